extension SceneMachine {
  /// The displacement that followers give a view, or that a tile has.
  func offset(of view: Int, at time: SceneTime) -> Vector {
    var offset = Vector.zero
    if let place = program.rowPlace(ofRoot: view) {
      offset.dy = -position(of: program.lists[place.list].scroller, at: time)
    }
    for follower in shared.indexed.parts[view].offsets {
      guard case .offset(let side) = program.followers[follower].property else { continue }
      let physical = side.physical(in: state.environment.direction)
      let distance = value(ofFollower: follower, at: time) * physical.sign
      switch physical.axis {
      case .horizontal: offset.dx += distance
      case .vertical: offset.dy += distance
      }
    }
    if let tile = tile(ofView: view) {
      let displacement = displacement(ofTile: tile, at: time)
      offset = Vector(dx: offset.dx + displacement.dx, dy: offset.dy + displacement.dy)
    }
    return offset
  }

  /// The opacity that followers give a view; 1 where none does.
  func opacity(of view: Int, at time: SceneTime) -> Double {
    let follower = shared.indexed.parts[view].opacity
    guard follower >= 0 else { return 1 }
    return Bounds.clamp(value(ofFollower: follower, at: time), from: 0, to: 1)
  }

  /// Whether a predicate follower says so of the view itself.
  func holds(_ property: ViewPredicate, of view: Int, at time: SceneTime) -> Bool {
    shared.indexed.parts[view].predicates.contains {
      program.predicates[$0].property == property
        && holds(program.predicates[$0].condition, at: time)
    }
  }

  /// Whether a view is neither drawn nor hit: a predicate says so, or it is not there.
  public func isHidden(_ view: Int, at time: SceneTime) -> Bool {
    isUnbound(view) || !isPresent(view) || holds(.hidden, of: view, at: time)
  }

  /// Whether every predicate that says when a view takes touches holds.
  public func isInteractive(_ view: Int, at time: SceneTime) -> Bool {
    !shared.indexed.parts[view].predicates.contains {
      program.predicates[$0].property == .interactive
        && !holds(program.predicates[$0].condition, at: time)
    }
  }

  /// The opacity of a view's shadow; the last that applies.
  private func shadow(of view: Int, at time: SceneTime) -> Double {
    program.shadows.last { $0.view == view && holds($0.condition, at: time) }?.opacity ?? 0
  }

  /// A view's rectangle on the stage as it is drawn, before clipping.
  public func stageRect(of view: Int, at time: SceneTime) -> Rect {
    guard program.views.indices.contains(view) else {
      return Rect(x: 0, y: 0, width: 0, height: 0)
    }
    let parent = program.views[view].parent
    return stageRect(of: view, in: parent < 0 ? nil : stageRect(of: parent, at: time), at: time)
  }

  /// - Parameter outer: The parent's rectangle on the stage; nil for the stage.
  func stageRect(of view: Int, in outer: Rect?, at time: SceneTime) -> Rect {
    let displacement = offset(of: view, at: time)
    guard let outer else { return stageFrame.offsetBy(displacement) }
    return frame(of: view, in: outer.size, at: time)
      .offsetBy(displacement).offsetBy(Vector(dx: outer.x, dy: outer.y))
  }

  /// The part of a view that takes touches, in its own coordinates: its grab region, else all of it.
  private func touchFrame(of view: Int, _ size: Size) -> Rect {
    guard let grab = program.views[view].grab else {
      return Rect(x: 0, y: 0, width: size.width, height: size.height)
    }
    return grab.rect(
      in: size, fromX: program.views[view].start.physical(in: state.environment.direction),
      fromY: .top, state.quantities)
  }

  /// The rectangle on the stage in which a view takes touches, before what it lies in cuts it.
  public func touchRect(of view: Int, at time: SceneTime) -> Rect {
    touchRect(of: view, drawn: stageRect(of: view, at: time))
  }

