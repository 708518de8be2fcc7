/// One option of a verb: a row of the table that both the reader and the help are made from.
struct OptionRow<Values> {
  /// How it is written, hyphens included.
  var name: String
  /// What stands for its value in the help, nil for a flag, which takes none.
  var placeholder: String?
  /// One phrase for the help.
  var help: String
  /// Puts the value, already known to be there unless this is a flag, in its place.
  var apply: (inout Values, Argument) throws(UsageError) -> Void

  /// An option without a value.
  static func flag(
    _ name: String, _ property: WritableKeyPath<Values, Bool>, _ help: String
  ) -> OptionRow {
    OptionRow(name: name, placeholder: nil, help: help) { (values, _) in
      values[keyPath: property] = true
    }
  }

  /// An option whose value is one of a few words.
  static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String, _ property: WritableKeyPath<Values, Choice>, default initial: Choice,
    _ help: String
  ) -> OptionRow {
    let words = Choice.allCases.map(\.rawValue)
    let fullHelp = words.count > 1 ? "\(help) (default: \(initial.rawValue))" : help
    return OptionRow(
      name: name, placeholder: words.joined(separator: "|"), help: fullHelp
    ) { (values, argument) throws(UsageError) in
      guard let choice = Choice(rawValue: argument.text) else {
        throw UsageError(
          "`\(name)` cannot be `\(argument.text)`",
          help: suggestion(for: argument.text, among: words)
            ?? ["write \(listing(words)) after `\(name)`"])
      }
      values[keyPath: property] = choice
    }
  }

  /// An option whose value is a path.
  static func path(
    _ name: String, _ placeholder: String, _ property: WritableKeyPath<Values, FilePath?>,
    _ help: String
  ) -> OptionRow {
    OptionRow(name: name, placeholder: placeholder, help: help) {
      (values, argument) throws(UsageError) in
      if argument.bytes.isEmpty { throw UsageError("the path after `\(name)` is empty") }
      values[keyPath: property] = argument.path
    }
  }

  /// An option whose value is any text.
  static func text(
    _ name: String, _ placeholder: String, _ property: WritableKeyPath<Values, String?>,
    _ help: String
  ) -> OptionRow {
    OptionRow(name: name, placeholder: placeholder, help: help) {
      (values, argument) throws(UsageError) in
      if argument.bytes.isEmpty { throw UsageError("the text after `\(name)` is empty") }
      values[keyPath: property] = argument.text
    }
  }
}

/// Words in a sentence: "`a`, `b` or `c`".
func listing(_ words: [String]) -> String {
  let quoted = words.map { "`\($0)`" }
  guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
  return quoted.dropLast().joined(separator: ", ") + " or " + last
}
