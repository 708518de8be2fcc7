package import CoulisseDiagnostics
package import CoulisseModel
internal import CoulisseSource
package import CoulisseYAML

/// From the YAML tree of a scene file to the resolved scene, and back to text.
package enum Frontend {
  /// What the file says, typed. The value is nil if the file is no mapping at all; otherwise it is
  /// as complete as it can be, whatever was reported.
  package static func decodeScene(_ tree: YAMLTree) -> Diagnosed<SceneDocument?> {
    var reader = Reader(file: tree.file, comments: tree.comments)
    guard let slot = reader.root(tree, of: "a scene", beginning: "scene: Mail"),
      !reader.isScenario(slot), var document = reader.mapping(Sections.scene, slot)
    else { return Diagnosed(nil, reader.diagnostics) }
    // Each name that is declared there would be one more error.
    if reader.hasMisplacedSection { return Diagnosed(nil, reader.diagnostics.withoutRepeats) }
    document.file = tree.file
    document.isDamaged = reader.isDamaged
    document.usedMeasures = reader.usedMeasures
    return Diagnosed(document, reader.diagnostics.withoutRepeats)
  }
}

extension [Diagnostic] {
  /// Aliases repeat their anchor's faults.
  var withoutRepeats: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Frontend {
  /// The scene that the document describes, every default filled in. The value is nil if there is
  /// an error in it, or was one in the file it was read from.
  package static func resolve(_ document: SceneDocument) -> Diagnosed<Scene?> {
    var resolver = Resolver(document)
    let scene = resolver.run()
    return Diagnosed(scene, resolver.diagnostics.withoutRepeats)
  }
}
