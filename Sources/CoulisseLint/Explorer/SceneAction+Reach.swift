import CoulisseRuntime

/// What an action can change at once.
extension SceneAction {
  /// Whether it can move a track: by itself, or as a member of a group.
  func moves(_ track: Int, in program: SceneProgram) -> Bool {
    switch self {
    case .settle(let other, _), .close(let other, _), .toggle(let other, _), .next(let other),
      .previous(let other):
      other == track
        || program.groups.contains { $0.members.contains(track) && $0.members.contains(other) }
    case .choose(_, let actions, let others):
      (actions + others).contains { $0.moves(track, in: program) }
    case .closeRows(let list): program.lists[list].rows.contains { $0.tracks.contains(track) }
    case .push, .pop, .emit, .emitOfTile, .set, .announce: false
    }
  }

  /// Whether it can push or pop a page of a stack.
  func pages(_ stack: Int) -> Bool {
    switch self {
    case .push(let other), .pop(let other): other == stack
    case .choose(_, let actions, let others): (actions + others).contains { $0.pages(stack) }
    case .settle, .close, .toggle, .next, .previous, .emit, .emitOfTile, .closeRows, .set,
      .announce:
      false
    }
  }

  /// Whether it can give a mode a value.
  func sets(_ mode: Int) -> Bool {
    switch self {
    case .set(let other, _): other == mode
    case .choose(_, let actions, let others): (actions + others).contains { $0.sets(mode) }
    case .settle, .close, .toggle, .next, .previous, .push, .pop, .emit, .emitOfTile, .closeRows,
      .announce:
      false
    }
  }
}

extension SceneAction {
  /// What it can make happen at once, motions that are over at once included; each as often as one of its
  /// parts can.
  func occurrences(in program: SceneProgram) -> [SceneOccurrence] {
    switch self {
    case .settle(let track, let detent): Self.arrivals(of: track, at: [detent], in: program)
    case .close(let track, _):
      Self.arrivals(of: track, at: [program.tracks[track].home], in: program)
    case .toggle(let track, let detent):
      Self.arrivals(of: track, at: [detent, program.tracks[track].home], in: program)
    case .next(let track), .previous(let track):
      Self.arrivals(of: track, at: Array(program.tracks[track].detents.indices), in: program)
    case .push(let stack):
      [.pushed(stack: stack), .popped(stack: stack)]
        + Self.arrivals(of: program.stacks[stack].track, at: [0, 1], in: program)
    case .pop(let stack):
      [.popped(stack: stack)]
        + Self.arrivals(of: program.stacks[stack].track, at: [0, 1], in: program)
    case .set(let mode, let value): [.became(mode: mode, value)]
    case .emit, .emitOfTile, .announce: []
    case .closeRows(let list):
      program.lists[list].rows.flatMap(\.tracks).flatMap {
        Self.arrivals(of: $0, at: [program.tracks[$0].home], in: program)
      }
    case .choose(_, let actions, let others):
      (actions + others).flatMap { $0.occurrences(in: program) }
    }
  }

  /// A stepwise track may come to rest on every detent; the members of a group go home.
  private static func arrivals(
    of track: Int, at detents: [Int], in program: SceneProgram
  ) -> [SceneOccurrence] {
    let spec = program.tracks[track]
    let stops = spec.requests == .stepwise ? Array(spec.detents.indices) : detents
    let others = Set(program.groups.filter { $0.members.contains(track) }.flatMap(\.members))
      .subtracting([track]).sorted()
    return stops.flatMap { [.headed(track: track, for: $0), .settled(track: track, at: $0)] }
      + others.flatMap { member -> [SceneOccurrence] in
        let home = program.tracks[member].home
        return [.headed(track: member, for: home), .settled(track: member, at: home)]
      }
  }
}
