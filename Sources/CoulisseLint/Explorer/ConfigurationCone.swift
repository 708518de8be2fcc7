import CoulisseRuntime

/// The parts of a scene that a pair of recognizers can depend on: what their guards, routes and
/// claims mention, and what moves, covers or hides the views they watch.
struct ConfigurationCone: Hashable {
  var tracks: Set<Int> = []
  var stacks: Set<Int> = []
  /// Scrollers whose limits decide what one of the two claims.
  var scrollers: Set<Int> = []
  var modes: Set<Int> = []
  /// Tiles that can be carried into the band of an edge pan.
  var tiles: Set<Int> = []

  /// No part at all: only the reading directions are left to explore.
  init() {}

  init(_ first: Int, _ second: Int, views: Set<Int>, in program: SceneProgram) {
    self.init(routesOf: [first, second], views: views, in: program)
    for recognizer in [first, second] { add(recognizer, in: program) }
  }

  /// What the routes of recognizers, the relations among them and the places of views depend on,
  /// guards left out.
  init(routesOf recognizers: [Int], views: Set<Int>, in program: SceneProgram) {
    for recognizer in recognizers {
      for track in program.recognizers[recognizer].route.flatMap(\.tracks) {
        add(track: track, in: program)
      }
    }
    for requirement in program.requirements
    where recognizers.contains(requirement.waiting) && recognizers.contains(requirement.blocker) {
      add(requirement.condition, in: program)
    }
    for follower in program.followers where views.contains(follower.view) {
      add(follower, in: program)
    }
    if recognizers.contains(where: { program.recognizers[$0].isEdgePan }) {
      for (index, tile) in program.tiles.enumerated() where views.contains(tile.view) {
        add(tile: index, in: program)
      }
    }
    for predicate in program.predicates
    where (predicate.property == .hidden || predicate.property == .interactive)
      && views.contains(predicate.view)
    {
      add(predicate.condition, in: program)
    }
    for presence in program.presences where views.contains(presence.view) {
      add(presence.appears, in: program)
      add(presence.goes, in: program)
    }
  }

  /// Adds what the guard, the relations and the route of a recognizer mention.
  mutating func add(_ recognizer: Int, in program: SceneProgram) {
    add(program.recognizers[recognizer].condition, in: program)
    for requirement in program.requirements
    where requirement.waiting == recognizer || requirement.blocker == recognizer {
      add(requirement.condition, in: program)
    }
    for track in program.recognizers[recognizer].route.flatMap(\.tracks) {
      add(track: track, in: program)
    }
  }

  private mutating func add(_ follower: FollowerSpec, in program: SceneProgram) {
    for source in follower.sources { add(track: source.track, in: program) }
  }

  private mutating func add(track: Int, in program: SceneProgram) {
    if let stack = program.stacks.firstIndex(where: { $0.track == track }) {
      add(stack: stack, in: program)
    } else if program.tracks[track].detents.isEmpty {
      scrollers.insert(track)
    } else if tracks.insert(track).inserted {
      for group in program.groups where group.members.contains(track) {
        for member in group.members { add(track: member, in: program) }
      }
      addHolders(of: track, in: program)
      addReactions(in: program) { $0.moves(track, in: program) }
    }
  }

  private mutating func add(stack: Int, in program: SceneProgram) {
    guard stacks.insert(stack).inserted else { return }
    addReactions(in: program) { $0.pages(stack) }
  }

  /// What is docked goes with its dock.
  private mutating func add(tile: Int, in program: SceneProgram) {
    guard tiles.insert(tile).inserted, program.tiles[tile].dock >= 0 else { return }
    add(program.docks[program.tiles[tile].dock].condition, in: program)
  }

  private mutating func add(mode: Int, in program: SceneProgram) {
    guard modes.insert(mode).inserted else { return }
    addReactions(in: program) { $0.sets(mode) }
  }

  /// What a reaction waits for and asks belongs to what it acts on: several things that it does at once
  /// are one step.
  private mutating func addReactions(
    in program: SceneProgram, actingOn acts: (SceneAction) -> Bool
  ) {
    for reaction in program.reactions where reaction.actions.contains(where: acts) {
      add(reaction.condition, in: program)
      for occurrence in reaction.occurrences { add(occurrence, in: program) }
    }
  }

