package import CoulisseRuntime
package import CoulisseSource

/// A recognizer of the scene.
package struct Gesture: Sendable, Hashable {
  /// For an implicit gesture the range is that of the element which brings it.
  package var name: Located<String>
  package var origin: GestureOrigin
  package var kind: GestureKind
  package var regions: [Element]
  /// Parts of the regions in which it takes no touch.
  package var excludes: [Element]
  /// What a drag moves; nil for one that does something instead.
  package var drives: Drives?
  /// So many fingers; nil for what its kind takes.
  package var fingers: ClosedRange<Int>? = nil
  /// Of a drag.
  package var extraTouch = ExtraTouchPolicy.ignore
  /// All must hold at touch down.
  package var when: [Guard]
  /// Each of these waits until this one has failed.
  package var before: [Relation]
  /// This one waits until each of these has failed.
  package var after: [Relation]
  package var simultaneous: Companions
  /// Directions that a pan claims whatever it can move; nil for those in which it can move something.
  package var claims: [Side]?
  /// Points of travel after which a drag begins, 0 as the finger comes down; nil for the platform's.
  package var slop: Double?
  /// Where the travel of a drag counts from.
  package var countsFrom: DragOrigin
  /// That of scrolling is the platform's: lowering decides it.
  package var lock: AxisLock
  /// Points of track per point of finger.
  package var gain: Double
  /// What a tap, a swipe or a long press does.
  package var actions: [Action]

  package init(
    name: Located<String>, origin: GestureOrigin, kind: GestureKind, regions: [Element],
    excludes: [Element] = [],
    drives: Drives? = nil, when: [Guard] = [], before: [Relation] = [],
    after: [Relation] = [], simultaneous: Companions = .some([]), claims: [Side]? = nil,
    slop: Double? = nil, countsFrom: DragOrigin = .crossing, lock: AxisLock = .dominant,
    gain: Double = 1, actions: [Action] = []
  ) {
    self.name = name
    self.origin = origin
    self.kind = kind
    self.regions = regions
    self.excludes = excludes
    self.drives = drives
    self.when = when
    self.before = before
    self.after = after
    self.simultaneous = simultaneous
    self.claims = claims
    self.slop = slop
    self.countsFrom = countsFrom
    self.lock = lock
    self.gain = gain
    self.actions = actions
  }
}

/// Another gesture that a relation names, and what has to hold at touch down for it to count.
package struct Relation: Sendable, Hashable {
  package var gesture: EntityID<Gesture>
  package var when: [Guard]

  package init(_ gesture: EntityID<Gesture>, when: [Guard] = []) {
    self.gesture = gesture
    self.when = when
  }
}

/// The gestures that may run along with one.
package enum Companions: Sendable, Hashable {
  case some([EntityID<Gesture>])
  /// All with which it is in no order.
  case all
}

extension Gesture {
  /// Whether it waits for a finger that rests.
  package var isLongPress: Bool { if case .longPress = kind { true } else { false } }
}

/// Where a gesture comes from.
package enum GestureOrigin: Sendable, Hashable {
  /// Written under `gestures:`, or under `pull:` or `push:` of a panel.
  case authored
  /// The default that opens a panel by its edge: `<panel>.pull`.
  case pull(EntityID<Panel>)
  /// The default that closes a panel by dragging: `<panel>.push`.
  case push(EntityID<Panel>)
  /// The drag that opens and closes the rows of a list: `<list>.swipe`.
  case swipe(EntityID<RowList>)
  /// The tap beside an open row that closes it: `<list>.dismiss`.
  case dismiss(EntityID<RowList>)
  /// The default that turns the pages of a pager: `<pager>.swipe`.
  case turn(EntityID<Pager>)
  /// The tap of a bar button, an item, an uncovered strip or a scrim, named after it.
  case tapOf(Element)
  /// What carries a tile: `<tile>.drag`.
  case tileDrag(EntityID<TileSet>, Int)
  /// Two taps on a tile: `<tile>.double-tap`.
  case tileTap(EntityID<TileSet>, Int)
  /// The platform's scroll gesture: `<owner>.scroll`.
  case scroll(ContentOwner)
  /// The platform's page-back edge gesture: `<owner>.back`.
  case pageBack(ContentOwner)
  /// The platform's content pop gesture: `<owner>.content-pop`.
  case contentPop(ContentOwner)
}

/// What a gesture looks for.
package enum GestureKind: Sendable, Hashable {
  /// `tolerance` in points, `longest` in nanoseconds; nil for the platform's.
  case tap(count: Int, tolerance: Double? = nil, longest: Int64? = nil)
  /// A finger that rests: `duration` in nanoseconds, `tolerance` in points; nil for the platform's.
  case longPress(duration: Int64? = nil, tolerance: Double? = nil)
  /// A flick toward one of these: `distance` in points, `longest` in nanoseconds; nil for the
  /// platform's.
  case swipe(claims: [Side], distance: Double? = nil, longest: Int64? = nil)
  /// Claims these directions as far as its route can move.
  case pan(claims: [Side])
  /// From an edge inward. `band` in points; nil for the platform's.
  case edgePan(edge: Side, band: Double?)
}

