package import CoulisseRuntime
package import CoulisseSource

/// Rows that look and behave alike, one below the other, in a list that scrolls.
package struct RowList: Sendable, Hashable {
  package var name: Located<String>
  package var holder: ListHolder
  /// In its holder.
  package var frame: Frame
  package var row: Row

  package init(
    name: Located<String>, holder: ListHolder, frame: Frame, row: Row
  ) {
    self.name = name
    self.holder = holder
    self.frame = frame
    self.row = row
  }
}

/// What a list lies in.
package enum ListHolder: Sendable, Hashable {
  case container(EntityID<Container>)
  case panel(EntityID<Panel>)
}

/// What every row of a list has.
package struct Row: Sendable, Hashable {
  /// How tall a row may be, in points; each tells its own.
  package var height: ClosedRange<Double>
  /// How tall it is where nothing else is said, in points.
  package var designHeight: Double
  /// What the app tells of each row, for the actions that speak of it.
  package var fields: [PayloadField]
  package var tap: [Action]
  package var swipe: Swipe?

  package init(
    height: ClosedRange<Double>, designHeight: Double, fields: [PayloadField], tap: [Action],
    swipe: Swipe?
  ) {
    self.height = height
    self.designHeight = designHeight
    self.fields = fields
    self.tap = tap
    self.swipe = swipe
  }
}

/// A value that goes with an action.
package struct PayloadField: Sendable, Hashable {
  package var name: Located<String>
  package var type: PayloadType

  package init(name: Located<String>, type: PayloadType) {
    self.name = name
    self.type = type
  }
}

/// What kind of value goes with an action.
package enum PayloadType: String, Sendable, Hashable, CaseIterable {
  case text, number, boolean, id
}

/// How a row is pulled aside from its buttons.
package struct Swipe: Sendable, Hashable {
  package var style: RowStyle
  /// One or two, the one at the left or leading side first.
  package var sides: [SwipeSide]
  /// Whether opening one row waits until every other one is closed.
  package var opensOne: Bool
  /// The detents are those of the sides, and `closed` between them.
  package var definition: TrackDefinition

  package init(
    style: RowStyle, sides: [SwipeSide], opensOne: Bool, definition: TrackDefinition
  ) {
    self.style = style
    self.sides = sides
    self.opensOne = opensOne
    self.definition = definition
  }

  /// The side toward which its position grows: that which uncovers the first side, or hides the only
  /// one if that is at the other end.
  package var toward: Side {
    let side = sides[0].edge
    return side == .left || side == .leading ? side.opposite : side
  }
}

/// How the buttons come out from under the row.
package enum RowStyle: Sendable, Hashable {
  /// They stand still, under the row, and are uncovered. The three words mean the same to us.
  case none, behind, reveal
  /// The menu moves by this share of what the row does, from 0 to 1.
  case parallax(Double)
  /// The menu moves along with the row. The two words mean the same to us.
  case standard, scroll
  /// The buttons lie upon each other at first, and each goes to its place.
  case overlap
  /// The menu is as wide as what is uncovered, and the buttons share it.
  case stretch
  /// Each button comes from the edge of the row to its place.
  case drawer
  /// The menu moves along with the row, and the buttons are equally wide.
  case border
}

/// The buttons at one side of a row.
package struct SwipeSide: Sendable, Hashable {
  /// `left`, `right`, `leading` or `trailing`.
  package var edge: Side
  /// In order of declaration.
  package var buttons: [SwipeButton]
  /// Whether the last one declared stands first, from the left or the leading side.
  package var isReversed: Bool
  /// Index of the quantity that is as wide as all buttons.
  package var width: Int
  /// The detent at which these buttons are uncovered.
  package var detent: Int

  package init(
    edge: Side, buttons: [SwipeButton], isReversed: Bool, width: Int, detent: Int
  ) {
    self.edge = edge
    self.buttons = buttons
    self.isReversed = isReversed
    self.width = width
    self.detent = detent
  }
}

/// A button that a row covers.
package struct SwipeButton: Sendable, Hashable {
  package var name: Located<String>
  package var label: String
  /// Points; nil for a button without an image.
  package var image: Size?
  /// Index of the quantity that is as wide as the button.
  package var width: Int
  package var tap: [Action]

  package init(
    name: Located<String>, label: String, image: Size?, width: Int, tap: [Action]
  ) {
    self.name = name
    self.label = label
    self.image = image
    self.width = width
    self.tap = tap
  }

  /// Points that a button is wider than the wider one of its image and its text.
  package static let margin = 10.0
}
