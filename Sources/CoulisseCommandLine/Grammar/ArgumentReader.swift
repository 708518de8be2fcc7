internal import CoulisseDiagnostics

/// The arguments of a verb, read by its grammar; nil stands for a call for help.
extension Grammar {
  /// Reads the arguments after the verb; nil if they ask for help, wherever it stands.
  func read(_ arguments: [Argument]) throws(UsageError) -> Values? {
    let optionsEnd = arguments.firstIndex(of: "--") ?? arguments.endIndex
    if arguments[..<optionsEnd].contains(where: { helpWords.contains($0.text) }) { return nil }
    var values = initial
    var operandsRead: [Argument] = []
    var namesRead: Set<String> = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operandsRead += rest
        break
      } else if argument.looksLikeOption {
        try readOption(argument, &rest, &values, &namesRead)
      } else {
        operandsRead.append(argument)
      }
    }
    try readOperands(operandsRead, &values)
    try check(values)
    return values
  }

  private func readOption(
    _ argument: Argument, _ rest: inout ArraySlice<Argument>, _ values: inout Values,
    _ namesRead: inout Set<String>
  ) throws(UsageError) {
    let (name, attached) = argument.parts
    guard let row = options.first(where: { $0.name == name }) else {
      throw unknownOption(name)
    }
    guard row.placeholder != nil else {
      if attached != nil { throw UsageError("`\(name)` takes no value") }
      return try row.apply(&values, argument)
    }
    if !namesRead.insert(name).inserted { throw UsageError("`\(name)` is given twice") }
    guard let value = attached ?? rest.popFirst() else { throw missingValue(row) }
    if attached == nil && options.contains(where: { $0.name == value.text }) {
      throw missingValue(row)
    }
    try row.apply(&values, value)
  }

  private func readOperands(
    _ arguments: [Argument], _ values: inout Values
  ) throws(UsageError) {
    var rows = operands[...]
    var isAnswered = false
    for argument in arguments {
      guard let row = rows.first else {
        throw UsageError("`\(argument.text)` is one argument too many", help: ["usage: \(usage)"])
      }
      if argument.bytes.isEmpty { throw UsageError("the \(row.name) given is an empty path") }
      row.apply(&values, argument.path)
      isAnswered = row.repeats
      if !row.repeats { rows.removeFirst() }
    }
    if let missing = rows.first, !isAnswered {
      throw UsageError("\(missing.name) is missing", help: ["usage: \(usage)"])
    }
  }

  private func unknownOption(_ name: String) -> UsageError {
    let known = options.map(\.name) + ["--help"]
    if let short = Self.shortNames[name], known.contains(short) {
      return UsageError("`\(verb)` has no option `\(name)`", help: ["did you mean `\(short)`?"])
    }
    return UsageError(
      "`\(verb)` has no option `\(name)`",
      help: suggestion(for: name, among: known)
        ?? [
          "options: \(known.joined(separator: " "))",
          "a path that begins with `-` is written after `--`, or with `./` before it",
        ])
  }

  /// Options that are long elsewhere.
  private static var shortNames: [String: String] {
    ["--output": "-o", "--out": "-o", "--output-dir": "-o", "--outdir": "-o", "--out-dir": "-o"]
  }

  private func missingValue(_ row: OptionRow<Values>) -> UsageError {
    UsageError(
      "`\(row.name)` needs a value", help: ["write `\(row.name) \(row.placeholder ?? "")`"])
  }
}

/// The two spellings of the call for help.
let helpWords: Set<String> = ["--help", "-h"]

/// "did you mean" for the help of a complaint; nil if no word is near.
func suggestion(for word: String, among known: [String]) -> [String]? {
  Suggestion.didYouMean(word, among: known).map { [$0] }
}
