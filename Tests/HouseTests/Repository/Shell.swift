import Foundation

/// A folder with tools that only pretend, for tests of scripts.
struct Shell {
  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("coulisse-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  var path: String { folder.path }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Makes a tool that does what the line says; the result is its path.
  @discardableResult
  func tool(_ name: String, _ line: String) throws -> String {
    try write("#!/bin/sh\n\(line)\n", to: name)
    let path = folder.appendingPathComponent(name).path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  /// Runs something at the root of the repository, with few variables.
  static func run(
    _ name: String, _ arguments: [String],
    _ environment: [String: String] = ["PATH": "/usr/bin:/bin"]
  ) throws -> Result {
    let process = Process()
    let streams = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    if name.hasPrefix("Scripts/") {
      process.executableURL = Repository.root.appendingPathComponent(name)
      process.arguments = arguments
    }
    process.currentDirectoryURL = Repository.root
    process.environment = environment
    process.standardOutput = streams.0
    process.standardError = streams.1
    try process.run()
    // Little is written, less than a pipe holds.
    process.waitUntilExit()
    let texts = [streams.0, streams.1].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    return Result(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }
}
