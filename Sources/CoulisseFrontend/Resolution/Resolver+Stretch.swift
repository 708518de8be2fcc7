internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// A panel that is as large as a finger drags it, and may be dragged beyond its last detent.
extension Resolver {
  mutating func stretches(_ entry: PanelEntry) -> Bool {
    guard let written = entry.document.stretches.written, written.value else { return false }
    if let key = entry.document.under.written?.key ?? entry.document.opens.written?.key {
      report(
        .unknownKey, "only a panel that slides over its container can stretch", at: written.key,
        secondary: [(key, "this one stands still while something slides off it")],
        help: ["remove `stretches`"])
    }
    return true
  }

  /// How far a drag takes a panel, if that is farther than its detents.
  mutating func widen(
    _ definition: inout TrackDefinition, to field: Field<ClosedRange<Double>>, _ entry: PanelEntry,
    along axis: Axis
  ) {
    guard let written = field.written else { return }
    let range = written.value
    let screens = viewport(along: axis)
    let reaches = definition.detents.flatMap { detent in
      [screens.lowerBound, screens.upperBound].map { detent.position.value(of: $0) }
    }
    let (least, most) = (reaches.min() ?? 0, reaches.max() ?? 0)
    if least < range.lowerBound || most > range.upperBound {
      report(
        .outOfRange, "a detent lies outside of the range", at: written.range,
        notes: [
          "the detents lie from \(DecimalText.number(least)) to \(DecimalText.number(most)) points "
            + "at the sizes that are proved"
        ], help: ["widen `range`, or move the detent"])
    } else if range.lowerBound < 0 || range.upperBound > screens.lowerBound {
      report(
        .outOfRange,
        "a panel is dragged out by 0 points at least, and no farther than the screen goes",
        at: written.range,
        notes: ["the smallest screen is \(DecimalText.number(screens.lowerBound)) points long"],
        help: ["write for example `range: 0..\(DecimalText.number(screens.lowerBound))`"])
    } else if range.upperBound > most, entry.document.stretches.value != true {
      report(
        .outOfRange, "the panel would leave its edge: it is dragged out farther than it is large",
        at: written.range, help: ["add `stretches: true`, or narrow `range`"])
    }
    definition.lower = Length(points: range.lowerBound)
    definition.upper = Length(points: range.upperBound)
  }
}
