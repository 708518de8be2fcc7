import CoulisseBackends
package import CoulisseDiagnostics
import CoulisseFrontend
import CoulisseModel
package import CoulisseSource
import CoulisseYAML

extension Compiler {
  /// Prints one of the trees of `file`: whole lines; empty if that stage was not reached.
  package static func dump(_ file: SourceFile, stage: DumpStage) -> Diagnosed<String> {
    switch stage {
    case .yaml:
      let tree = YAML.parse(file)
      return Diagnosed(tree.value?.listing ?? "", tree.diagnostics)
    case .document:
      let tree = YAML.parse(file)
      guard let root = tree.value else { return Diagnosed("", tree.diagnostics) }
      let document = Frontend.decodeScene(root)
      return Diagnosed(
        document.value.map(Frontend.dump) ?? "", tree.diagnostics + document.diagnostics)
    case .scene: return dump(file) { Frontend.dump($0) }
    case .program:
      return dump(file) { scene in
        scene.platforms.map { platform in
          let listing = ProgramListing.text(of: scene, scene.lowered(for: platform))
          return "// \(platform.spelling)\n\(listing)"
        }.joined(separator: "\n")
      }
    }
  }

  private static func dump(
    _ file: SourceFile, _ text: (Scene) -> String
  ) -> Diagnosed<String> {
    let understood = understand(file)
    return Diagnosed(
      understood.value.scene.map(text) ?? "", understood.diagnostics)
  }
}
