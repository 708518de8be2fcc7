import CoulisseModel
import CoulisseRuntime

extension Checker {
  /// As the design has everything, then the least of everything, then the most. What lengths make of it
  /// only grows, or only shrinks, in between.
  static func measures(_ quantities: [NamedQuantity]) -> [[Surroundings.Measure]] {
    let measured = quantities.indices.filter {
      quantities[$0].range.lowerBound < quantities[$0].range.upperBound
        && quantities[$0].isMeasured
    }
    guard !measured.isEmpty else { return [[]] }
    let ends = [\ClosedRange<Double>.lowerBound, \.upperBound].map { end in
      measured.map {
        Surroundings.Measure(quantity: $0, points: quantities[$0].range[keyPath: end])
      }
    }
    return [[]] + ends
  }
}

extension SceneProgram {
  /// All quantities, given what the app has measured, in points.
  func quantities(_ measures: [Surroundings.Measure]) -> [Double] {
    var measured = SceneMachine.quantities(of: self, [])
    for measure in measures { measured[measure.quantity] = measure.points }
    return SceneMachine.quantities(of: self, measured)
  }
}

extension NamedQuantity {
  fileprivate var isMeasured: Bool { if case .measured = quantity { true } else { false } }
}
