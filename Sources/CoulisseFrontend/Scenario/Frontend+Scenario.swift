package import CoulisseDiagnostics
package import CoulisseModel
internal import CoulisseSource
package import CoulisseYAML

extension Frontend {
  /// The scenario that a file describes for `scene`. The value is nil if there is an error in it.
  package static func decodeScenario(
    _ tree: YAMLTree, of scene: Scene
  ) -> Diagnosed<Scenario?> {
    var reader = Reader(
      file: tree.file, comments: tree.comments, sections: ScenarioKeyTable.sections)
    guard
      let slot = reader.root(tree, of: "a scenario", beginning: "scenario: open by the edge"),
      !reader.isScene(slot)
    else { return Diagnosed(nil, reader.diagnostics) }
    let document = reader.mapping(ScenarioSections.scenario, slot)
    var resolver = ScenarioResolver(file: tree.file, scene: scene)
    let scenario = document.flatMap { resolver.scenario($0) }
    return Diagnosed(
      reader.isDamaged ? nil : scenario,
      (reader.diagnostics + resolver.diagnostics).withoutRepeats)
  }
}
