/// Arguments that cannot be understood. Nothing was read or written yet.
struct UsageError: Error, Sendable, Hashable {
  /// One sentence, lower case, no full stop.
  var message: String
  /// What to write instead, one line each.
  var help: [String]

  /// A complaint about the arguments.
  init(_ message: String, help: [String] = []) {
    self.message = message
    self.help = help
  }
}
