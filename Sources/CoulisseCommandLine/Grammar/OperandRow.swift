/// One operand of a verb: what stands without a hyphen.
struct OperandRow<Values> {
  /// What stands for it in the help, in capitals.
  var name: String
  /// True if there may be several; only the last row of a table.
  var repeats: Bool
  /// One phrase for the help.
  var help: String
  var apply: (inout Values, FilePath) -> Void

  /// An operand that is one path.
  static func one(
    _ name: String, _ property: WritableKeyPath<Values, FilePath>, _ help: String
  ) -> OperandRow {
    OperandRow(name: name, repeats: false, help: help) { $0[keyPath: property] = $1 }
  }

  /// An operand that is one path or several.
  static func several(
    _ name: String, _ property: WritableKeyPath<Values, [FilePath]>, _ help: String
  ) -> OperandRow {
    OperandRow(name: name, repeats: true, help: help) { $0[keyPath: property].append($1) }
  }
}
