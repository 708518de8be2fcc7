import CoulisseSource

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files of the repository that tests read.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func file(_ path: String) throws -> SourceFile {
    let data = try Data(contentsOf: root.appendingPathComponent(path))
    return SourceFile(path: path, bytes: Array(data))
  }

  static func text(_ path: String) throws -> String {
    try String(decoding: file(path).bytes, as: UTF8.self)
  }

  static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: root.appendingPathComponent(path), options: .atomic)
  }

  /// Whether derived files are to be written anew.
  static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD"] != nil }

  /// The scene files below `folder`, by path from the root.
  static func scenes(in folder: String) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent(folder).path)
    return names.filter { $0.hasSuffix(".scene.yaml") }.sorted().map { "\(folder)/\($0)" }
  }
}
