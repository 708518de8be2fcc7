package import CoulisseRuntime
package import CoulisseSource

/// A place at which a track rests, and what the scene calls it.
package struct Detent: Sendable, Hashable {
  package var name: String
  /// In points from the track's origin; of what the track lies in.
  package var position: Length

  package init(name: String, position: Length) {
    self.name = name
    self.position = position
  }
}

/// How a drag that was let go in a percent-driven transition runs to its end: it takes the share of the
/// duration that is left.
package struct Release: Sendable, Hashable {
  package var curve: MotionCurve
  /// How many times as fast as the whole transition.
  package var speed: Double

  package init(curve: MotionCurve, speed: Double) {
    self.curve = curve
    self.speed = speed
  }
}

/// How something slides along an axis: where it can rest, and how it gets there.
package struct TrackDefinition: Sendable, Hashable {
  /// In growing order at every size.
  package var detents: [Detent]
  package var lower: Length
  package var upper: Length
  /// Index of the detent at the start.
  package var start: Int
  /// Index of the detent at which what slides is closed.
  package var home: Int
  package var settle: SettleRule
  package var motion: Motion
  /// How a drag that was let go runs to its end; nil as `motion`.
  package var released: Release?
  package var requests: RequestPolicy
  package var outOfRange: OutOfRangePolicy
  package var cancel: CancelPolicy
  package var whileMoving: WhileMovingPolicy
  package var resize: ResizePolicy

  package init(
    detents: [Detent], lower: Length, upper: Length, start: Int, home: Int, settle: SettleRule,
    motion: Motion, released: Release?, requests: RequestPolicy, outOfRange: OutOfRangePolicy,
    cancel: CancelPolicy, whileMoving: WhileMovingPolicy, resize: ResizePolicy
  ) {
    self.detents = detents
    self.lower = lower
    self.upper = upper
    self.start = start
    self.home = home
    self.settle = settle
    self.motion = motion
    self.released = released
    self.requests = requests
    self.outOfRange = outOfRange
    self.cancel = cancel
    self.whileMoving = whileMoving
    self.resize = resize
  }
}

extension TrackDefinition {
  /// What never moves.
  package static let still = TrackDefinition(
    detents: [Detent(name: "closed", position: .zero)], lower: .zero, upper: .zero, start: 0,
    home: 0, settle: .stay, motion: .panel, released: nil, requests: .direct, outOfRange: .clamp,
    cancel: .settle, whileMoving: .grab, resize: .keepProgress)
}

/// A track that belongs to no single panel.
package struct Track: Sendable, Hashable {
  package var name: Located<String>
  /// The side toward which its positions grow.
  package var toward: Side
  /// The container that it moves.
  package var moves: EntityID<Container>
  package var definition: TrackDefinition

  package init(
    name: Located<String>, toward: Side, moves: EntityID<Container>, definition: TrackDefinition
  ) {
    self.name = name
    self.toward = toward
    self.moves = moves
    self.definition = definition
  }
}

/// What scenes say something about: where it is and whether it moves.
package enum Mover: Sendable, Hashable {
  case panel(EntityID<Panel>)
  case track(EntityID<Track>)
  /// The rows of a list; of a statement, the row that it is about.
  case row(EntityID<RowList>)
  case pager(EntityID<Pager>)
}
