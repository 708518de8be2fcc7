/// How fingers carry tiles, and where they drop them.
extension SceneMachine {
  /// Whether a recognizer may take hold of a tile.
  func isFree(tile: Int, for recognizer: Int) -> Bool {
    let holder = state.tiles[tile].holder
    return holder < 0 || holder == recognizer
  }

  /// A finger takes a tile where it is shown; it leaves its dock, and the others close up.
  mutating func take(tile: Int, by recognizer: Int) {
    raise(tile)
    let shown = center(ofTile: tile, at: state.now)
    state.tiles[tile].wishBefore = state.tiles[tile].wish
    state.tiles[tile].slotBefore = slot(ofTile: tile) ?? -1
    state.tiles[tile].holder = recognizer
    state.tiles[tile].translation = .zero
    state.tiles[tile].residual = .zero
    if slot(ofTile: tile) != nil {
      rearrange(program.tiles[tile].dock) { $0.removeAll { $0 == tile } }
      effects.append(.undocked(tile: tile))
    }
    state.tiles[tile].wish = shown
  }

  /// Each sample asks for the place where the tile is laid out and what the finger has moved since
  /// the last one: what a bound has taken is forgotten, and turning round moves at once.
  mutating func carry(tile: Int, by translation: Vector) {
    guard translation.isOnScreen else { return }
    let last = state.tiles[tile].translation
    var step = Vector(dx: translation.dx - last.dx, dy: translation.dy - last.dy)
    if state.environment.direction == .rightToLeft { step.dx = -step.dx }
    state.tiles[tile].translation = translation
    state.tiles[tile].wish = settledCenter(ofTile: tile, at: state.now) + step
    state.tiles[tile].wish = settledCenter(ofTile: tile, at: state.now)
  }

  /// A finger lets a tile go, or is taken away: over its dock it is docked as the last one.
  mutating func drop(tile: Int) {
    state.tiles[tile].holder = -1
    let spec = program.tiles[tile]
    if spec.dock >= 0, isOverDock(tile: tile) {
      dock(tile, at: state.docks[spec.dock].count)
    } else if spec.elsewhere == .goBack {
      let shown = center(ofTile: tile, at: state.now)
      state.tiles[tile].wish = state.tiles[tile].wishBefore
      if state.tiles[tile].slotBefore >= 0 {
        dock(tile, at: state.tiles[tile].slotBefore)
      } else {
        animate(tile, from: shown)
      }
    }
    isConfigurationStale = true
  }

  /// Whether the dock takes tiles, and the tile covers a part of it: an edge in common is none.
  private func isOverDock(tile: Int) -> Bool {
    let spec = program.tiles[tile]
    let dock = program.docks[spec.dock]
    guard holds(dock.condition, at: state.now) else { return false }
    let common = stageRect(of: spec.view, at: state.now)
      .intersection(stageRect(of: dock.target, at: state.now))
    return common.width > 0 && common.height > 0
  }

  private mutating func dock(_ tile: Int, at slot: Int) {
    rearrange(program.tiles[tile].dock) { $0.insert(tile, at: Swift.min(slot, $0.count)) }
    state.tiles[tile].wish = nil
    effects.append(.docked(tile: tile, slot: self.slot(ofTile: tile) ?? -1))
  }

  /// Changes who is docked; who is docked then moves to its slot from where it is shown.
  private mutating func rearrange(_ dock: Int, _ change: (inout [Int]) -> Void) {
    let before = program.tiles.indices.map { center(ofTile: $0, at: state.now) }
    change(&state.docks[dock])
    for tile in state.docks[dock] { animate(tile, from: before[tile]) }
  }

  private mutating func animate(_ tile: Int, from shown: Point) {
    let missing = Vector(from: settledCenter(ofTile: tile, at: state.now), to: shown)
    let motion = program.tiles[tile].motion
    let moves = missing.length > 1e-9 && motion.durationNanoseconds > 0
    guard moves, !state.environment.reducesMotion else {
      state.tiles[tile].residual = .zero
      return
    }
    state.tiles[tile].residual = missing
    state.tiles[tile].start = state.now
    effects.append(.tileMoves(tile: tile, motion))
  }

  /// When a tile has come to where it is to be; nil while nothing moves it.
  func arrival(ofTile tile: Int) -> SceneTime? {
    guard state.tiles[tile].isMoving else { return nil }
    return program.tiles[tile].motion.end(from: state.tiles[tile].start)
  }
}
