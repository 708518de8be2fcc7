/// Arguments that cannot be understood. Nothing was read or written yet.
package struct UsageError: Error, Sendable, Hashable {
  /// One sentence, lower case, no full stop.
  package var message: String
  /// What to write instead, one line each.
  package var help: [String]

  /// A complaint about the arguments.
  package init(_ message: String, help: [String] = []) {
    self.message = message
    self.help = help
  }
}
