/// Everything the commands know of the world: streams, environment and files. The verbs take it
/// as a value, so that a test can give them another world.
package struct Host: Sendable {
  /// All bytes of standard input; refuses more than `limit`.
  var readInput: @Sendable (_ limit: Int) throws(FileError) -> [UInt8]
  /// Standard output: results.
  var output: TextStream
  /// Standard error: diagnostics.
  package var errors: TextStream
  /// The value of an environment variable, nil if it is not set.
  var environment: @Sendable (_ name: String) -> String?
  /// The absolute path of the working folder, nil if it was removed.
  var workingFolder: FilePath?
  /// The file system.
  package var files: FileAccess
}

/// A stream that text is written to.
package struct TextStream: Sendable {
  /// True if people read it as it comes.
  var isTerminal: Bool
  /// Writes all of the bytes.
  package var write: @Sendable (_ bytes: [UInt8]) throws(FileError) -> Void
}
