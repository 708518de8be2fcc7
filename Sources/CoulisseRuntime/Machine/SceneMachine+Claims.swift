extension SceneMachine {
  /// The signed directions that a recognizer claims in the present configuration: those of its own in
  /// which its route can move, or all of its own for a swipe and if it says so; every one for a free
  /// lock, no slop or a long press that claims any, and all for a tap, or a long press that drags
  /// nothing.
  /// Empty when its guard does not hold, its group forbids it or the host has disabled it.
  public func claim(of recognizer: Int) -> Headings {
    guard program.recognizers.indices.contains(recognizer) else { return [] }
    let spec = program.recognizers[recognizer]
    guard state.recognizers[recognizer].isHostEnabled, holds(spec.condition, at: state.now) else {
      return []
    }
    if spec.isDiscrete, spec.takesEveryHeading { return .all }
    if spec.tile >= 0 { return isFree(tile: spec.tile, for: recognizer) ? .all : [] }
    var claim: Headings = []
    for side in spec.claims {
      let toward = side.physical(in: state.environment.direction)
      let isLive =
        leg(of: recognizer, toward: toward)?.tracks.contains {
          canMove($0, toward: toward, by: recognizer)
        } ?? false
      if isLive || spec.isDiscrete || spec.claimPolicy == .fixed { claim.insert(Headings(toward)) }
    }
    return spec.takesEveryHeading && !claim.isEmpty ? .all : claim
  }

  func isReady(_ recognizer: Int) -> Bool { !claim(of: recognizer).isEmpty }

  /// Whether a touch at `point` would be taken: it hits the region, lies in the band, and the
  /// recognizer claims something.
  public func shouldReceive(_ recognizer: Int, at point: Point) -> Bool {
    shouldReceive(recognizer, at: point, on: HitMap(self))
  }

  /// Whether a touch at `point` would be taken, given what touches hit now.
  public func shouldReceive(_ recognizer: Int, at point: Point, on map: HitMap) -> Bool {
    guard program.recognizers.indices.contains(recognizer), let hit = map.view(at: point) else {
      return false
    }
    return receives(recognizer, at: point, hit: hit)
  }

  /// The recognizers that would take a touch at `point`, in order of index.
  public func receivers(at point: Point) -> [Int] { receivers(at: point, on: HitMap(self)) }

  /// The recognizers that would take a touch at `point`, in order of index, given what touches hit now.
  public func receivers(at point: Point, on map: HitMap) -> [Int] {
    guard let hit = map.view(at: point) else { return [] }
    return program.recognizers.indices.filter { receives($0, at: point, hit: hit) }
  }

  private func receives(_ recognizer: Int, at point: Point, hit: Int) -> Bool {
    guard let view = watchedView(of: recognizer, hit: hit) else { return false }
    return isInBand(recognizer, view: view, point: point) && isReady(recognizer)
  }

  /// Whether a gesture that has moved by `translation` points may begin; `velocity` decides where
  /// there is no translation yet.
  public func shouldBegin(_ recognizer: Int, translation: Vector, velocity: Vector) -> Bool {
    let claim = claim(of: recognizer)
    guard !claim.isEmpty else { return false }
    let motion = translation.length > 0 ? translation : velocity
    guard motion.length > 0 else { return true }
    return claim.contains(Headings(Headings.side(of: motion)))
  }

  /// The deepest watched view that is the hit view or contains it, with no excluded view on the way
  /// there.
  public func watchedView(of recognizer: Int, hit: Int) -> Int? {
    guard program.recognizers.indices.contains(recognizer) else { return nil }
    var current = program.views.indices.contains(hit) ? hit : -1
    while current >= 0 {
      if program.recognizers[recognizer].excludes.contains(current) { return nil }
      if program.recognizers[recognizer].views.contains(current) { return current }
      current = program.views[current].parent
    }
    return nil
  }

  func isInBand(_ recognizer: Int, view: Int, point: Point) -> Bool {
    guard case .edgePan = program.recognizers[recognizer].kind else { return true }
    return bandRect(of: recognizer, in: view).contains(point)
  }

  func leg(of recognizer: Int, toward side: PhysicalSide) -> RouteLeg? {
    program.recognizers[recognizer].route.first {
      $0.toward.physical(in: state.environment.direction) == side
    }
  }

  /// Whether a drag toward `side` by `recognizer` would move the track now. A rubber band counts as
  /// movement, a track that leaves its range and one under way can go either way.
  func canMove(_ track: Int, toward side: PhysicalSide, by recognizer: Int) -> Bool {
    let spec = program.tracks[track]
    let (lower, upper) = range(of: track)
    guard lower < upper, !isForbiddenByGroup(track) else { return false }
    switch state.tracks[track].phase {
    case .held(let holder): if holder != recognizer { return false }
    case .moving: return spec.whileMoving == .grab
    case .rest: break
    }
    if spec.outOfRange.leavesRange { return true }
    let position = state.tracks[track].position
    return side == positiveSide(of: track) ? position < upper : position > lower
  }

  /// Whether a finger may take hold of the track now.
  func isFree(_ track: Int) -> Bool {
    switch state.tracks[track].phase {
    case .held: false
    case .moving: program.tracks[track].whileMoving == .grab && !isForbiddenByGroup(track)
    case .rest: !isForbiddenByGroup(track)
    }
  }

  /// Whether the track rests at home, or is bound for it.
  public func isBoundForHome(_ track: Int) -> Bool {
    guard state.tracks.indices.contains(track) else { return true }
    return state.tracks[track].base < 0 || state.tracks[track].base == program.tracks[track].home
  }

  /// Whether another member of the track's group is away from home, or bound for elsewhere.
  func isForbiddenByGroup(_ track: Int) -> Bool {
    program.groups.contains { group in
      group.members.contains(track)
        && group.members.contains { $0 != track && !isBoundForHome($0) }
    }
  }
}
