/// Recognizers and their fingers.
extension SceneMachine {
  /// Whether the finger that the host calls `id` is one of those that a recognizer tracks.
  public func isTracking(_ recognizer: Int, finger id: Int32) -> Bool {
    guard state.recognizers.indices.contains(recognizer) else { return false }
    return state.touches.contains {
      $0.id == id && state.recognizers[recognizer].strokes.contains($0.stroke)
    }
  }

  /// A finger comes down where a recognizer has others already.
  mutating func addFinger(_ stroke: Int32, to recognizer: Int) {
    let spec = program.recognizers[recognizer]
    let known = state.recognizers[recognizer]
    guard !known.down.isEmpty else { return }
    if known.phase.isActive {
      if spec.extraTouch != .ignore { join(stroke, recognizer) }
      return
    }
    guard known.phase == .possible || known.isGhost, !known.isCertain else { return }
    let hasEnough = known.down.count >= spec.fingers.least
    let isCounted = !hasEnough || spec.extraTouch != .ignore
    // A finger of a tap that has lifted counts on: it is one more all the same.
    let count = (spec.isDrag ? known.down.count : known.strokes.count) + known.others.count
    if count >= spec.fingers.most {
      failed(recognizer)
    } else if isCounted {
      join(stroke, recognizer)
    } else {
      state.recognizers[recognizer].others.insert(stroke)
    }
  }

  private mutating func join(_ stroke: Int32, _ recognizer: Int) {
    let before = place(of: recognizer)
    state.recognizers[recognizer].strokes.insert(stroke)
    state.recognizers[recognizer].down.insert(stroke)
    if state.recognizers[recognizer].phase.isActive {
      follow(recognizer, from: before)
    } else {
      startOver(recognizer)
    }
  }

  /// A finger has lifted, or was taken away.
  mutating func removeFinger(_ stroke: Int32, from recognizer: Int) {
    let before = place(of: recognizer)
    state.recognizers[recognizer].others.remove(stroke)
    guard state.recognizers[recognizer].down.contains(stroke) else { return }
    state.recognizers[recognizer].down.remove(stroke)
    guard !state.recognizers[recognizer].down.isEmpty else { return }
    if state.recognizers[recognizer].phase.isActive {
      follow(recognizer, from: before)
    } else if program.recognizers[recognizer].isDrag {
      startOver(recognizer)
    }
  }

  /// Which fingers a drag follows has changed: it goes on from where it is, or jumps.
  private mutating func follow(_ recognizer: Int, from before: Point) {
    guard program.recognizers[recognizer].extraTouch != .followLast else { return drag(recognizer) }
    let shift = Vector(from: before, to: place(of: recognizer))
    let origin = state.recognizers[recognizer].drag.origin
    state.recognizers[recognizer].drag.origin = Grid.snap(origin + shift)
  }

  /// Which fingers a recognizer has before it begins has changed: travel and rest count anew, from when
  /// there are enough.
  private mutating func startOver(_ recognizer: Int) {
    let spec = program.recognizers[recognizer]
    guard state.recognizers[recognizer].down.count >= spec.fingers.least else { return }
    state.recognizers[recognizer].origin = place(of: recognizer)
    state.recognizers[recognizer].isHeadingClaimed = false
    if case .longPress(_, let time) = spec.kind {
      state.recognizers[recognizer].deadline = state.now.advanced(byNanoseconds: time)
    }
  }

  /// Where the fingers are that a recognizer follows: the middle of them, or the one that came last;
  /// where they came down when they are gone. In stage coordinates.
  public func place(of recognizer: Int) -> Point {
    guard state.recognizers.indices.contains(recognizer) else { return Point(x: 0, y: 0) }
    let known = state.recognizers[recognizer]
    let followsLast =
      known.phase.isActive && program.recognizers[recognizer].extraTouch == .followLast
    var (x, y, count) = (0.0, 0.0, 0.0)
    for touch in state.touches where known.down.contains(touch.stroke) {
      if followsLast { (x, y, count) = (0, 0, 0) }
      x += touch.location.x
      y += touch.location.y
      count += 1
    }
    if count == 0 {
      // A touch that is just being lifted is still known.
      return state.touches.last { known.strokes.contains($0.stroke) }?.location ?? known.origin
    }
    return count == 1 ? Point(x: x, y: y) : Point(x: x / count, y: y / count)
  }

  /// Whether it has the fingers that it needs.
  func hasEnoughFingers(_ recognizer: Int) -> Bool {
    state.recognizers[recognizer].down.count >= program.recognizers[recognizer].fingers.least
  }
}

extension Grid {
  /// The nearest point of the grid.
  static func snap(_ point: Point) -> Point { Point(x: snap(point.x), y: snap(point.y)) }
}
