/// Something that is wrong outside of any scene: a file that cannot be read, arguments that cannot
/// be understood.
struct Complaint: Sendable, Hashable {
  /// One sentence, lower case, no full stop.
  var message: String
  /// What to do instead, one line each.
  var help: [String]

  /// A complaint in words.
  init(_ message: String, help: [String] = []) {
    self.message = message
    self.help = help
  }

  /// A refused file operation.
  init(_ error: FileError) { self.init(error.message, help: error.help) }

  /// Arguments that cannot be understood.
  init(_ error: UsageError) { self.init(error.message, help: error.help) }

  /// The lines for standard error, in the style of a diagnostic.
  func text(color: Bool) -> String {
    let error = color ? "\u{1B}[1;31merror:\u{1B}[0m" : "error:"
    let helpWord = color ? "\u{1B}[1;32mhelp:\u{1B}[0m" : "help:"
    return "coulisse: \(error) \(message)\n" + help.map { " \(helpWord) \($0)\n" }.joined()
  }
}
