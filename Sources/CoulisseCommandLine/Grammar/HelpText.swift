extension Grammar {
  /// The help of the verb, made from the same rows that its arguments are read by.
  var helpText: String {
    let operandLines = operands.map { ($0.repeats ? $0.name + "..." : $0.name, $0.help) }
    let optionLines =
      options.map { row in ([row.name, row.placeholder].compactMap(\.self), row.help) }
      .map { ($0.joined(separator: " "), $1) } + [("--help", "print this help")]
    let sections = [
      "Usage: \(usage)",
      ([summary.capitalizedSentence] + details).map { wrapped($0, indent: 0).joined() }
        .joined(separator: "\n"),
      "Arguments:\n" + table(operandLines),
      "Options:\n" + table(optionLines),
    ]
    return sections.map(closed).joined(separator: "\n")
  }
}

/// Terms and what they mean, in two columns; a long term has a line of its own.
func table(_ rows: [(term: String, meaning: String)]) -> String {
  let column = 26
  return rows.map { row in
    let lines = wrapped(row.meaning, indent: column)
    let term = "  " + row.term
    if term.count + 2 > column { return term + "\n" + lines.joined() }
    return term + lines.joined().dropFirst(term.count)
  }.joined()
}

/// The lines of a paragraph, none over 80 columns, each with its line feed.
func wrapped(_ paragraph: String, indent: Int) -> [String] {
  let margin = String(repeating: " ", count: indent)
  var lines: [String] = []
  var line = margin
  for word in paragraph.split(separator: " ") {
    if line.count > indent && line.count + 1 + word.count > 80 {
      lines.append(line + "\n")
      line = margin
    }
    line += line.count > indent ? " " + word : String(word)
  }
  return lines + [line + "\n"]
}

private func closed(_ text: String) -> String { text.hasSuffix("\n") ? text : text + "\n" }

extension String {
  /// The phrase as a sentence of its own.
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
