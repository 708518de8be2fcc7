import CoulisseDiagnostics
import CoulisseFrontend
import CoulisseLint
import CoulisseModel
import CoulisseSource
import CoulisseYAML

/// What could be read of a scene file.
struct UnderstoodFile {
  /// Nil unless the whole is sound.
  var scene: Scene?
  /// What its comments ask for; none if its syntax is broken.
  var suppressions: Suppressions
}

extension Compiler {
  /// From bytes to the resolved scene. Each stage runs as far as the one before gave it something, so
  /// that one run tells everything that is wrong.
  static func understand(_ file: SourceFile) -> Diagnosed<UnderstoodFile> {
    let tree = YAML.parse(file)
    guard let root = tree.value else {
      return Diagnosed(
        UnderstoodFile(scene: nil, suppressions: Suppressions(comments: [], in: file)),
        tree.diagnostics)
    }
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
    if Diagnosed(scene, diagnostics).hasErrors { scene = nil }
    return Diagnosed(UnderstoodFile(scene: scene, suppressions: suppressions), diagnostics)
  }
}
