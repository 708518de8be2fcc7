/// What the parts of one row say, by the indices of its list's first row.
///
/// A row that no parts stand for is asked as if it had just been touched: it is at rest.
extension SceneMachine {
  /// The machine with parts that stand for a row, and the way from the first row's parts to them; nil
  /// if there is no such row.
  private func telling(_ row: RowReference) -> (machine: SceneMachine, copy: RowCopy)? {
    if let place = place(of: row) { return (self, program.fromFirst(to: place)) }
    var machine = self
    guard let place = machine.bind(row) else { return nil }
    machine.refreshEnabled()
    return (machine, machine.program.fromFirst(to: place))
  }

  /// The machine with parts that stand for a row, and where those are; nil if there is no such row.
  public func standing(for row: RowReference) -> (machine: SceneMachine, place: RowPlace)? {
    guard let (machine, _) = telling(row) else { return nil }
    return machine.place(of: row).map { (machine, $0) }
  }

  /// A row of the list that a place belongs to; nil where no key is given.
  private func reference(_ place: RowPlace, _ key: RowKey?) -> RowReference? {
    key.map { RowReference(list: place.list, key: $0) }
  }

  /// Where and how a view is to be shown; nowhere for a row's view whose row is not there.
  ///
  /// - Parameter row: Whose view it is; without meaning for a view that is no row's.
  public func placement(of view: Int, row: RowKey?, at time: SceneTime) -> Placement {
    guard let place = program.row(ofView: view) else { return placement(of: view, at: time) }
    guard let (machine, copy) = reference(place, row).flatMap(telling) else { return .nowhere }
    return machine.placement(of: copy.index(ofView: view), at: time)
  }

  /// The rectangle of a view on the stage; empty for a row's view whose row is not there.
  public func stageRect(of view: Int, row: RowKey?, at time: SceneTime) -> Rect {
    guard let place = program.row(ofView: view) else { return stageRect(of: view, at: time) }
    guard let (machine, copy) = reference(place, row).flatMap(telling) else {
      return Rect(x: 0, y: 0, width: 0, height: 0)
    }
    return machine.stageRect(of: copy.index(ofView: view), at: time)
  }

  /// Where a track is, in points; 0 for that of a row that is not there.
  public func position(of track: Int, row: RowKey?, at time: SceneTime) -> Double {
    guard let place = program.row(ofTrack: track) else { return position(of: track, at: time) }
    guard let (machine, copy) = reference(place, row).flatMap(telling) else { return 0 }
    return machine.position(of: copy.index(ofTrack: track), at: time)
  }

  /// How far a track is from its home to a detent: 0 there, 1 here; 0 for that of a row that is not
  /// there.
  public func progress(
    of track: Int, toward detent: Int, row: RowKey?, at time: SceneTime
  ) -> Double {
    guard let place = program.row(ofTrack: track) else {
      return progress(of: track, toward: detent, at: time)
    }
    guard let (machine, copy) = reference(place, row).flatMap(telling) else { return 0 }
    return machine.progress(of: copy.index(ofTrack: track), toward: detent, at: time)
  }

  /// What a track does; nil for an unknown one, and for that of a row that is not there.
  public func trackState(_ track: Int, row: RowKey?) -> TrackState? {
    guard state.tracks.indices.contains(track) else { return nil }
    guard let place = program.row(ofTrack: track) else { return state.tracks[track] }
    return reference(place, row).flatMap(telling).map { machine, copy in
      machine.state.tracks[copy.index(ofTrack: track)]
    }
  }

  /// Whether a touch that comes down at a point concerns a recognizer, that of a row only if it is this
  /// row which was hit.
  public func shouldReceive(_ recognizer: Int, row: RowKey?, at point: Point) -> Bool {
    guard let place = program.row(ofRecognizer: recognizer) else {
      return shouldReceive(recognizer, at: point)
    }
    guard let (machine, copy) = reference(place, row).flatMap(telling) else { return false }
    return machine.shouldReceive(copy.index(ofRecognizer: recognizer), at: point)
  }

