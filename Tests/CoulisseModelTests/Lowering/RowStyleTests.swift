import CoulisseModel
import CoulisseRuntime
import Testing

/// Where menu and buttons stand while a row is off its place, in points on the stage: 375 pt wide, the
/// menus 100 and 104 pt.
@Suite struct RowStyleTests {
  struct Case: Sendable {
    var style: RowStyle
    /// Of the left menu with the row 30 pt to the right, then of `unread` and `flag` in it: x and width.
    var left: [(x: Double, width: Double)]
    /// Of the right menu with the row 52 pt to the left, then of `more` and `delete` in it.
    var right: [(x: Double, width: Double)]
  }

  /// Of the table of styles: L = 100, R = 104, d = 30 (t = 0.3) and d = 52 (t = 0.5).
  static let cases: [Case] = [
    Case(
      style: .none, left: [(0, 100), (0, 40), (40, 60)],
      right: [(271, 104), (271, 34), (305, 70)]),
    Case(
      style: .behind, left: [(0, 100), (0, 40), (40, 60)],
      right: [(271, 104), (271, 34), (305, 70)]),
    Case(
      style: .reveal, left: [(0, 100), (0, 40), (40, 60)],
      right: [(271, 104), (271, 34), (305, 70)]),
    Case(
      style: .parallax(0.7), left: [(-49, 100), (-49, 40), (-9, 60)],
      right: [(307.4, 104), (307.4, 34), (341.4, 70)]),
    Case(
      style: .standard, left: [(-70, 100), (-70, 40), (-30, 60)],
      right: [(323, 104), (323, 34), (357, 70)]),
    Case(
      style: .scroll, left: [(-70, 100), (-70, 40), (-30, 60)],
      right: [(323, 104), (323, 34), (357, 70)]),
    // unread: (100 - 40 - 0) 0.7 + 0 = 42; flag: (100 - 60 - 40) 0.7 + 40 = 40; delete: 34 * 0.5.
    Case(
      style: .overlap, left: [(-70, 100), (-28, 40), (-30, 60)],
      right: [(323, 104), (323, 34), (340, 70)]),
    Case(
      style: .stretch, left: [(0, 30), (0, 12), (12, 18)],
      right: [(323, 52), (323, 17), (340, 35)]),
    // unread: from -40 to 0; flag: from -60 to 40; more: from 104 to 0; delete: from 104 to 34.
    Case(
      style: .drawer, left: [(0, 100), (-28, 40), (-30, 60)],
      right: [(271, 104), (323, 34), (340, 70)]),
    Case(
      style: .border, left: [(-70, 100), (-70, 50), (-20, 50)],
      right: [(323, 104), (323, 52), (375, 52)]),
  ]

  @Test(arguments: cases.indices)
  func `each style puts menu and buttons where its formula says`(index: Int) {
    let item = Self.cases[index]
    let row = SwipedRow(Inbox.scene(item.style))
    expect(row.pulled(to: 30).rects(Inbox.left), item.left)
    expect(row.pulled(to: -52).rects(Inbox.right), item.right)
  }

  private func expect(_ found: [Rect], _ expected: [(x: Double, width: Double)]) {
    for (rect, wanted) in zip(found, expected) {
      #expect((rect.x - wanted.x).magnitude < 1e-9, "\(rect.x), not \(wanted.x)")
      #expect((rect.width - wanted.width).magnitude < 1e-9, "\(rect.width), not \(wanted.width)")
      #expect(rect.y == 100 && rect.height == 44)
    }
  }

  @Test func `the menu that is not in play is hidden, and nothing covers a row at rest`() {
    let row = SwipedRow(Inbox.scene(.standard))
    #expect(row.isHidden(.rowOverlay(Inbox.list)))
    let left = row.pulled(to: 30)
    #expect(!left.isHidden(.rowOverlay(Inbox.list)))
    #expect(!left.isHidden(.rowMenu(Inbox.list, side: Inbox.left)))
    #expect(left.isHidden(.rowMenu(Inbox.list, side: Inbox.right)))
    let right = row.pulled(to: -30)
    #expect(right.isHidden(.rowMenu(Inbox.list, side: Inbox.left)))
    #expect(!right.isHidden(.rowMenu(Inbox.list, side: Inbox.right)))
    #expect(right.rect(.rowPicture(Inbox.list)) == Rect(x: -30, y: 100, width: 375, height: 44))
  }

  @Test func `in the order of declaration the first stands leftmost`() {
    let row = SwipedRow(Inbox.scene(.none, isReversed: false))
    #expect(row.pulled(to: 30).rects(Inbox.left).map(\.x) == [0, 60, 0])
  }
}