  private mutating func add(_ occurrence: SceneOccurrence, in program: SceneProgram) {
    switch occurrence {
    case .began(let recognizer), .ended(let recognizer): add(recognizer, in: program)
    case .headed(let track, _), .settled(let track, _): add(track: track, in: program)
    case .pushed(let stack), .popped(let stack): add(stack: stack, in: program)
    case .became(let mode, _): add(mode: mode, in: program)
    }
  }

  /// What has to change before a finger can keep the track: statements of its drags that do not hold
  /// at the start. Those that hold there need nothing.
  private mutating func addHolders(of track: Int, in program: SceneProgram) {
    for recognizer in program.recognizers
    where recognizer.route.contains(where: { $0.tracks.contains(track) }) {
      add(
        Condition(recognizer.condition.clauses.filter { !program.holdsAtStart($0) }), in: program)
    }
  }

  /// Adds what a condition speaks of.
  mutating func add(_ condition: Condition, in program: SceneProgram) {
    for term in condition.clauses.joined() {
      switch term.word {
      case .atRest(let track, _), .boundFor(let track, _), .moving(let track), .dragged(let track),
        .past(let track, _), .before(let track, _):
        add(track: track, in: program)
      case .rowOpen(let list):
        for track in program.lists[list].rows.flatMap(\.tracks) { add(track: track, in: program) }
      case .depth(let stack, _), .depthAtRest(let stack, _): add(stack: stack, in: program)
      case .mode(let mode, _): add(mode: mode, in: program)
      case .followerAtRest(let follower, _): add(program.followers[follower], in: program)
      }
    }
  }
}

extension ConfigurationCone {
  /// The cone cut into parts that do not depend on each other: each track with its group and what
  /// keeps fingers off it, each stack, each scroller.
  func parts(in program: SceneProgram) -> [ConfigurationCone] {
    var parts: [ConfigurationCone] = []
    for track in tracks.sorted() where !parts.contains(where: { $0.tracks.contains(track) }) {
      var part = ConfigurationCone()
      part.add(track: track, in: program)
      part.join(&parts)
    }
    for stack in stacks.sorted() where !parts.contains(where: { $0.stacks.contains(stack) }) {
      var part = ConfigurationCone()
      part.add(stack: stack, in: program)
      part.join(&parts)
    }
    for mode in modes.sorted() where !parts.contains(where: { $0.modes.contains(mode) }) {
      var part = ConfigurationCone()
      part.add(mode: mode, in: program)
      part.join(&parts)
    }
    for tile in tiles.sorted() where !parts.contains(where: { $0.tiles.contains(tile) }) {
      var part = ConfigurationCone()
      part.add(tile: tile, in: program)
      part.join(&parts)
    }
    for scroller in scrollers.sorted()
    where !parts.contains(where: { $0.scrollers.contains(scroller) }) {
      var part = ConfigurationCone()
      part.scrollers = [scroller]
      parts.append(part)
    }
    return parts
  }

  /// Becomes one of the parts, together with those that it depends on.
  private func join(_ parts: inout [ConfigurationCone]) {
    var whole = self
    for index in parts.indices.reversed() where !parts[index].isDisjoint(with: whole) {
      whole.formUnion(parts.remove(at: index))
    }
    parts.append(whole)
  }

  /// Whether a clause speaks of nothing outside the cone.
  func covers(_ clause: [ConfigurationTerm]) -> Bool {
    clause.allSatisfy { term in
      switch term.word {
      case .atRest(let track, _), .boundFor(let track, _), .moving(let track), .dragged(let track),
        .past(let track, _), .before(let track, _):
        tracks.contains(track)
      case .rowOpen: false
      case .depth(let stack, _), .depthAtRest(let stack, _): stacks.contains(stack)
      case .mode(let mode, _): modes.contains(mode)
      case .followerAtRest: false
      }
    }
  }

  func isDisjoint(with other: ConfigurationCone) -> Bool {
    tracks.isDisjoint(with: other.tracks) && stacks.isDisjoint(with: other.stacks)
      && scrollers.isDisjoint(with: other.scrollers) && modes.isDisjoint(with: other.modes)
      && tiles.isDisjoint(with: other.tiles)
  }

  mutating func formUnion(_ other: ConfigurationCone) {
    tracks.formUnion(other.tracks)
    stacks.formUnion(other.stacks)
    scrollers.formUnion(other.scrollers)
    modes.formUnion(other.modes)
    tiles.formUnion(other.tiles)
  }
}
