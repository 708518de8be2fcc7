/// Which row the parts of a list's rows stand for.
extension SceneMachine {
  /// The row that parts stand for now; nil for none.
  public func reference(at place: RowPlace) -> RowReference? {
    state.lists[place.list].keys[place.slot].map { RowReference(list: place.list, key: $0) }
  }

  /// The parts that stand for a row; nil if none do, as that row is at rest.
  func place(of row: RowReference) -> RowPlace? {
    guard state.lists.indices.contains(row.list) else { return nil }
    return state.lists[row.list].keys.firstIndex(of: row.key)
      .map { RowPlace(list: row.list, slot: $0) }
  }

  /// The row that a view is, as the host shows it; nil for one that is none, or for no row now.
  func row(shownBy view: Int) -> ListRow? {
    guard let place = program.rowPlace(ofRoot: view) else { return nil }
    return state.lists[place.list].keys[place.slot].flatMap { state.lists[place.list].row($0) }
  }

  /// Whether a view belongs to a row's parts that stand for no row.
  func isUnbound(_ view: Int) -> Bool {
    guard let place = program.views[view].row else { return false }
    return state.lists[place.list].keys[place.slot] == nil
  }

  /// Lets parts stand for a row, if there is such a row: those that do so already, else those of a row
  /// that is at rest, else new ones.
  @discardableResult
  mutating func bind(_ row: RowReference) -> RowPlace? {
    guard state.lists.indices.contains(row.list), state.lists[row.list].row(row.key) != nil else {
      return nil
    }
    if let place = place(of: row) { return place }
    let keys = state.lists[row.list].keys
    let free =
      keys.firstIndex(of: nil)
      ?? keys.indices.first { isAtRest(RowPlace(list: row.list, slot: $0)) }
    let place = RowPlace(list: row.list, slot: free ?? grow(row.list))
    let before = state.lists[row.list].keys[place.slot]
    effects.append(.bound(list: row.list, slot: place.slot, before: before))
    state.lists[row.list].keys[place.slot] = row.key
    isConfigurationStale = true
    return place
  }

  /// Lets parts stand for the row at a point, if nothing lies in front of its list.
  mutating func bindRow(at point: Point) {
    guard !program.lists.isEmpty, let hit = hitView(at: point) else { return }
    for list in program.lists.indices where program.lists[list].view == hit {
      let top = stageRect(of: hit, at: state.now).y
      let offset = position(of: program.lists[list].scroller, at: state.now)
      if let row = state.lists[list].row(at: point.y - top + offset) {
        bind(RowReference(list: list, key: row.key))
      }
    }
  }

  /// Whether nothing of a row is open, under way or touched, so that its parts can stand for another.
  private func isAtRest(_ place: RowPlace) -> Bool {
    let parts = program.lists[place.list].rows[place.slot]
    return parts.tracks.allSatisfy {
      state.tracks[$0].phase == .rest && state.tracks[$0].base == program.tracks[$0].home
    }
      && parts.recognizers.allSatisfy {
        state.recognizers[$0].strokes.isEmpty && !state.recognizers[$0].phase.isActive
          && !state.recognizers[$0].isBetweenTaps
      }
      && parts.followers.allSatisfy { state.followers[$0].residual == 0 }
  }

  /// One more row that can be told apart.
  private mutating func grow(_ list: Int) -> Int {
    let slot = program.addRow(to: list)
    state.lists[list].keys.append(nil)
    let parts = program.lists[list].rows[slot]
    let first = program.lists[list].rows[0]
    program.lists[list].insertRow(slot, into: &state.order)
    for track in parts.tracks { state.tracks.append(initialState(ofTrack: track)) }
    for _ in first.followers {
      state.followers.append(FollowerState(residual: 0, start: .distantPast))
    }
    for presence in parts.presences {
      state.presences.append(holds(program.presences[presence].appears, at: state.now))
    }
    for recognizer in first.recognizers {
      var fresh = RecognizerState()
      fresh.isHostEnabled = state.recognizers[recognizer].isHostEnabled
      state.recognizers.append(fresh)
    }
    while state.requirements.count < program.requirements.count { state.requirements.append(true) }
    return slot
  }

