internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// Where elements take touches.
extension Resolver {
  /// The part of an element that takes touches: something, however large the element is.
  mutating func grab(_ field: Field<Frame>, widths: [Double], heights: [Double]) -> Frame? {
    guard let written = field.written else { return nil }
    let grab = written.value
    let isEmpty =
      widths.contains { $0 > 0 && grab.width.value(of: $0) <= 0 }
      || heights.contains { $0 > 0 && grab.height.value(of: $0) <= 0 }
    guard isEmpty else { return grab }
    report(
      .outOfRange, "nothing is left that takes touches", at: written.range,
      notes: ["what is drawn is not larger than that at every size that is proved"],
      help: ["write a smaller number, or leave `grab` out"])
    return nil
  }

  /// That of something as large as the stage.
  mutating func stageGrab(_ field: Field<Frame>) -> Frame? {
    grab(
      field, widths: [scene.viewport.width.lowerBound],
      heights: [scene.viewport.height.lowerBound])
  }

  /// That of a panel.
  mutating func panelGrab(_ field: Field<Frame>, _ size: Length, _ edge: Side) -> Frame? {
    func extents(_ axis: Axis) -> [Double] {
      spans(of: edge.axis == axis ? size : .full, along: axis).map(\.panel)
    }
    return grab(field, widths: extents(.horizontal), heights: extents(.vertical))
  }
}