  /// Whether a recognizer that has moved so far may begin; never that of a row that is not there.
  public func shouldBegin(
    _ recognizer: Int, row: RowKey?, translation: Vector, velocity: Vector
  ) -> Bool {
    guard let place = program.row(ofRecognizer: recognizer) else {
      return shouldBegin(recognizer, translation: translation, velocity: velocity)
    }
    guard let (machine, copy) = reference(place, row).flatMap(telling) else { return false }
    return machine.shouldBegin(
      copy.index(ofRecognizer: recognizer), translation: translation, velocity: velocity)
  }

  /// What a recognizer does; nil for an unknown one, and for that of a row that is not there.
  public func recognizerState(_ recognizer: Int, row: RowKey?) -> RecognizerState? {
    guard state.recognizers.indices.contains(recognizer) else { return nil }
    guard let place = program.row(ofRecognizer: recognizer) else {
      return state.recognizers[recognizer]
    }
    return reference(place, row).flatMap(telling).map { machine, copy in
      machine.state.recognizers[copy.index(ofRecognizer: recognizer)]
    }
  }

  /// An effect of the last event with the indices of the list's first row, and the row that it is about.
  /// Nil for what happens to parts while they stand for no row, and for parts that stand for another one:
  /// nobody but the automaton has parts.
  ///
  /// - Parameter index: Of the effect.
  public func rowEffect(_ index: Int) -> (effect: SceneEffect, row: RowReference?)? {
    guard effects.indices.contains(index) else { return nil }
    let row = row(ofEffect: index)
    switch effects[index] {
    case .bound: return nil
    case .action(_, let row): return (effects[index], row)
    case .recognizer, .willSettle, .interrupted, .settled, .enabled, .insert, .remove, .snapshot,
      .certain, .waiting, .contested, .undecided, .hit, .reaction:
      guard row != nil || !isOfRow(effects[index]) else { return nil }
      return (program.original(effects[index]), row)
    case .tileAction, .stack, .mode, .focus, .announce, .layout, .raised, .docked,
      .undocked, .tileMoves:
      return (effects[index], nil)
    }
  }

  /// Whether an effect is about the parts of a row.
  private func isOfRow(_ effect: SceneEffect) -> Bool { place(of: effect) != nil }
}

extension SceneProgram {
  /// An effect with the indices of the list's first row.
  fileprivate func original(_ effect: SceneEffect) -> SceneEffect {
    switch effect {
    case .recognizer(let recognizer, let phase):
      return .recognizer(original(ofRecognizer: recognizer), phase)
    case .willSettle(var motion):
      motion.track = original(ofTrack: motion.track)
      return .willSettle(motion)
    case .interrupted(let track, let token):
      return .interrupted(track: original(ofTrack: track), token: token)
    case .settled(let track, let detent):
      return .settled(track: original(ofTrack: track), detent: detent)
    case .enabled(let recognizer, let isEnabled):
      return .enabled(recognizer: original(ofRecognizer: recognizer), isEnabled)
    case .insert(let view): return .insert(view: original(ofView: view))
    case .remove(let view): return .remove(view: original(ofView: view))
    case .snapshot(let view, let picture):
      return .snapshot(of: original(ofView: view), for: original(ofView: picture))
    case .certain(let recognizer): return .certain(recognizer: original(ofRecognizer: recognizer))
    case .waiting(let recognizer, let blocker):
      return .waiting(
        recognizer: original(ofRecognizer: recognizer), on: original(ofRecognizer: blocker))
    case .contested(let winner, let loser, let decision):
      return .contested(
        winner: original(ofRecognizer: winner), loser: original(ofRecognizer: loser), decision)
    case .undecided(let winner, let loser):
      return .undecided(
        winner: original(ofRecognizer: winner), loser: original(ofRecognizer: loser))
    case .hit(let touch, let view): return .hit(touch: touch, view: original(ofView: view))
    case .reaction(let reaction): return .reaction(original(ofReaction: reaction))
    case .action, .tileAction, .bound, .stack, .mode, .focus, .announce, .layout,
      .raised, .docked,
      .undocked,
      .tileMoves:
      return effect
    }
  }
}