  /// The host shows other rows, or shows them elsewhere. One that is gone is closed at once, and
  /// whatever touches it is cancelled.
  mutating func show(_ rows: [ListRow], in list: Int) {
    guard state.lists.indices.contains(list),
      rows.allSatisfy({ $0.start.magnitude <= 1e9 && (0...1e9).contains($0.extent) })
    else { return }
    state.lists[list].rows = rows
    for slot in state.lists[list].keys.indices {
      guard let key = state.lists[list].keys[slot], state.lists[list].row(key) == nil else {
        continue
      }
      tearDown(RowPlace(list: list, slot: slot))
    }
    for row in rows.prefix(while: { _ in state.lists[list].keys.contains(nil) })
    where !state.lists[list].keys.contains(row.key) {
      bind(RowReference(list: list, key: row.key))
    }
  }

  private mutating func tearDown(_ place: RowPlace) {
    let parts = program.lists[place.list].rows[place.slot]
    for recognizer in parts.recognizers {
      disable(recognizer)
      state.recognizers[recognizer].reset()
    }
    for track in parts.tracks { close(track) }
    refreshPresences()
    effects.append(
      .bound(
        list: place.list, slot: place.slot,
        before: state.lists[place.list].keys[place.slot]))
    state.lists[place.list].keys[place.slot] = nil
    isConfigurationStale = true
  }

  /// Closes every row of a list that is away from home, or bound for elsewhere.
  mutating func closeRows(of list: Int) {
    guard program.lists.indices.contains(list) else { return }
    for parts in program.lists[list].rows {
      for track in parts.tracks where !isBoundForHome(track) {
        perform(.settle(track: track, detent: program.tracks[track].home))
      }
    }
  }

  /// Does what the app asks for of one row; nothing if it is gone.
  mutating func perform(_ action: SceneAction, in row: RowReference) {
    guard let place = bind(row) else { return }
    perform(program.fromFirst(to: place).copy(action), for: row)
  }

  /// Whether an action moves what only a row has, so that it means nothing without one.
  func isOfRow(_ action: SceneAction) -> Bool {
    switch action {
    case .settle(let track, _), .close(let track, _), .toggle(let track, _), .next(let track),
      .previous(let track):
      program.row(ofTrack: track) != nil
    case .choose(_, let actions, let others):
      actions.contains(where: isOfRow) || others.contains(where: isOfRow)
    case .push, .pop, .emit, .emitOfTile, .closeRows, .set, .announce: false
    }
  }

  /// Whether a row of a list is open, or bound for open.
  func isRowOpen(in list: Int) -> Bool {
    program.lists[list].rows.contains { parts in
      parts.tracks.contains { !isBoundForHome($0) }
    }
  }

  /// The row that an effect of the last event is about; nil for one that is about no row.
  ///
  /// - Parameter index: Of the effect.
  public func row(ofEffect index: Int) -> RowReference? {
    guard effects.indices.contains(index), let place = place(of: effects[index]) else { return nil }
    // Parts may stand for another row by now.
    for effect in effects[index...] {
      if case .bound(place.list, place.slot, let before) = effect {
        return before.map { RowReference(list: place.list, key: $0) }
      }
    }
    return reference(at: place)
  }

  /// The parts that an effect is about; nil for one that is about no row's.
  func place(of effect: SceneEffect) -> RowPlace? {
    switch effect {
    case .recognizer(let recognizer, _), .enabled(let recognizer, _), .certain(let recognizer):
      program.row(ofRecognizer: recognizer)
    case .waiting(let first, let second), .contested(let first, let second, _),
      .undecided(let first, let second):
      program.row(ofRecognizer: first) ?? program.row(ofRecognizer: second)
    case .willSettle(let motion): program.row(ofTrack: motion.track)
    case .interrupted(let track, _), .settled(let track, _): program.row(ofTrack: track)
    case .insert(let view), .remove(let view), .snapshot(_, let view), .hit(_, let view):
      program.row(ofView: view)
    case .reaction(let reaction): program.row(ofReaction: reaction)
    case .bound, .action, .tileAction, .stack, .mode, .focus, .announce, .layout,
      .raised, .docked,
      .undocked, .tileMoves:
      nil
    }
  }
}
