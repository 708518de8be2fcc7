import CoulisseDiagnostics
import CoulisseModel
import CoulisseSource
import CoulisseYAML

@testable import CoulisseFrontend

/// The front end, from text to scene.
enum Reading {
  static func scene(_ file: SourceFile) -> Diagnosed<Scene?> {
    let parsed = YAML.parse(file)
    guard let tree = parsed.value else { return Diagnosed(nil, parsed.diagnostics) }
    let decoded = Frontend.decodeScene(tree)
    guard let document = decoded.value else {
      return Diagnosed(nil, parsed.diagnostics + decoded.diagnostics)
    }
    let resolved = Frontend.resolve(document)
    return Diagnosed(
      resolved.value, parsed.diagnostics + decoded.diagnostics + resolved.diagnostics)
  }

  static func scene(_ text: String) -> Diagnosed<Scene?> {
    scene(SourceFile(path: "test.scene.yaml", text: text))
  }
}
