import Foundation

@testable import CoulisseCommandLine

/// A host whose streams are kept, over the real file system.
final class TestWorld: @unchecked Sendable {
  private let lock = NSLock()
  private var outputBytes: [UInt8] = []
  private var errorBytes: [UInt8] = []
  var input: [UInt8] = []
  var environment: [String: String] = [:]
  var isTerminal = (output: false, errors: false)
  /// Why a stream refuses what is written to it, nil if it takes it.
  var refusals: (output: Refusal?, errors: Refusal?) = (nil, nil)

  var output: String { String(decoding: outputBytes, as: UTF8.self) }
  var errors: String { String(decoding: errorBytes, as: UTF8.self) }

  var host: CoulisseCommandLine.Host {
    CoulisseCommandLine.Host(
      readInput: { (_) throws(FileError) in self.input },
      output: TextStream(isTerminal: isTerminal.output) { (bytes) throws(FileError) in
        if let refusal = self.refusals.output {
          throw FileError(.write, "standard output", refusal)
        }
        self.lock.withLock { self.outputBytes += bytes }
      },
      errors: TextStream(isTerminal: isTerminal.errors) { (bytes) throws(FileError) in
        if let refusal = self.refusals.errors {
          throw FileError(.write, "standard error", refusal)
        }
        self.lock.withLock { self.errorBytes += bytes }
      },
      environment: { self.environment[$0] }, workingFolder: "/somewhere", files: .system)
  }

  func run(_ arguments: Argument...) -> RunStatus {
    CommandLineTool.run(arguments, host: host)
  }
}
