/// How large views are: as they are laid out, and as tracks make them.
extension SceneMachine {
  /// The size of a view in points at the committed time.
  public func size(of view: Int) -> Size { size(of: view, at: state.now) }

  /// The size of a view in points at `time`, which may lie ahead of the committed time.
  public func size(of view: Int, at time: SceneTime) -> Size {
    guard shared.indexed.changesSizes else { return layoutSize(of: view) }
    guard program.views.indices.contains(view) else { return Size(width: 0, height: 0) }
    let parent = program.views[view].parent
    guard parent >= 0 else { return state.environment.size }
    return size(of: view, in: size(of: parent, at: time), at: time)
  }

  /// The size of a view in points without what tracks make of it, nor of anything it lies in. Lengths
  /// of tracks refer to it: otherwise a track could move its own ends.
  func layoutSize(of view: Int) -> Size {
    guard program.views.indices.contains(view) else { return Size(width: 0, height: 0) }
    let parent = program.views[view].parent
    guard parent >= 0 else { return state.environment.size }
    var size = program.views[view].frame.extents(in: layoutSize(of: parent), state.quantities)
    if let row = row(shownBy: view) { size.height = row.extent }
    return size
  }

  /// The frame in the parent, without offset.
  func frame(of view: Int, at time: SceneTime) -> Rect {
    let parent = program.views[view].parent
    guard parent >= 0 else { return stageFrame }
    return frame(of: view, in: size(of: parent, at: time), at: time)
  }

  var stageFrame: Rect {
    Rect(x: 0, y: 0, width: state.environment.size.width, height: state.environment.size.height)
  }

  /// - Parameter outer: The size of the parent.
  func frame(of view: Int, in outer: Size, at time: SceneTime) -> Rect {
    let spec = program.views[view]
    let direction = state.environment.direction
    var frame = spec.frame.rect(
      of: size(of: view, in: outer, at: time), in: outer,
      fromX: spec.originX.physical(in: direction), fromY: spec.originY.physical(in: direction),
      state.quantities)
    if let row = row(shownBy: view) { frame.y = row.start }
    return frame
  }

  /// Of several followers of one extent the last counts.
  private func size(of view: Int, in outer: Size, at time: SceneTime) -> Size {
    var size = program.views[view].frame.extents(in: outer, state.quantities)
    if let row = row(shownBy: view) { size.height = row.extent }
    for follower in shared.indexed.parts[view].extents {
      guard case .extent(let axis) = program.followers[follower].property else { continue }
      let extent = Swift.max(0, value(ofFollower: follower, at: time))
      switch axis {
      case .horizontal: size.width = extent
      case .vertical: size.height = extent
      }
    }
    return size
  }

  /// Whether a track makes the view, or something that it lies in, as large as it is.
  func followsTracks(frameOf view: Int) -> Bool {
    guard shared.indexed.changesSizes else { return false }
    var current = view
    while current >= 0 {
      if !shared.indexed.parts[current].extents.isEmpty { return true }
      current = program.views[current].parent
    }
    return false
  }

  /// Whether the bounds of what a view lies in cut what is drawn of it.
  func isClipped(_ view: Int) -> Bool {
    let parent = program.views[view].parent
    return parent >= 0 && program.views[parent].clips
  }

  /// A named length in points, at the present size of the stage; 0 for an unknown one.
  public func value(ofLength index: Int) -> Double {
    guard program.lengths.indices.contains(index) else { return 0 }
    let named = program.lengths[index]
    return value(named.length, of: layoutSize(of: named.reference).extent(along: named.axis))
  }
}