/// What a drag moves, in order: what the first cannot take goes on to the next.
package enum Drives: Sendable, Hashable {
  /// The same in either direction.
  case both([Drive])
  case legs([DriveLeg])

  /// One thing alone.
  package static func one(_ drive: Drive) -> Drives { .both([drive]) }

  /// Everything that it may move, in either direction.
  package var all: [Drive] {
    switch self {
    case .both(let drives): drives
    case .legs(let legs): legs.flatMap(\.drives)
    }
  }
}

/// What a drag toward one side moves.
package struct DriveLeg: Sendable, Hashable {
  package var toward: Side
  package var drives: [Drive]

  package init(toward: Side, drives: [Drive]) {
    self.toward = toward
    self.drives = drives
  }
}

/// One thing that a drag moves.
package enum Drive: Sendable, Hashable {
  case mover(Mover)
  /// Content that scrolls.
  case scroll(ContentOwner)
  /// The topmost page of a stack.
  case page(ContentOwner)
}

/// Something that is drawn, and that a gesture can lie in.
package enum Element: Sendable, Hashable {
  case stage
  case container(EntityID<Container>)
  case bar(EntityID<Container>)
  case barButton(EntityID<Container>, Int)
  case scrim(EntityID<Scrim>)
  case panel(EntityID<Panel>)
  /// The part of a panel that its root page covers.
  case content(EntityID<Panel>)
  case item(EntityID<Panel>, Int)
  /// The part of a panel that its root page leaves uncovered.
  case outside(EntityID<Panel>)
  /// A page pushed inside a panel.
  case page(EntityID<Panel>)
  /// The still picture that stands for the container over a panel.
  case picture(EntityID<Panel>)
  /// A part that scrolls by itself.
  case scrollArea(EntityID<ScrollArea>)
  /// The window in which rows scroll.
  case list(EntityID<RowList>)
  /// A row, and the app's content of it.
  case row(EntityID<RowList>)
  case rowContent(EntityID<RowList>)
  /// What lies over the content of a row that is not closed: it holds the menus.
  case rowOverlay(EntityID<RowList>)
  /// The buttons at one side, and one of them.
  case rowMenu(EntityID<RowList>, side: Int)
  case rowButton(EntityID<RowList>, side: Int, Int)
  /// The still picture of a row that is pulled aside.
  case rowPicture(EntityID<RowList>)
  case handle(EntityID<Handle>)
  case tile(EntityID<TileSet>, Int)
  /// The window of a pager that is a part of something.
  case pager(EntityID<Pager>)
  /// A page of such a pager.
  case pagerPage(EntityID<Pager>, Int)
}

/// Who has content: pages can be pushed on it, and it can scroll.
package enum ContentOwner: Sendable, Hashable {
  case container(EntityID<Container>)
  case panel(EntityID<Panel>)
  case scrollArea(EntityID<ScrollArea>)
  case list(EntityID<RowList>)
}

/// One statement of a `when:` list.
package struct Guard: Sendable, Hashable {
  package var word: GuardWord
  package var negated: Bool

  package init(_ word: GuardWord, negated: Bool = false) {
    self.word = word
    self.negated = negated
  }
}

/// The words of guards.
package enum GuardWord: Sendable, Hashable {
  /// `main.depth is 0`
  case depth(ContentOwner, Int)
  /// `main.depth-at-rest is 0`
  case depthAtRest(ContentOwner, Int)
  /// `menu at rest open`: the index of a place of the mover
  case atRest(Mover, Int)
  /// `menu bound for open`
  case boundFor(Mover, Int)
  /// `menu moving`
  case moving(Mover)
  /// `menu dragged`
  case dragged(Mover)
  /// `inbox row open`
  case rowOpen(EntityID<RowList>)
  /// `bar is hidden`: the index of a value
  case mode(EntityID<Mode>, Int)
}

/// What a tap does.
package enum Action: Sendable, Hashable {
  case open(EntityID<Panel>)
  case close(EntityID<Panel>)
  case toggle(EntityID<Panel>)
  /// `send sheet to half`: the index of a place of the mover
  case send(Mover, Int)
  /// `next chapters`
  case next(EntityID<Pager>)
  /// `previous chapters`
  case previous(EntityID<Pager>)
  case push(ContentOwner)
  case pop(ContentOwner)
  case emit(EntityID<EmittedAction>)
  /// `close inbox`: closes the rows of a list that are open.
  case closeRows(EntityID<RowList>)
  /// `set bar to hidden`: the index of a value
  case set(EntityID<Mode>, Int)
  /// `announce opened`
  case announce(EntityID<Announcement>)
  /// `{ when: ..., do: ..., else: ... }`: all statements have to hold when its turn comes.
  case choose([Guard], then: [Action], otherwise: [Action])
}

extension Action {
  /// What it may do: itself, or what a choice chooses from.
  package var parts: [Action] {
    switch self {
    case .open, .close, .toggle, .send, .next, .previous, .push, .pop, .emit, .set, .closeRows,
      .announce:
      [self]
    case .choose(_, let actions, let others): (actions + others).flatMap(\.parts)
    }
  }
}
