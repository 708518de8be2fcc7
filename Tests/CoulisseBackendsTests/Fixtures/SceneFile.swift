internal import CoulisseDiagnostics
internal import CoulisseFrontend
internal import CoulisseModel
internal import CoulisseSource
internal import CoulisseYAML
import Foundation

/// Scenes of the repository and of tests, read as the compiler reads them.
enum SceneFile {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The scene at a path below the root of the repository; nil if it has errors.
  static func scene(at path: String) -> Scene? {
    guard let data = try? Data(contentsOf: root.appendingPathComponent(path)) else { return nil }
    return scene(SourceFile(path: path, bytes: Array(data)))
  }

  /// The paths of the scenes in a folder below the root of the repository, in order.
  static func paths(in folder: String) -> [String] {
    let names =
      (try? FileManager.default.contentsOfDirectory(
        atPath: root.appendingPathComponent(folder).path)) ?? []
    return names.filter { $0.hasSuffix(".scene.yaml") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The scene that a text describes; nil if it has errors.
  static func scene(_ text: String, path: String = "draft.scene.yaml") -> Scene? {
    scene(SourceFile(path: path, text: text))
  }

  private static func scene(_ file: SourceFile) -> Scene? {
    YAML.parse(file).value.flatMap { Frontend.decodeScene($0).value }
      .flatMap { Frontend.resolve($0).value }
  }
}
