internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension Resolver {
  /// How far a finger has to move; nil for the platform's. A heading is read at the platform's slop:
  /// a drag that begins earlier has none, so that only one that needs none can.
  mutating func slop(_ document: GestureDocument) -> Double? {
    guard let written = document.slop.written else { return nil }
    if written.value == 0, let lock = document.lock.written, lock.value == .dominant {
      report(
        .unknownValue, "a drag without slop has no heading that a lock could ask for",
        at: lock.range, secondary: [(written.range, "it begins as the finger comes down")],
        help: ["remove `lock`, or give the drag a slop"])
    }
    let least = scene.platforms.map(\.numbers.slop).max() ?? 0
    guard written.value > 0, written.value < least else { return written.value }
    let platform = scene.platforms.first { $0.numbers.slop == least }
    let number = DecimalText.number(least)
    report(
      .outOfRange,
      "a drag cannot begin before its heading is known, at \(number) pt on "
        + (platform?.spelling ?? "this platform"),
      at: written.range,
      help: [
        "write `slop: \(number)` or more",
        "or `slop: 0` for one that begins as the finger comes down, whatever way it goes",
      ])
    return nil
  }
}
