@testable import CoulisseRuntime

/// Two drawers over a page that scrolls and can push, with a scrim that fades on its own: written by
/// hand as tables, every number from the description of the original.
enum SideDrawers {
  /// When the edge pans are off.
  enum EdgesOff {
    /// Both, from the instant an opening starts to the instant a closing starts.
    case both
    /// Only the one opposite to the drawer that is open.
    case opposite
  }

  enum View {
    static let stage = 0
    static let container = 1
    static let main = 2
    static let bar = 3
    static let leftButton = 4
    static let rightButton = 5
    static let scrim = 6
    static let left = 7
    static let leftItems = [8, 9]
    static let leftStrip = 10
    static let leftPage = 11
    static let right = 12
    static let rightItems = [13, 14]
    static let rightStrip = 15
    static let rightPage = 16
  }

  enum Track {
    static let left = 0
    static let right = 1
    static let scroll = 2
    static let mainPage = 3
    static let leftPage = 4
    static let rightPage = 5
  }

  enum Recognizer {
    static let openLeft = 0
    static let openRight = 1
    static let tapLeftStrip = 2
    static let tapLeftItems = [3, 4]
    static let tapRightStrip = 5
    static let tapRightItems = [6, 7]
    static let leftEdge = 8
    static let rightEdge = 9
    static let closeLeft = 10
    static let closeRight = 11
    static let scroll = 12
  }

  enum Stack {
    static let main = 0
    static let left = 1
    static let right = 2
  }

  static func program(edgesOff: EdgesOff = .both, fade: Int64 = 300) -> SceneProgram {
    SceneProgram(
      designSize: Size(width: 375, height: 667), views: views, tracks: tracks,
      followers: followers(fade: fade), predicates: predicates,
      recognizers: recognizers(edgesOff: edgesOff),
      requirements: [
        FailureRequirement(waiting: Recognizer.scroll, blocker: Recognizer.leftEdge),
        FailureRequirement(waiting: Recognizer.scroll, blocker: Recognizer.rightEdge),
      ],
      groups: [GroupSpec(members: [Track.left, Track.right])],
      stacks: [Track.mainPage, Track.leftPage, Track.rightPage].map { StackSpec(track: $0) })
  }

  // MARK: Views

  private static var views: [ViewSpec] {
    [
      ViewSpec(parent: -1, frame: .full), ViewSpec(parent: 0, frame: .full),
      ViewSpec(parent: 1, frame: .full), slab(2, width: .full, height: 44),
      slab(3, width: Length(points: 44), height: 44, from: .left),
      slab(3, width: Length(points: 44), height: 44, from: .right),
      ViewSpec(parent: 1, frame: .full, hits: .block),
    ] + menu(at: 7, stripAt: .right) + menu(at: 12, stripAt: .left)
  }

  /// The menu, two items, the uncovered strip, and a page that can be pushed in it.
  private static func menu(at index: Int, stripAt side: Side) -> [ViewSpec] {
    let content = Length(fraction: 1, points: -60)
    let strip = Frame(x: .zero, y: .zero, width: Length(points: 60), height: .full)
    return [
      ViewSpec(parent: 1, frame: .full),
      slab(index, y: 64, width: content, height: 44, from: side.opposite),
      slab(index, y: 108, width: content, height: 44, from: side.opposite),
      ViewSpec(parent: index, frame: strip, originX: side), ViewSpec(parent: index, frame: .full),
    ]
  }

  private static func slab(
    _ parent: Int, y: Double = 0, width: Length, height: Double, from side: Side = .left
  ) -> ViewSpec {
    ViewSpec(
      parent: parent,
      frame: Frame(
        x: .zero, y: Length(points: y), width: width, height: Length(points: height)),
      originX: side)
  }

  // MARK: Tracks and followers

  private static var tracks: [TrackSpec] {
    let past = SettleTest(.travel, .past, 0.25, of: .travel)
    let rule = SettleRule(
      [SettleClause(past, to: .ahead), SettleClause(nil, to: .base)], measuredFrom: .start)
    let motion = MotionSpec(curve: .easeInOut, durationNanoseconds: 300_000_000)
    func slide(_ side: Side, _ reference: Int) -> TrackSpec {
      TrackSpec(
        positive: side, reference: reference, detents: [.zero, .full], lower: .zero, upper: .full,
        settle: rule, motion: motion)
    }
    return [
      slide(.right, 1), slide(.left, 1), .scroller(1000), slide(.right, 2), slide(.right, 7),
      slide(.right, 12),
    ]
  }

