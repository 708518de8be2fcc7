import CoulisseDiagnostics
import CoulisseFrontend
import CoulisseLint
import CoulisseModel
import CoulisseSource
import CoulisseYAML

/// A scene that could be read, and what its comments ask for.
struct UnderstoodScene {
  var scene: Scene
  var suppressions: Suppressions
}

extension Compiler {
  /// From bytes to the resolved scene. Each stage runs as far as the one before gave it something, so
  /// that one run tells everything that is wrong; the value is nil unless the whole is sound.
  static func understand(_ file: SourceFile) -> Diagnosed<UnderstoodScene?> {
    let tree = YAML.parse(file)
    guard let root = tree.value else { return Diagnosed(nil, tree.diagnostics) }
    let suppressions = Suppressions(
      comments: root.comments.map { Located($0.text, $0.range) }, in: file)
    let document = Frontend.decodeScene(root)
    var diagnostics = tree.diagnostics + document.diagnostics
    var scene: Scene?
    if let value = document.value {
      let resolved = Frontend.resolve(value)
      diagnostics += resolved.diagnostics
      scene = resolved.value
    }
    let remaining = Diagnosed(scene, diagnostics)
    guard let scene, !remaining.hasErrors else { return Diagnosed(nil, diagnostics) }
    return Diagnosed(
      UnderstoodScene(scene: scene, suppressions: suppressions), diagnostics)
  }
}