  /// - Parameter drawn: The view's rectangle on the stage.
  func touchRect(of view: Int, drawn: Rect) -> Rect {
    guard program.views.indices.contains(view), program.views[view].grab != nil else {
      return drawn
    }
    return touchFrame(of: view, drawn.size).offsetBy(Vector(dx: drawn.x, dy: drawn.y))
  }

  /// What of a view's touch rectangle on the stage lies inside those of all that it lies in, now.
  public func touchableRect(of view: Int) -> Rect {
    intersection(from: view) { touchRect(of: $0, at: state.now) }
  }

  /// What of a view's rectangle on the stage lies inside all that the view lies in, now.
  public func visibleRect(of view: Int) -> Rect {
    intersection(from: view) { stageRect(of: $0, at: state.now) }
  }

  /// What the rectangles of a view and of all that it lies in have in common.
  private func intersection(from view: Int, _ rect: (Int) -> Rect) -> Rect {
    var common = rect(view)
    var current = program.views.indices.contains(view) ? program.views[view].parent : -1
    while current >= 0 {
      common = common.intersection(rect(current))
      current = program.views[current].parent
    }
    return common
  }

  /// Whether `view` is `ancestor` or lies in it.
  public func isView(_ view: Int, in ancestor: Int) -> Bool {
    guard program.views.indices.contains(view) else { return false }
    var current = view
    while current >= 0 {
      if current == ancestor { return true }
      current = program.views[current].parent
    }
    return false
  }

  func depth(of view: Int) -> Int {
    var depth = 0
    var current = program.views[view].parent
    while current >= 0 {
      depth += 1
      current = program.views[current].parent
    }
    return depth
  }

  /// The place of a view among all, from the back, from 0.
  public func order(of view: Int) -> Int {
    // Most stand where their table has them; to look for one takes as long as there are views.
    if state.order.indices.contains(view), state.order[view] == view { return view }
    return state.order.firstIndex(of: view) ?? view
  }

  /// Where and how a view is to be shown at `time`, which may lie ahead of the committed time.
  public func placement(of view: Int, at time: SceneTime) -> Placement {
    guard program.views.indices.contains(view) else { return .nowhere }
    let time = Swift.max(time, state.now)
    let isHidden = isHidden(view, at: time)
    let frame = frame(of: view, at: time)
    return Placement(
      frame: frame,
      touches: touchFrame(of: view, frame.size).offsetBy(Vector(dx: frame.x, dy: frame.y)),
      offset: offset(of: view, at: time),
      sizeFollowsTrack: followsTracks(frameOf: view),
      opacity: opacity(of: view, at: time), isHidden: isHidden,
      isInteractive: !isHidden && program.views[view].hits != .through
        && isInteractive(view, at: time),
      order: order(of: view),
      isClipped: isClipped(view), shadowOpacity: shadow(of: view, at: time),
      isModal: !isHidden && holds(.modal, of: view, at: time),
      isHiddenFromAccessibility: isHidden || holds(.inaccessible, of: view, at: time)
        || isCutOff(view, at: time))
  }

  /// Whether nothing of a view is within the bounds of a parent that clips.
  private func isCutOff(_ view: Int, at time: SceneTime) -> Bool {
    guard isClipped(view) else { return false }
    let window = stageRect(of: program.views[view].parent, at: time)
    let shown = stageRect(of: view, at: time).intersection(window)
    return shown.width <= 0 || shown.height <= 0
  }
}

extension Placement {
  /// The answer for a view that does not exist.
  static var nowhere: Placement {
    Placement(
      frame: Rect(x: 0, y: 0, width: 0, height: 0),
      touches: Rect(x: 0, y: 0, width: 0, height: 0), offset: .zero, sizeFollowsTrack: false,
      opacity: 0, isHidden: true, isInteractive: false, order: 0, isClipped: false,
      shadowOpacity: 0, isModal: false, isHiddenFromAccessibility: true)
  }
}
