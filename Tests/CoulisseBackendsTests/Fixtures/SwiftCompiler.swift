import Foundation
import Testing

/// The compiler that built this test, run on generated files.
struct SwiftCompiler {
  let folder: URL

  /// In a new folder, which `remove` removes.
  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("coulisse-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// What the compiler says; empty if it has nothing to complain about.
  func run(_ arguments: [String]) throws -> String { try run("swiftc", arguments) }

  /// What a tool of the compiler's folder says; empty if it ends well and says nothing.
  func run(_ tool: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.currentDirectoryURL = folder
    let log = folder.appendingPathComponent("log-\(UUID().uuidString)")
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    let output = try String(contentsOf: log, encoding: .utf8)
    return process.terminationStatus == 0
      ? output : "status \(process.terminationStatus)\n\(output)"
  }
}

extension SwiftCompiler {
  /// Runs, and records what the compiler says as a fault.
  func expectSilence(
    _ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let output = try run(arguments)
    #expect(output == "", sourceLocation: sourceLocation)
  }

  /// Compiles the runtime as a module of its own, for scenes that import it.
  func emitRuntimeModule(_ arguments: [String]) throws {
    let runtime = try #require(Self.runtimeSources)
    let module = ["-emit-module", "-module-name", "CoulisseRuntime", "-parse-as-library"]
    try expectSilence(module + arguments + runtime)
  }

  /// The files of the runtime's module.
  static var runtimeSources: [String]? {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/CoulisseRuntime")
    guard let names = FileManager.default.enumerator(atPath: folder.path) else { return nil }
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.appendingPathComponent($0).path }
  }
}
