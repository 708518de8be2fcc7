import CoulisseSource

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files of the repository that tests read.
enum Repository {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Empty if there is no such file.
  static func file(_ path: String) -> SourceFile {
    let data = try? Data(contentsOf: root.appendingPathComponent(path))
    return SourceFile(path: path, bytes: Array(data ?? Data()))
  }

  /// The scenario files below `folder`, by path from the root.
  static func scenarios(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent(folder).path)
    return (names ?? []).filter { $0.hasSuffix(".scenario.yaml") }.sorted()
      .map { "\(folder)/\($0)" }
  }
}
