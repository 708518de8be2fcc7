package import Foundation

/// The compiler that built this test, run on generated files.
package struct SwiftCompiler {
  /// Where it writes and works.
  package let folder: URL

  /// In a new folder, which `remove` removes.
  package init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("coulisse-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Removes the folder.
  package func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file, with the folders above it.
  package func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// What the compiler says; empty if it has nothing to complain about.
  package func run(_ arguments: [String]) throws -> String { try run("swiftc", arguments) }

  /// What a tool of the compiler's folder says; empty if it ends well and says nothing.
  package func run(_ tool: String, _ arguments: [String]) throws -> String {
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

  /// The files of the runtime's module.
  package static var runtimeSources: [String]? {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/CoulisseRuntime")
    guard let names = FileManager.default.enumerator(atPath: folder.path) else { return nil }
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.appendingPathComponent($0).path }
  }
}
