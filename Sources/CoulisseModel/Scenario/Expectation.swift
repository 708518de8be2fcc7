package import CoulisseRuntime
package import CoulisseSource

/// What a scenario expects of the scene at one instant.
package struct Expectation: Sendable, Hashable {
  package var claims: [Located<Expected>]
  package var tolerancePoints: Double
  package var toleranceShare: Double

  package init(
    _ claims: [Located<Expected>], tolerancePoints: Double = ScenarioDefaults.tolerancePoints,
    toleranceShare: Double = ScenarioDefaults.toleranceShare
  ) {
    self.claims = claims
    self.tolerancePoints = tolerancePoints
    self.toleranceShare = toleranceShare
  }
}

/// One thing that is expected.
package indirect enum Expected: Sendable, Hashable {
  case mover(Mover, MoverCondition)
  case number(Quantity, Double)
  /// Whether the element, or something it lies in, is hidden.
  case hidden(Element, Bool)
  case enabled(EntityID<Gesture>, Bool)
  /// The last phase that the gesture has reported; possible when there was none.
  case phase(EntityID<Gesture>, RecognizerPhase)
  case depth(ContentOwner, Int)
  /// The value of a mode, by its index.
  case mode(EntityID<Mode>, Int)
  case tile(Element, TileClaim)
  /// Who got the last touch; nil for nobody.
  case winner(EntityID<Gesture>?)
  /// All pairs, since the last expectation, that wanted one touch with nothing to decide.
  case undecided([GesturePair])
  /// What the scene has told the app since the last expectation: these in this order, others
  /// between them; empty for nothing at all.
  case effects([ExpectedEffect])
  /// Whether nothing moves, no finger is down and no timer runs.
  case atRest(Bool)
  /// The same of the parts of one row.
  case inRow(ScenarioRow, Expected)
}

/// What becomes of a tile that the app is told.
package enum TileEffect: String, Sendable, Hashable, CaseIterable {
  case raised, docked, undocked
}

/// What can be said about a tile.
package enum TileClaim: Sendable, Hashable {
  /// `docked` or `free`
  case docked(Bool)
  /// Its place in its dock, from 0.
  case slot(Int)
  /// How many of its set lie behind it.
  case order(Int)
}

/// What can be said about a mover, in the words of guards; places are indices of its words.
package enum MoverCondition: Sendable, Hashable {
  case atRest(Int)
  case boundFor(Int)
  case moving
  case dragged
}

/// A number that can be read off the scene.
package enum Quantity: Sendable, Hashable {
  /// The share of its range that a track has covered: of a panel, 0 closed to 1 open.
  case progress(Mover)
  /// Of a track, in points.
  case position(Mover)
  /// Of a scrolling container, in points.
  case offset(ContentOwner)
  /// On the stage, in points.
  case left(Element)
  case top(Element)
  case width(Element)
  case height(Element)
  /// 0 to 1.
  case opacity(Element)
  case shadow(Element)

  /// Whether it is a share and not a number of points.
  package var isShare: Bool {
    switch self {
    case .progress, .opacity, .shadow: true
    case .position, .offset, .left, .top, .width, .height: false
    }
  }
}

/// Two gestures in no particular order.
package struct GesturePair: Sendable, Hashable {
  /// The one that is declared first.
  package let first: EntityID<Gesture>
  package let second: EntityID<Gesture>

  package init(_ one: EntityID<Gesture>, _ other: EntityID<Gesture>) {
    first = one.index <= other.index ? one : other
    second = one.index <= other.index ? other : one
  }
}

/// Something that a scene tells the app.
package indirect enum ExpectedEffect: Sendable, Hashable {
  /// `menu settles open`: it starts to move by itself.
  case settles(Mover, Int)
  /// `menu settled open`
  case settled(Mover, Int)
  /// `menu interrupted`: it was grabbed or sent elsewhere on its way.
  case interrupted(Mover)
  /// `pullMenu enabled`, `pullMenu disabled`
  case enabled(EntityID<Gesture>, Bool)
  /// `main pushing`
  case stack(ContentOwner, StackPhase)
  /// `menu.picture inserted`, `menu.picture removed`
  case presence(Element, Bool)
  /// `bar becomes hidden`
  case becomes(EntityID<Mode>, Int)
  /// `focus menu.books`
  case focus(Element)
  /// `announce opened`
  case announce(EntityID<Announcement>)
  /// `emit refresh`
  case emit(EntityID<EmittedAction>)
  /// `emit chosen by card.2`
  case emitBy(EntityID<EmittedAction>, Element)
  /// `card.2 docked`
  case tile(Element, TileEffect)
  /// `emit flag: { row: a, subject: Hello }`: values by the index in the payload of the action.
  case emitWith(EntityID<EmittedAction>, [CarriedValue])
  /// The same of the parts of one row.
  case inRow(ScenarioRow, ExpectedEffect)
}

/// A value that goes with an action.
package struct CarriedValue: Sendable, Hashable {
  /// Index in the payload of the action.
  package var field: Int
  package var value: FieldValue

  package init(_ field: Int, _ value: FieldValue) {
    self.field = field
    self.value = value
  }
}
