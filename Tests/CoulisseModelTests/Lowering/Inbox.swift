import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// The resolved scene of one list over the whole stage, put together by hand: rows with two buttons at
/// either side.
///
/// Declared are, at the left, `flag` of 60 pt and `unread` of 40 pt; at the right `delete` of 70 pt and
/// `more` of 34 pt. The last declared stands leftmost.
enum Inbox {
  static let list = EntityID<RowList>(0)
  static let left = 0
  static let right = 1

  static func scene(_ style: RowStyle, isReversed: Bool = true) -> Scene {
    Scene(
      file: SourceFile(path: "inbox.scene.yaml", text: ""), name: name("Inbox"),
      platforms: [.ios(version: 26)],
      viewport: Viewport(
        width: 320...1366, height: 480...1366, design: Size(width: 375, height: 667)),
      containers: [
        Container(name: name("main"), parent: nil, navigation: false, scroller: nil, bar: [])
      ],
      scrims: [], tracks: [], panels: [],
      lists: [
        RowList(
          name: name("inbox"), holder: .container(EntityID(0)), frame: .full,
          row: Row(
            height: 44...200, designHeight: 44, fields: [], tap: [],
            swipe: swipe(style, isReversed)))
      ],
      quantities: widths.map(measured)
        + [derived([0, 1]), derived([2, 3])],
      gestures: gestures, groups: [],
      actions: [EmittedAction(name: name("flag"))])
  }

  private static let widths = [60.0, 40, 70, 34]

  private static func measured(_ points: Double) -> NamedQuantity {
    NamedQuantity(name: "", quantity: .measured(design: points), range: points...points)
  }

  private static func derived(_ terms: [Int]) -> NamedQuantity {
    NamedQuantity(
      name: "", quantity: .derived(DerivedQuantity(terms.map { QuantityTerm($0) })),
      range: 0...0)
  }

  private static func name(_ text: String) -> Located<String> {
    Located(text, SourceRange(at: 0))
  }

  private static func swipe(_ style: RowStyle, _ isReversed: Bool) -> Swipe {
    let (left, right) = (
      Length(measured: QuantityTerm(4)), Length(measured: QuantityTerm(5, times: -1))
    )
    return Swipe(
      style: style,
      sides: [
        side(.left, [("flag", 0), ("unread", 1)], width: 4, detent: 2, isReversed),
        side(.right, [("delete", 2), ("more", 3)], width: 5, detent: 0, isReversed),
      ],
      opensOne: true,
      definition: TrackDefinition(
        detents: [
          Detent(name: "right", position: right), Detent(name: "closed", position: .zero),
          Detent(name: "left", position: left),
        ], lower: right, upper: left, start: 1, home: 1,
        settle: SettleRule([
          SettleClause(SettleTest(.travel, .past, 0.5, of: .gap), to: .ahead),
          SettleClause(SettleTest(.speed, .past, 200, of: .absolute), to: .ahead),
          SettleClause(nil, to: .base),
        ]), motion: Motion(curve: .easeInOut, durationNanoseconds: 250_000_000), released: nil,
        requests: .direct, outOfRange: .clamp, cancel: .settle, whileMoving: .grab,
        resize: .keepProgress))
  }

  private static func side(
    _ edge: Side, _ buttons: [(String, Int)], width: Int, detent: Int, _ isReversed: Bool
  ) -> SwipeSide {
    SwipeSide(
      edge: edge,
      buttons: buttons.map { title, width in
        SwipeButton(
          name: name(title), label: title, image: nil, width: width, tap: [.emit(EntityID(0))])
      }, isReversed: isReversed, width: width, detent: detent)
  }

  private static var gestures: [Gesture] {
    let flag = Element.rowButton(list, side: left, 0)
    return [
      Gesture(
        name: name("inbox.scroll"), origin: .scroll(.list(list)),
        kind: .pan(claims: [.top, .bottom]), regions: [.list(list)],
        drives: .one(.scroll(.list(list))), after: [Relation(EntityID(1))]),
      Gesture(
        name: name("inbox.swipe"), origin: .swipe(list), kind: .pan(claims: [.left, .right]),
        regions: [.row(list)], drives: .one(.mover(.row(list)))),
      Gesture(
        name: name("inbox.flag"), origin: .tapOf(flag), kind: .tap(count: 1), regions: [flag],
        actions: [.emit(EntityID(0))]),
      Gesture(
        name: name("inbox.dismiss"), origin: .dismiss(list), kind: .tap(count: 1),
        regions: [.list(list)], when: [Guard(.rowOpen(list))], after: [Relation(EntityID(2))],
        actions: [.closeRows(list)]),
    ]
  }
}
