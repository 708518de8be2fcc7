extension SceneMachine {
  /// A length in points, of what it is a share of.
  func value(_ length: Length, of extent: Double) -> Double {
    length.value(of: extent, state.quantities)
  }

  /// What the quantities are, given what the host has measured.
  ///
  /// - Parameter measured: By index, in points; those of derived quantities do not count.
  public static func quantities(of program: SceneProgram, _ measured: [Double]) -> [Double] {
    var values: [Double] = []
    for (index, quantity) in program.quantities.enumerated() {
      switch quantity {
      case .measured(let design):
        values.append(measured.indices.contains(index) ? measured[index] : design)
      case .derived(let derived):
        var sum = derived.points
        for term in derived.terms where values.indices.contains(term.quantity) {
          sum += term.multiple * values[term.quantity]
        }
        values.append(Swift.max(derived.atLeast, sum))
      }
    }
    return values
  }
}
