/// A program, and what is looked up in it at every touch, as one value that is copied as fast as one
/// reference: machines are copied often, programs never change but when a list grows.
nonisolated struct SharedProgram: Hashable, Sendable {
  /// Exactly one: the storage of an array is what copies share.
  private var box: [IndexedProgram]

  init(_ program: SceneProgram) { box = [IndexedProgram(program)] }

  var indexed: IndexedProgram { _read { yield box[0] } }
}

/// A program, and what follows from it.
nonisolated struct IndexedProgram: Hashable, Sendable {
  let program: SceneProgram
  /// For each view, what of the program concerns it.
  let parts: [ViewParts]
  /// Whether tracks make any view as large as it is: sizes are asked for everywhere, and a program
  /// without such views is not to pay for them.
  let changesSizes: Bool

  init(_ program: SceneProgram) {
    self.program = program
    var parts = program.views.map { _ in ViewParts() }
    for (index, follower) in program.followers.enumerated()
    where parts.indices.contains(follower.view) {
      parts[follower.view].add(follower.property, of: index)
    }
    for (index, predicate) in program.predicates.enumerated()
    where parts.indices.contains(predicate.view) {
      parts[predicate.view].predicates.append(index)
    }
    for (index, presence) in program.presences.enumerated()
    where parts.indices.contains(presence.view) && parts[presence.view].presence < 0 {
      parts[presence.view].presence = index
    }
    for (index, tile) in program.tiles.enumerated() where parts.indices.contains(tile.view) {
      parts[tile.view].tile = index
    }
    self.parts = parts
    changesSizes = parts.contains { !$0.extents.isEmpty }
  }

  static func == (left: IndexedProgram, right: IndexedProgram) -> Bool {
    left.program == right.program
  }

  func hash(into hasher: inout Hasher) { hasher.combine(program) }
}

/// What of a program concerns one view, as indices into its tables.
nonisolated struct ViewParts: Sendable {
  /// Followers that displace the view.
  var offsets: [Int] = []
  /// Followers that make the view as large as it is.
  var extents: [Int] = []
  /// The follower of its opacity; -1 for none.
  var opacity = -1
  var predicates: [Int] = []
  /// What says when the view is there; -1 where it always is.
  var presence = -1
  /// The tile whose view it is; -1 for none.
  var tile = -1

  fileprivate mutating func add(_ property: FollowedProperty, of follower: Int) {
    switch property {
    case .offset: offsets.append(follower)
    case .extent: extents.append(follower)
    case .opacity: if opacity < 0 { opacity = follower }
    }
  }
}
