import CoulisseRuntime
import CoulisseSource

extension Lowering {
  /// What a host needs as constants: how far each panel comes out, and what its root page leaves
  /// uncovered.
  mutating func lowerLengths() {
    for (index, panel) in scene.panels.enumerated() {
      let id = EntityID<Panel>(index)
      let axis = panel.edge.value.axis
      add(.size(id), NamedLength(panel.size, reference: stageView(of: id), axis: axis))
      if panel.insetContent != .zero {
        add(
          .uncovered(id),
          NamedLength(panel.insetContent, reference: view(of: .panel(id)), axis: axis))
      }
    }
  }

  private mutating func add(_ symbol: LengthSymbol, _ length: NamedLength) {
    program.lengths.append(length)
    symbols.lengths.append(symbol)
  }
}
