package import CoulisseModel
internal import CoulisseSource

extension Frontend {
  /// The scene as a file that says everything and means the same.
  package static func dump(_ scene: Scene) -> String {
    let spelling = SceneSpelling(scene: scene)
    return dump(spelling.document) + ImpliedGestures(scene: scene).comment
  }

  /// What the document holds, in the notation of a scene file.
  package static func dump(_ document: SceneDocument) -> String {
    let measures = document.measures.value ?? []
    return YAMLPrinter.print(Sections.scene.text(document).naming(measures.map(\.name.value)))
  }
}
