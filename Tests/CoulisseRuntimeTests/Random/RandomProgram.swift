@testable import CoulisseRuntime

/// Small programs that use every mechanism, the same for the same seed.
struct RandomProgram {
  private var numbers: NumberSequence
  private(set) var program: SceneProgram

  init(seed: UInt64) {
    numbers = NumberSequence(seed: seed)
    program = SceneProgram(
      designSize: Size(width: 400, height: 800), decisionRadius: numbers.pick([8, 10, 18]),
      views: [ViewSpec(parent: -1, frame: .full)])
    for _ in 0..<(1 + numbers.index(below: 4)) { addView() }
    for _ in 0..<(1 + numbers.index(below: 3)) { addTrack() }
    if numbers.chance(3) { addStack() }
    for _ in 0..<numbers.index(below: 4) { addFollower() }
    if numbers.chance(3) { addGroup() }
    for _ in 0..<(2 + numbers.index(below: 5)) { addRecognizer() }
    addRelations()
    if numbers.chance(3) { addPredicate() }
    program.escapes = [ConditionalActions(condition: condition(), actions: [action()])]
  }

  private mutating func addView() {
    let parent = numbers.index(below: program.views.count)
    program.views.append(
      ViewSpec(
        numbers.double(in: -50...150), numbers.double(in: -50...300),
        numbers.double(in: 50...400), numbers.double(in: 50...800), in: parent,
        hits: numbers.pick([.normal, .normal, .normal, .block, .through])))
    if numbers.chance(5) {
      let (more, half) = (Length(points: -10), Length(fraction: 0.5, points: 30))
      program.views[program.views.count - 1].grab = Frame(
        x: more, y: more, width: half, height: half)
    }
    sortViews()
  }

  /// Pre-order is what a program promises: a view with a parent that is not on the path to the last
  /// view goes to the stage.
  private mutating func sortViews() {
    let last = program.views.count - 1
    var ancestor = last - 1
    while ancestor > 0 && ancestor != program.views[last].parent {
      ancestor = program.views[ancestor].parent
    }
    program.views[last].parent = Swift.max(0, ancestor)
  }

  private mutating func addTrack() {
    let side = numbers.pick(Side.allCases)
    var detents = [Length(points: numbers.pick([0, 0, -100, 20]))]
    for _ in 0..<numbers.index(below: 3) {
      let last = detents[detents.count - 1].points
      detents.append(Length(points: last + numbers.pick([50, 100, 240])))
    }
    var track = TrackSpec(toward: side, detents, settle: rule(detents.count))
    if numbers.chance(4) {
      track = .scroller(numbers.pick([0, 300]))
      track.positive = side
    } else if numbers.chance(3) {
      track.detents = [.zero, .full]
      track.upper = .full
      track.lower = .zero
    }
    track.start = numbers.index(below: Swift.max(1, track.detents.count))
    track.outOfRange = numbers.pick([
      .clamp, .rubberBand(0.55), .clampIncrements, .ignore, .free,
    ])
    track.cancel = numbers.pick([.settle, .goBack, .keep])
    track.whileMoving = numbers.pick([.grab, .grab, .ignore])
    track.resize = numbers.pick([.keepProgress, .keepPoints, .close])
    track.motion = motion()
    program.tracks.append(track)
  }

  private mutating func rule(_ detents: Int) -> SettleRule {
    var clauses: [SettleClause] = []
    for _ in 0..<numbers.index(below: 3) {
      let test = SettleTest(
        numbers.pick([.position, .travel, .speed, .projected]),
        numbers.pick([.past, .from, .before]), numbers.pick([0, 0.3, 0.5, 100, 200]),
        of: numbers.pick([.absolute, .gap, .travel, .extent]),
        direction: numbers.pick([.ahead, .back, .any, .dominant, .inward, .outward]),
        projectionSeconds: 0.2,
        lead: numbers.chance(8) ? SettleLead(numbers.pick([.past, .from, .before]), 100) : nil)
      let limit = numbers.chance(8) ? numbers.index(below: detents) : nil
      clauses.append(SettleClause(test, upTo: limit, to: target(detents)))
    }
    clauses.append(SettleClause(nil, to: target(detents)))
    return SettleRule(
      clauses, measuredFrom: numbers.pick([.base, .start]), crossing: numbers.pick([.one, .any]))
  }

  private mutating func target(_ detents: Int) -> SettleTarget {
    numbers.pick([.ahead, .back, .base, .nearest, .detent(numbers.index(below: detents))])
  }

  private mutating func motion() -> MotionSpec {
    MotionSpec(
      curve: numbers.pick([
        .linear, .easeInOut, .spring(mass: 1, stiffness: 158, damping: 17.6),
        .spring(mass: 1, stiffness: 100, damping: 20),
      ]), durationNanoseconds: numbers.pick([0, 100_000_000, 300_000_000]))
  }

  private mutating func addStack() {
    program.stacks.append(StackSpec(track: program.tracks.count))
    program.tracks.append(.drawer)
  }

