import Foundation

/// The committed generated files. `Tests/GeneratedCodeTests` compiles them, too.
enum Goldens {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Goldens")

  /// Set to write what is generated now; the run fails all the same, so that nobody takes it for a
  /// pass.
  static let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"

  static var names: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).sorted()
  }

  static func text(of name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  static func record(_ text: String, as name: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(
      to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }
}