  private static func followers(fade: Int64) -> [FollowerSpec] {
    func slide(_ view: Int, _ track: Int, toward side: Side) -> FollowerSpec {
      FollowerSpec(
        view: view, property: .offset(toward: side),
        sources: [
          FollowerSource(
            track: track,
            stops: [FollowerStop(.zero, Length(fraction: -1)), FollowerStop(.full, .zero)])
        ])
    }
    let shade = [FollowerStop(.zero, .zero), FollowerStop(.full, Length(points: 0.5))]
    return [
      slide(View.left, Track.left, toward: .right), slide(View.right, Track.right, toward: .left),
      FollowerSpec(
        view: View.scrim, property: .opacity,
        sources: [
          FollowerSource(track: Track.left, stops: shade),
          FollowerSource(track: Track.right, stops: shade),
        ],
        settling: MotionSpec(curve: .easeInOut, durationNanoseconds: fade * 1_000_000)),
    ]
  }

  private static var predicates: [PredicateSpec] {
    func hide(_ view: Int, _ word: ConfigurationWord, negated: Bool = false) -> PredicateSpec {
      PredicateSpec(
        view: view, property: .hidden,
        condition: Condition([[ConfigurationTerm(word, negated: negated)]]))
    }
    return [
      hide(View.scrim, .followerAtRest(follower: 2, value: 0)),
      hide(View.leftButton, .depth(stack: Stack.main, is: 0), negated: true),
      hide(View.rightButton, .depth(stack: Stack.main, is: 0), negated: true),
      hide(View.leftPage, .depth(stack: Stack.left, is: 0)),
      hide(View.rightPage, .depth(stack: Stack.right, is: 0)),
      hide(View.leftStrip, .depth(stack: Stack.left, is: 0), negated: true),
      hide(View.rightStrip, .depth(stack: Stack.right, is: 0), negated: true),
    ]
  }

  // MARK: Recognizers

  private static func recognizers(edgesOff: EdgesOff) -> [RecognizerSpec] {
    [
      tap(View.leftButton, .settle(track: Track.left, detent: 1)),
      tap(View.rightButton, .settle(track: Track.right, detent: 1)),
      tap(View.leftStrip, .settle(track: Track.left, detent: 0)),
      tap(View.leftItems[0], .settle(track: Track.left, detent: 0)),
      tap(View.leftItems[1], .settle(track: Track.left, detent: 0)),
      tap(View.rightStrip, .settle(track: Track.right, detent: 0)),
      tap(View.rightItems[0], .settle(track: Track.right, detent: 0)),
      tap(View.rightItems[1], .settle(track: Track.right, detent: 0)),
      edge(.left, Track.left, edgesOff), edge(.right, Track.right, edgesOff),
      push(View.left, .left, Track.left, Stack.left),
      push(View.right, .right, Track.right, Stack.right),
      .scroll(View.main, track: Track.scroll),
    ]
  }

  private static func tap(_ view: Int, _ action: SceneAction) -> RecognizerSpec {
    var spec = RecognizerSpec.tap(view)
    spec.actions = [action]
    return spec
  }

  private static func edge(_ side: Side, _ track: Int, _ off: EdgesOff) -> RecognizerSpec {
    var words = [Stack.main, Stack.left, Stack.right].map {
      ConfigurationWord.depth(stack: $0, is: 0)
    }
    if off == .both {
      words += [Track.left, Track.right].map { .boundFor(track: $0, detent: 0) }
    }
    var spec = RecognizerSpec.pan(
      View.container, [side.opposite], track: track, kind: .edgePan(edge: side, band: 20))
    spec.condition = Condition(words.map { [ConfigurationTerm($0)] })
    return spec
  }

  private static func push(
    _ view: Int, _ side: Side, _ track: Int, _ stack: Int
  ) -> RecognizerSpec {
    var spec = RecognizerSpec.pan(view, [side], track: track)
    spec.condition = Condition([[ConfigurationTerm(.depth(stack: stack, is: 0))]])
    return spec
  }
}