  private mutating func addFollower() {
    let sources = (0..<(1 + numbers.index(below: 2))).map { _ in
      FollowerSource(
        track: numbers.index(below: program.tracks.count),
        stops: [FollowerStop(.zero, .zero), FollowerStop(Length(points: 200), Length(points: 1))])
    }
    program.followers.append(
      FollowerSpec(
        view: numbers.index(below: program.views.count),
        property: numbers.pick([
          .opacity, .offset(toward: .trailing), .offset(toward: .bottom), .extent(.horizontal),
          .extent(.vertical),
        ]),
        sources: sources, combination: numbers.pick([.max, .sum]),
        settling: numbers.chance(2) ? motion() : nil))
  }

  private mutating func addGroup() {
    let members = program.tracks.indices.filter { program.tracks[$0].detents.count > 1 }
    program.groups.append(GroupSpec(members: members))
  }

  private mutating func addRecognizer() {
    let view = numbers.chance(2) ? 0 : numbers.index(below: program.views.count)
    if numbers.chance(3) {
      var tap = RecognizerSpec.tap(view, count: 1 + numbers.index(below: 3))
      tap.actions = [action()]
      tap.condition = condition()
      program.recognizers.append(tap)
      return
    }
    if numbers.chance(5) { return addSwipeOrPress(view) }
    let side = program.tracks[numbers.index(below: program.tracks.count)].positive
    let along = program.tracks.indices.filter { program.tracks[$0].positive.axis == side.axis }
    let edge = numbers.pick(Side.allCases)
    var pan = RecognizerSpec.pan(view, [side], track: along[0], slop: numbers.pick([0, 5, 10, 30]))
    pan.kind = numbers.pick([
      .pan, .pan, .scroll, .edgePan(edge: edge, band: 40),
      .longPress(tolerance: numbers.pick([5, 20]), nanoseconds: 200_000_000),
    ])
    pan.claims = [side, side.opposite]
    pan.route = [
      RouteLeg(toward: side, tracks: along),
      RouteLeg(toward: side.opposite, tracks: along.reversed()),
    ]
    if numbers.chance(4) { pan.route.removeLast() }
    pan.lock = numbers.pick([.dominant, .free])
    pan.gain = numbers.pick([1, 1, 0.5, 2])
    pan.origin = numbers.pick([.crossing, .crossing, .down, .sample])
    pan.fingers = numbers.pick([.any, .any, .any, .one, FingerCount(2, 2), FingerCount(1, 2)])
    pan.extraTouch = numbers.pick([.ignore, .ignore, .rebase, .followLast])
    pan.condition = condition()
    if numbers.chance(6) { pan.claimPolicy = .fixed }
    if numbers.chance(6) { pan.excludes = [numbers.index(below: program.views.count)] }
    program.recognizers.append(pan)
  }

  private mutating func addSwipeOrPress(_ view: Int) {
    var spec = RecognizerSpec(
      numbers.pick([
        .longPress(tolerance: numbers.pick([5, 20]), nanoseconds: 200_000_000),
        .swipe(distance: numbers.pick([5, 40]), maximumNanoseconds: 300_000_000),
      ]), views: [view])
    spec.claims = [numbers.pick(Side.allCases), numbers.pick(Side.allCases)]
    spec.actions = [action()]
    spec.condition = condition()
    program.recognizers.append(spec)
  }

  private mutating func action() -> SceneAction {
    let track = numbers.index(below: program.tracks.count)
    let detent = numbers.index(below: Swift.max(1, program.tracks[track].detents.count))
    return numbers.pick([
      .settle(track: track, detent: detent), .toggle(track: track, detent: detent),
      .next(track: track), .previous(track: track), .push(stack: 0), .pop(stack: 0),
      .emit(action: 1),
    ])
  }

  private mutating func condition() -> Condition {
    guard numbers.chance(5) else { return .always }
    let track = numbers.index(below: program.tracks.count)
    var words: [ConfigurationWord] = [
      .atRest(track: track, detent: 0), .boundFor(track: track, detent: 0),
      .moving(track: track), .dragged(track: track),
    ]
    if !program.stacks.isEmpty {
      words += [.depth(stack: 0, is: 0), .depthAtRest(stack: 0, is: 0)]
    }
    if !program.followers.isEmpty { words.append(.followerAtRest(follower: 0, value: 0)) }
    return Condition([[ConfigurationTerm(numbers.pick(words), negated: numbers.chance(2))]])
  }

  private mutating func addRelations() {
    for first in program.recognizers.indices {
      for second in program.recognizers.indices {
        if numbers.chance(5) {
          program.requirements.append(
            FailureRequirement(waiting: first, blocker: second, condition: condition()))
        }
        if numbers.chance(10) { program = program.simultaneous(first, second) }
      }
    }
  }

  private mutating func addPredicate() {
    program.predicates.append(
      PredicateSpec(
        view: numbers.index(below: program.views.count), property: .hidden,
        condition: condition()))
  }
}
