import Foundation

/// The command itself, as it was built beside the tests.
enum Binary {
  static let path: String = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      let folder = bundle?.bundleURL.deletingLastPathComponent()
    #else
      let folder = CommandLine.arguments.first.map {
        URL(fileURLWithPath: $0).deletingLastPathComponent()
      }
    #endif
    return folder?.appendingPathComponent("coulisse").path ?? "coulisse"
  }()

  struct Result: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs a line of shell, in which `$coulisse` is the command, in a folder.
  static func shell(_ line: String, in folder: String) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["coulisse": path, "PATH": "/usr/bin:/bin", "LC_ALL": "C"]
    let streams = ["output", "errors"].map { folder + "/." + $0 }
    for stream in streams { _ = FileManager.default.createFile(atPath: stream, contents: nil) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: streams[0])
    process.standardError = FileHandle(forWritingAtPath: streams[1])
    try process.run()
    process.waitUntilExit()
    let texts = try streams.map {
      String(decoding: try Data(contentsOf: URL(fileURLWithPath: $0)), as: UTF8.self)
    }
    for stream in streams { try FileManager.default.removeItem(atPath: stream) }
    return Result(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }
}
