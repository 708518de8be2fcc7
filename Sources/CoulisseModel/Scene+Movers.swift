import CoulisseRuntime
import CoulisseSource

extension Scene {
  /// A track of the scene.
  package subscript(id: EntityID<Track>) -> Track { tracks[id.index] }

  /// What moves it: its own track, or the one that it shares.
  package func track(of mover: Mover) -> TrackSymbol {
    switch mover {
    case .row(let id): .row(id)
    case .track(let id): .track(id)
    case .panel(let id):
      switch self[id].slide {
      case .own: .panel(id)
      case .shared(let track, _): .track(track)
      }
    }
  }

  /// How it slides: along its own track, or the one that it shares.
  package func definition(of mover: Mover) -> TrackDefinition {
    switch mover {
    case .row(let id): self[id].row.swipe?.definition ?? .still
    case .track(let id): self[id].definition
    case .panel(let id):
      switch self[id].slide {
      case .own(let definition): definition
      case .shared(let track, _): self[track].definition
      }
    }
  }

  /// The words for where it can be, in order. A panel that shares a track is open where the track is
  /// at its detent, and closed elsewhere.
  package func places(of mover: Mover) -> [String] {
    switch mover {
    case .track, .row: definition(of: mover).detents.map(\.name)
    case .panel(let id):
      switch self[id].slide {
      case .own(let definition): definition.detents.map(\.name)
      case .shared: Panel.places
      }
    }
  }

  /// The detents of its track that a word means.
  package func detents(of mover: Mover, at place: Int) -> [Int] {
    switch mover {
    case .track, .row: [place]
    case .panel(let id):
      switch self[id].slide {
      case .own: [place]
      case .shared(let track, let detent):
        place == 1 ? [detent] : self[track].definition.detents.indices.filter { $0 != detent }
      }
    }
  }

  /// The word for a detent of its track; nil for none.
  package func place(of mover: Mover, at detent: Int) -> Int? {
    places(of: mover).indices.first { detents(of: mover, at: $0).contains(detent) }
  }

  /// The detent at which a panel is open: the last that it has, or the one of its own.
  package func openDetent(of panel: EntityID<Panel>) -> Int {
    switch self[panel].slide {
    case .own(let definition): definition.detents.count - 1
    case .shared(_, let detent): detent
    }
  }

  /// Whether something of a panel can be seen while it is closed: its first detent is not at 0.
  package func peeks(_ panel: EntityID<Panel>) -> Bool {
    switch self[panel].slide {
    case .own(let definition): definition.detents[definition.home].position != .zero
    case .shared: false
    }
  }

  /// Whether a panel is open when the scene begins.
  package func startsOpen(_ panel: EntityID<Panel>) -> Bool {
    let definition = definition(of: .panel(panel))
    return switch self[panel].slide {
    case .own: definition.start != definition.home
    case .shared(_, let detent): definition.start == detent
    }
  }

  /// The word by which a mover is said to be closed.
  package func closedPlace(of panel: EntityID<Panel>) -> Int {
    switch self[panel].slide {
    case .own(let definition): definition.home
    case .shared: 0
    }
  }

  /// The name of what moves.
  package func name(of mover: Mover) -> String {
    switch mover {
    case .panel(let id): self[id].name.value
    case .track(let id): self[id].name.value
    case .row(let id): "\(self[id].name.value).row"
    }
  }

  /// What a track of the runtime is called in scenes; nil for one that they do not speak of.
  package func mover(of track: TrackSymbol) -> Mover? {
    switch track {
    case .panel(let id): .panel(id)
    case .track(let id): .track(id)
    case .row(let id): .row(id)
    case .scroll, .page: nil
    }
  }

  /// How many clauses of a program a statement becomes: the opposite of being at one of several
  /// detents is to be at none of them.
  package func clauseCount(of statement: Guard) -> Int {
    switch statement.word {
    case .atRest(let mover, let place), .boundFor(let mover, let place):
      statement.negated ? detents(of: mover, at: place).count : 1
    case .depth, .depthAtRest, .moving, .dragged, .mode, .rowOpen: 1
    }
  }
}
