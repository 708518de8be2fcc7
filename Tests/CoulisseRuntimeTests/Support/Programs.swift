@testable import CoulisseRuntime

extension SettleRule {
  /// A flick of 200 pt/s or more decides; else more than half of the gap.
  static var flickOrHalf: SettleRule {
    SettleRule([
      SettleClause(SettleTest(.speed, .from, 200, of: .absolute, direction: .ahead), to: .ahead),
      SettleClause(SettleTest(.speed, .from, 200, of: .absolute, direction: .back), to: .base),
      SettleClause(SettleTest(.travel, .past, 0.5, of: .gap), to: .ahead),
      SettleClause(nil, to: .base),
    ])
  }
}

extension MotionSpec {
  /// 300 ms without easing, so that positions on the way are plain arithmetic.
  static var even: MotionSpec { MotionSpec(curve: .linear, durationNanoseconds: 300_000_000) }
}

extension TrackSpec {
  /// From 0 to the width of the stage, toward the right, with a detent at each end.
  static var drawer: TrackSpec { TrackSpec(toward: .right, [.zero, .full]) }

  init(toward side: Side, _ detents: [Length], settle: SettleRule = .flickOrHalf) {
    self.init(
      positive: side, reference: 0, detents: detents, lower: detents.first ?? .zero,
      upper: detents.last ?? .full, settle: settle, motion: .even)
  }

  /// `travel` points of content beyond the window, without detents, as a vertical scroller has it.
  static func scroller(_ travel: Double) -> TrackSpec {
    TrackSpec(
      positive: .top, reference: 0, detents: [], lower: .zero, upper: Length(points: travel),
      settle: .stay, motion: .even)
  }
}

extension RecognizerSpec {
  /// A drag along the axis of `track`, both ways.
  static func pan(
    _ view: Int = 0, _ sides: [Side] = [.left, .right], track: Int = 0, slop: Double = 10,
    kind: RecognizerKind = .pan, lock: AxisLock = .dominant
  ) -> RecognizerSpec {
    RecognizerSpec(
      kind, views: [view], slop: slop, lock: lock, claims: sides,
      route: [
        RouteLeg(toward: sides[0], tracks: [track]),
        RouteLeg(toward: sides[0].opposite, tracks: [track]),
      ])
  }

  static func scroll(_ view: Int = 0, track: Int, lock: AxisLock = .free) -> RecognizerSpec {
    .pan(view, [.top, .bottom], track: track, kind: .scroll, lock: lock)
  }

  /// Tells the app `action`.
  static func tap(_ view: Int = 0, count: Int = 1, action: Int = 0) -> RecognizerSpec {
    RecognizerSpec(
      .tap(
        count: count, tolerance: 10, maximumNanoseconds: 750_000_000, gapNanoseconds: 350_000_000),
      views: [view], actions: [.emit(action: action)])
  }
}

extension SceneProgram {
  /// A stage of 400 by 800 points without anything on it.
  static func stage(
    _ recognizers: [RecognizerSpec] = [], tracks: [TrackSpec] = [.drawer],
    views: [ViewSpec] = []
  ) -> SceneProgram {
    SceneProgram(
      designSize: Size(width: 400, height: 800),
      views: [ViewSpec(parent: -1, frame: .full)] + views, tracks: tracks,
      recognizers: recognizers)
  }

  /// A pan that moves a drawer all over the stage.
  static var drawer: SceneProgram { .stage([.pan()]) }

  func requiring(_ waiting: Int, _ blocker: Int) -> SceneProgram {
    var copy = self
    copy.requirements.append(FailureRequirement(waiting: waiting, blocker: blocker))
    return copy
  }

  func requiring(_ waiting: Int, _ blocker: Int, while word: ConfigurationWord) -> SceneProgram {
    var copy = self
    copy.requirements.append(
      FailureRequirement(
        waiting: waiting, blocker: blocker, condition: Condition([[ConfigurationTerm(word)]])))
    return copy
  }

  func simultaneous(_ first: Int, _ second: Int) -> SceneProgram {
    var copy = self
    copy.simultaneities.append(Simultaneity(first, second))
    return copy
  }
}

extension ViewSpec {
  /// A rectangle in points from the top left corner of its parent.
  init(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, in parent: Int = 0,
    hits: HitPolicy = .normal
  ) {
    self.init(
      parent: parent,
      frame: Frame(
        x: Length(points: x), y: Length(points: y), width: Length(points: width),
        height: Length(points: height)),
      originX: .left, hits: hits)
  }
}
