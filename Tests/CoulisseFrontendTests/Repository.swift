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

  /// The scene files below `folder`, by path from the root.
  static func scenes(in folder: String) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent(folder).path)
    return names.filter { $0.hasSuffix(".scene.yaml") }.sorted().map { "\(folder)/\($0)" }
  }
}
