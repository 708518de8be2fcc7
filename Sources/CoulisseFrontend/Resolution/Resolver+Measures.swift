internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// What the app measures. What is asked of lengths is asked for both ends of each range that they are
/// made of: lengths are linear in between.
extension Resolver {
  /// The measures stand before every other quantity: lengths know them by their order in the file.
  mutating func resolveMeasures() {
    for (index, entry) in (document.measures.value ?? []).enumerated() {
      let body = entry.body.value ?? MeasureDocument()
      let range = body.range.value ?? 0...0
      _ = measure(entry.name.value, range)
      if let design = body.design.written {
        if !range.contains(design.value), !body.range.isUnreadable {
          report(
            .outOfRange, "the app never measures what the design says", at: design.range,
            help: ["write a number inside `range`, or widen that"])
        }
        scene.quantities[index].quantity = .measured(design: design.value)
      }
      guard !document.usedMeasures.contains(index), !document.isDamaged else { continue }
      report(
        .unusedName, "no length is made of \(quoted(entry.name.value))", at: entry.name.range,
        help: ["add it to a length, as in `100% - \(entry.name.value)`, or remove it"])
    }
  }

  /// Values of all quantities, for each way to take those of some lengths at one end of their ranges.
  func ends(of lengths: [Length]) -> [[Double]] {
    let used = Set(lengths.map(\.measured.quantity)).filter {
      scene.quantities.indices.contains($0)
    }
    var ends = [scene.quantities.map(\.range.lowerBound)]
    for index in used.sorted() {
      let range = scene.quantities[index].range
      guard range.lowerBound < range.upperBound else { continue }
      ends += ends.map { values in
        var values = values
        values[index] = range.upperBound
        return values
      }
    }
    return ends
  }

  /// "so it is where `caption` has 90 points"; nil for lengths that are made of none.
  func measureNote(_ lengths: [Length], _ values: [Double]) -> [String] {
    let used = Set(lengths.map(\.measured.quantity)).filter {
      scene.quantities.indices.contains($0)
    }
    let words = used.sorted().compactMap { index -> String? in
      let name = scene.quantities[index].name
      return name.isEmpty
        ? nil : "\(quoted(name)) has \(DecimalText.number(values[index])) points"
    }
    return words.isEmpty ? [] : ["so it is where \(words.joined(separator: " and "))"]
  }

  /// One length minus another one.
  mutating func difference(_ first: Length, _ second: Length) -> Length {
    let terms = [first.measured, -second.measured].filter { $0.quantity >= 0 }
    var measured = terms.first ?? QuantityTerm.none
    if terms.count == 2 {
      measured = QuantityTerm(
        first.measured.quantity, times: first.measured.multiple - second.measured.multiple)
      if first.measured.quantity != second.measured.quantity {
        let ranges = terms.map { term in
          let range = scene.quantities[term.quantity].range
          let ends = [range.lowerBound, range.upperBound].map { $0 * term.multiple }
          return min(ends[0], ends[1])...max(ends[0], ends[1])
        }
        let least = ranges[0].lowerBound + ranges[1].lowerBound
        let most = ranges[0].upperBound + ranges[1].upperBound
        let range = least...max(least, most)
        measured = QuantityTerm(derive(DerivedQuantity(terms), range))
      }
    }
    return Length(
      fraction: first.fraction - second.fraction, points: first.points - second.points,
      measured: measured.multiple == 0 ? .none : measured)
  }
}

extension QuantityTerm {
  fileprivate static prefix func - (term: QuantityTerm) -> QuantityTerm {
    term.quantity < 0 ? term : QuantityTerm(term.quantity, times: -term.multiple)
  }
}

extension Length {
  /// The same length where the quantities have these values.
  func fixed(_ quantities: [Double]) -> Length {
    guard quantities.indices.contains(measured.quantity) else { return self }
    return Length(
      fraction: fraction, points: points + measured.multiple * quantities[measured.quantity],
      atLeast: atLeast, atMost: atMost)
  }
}
