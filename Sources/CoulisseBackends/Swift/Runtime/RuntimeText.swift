// Derived from Sources/CoulisseRuntime by `swift run coulisse-dev derive`; not to be edited.
// swift-format-ignore-file

/// The runtime that `--self-contained` writes beside the scenes.
enum RuntimeText {
  /// The declarations inside of `enum CoulisseRuntime`.
  static let declarations: StaticString = #"""
  /// A statement about the present configuration, the atoms of guards and predicate followers.
  nonisolated public enum ConfigurationWord: Hashable, Sendable {
    /// The track rests on the detent.
    case atRest(track: Int, detent: Int)
    /// The track rests on the detent, or has been told to go there; while dragged, it is the base.
    case boundFor(track: Int, detent: Int)
    /// The track is settling.
    case moving(track: Int)
    /// A finger holds the track.
    case dragged(track: Int)
    /// The track is at a position greater than the detent's.
    case past(track: Int, detent: Int)
    /// The track is at a position less than the detent's.
    case before(track: Int, detent: Int)
    /// The stack has this many pages above its root, counted from the start of a push to the end of
    /// a pop.
    case depth(stack: Int, is: Int)
    /// As `depth`, counted from the end of a push to the start of a pop.
    case depthAtRest(stack: Int, is: Int)
    /// The mode has this value.
    case mode(Int, is: Int)
    /// The follower has run out at this value: no source is dragged, its own motion is over.
    case followerAtRest(follower: Int, value: Double)
    /// A row of the list is open, or bound for open.
    case rowOpen(list: Int)
  }

  /// A word or its negation.
  nonisolated public struct ConfigurationTerm: Hashable, Sendable {
    public var word: ConfigurationWord
    public var negated: Bool

    public init(_ word: ConfigurationWord, negated: Bool = false) {
      self.word = word
      self.negated = negated
    }

    /// What holds when it does not.
    public var opposite: ConfigurationTerm { ConfigurationTerm(word, negated: !negated) }
  }

  /// All clauses hold, and in each clause at least one term. No clause holds always.
  nonisolated public struct Condition: Hashable, Sendable {
    public var clauses: [[ConfigurationTerm]]

    public init(_ clauses: [[ConfigurationTerm]] = []) { self.clauses = clauses }

    /// Holds in every configuration.
    public static var always: Condition { Condition() }
  }

  /// Two numbers between which another one has to lie.
  nonisolated enum Bounds {
    /// The number in a range that is closest to `value`; where its ends have passed each other the upper
    /// end.
    static func clamp(_ value: Double, from lower: Double, to upper: Double) -> Double {
      Swift.min(upper, Swift.max(lower, value))
    }
  }

  /// What is asked of one coordinate.
  nonisolated public struct Demand: Hashable, Sendable {
    /// A bound, or a wish.
    public enum Kind: UInt8, Hashable, Sendable {
      case atLeast, atMost, wish
    }

    public var kind: Kind
    /// Points.
    public var value: Double
    /// The greater one counts first.
    public var priority: Int

    public init(_ kind: Kind, _ value: Double, priority: Int) {
      self.kind = kind
      self.value = value
      self.priority = priority
    }
  }

  /// Why nothing says where a coordinate is to be.
  nonisolated public enum DemandClash: UInt8, Hashable, Sendable {
    /// Bounds of one priority leave nothing between them.
    case emptyInterval
    /// Wishes of one priority want different places.
    case tie
  }

  /// Where demands put a coordinate: constraints without a solver. From the highest priority to the
  /// lowest, bounds narrow an interval, and a wish takes its nearest point; what comes later moves
  /// within what is left. At one priority bounds come before wishes.
  nonisolated public struct Placing: Hashable, Sendable {
    /// Points; 0 where nothing is asked.
    public private(set) var value = 0.0
    /// What nobody has decided; the value is then that of the first to ask.
    public private(set) var clash: DemandClash?
    private var lower = -Double.infinity
    private var upper = Double.infinity
    private var lowerPriority = Int.min
    private var upperPriority = Int.min

    public init(_ demands: [Demand]) {
      var priority = demands.reduce(Int.min) { Swift.max($0, $1.priority) }
      while demands.contains(where: { $0.priority == priority }) {
        for demand in demands where demand.priority == priority { narrow(by: demand) }
        grant(demands, of: priority)
        priority = demands.reduce(Int.min) {
          $1.priority < priority ? Swift.max($0, $1.priority) : $0
        }
      }
      value = lower.isFinite ? lower : upper.isFinite ? upper : 0
    }

    /// A bound that those of higher priority forbid comes as near as it can.
    private mutating func narrow(by bound: Demand) {
      switch bound.kind {
      case .atLeast where bound.value > lower:
        if bound.value > upper, bound.priority == upperPriority { clash = clash ?? .emptyInterval }
        (lower, lowerPriority) = (Swift.min(bound.value, upper), bound.priority)
      case .atMost where bound.value < upper:
        if bound.value < lower, bound.priority == lowerPriority { clash = clash ?? .emptyInterval }
        (upper, upperPriority) = (Swift.max(bound.value, lower), bound.priority)
      case .atLeast, .atMost, .wish: break
      }
    }

    /// The first wish of a priority takes its point.
    private mutating func grant(_ demands: [Demand], of priority: Int) {
      var taken: Double?
      for demand in demands where demand.priority == priority && demand.kind == .wish {
        let nearest = Swift.min(upper, Swift.max(lower, demand.value))
        if let taken, taken != nearest { clash = clash ?? .tie }
        taken = taken ?? nearest
      }
      if let taken { (lower, upper) = (taken, taken) }
    }
  }

  /// One of the two axes of the screen.
  nonisolated public enum Axis: UInt8, Hashable, Sendable {
    case horizontal, vertical
  }

  /// The reading direction of the interface.
  nonisolated public enum ReadingDirection: UInt8, Hashable, Sendable {
    case leftToRight, rightToLeft
  }

  /// A side of the screen, equally the signed direction toward it.
  nonisolated public enum PhysicalSide: UInt8, Hashable, Sendable, CaseIterable {
    case left, right, top, bottom

    /// The axis that the side bounds.
    public var axis: Axis {
      switch self {
      case .left, .right: .horizontal
      case .top, .bottom: .vertical
      }
    }

    /// The other side of the same axis.
    public var opposite: PhysicalSide {
      switch self {
      case .left: .right
      case .right: .left
      case .top: .bottom
      case .bottom: .top
      }
    }

    /// +1 where the coordinate grows toward this side, else -1.
    public var sign: Double {
      switch self {
      case .right, .bottom: 1
      case .left, .top: -1
      }
    }
  }

  /// A side as a scene names it: physical, or relative to the reading direction.
  nonisolated public enum Side: UInt8, Hashable, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing

    /// The axis that the side bounds.
    public var axis: Axis {
      switch self {
      case .left, .right, .leading, .trailing: .horizontal
      case .top, .bottom: .vertical
      }
    }

    /// The other side of the same axis.
    public var opposite: Side {
      switch self {
      case .left: .right
      case .right: .left
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    }

    /// The side of the screen that is meant under a reading direction.
    public func physical(in direction: ReadingDirection) -> PhysicalSide {
      switch self {
      case .left: .left
      case .right: .right
      case .top: .top
      case .bottom: .bottom
      case .leading: direction == .leftToRight ? .left : .right
      case .trailing: direction == .leftToRight ? .right : .left
      }
    }
  }

  /// A set of signed directions on the screen.
  nonisolated public struct Headings: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let left = Headings(rawValue: 1)
    public static let right = Headings(rawValue: 2)
    public static let up = Headings(rawValue: 4)
    public static let down = Headings(rawValue: 8)
    public static let all: Headings = [.left, .right, .up, .down]

    public init(_ side: PhysicalSide) {
      switch side {
      case .left: self = .left
      case .right: self = .right
      case .top: self = .up
      case .bottom: self = .down
      }
    }

    /// The heading of a displacement: horizontal iff |dx| > |dy|, else vertical.
    public static func side(of displacement: Vector) -> PhysicalSide {
      if displacement.dx.magnitude > displacement.dy.magnitude {
        return displacement.dx > 0 ? .right : .left
      }
      return displacement.dy > 0 ? .bottom : .top
    }
  }

  /// A point in container coordinates: x grows rightward, y grows downward, in points.
  nonisolated public struct Point: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A displacement in points, or a velocity in points per second.
  nonisolated public struct Vector: Hashable, Sendable {
    public var dx: Double
    public var dy: Double

    public init(dx: Double, dy: Double) {
      self.dx = dx
      self.dy = dy
    }

    /// No movement.
    public static var zero: Vector { Vector(dx: 0, dy: 0) }

    /// The point that `right` leads to from `left`.
    public static func + (left: Point, right: Vector) -> Point {
      Point(x: left.x + right.dx, y: left.y + right.dy)
    }

    /// The displacement from `start` to `end`.
    public init(from start: Point, to end: Point) {
      self.init(dx: end.x - start.x, dy: end.y - start.y)
    }

    /// The Euclidean length.
    public var length: Double { (dx * dx + dy * dy).squareRoot() }

    /// The component along `axis`, positive rightward or downward.
    public func component(along axis: Axis) -> Double {
      switch axis {
      case .horizontal: dx
      case .vertical: dy
      }
    }

    /// Whether it is a distance that a screen can have.
    var isOnScreen: Bool { dx.magnitude <= 1e9 && dy.magnitude <= 1e9 }

    /// Components that are no finite screen distance count as zero.
    var sanitized: Vector {
      Vector(dx: dx.magnitude <= 1e9 ? dx : 0, dy: dy.magnitude <= 1e9 ? dy : 0)
    }
  }

  /// A width and a height in points.
  nonisolated public struct Size: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }

    /// The extent along `axis`.
    public func extent(along axis: Axis) -> Double {
      switch axis {
      case .horizontal: width
      case .vertical: height
      }
    }
  }

  /// An axis-aligned rectangle in points.
  nonisolated public struct Rect: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// The right edge, in points.
    public var maxX: Double { x + width }

    /// The bottom edge, in points.
    public var maxY: Double { y + height }

    /// Width and height without the place.
    public var size: Size { Size(width: width, height: height) }

    /// Half-open in both axes, so that neighbors never share a point.
    public func contains(_ point: Point) -> Bool {
      x <= point.x && point.x < maxX && y <= point.y && point.y < maxY
    }

    /// The same rectangle, moved.
    public func offsetBy(_ offset: Vector) -> Rect {
      Rect(x: x + offset.dx, y: y + offset.dy, width: width, height: height)
    }

    /// The common part; its width or height is zero when there is none.
    public func intersection(_ other: Rect) -> Rect {
      let left = Swift.max(x, other.x)
      let top = Swift.max(y, other.y)
      return Rect(
        x: left, y: top,
        width: Swift.max(0, Swift.min(maxX, other.maxX) - left),
        height: Swift.max(0, Swift.min(maxY, other.maxY) - top))
    }
  }

  /// The safe-area insets of the viewport in points, physical sides.
  nonisolated public struct Insets: Hashable, Sendable {
    public var left: Double
    public var top: Double
    public var right: Double
    public var bottom: Double

    public init(left: Double, top: Double, right: Double, bottom: Double) {
      self.left = left
      self.top = top
      self.right = right
      self.bottom = bottom
    }

    /// No insets.
    public static var zero: Insets { Insets(left: 0, top: 0, right: 0, bottom: 0) }

    /// The inset at one physical side.
    public func inset(at side: PhysicalSide) -> Double {
      switch side {
      case .left: left
      case .top: top
      case .right: right
      case .bottom: bottom
      }
    }
  }

  /// The grid on which computed points and velocities lie.
  ///
  /// Where the finger crosses a threshold, and how fast it is, come out of divisions. Rounded to a
  /// millionth of a point they do not depend on how a stroke was sampled, a diagonal stays a diagonal,
  /// and a distance that a scene names can be hit exactly.
  nonisolated enum Grid {
    /// The nearest multiple of 2^-20, the even one of two.
    static func snap(_ value: Double) -> Double {
      (value * 1_048_576).rounded(.toNearestOrEven) / 1_048_576
    }

    static func snap(_ vector: Vector) -> Vector {
      Vector(dx: snap(vector.dx), dy: snap(vector.dy))
    }

    /// The nearest point of the grid.
    static func snap(_ point: Point) -> Point { Point(x: snap(point.x), y: snap(point.y)) }
  }

  /// A length that is affine in the parent's extent along the same axis and in one quantity, then clamped.
  nonisolated public struct Length: Hashable, Sendable {
    /// Share of the parent's extent, 1 for all of it.
    public var fraction: Double
    /// Added points.
    public var points: Double
    /// The least value in points; negative infinity for none.
    public var atLeast: Double
    /// The greatest value in points; infinity for none. Wins over `atLeast`.
    public var atMost: Double
    /// What the host has measured, or what follows from it.
    public var measured: QuantityTerm

    public init(
      fraction: Double = 0, points: Double = 0, atLeast: Double = -.infinity,
      atMost: Double = .infinity, measured: QuantityTerm = .none
    ) {
      self.fraction = fraction
      self.points = points
      self.atLeast = atLeast
      self.atMost = atMost
      self.measured = measured
    }

    /// No points.
    public static var zero: Length { Length() }

    /// All of the parent.
    public static var full: Length { Length(fraction: 1) }

    /// The value in points for a parent of `extent` points.
    ///
    /// - Parameter quantities: In points, by index; one that is missing counts as nothing.
    public func value(of extent: Double, _ quantities: [Double] = []) -> Double {
      var value = fraction * extent + points
      if quantities.indices.contains(measured.quantity) {
        value += measured.multiple * quantities[measured.quantity]
      }
      return Bounds.clamp(value, from: atLeast, to: atMost)
    }

    /// The same length with the other sign.
    public static prefix func - (length: Length) -> Length {
      Length(
        fraction: -length.fraction, points: -length.points, atLeast: -length.atMost,
        atMost: -length.atLeast,
        measured: QuantityTerm(length.measured.quantity, times: -length.measured.multiple))
    }
  }

  /// A rectangle in its parent, each part affine in the parent's extent along its axis.
  nonisolated public struct Frame: Hashable, Sendable {
    public var x: Length
    public var y: Length
    public var width: Length
    public var height: Length

    public init(x: Length, y: Length, width: Length, height: Length) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// The whole parent.
    public static var full: Frame { Frame(x: .zero, y: .zero, width: .full, height: .full) }

    /// The rectangle inside a parent of `size`, with x and y counted from the given sides.
    ///
    /// - Parameter quantities: In points, by index.
    public func rect(
      in size: Size, fromX: PhysicalSide, fromY: PhysicalSide, _ quantities: [Double] = []
    ) -> Rect {
      rect(of: extents(in: size, quantities), in: size, fromX: fromX, fromY: fromY, quantities)
    }

    /// Width and height inside a parent of `size`.
    func extents(in size: Size, _ quantities: [Double]) -> Size {
      Size(
        width: width.value(of: size.width, quantities),
        height: height.value(of: size.height, quantities))
    }

    /// As `rect(in:fromX:fromY:_:)`, with another width and height.
    func rect(
      of extents: Size, in size: Size, fromX: PhysicalSide, fromY: PhysicalSide,
      _ quantities: [Double]
    ) -> Rect {
      let (width, height) = (extents.width, extents.height)
      let x = x.value(of: size.width, quantities)
      let y = y.value(of: size.height, quantities)
      return Rect(
        x: fromX == .right ? size.width - x - width : x,
        y: fromY == .bottom ? size.height - y - height : y, width: width, height: height)
    }
  }

  /// Where and how a view is to be shown, in physical coordinates.
  nonisolated public struct Placement: Hashable, Sendable {
    /// The frame in the parent view without the offset, points.
    public var frame: Rect
    /// Where in the parent view it takes touches, points: its frame, unless the scene says otherwise.
    public var touches: Rect
    /// Displacement from the layout frame, points.
    public var offset: Vector
    /// Whether the frame changes with a track, its own or that of something it lies in, so that an
    /// offset alone does not show it.
    public var sizeFollowsTrack: Bool
    /// 0 to 1.
    public var opacity: Double
    public var isHidden: Bool
    /// Whether the view or something in it can be hit.
    public var isInteractive: Bool
    /// Back to front among all views of the scene, from 0.
    public var order: Int
    /// Whether the parent's bounds cut what is drawn.
    public var isClipped: Bool
    /// Opacity of the shadow, 0 to 1.
    public var shadowOpacity: Double
    public var isModal: Bool
    public var isHiddenFromAccessibility: Bool

    /// The answer for a view that does not exist.
    static var nowhere: Placement {
      Placement(
        frame: Rect(x: 0, y: 0, width: 0, height: 0),
        touches: Rect(x: 0, y: 0, width: 0, height: 0), offset: .zero, sizeFollowsTrack: false,
        opacity: 0, isHidden: true, isInteractive: false, order: 0, isClipped: false,
        shadowOpacity: 0, isModal: false, isHiddenFromAccessibility: true)
    }
  }

  /// What a scene wants the host to know or do, in order.
  nonisolated public enum SceneEffect: Hashable, Sendable {
    case recognizer(Int, RecognizerPhase)
    /// A track starts to move by itself.
    case willSettle(SettlingMotion)
    /// The motion with this token no longer counts: the track was grabbed or sent elsewhere.
    case interrupted(track: Int, token: Int32)
    /// A track has come to rest; detent -1 for none.
    case settled(track: Int, detent: Int)
    /// The host should enable or disable its recognizer.
    case enabled(recognizer: Int, Bool)
    /// The host should put a view into the hierarchy, at its place among its siblings.
    case insert(view: Int)
    /// The host should take a view out of the hierarchy.
    case remove(view: Int)
    /// The host should take a still picture of a view, for the view that comes next.
    case snapshot(of: Int, for: Int)
    /// An action of the scene for the app, and the row whose it is.
    case action(Int, of: RowReference?)
    /// An action of the scene for the app, and the tile whose it is.
    case tileAction(Int, tile: Int)
    /// The parts of a row stand for another one from now on, or for none; before, they stood for this one.
    case bound(list: Int, slot: Int, before: RowKey?)
    /// A tile lies before the others of its pile from now on.
    case raised(tile: Int)
    /// A tile has been dropped into its dock, and is at this place in it, from 0.
    case docked(tile: Int, slot: Int)
    /// A tile has been taken out of its dock.
    case undocked(tile: Int)
    /// A tile starts to move by itself, from where it is shown to where it is to be.
    case tileMoves(tile: Int, MotionSpec)
    /// The depth of a stack or its phase changed.
    case stack(Int, depth: Int, phase: StackPhase)
    /// A mode has got another value.
    case mode(Int, Int)
    /// Assistive technology should go to a view.
    case focus(view: Int)
    /// Assistive technology should say this announcement of the scene.
    case announce(Int)
    /// All placements changed; the motion is the one that came with the change.
    case layout(alongside: MotionSpec?)
    /// A touch came down on this view; -1 for none.
    case hit(touch: Int32, view: Int)
    /// A recognizer's own condition is met.
    case certain(recognizer: Int)
    /// It waits for the other one to fail.
    case waiting(recognizer: Int, on: Int)
    /// The scene reacts to something that has happened in it.
    case reaction(Int)
    /// Both wanted the touch and the scene says who gets it.
    case contested(winner: Int, loser: Int, Decision)
    /// Both wanted the touch and nothing says who gets it.
    case undecided(winner: Int, loser: Int)
  }

  /// What decides between two recognizers that want the same touch.
  nonisolated public enum Decision: UInt8, Hashable, Sendable {
    /// One requires the other to fail.
    case requirement
    /// They may recognize together.
    case simultaneity
    /// They move the same tracks.
    case sharedRoute
    /// The winner was certain by time while the finger rested, and the other was not.
    case hold
  }

  /// A motion as an animator needs it.
  nonisolated public struct SettlingMotion: Hashable, Sendable {
    public var track: Int
    /// Points, in the track's coordinate.
    public var from: Double
    public var to: Double
    /// The detent it goes to; -1 for none.
    public var detent: Int
    public var curve: MotionCurve
    /// At the start, in distances per second; 0 where the distance is 0.
    public var velocity: Double
    public var start: SceneTime
    public var end: SceneTime
    public var cause: SettleCause
    public var token: Int32
  }

  /// Everything that can happen to a scene.
  nonisolated public enum SceneEvent: Hashable, Sendable {
    /// A raw touch sample.
    case touch(TouchEvent)
    /// A gesture that the host's own recognizers have arbitrated.
    case gesture(GestureEvent)
    /// Something the app asks for.
    case perform(SceneAction)
    /// Something the app asks for of one row of a list, with the indices of the list's first row.
    case performInRow(SceneAction, RowReference)
    /// The accessibility escape.
    case escape
    /// What assistive technology does by itself, without a touch.
    case accessibility(AccessibilityEvent)
    /// Something the host tells about the world.
    case environment(EnvironmentChange)
    /// Time passes.
    case advance
  }

  /// What assistive technology asks of a scene. Of a view that is hidden, kept from it, or not interactive
  /// nothing can be asked.
  nonisolated public enum AccessibilityEvent: Hashable, Sendable {
    /// One of the actions that the program offers.
    case perform(action: Int)
    /// The track that the view adjusts goes to its next detent, or to the one before.
    case increment(view: Int)
    case decrement(view: Int)
  }

  /// A recognized gesture as a host reports it.
  nonisolated public struct GestureEvent: Hashable, Sendable {
    /// Index of the recognizer; of a row's, that of the list's first row.
    public var recognizer: Int
    /// The row whose recognizer it is; nil for one that is no row's.
    public var row: RowReference?
    /// `.ended` alone completes a tap or a swipe, `.began` alone a long press that drags nothing;
    /// `.possible` and `.failed` mean nothing here.
    public var phase: RecognizerPhase
    /// Points, in container coordinates; counted from wherever the host likes.
    public var translation: Vector
    /// Points per second.
    public var velocity: Vector

    public init(
      recognizer: Int, row: RowReference? = nil, phase: RecognizerPhase,
      translation: Vector = .zero, velocity: Vector = .zero
    ) {
      self.recognizer = recognizer
      self.row = row
      self.phase = phase
      self.translation = translation
      self.velocity = velocity
    }
  }

  /// A change of the world around the scene. `alongside` is the motion that the host runs with it; the
  /// scene's own values change at once and the motion is handed on in the effect.
  nonisolated public enum EnvironmentChange: Hashable, Sendable {
    case size(Size, alongside: MotionSpec?)
    case insets(Insets, alongside: MotionSpec?)
    /// A keyboard covers so many points at the bottom.
    case keyboard(Double, alongside: MotionSpec?)
    case direction(ReadingDirection, alongside: MotionSpec? = nil)
    case reducesMotion(Bool)
    /// So many pages lie above the root of a stack, without any motion of the scene's own: the host
    /// has restored them, or moves them itself.
    case depth(stack: Int, Int)
    /// The host gives a mode a value.
    case mode(Int, Int)
    /// The host has scrolled: offset, content and viewport in points.
    case scrolled(track: Int, offset: Double, metrics: ScrollMetrics)
    /// The host has measured the content of a view, in points. Where it scrolls in the view, that is how
    /// long the content is along each axis.
    case measured(view: Int, content: Size)
    /// The host shows these rows of a list, from the top: inserted, removed, moved or of another height.
    case rows(list: Int, [ListRow])
    /// The host has measured what a quantity stands for, in points.
    case quantity(Int, Double)
    /// The host lets a recognizer take part, or not. Disabling an active one cancels it.
    case enables(recognizer: Int, Bool)
  }

  /// What a touch can hit, at one instant: front to back, never outside of where a parent takes touches; a view
  /// that is hidden or nearly transparent is skipped with all that lies in it.
  nonisolated public struct HitMap {
    /// The part of a view in which touches can hit it, as edges in points: a width would be rounded once
    /// more.
    private struct Window {
      var left: Double
      var top: Double
      var right: Double
      var bottom: Double

      func contains(_ point: Point) -> Bool {
        left <= point.x && point.x < right && top <= point.y && point.y < bottom
      }

      func narrowed(to other: Window) -> Window {
        Window(
          left: Swift.max(left, other.left), top: Swift.max(top, other.top),
          right: Swift.min(right, other.right), bottom: Swift.min(bottom, other.bottom))
      }
    }

    /// Nil for a view that no touch hits.
    private var windows: [Window?]
    /// Views, back to front.
    private let order: [Int]

    /// At the committed time of a machine.
    public init(_ machine: SceneMachine) {
      order = machine.state.order
      let count = machine.program.views.count
      windows = []
      windows.reserveCapacity(count)
      var rects: [Rect] = []
      rects.reserveCapacity(count)
      // Parents come first.
      for view in 0..<count {
        let parent = machine.program.views[view].parent
        let isOpen = machine.isOpenToTouches(view) && (parent < 0 || windows[parent] != nil)
        guard isOpen else {
          rects.append(Rect(x: 0, y: 0, width: 0, height: 0))
          windows.append(nil)
          continue
        }
        let rect = machine.stageRect(
          of: view, in: parent < 0 ? nil : rects[parent], at: machine.state.now)
        rects.append(rect)
        let taking = machine.touchRect(of: view, drawn: rect)
        let window = Window(
          left: taking.x, top: taking.y, right: taking.maxX, bottom: taking.maxY)
        windows.append(parent < 0 ? window : windows[parent]?.narrowed(to: window))
      }
    }

    /// The view that a touch at `point` hits; nil outside the stage.
    public func view(at point: Point) -> Int? {
      // Siblings stand back to front: the last that qualifies is in front.
      order.last { windows[$0]?.contains(point) ?? false }
    }
  }

  /// What the clauses of a settle rule are asked about.
  nonisolated private struct Release {
    /// Points.
    var position: Double
    /// Displacement in points since the rule's frame.
    var displacement: Double
    /// Points per second along the track, and across it.
    var velocity: Double
    var crossVelocity: Double
    /// +1 or -1: the direction of the displacement, or of the velocity without one; else 0.
    var ahead: Int
    /// Points between the base and its neighbor ahead.
    var gap: Double
    /// Points of the whole range.
    var travel: Double
    /// Points of the reference view.
    var extent: Double
    /// Points of the detent from which the gap counts upward, and of the range's lower end.
    var gapStart: Double
    var lower: Double
  }

  /// What happens to a recognizer when the finger gets some way from where it came down.
  nonisolated private enum Crossing: Int {
    /// In order of precedence at one point of the segment.
    case strays, headingIsRead, slopIsPassed
  }

  /// A threshold on a segment.
  nonisolated private struct NextCrossing {
    var recognizer: Int
    var crossing: Crossing
    /// Of the segment, 0 to 1.
    var share: Double
    /// From touch down to the crossing.
    var travel: Vector
    /// Where the finger is then.
    var location: Point
    var depth: Int

    func isBefore(_ other: NextCrossing) -> Bool {
      (share, crossing.rawValue, -depth) < (other.share, other.crossing.rawValue, -other.depth)
    }
  }

  /// A circle around the point where a finger came down.
  nonisolated private struct Circle {
    var radius: Double

    /// The share of a segment at which it leaves the circle; nil while its end is inside or on it.
    func exit(from start: Vector, to end: Vector) -> Double? {
      guard end.length > radius else { return nil }
      let step = Vector(dx: end.dx - start.dx, dy: end.dy - start.dy)
      let a = step.dx * step.dx + step.dy * step.dy
      let b = start.dx * step.dx + start.dy * step.dy
      let c = start.dx * start.dx + start.dy * start.dy - radius * radius
      guard a > 0, c < 0 else { return 0 }
      return Swift.min(1, (-b + Swift.max(0, b * b - a * c).squareRoot()) / a)
    }
  }

  /// Something that happens by itself.
  nonisolated private enum Timer {
    case settle(track: Int)
    case fade(follower: Int)
    /// A tile arrives where it is to be.
    case tile(Int)
    /// A tap or a swipe takes too long.
    case giveUp(recognizer: Int)
    /// A finger has rested long enough.
    case hold(recognizer: Int)
  }

  /// What a settle rule decides about a release.
  nonisolated public struct SettleVerdict: Hashable, Sendable {
    /// The clause that decides; nil where none holds.
    public var clause: Int?
    /// The detent that the track goes to.
    public var detent: Int
  }

  /// A running scene: the program, its state, and the effects of the last event.
  ///
  /// The one automaton of Coulisse: checker, simulator and app all run this value. It reads no clock and
  /// calls nobody back. It is meant to allocate nothing per touch sample once its buffers have grown;
  /// that is not measured yet, and no test holds it.
  nonisolated public struct SceneMachine: Hashable, Sendable {
    /// It grows by a row where a list has more rows open or under way than it tells apart.
    public internal(set) var program: SceneProgram {
      _read { yield shared.indexed.program }
      set { shared = SharedProgram(newValue) }
    }
    private(set) var shared: SharedProgram
    public internal(set) var state: SceneState
    /// What the last event asked of the host, in order.
    public internal(set) var effects: [SceneEffect]
    /// Whether effects tell who wanted a touch and why somebody got it.
    public var reportsArbitration: Bool
    /// Something changed that guards or live claims can depend on.
    var isConfigurationStale: Bool
    /// What has happened and was not reacted to yet; empty between two events.
    var occurrences: [SceneOccurrence]

    /// A scene at rest at its start detents, at the design size, left to right.
    public init(_ program: SceneProgram, reportsArbitration: Bool = false) {
      shared = SharedProgram(program)
      self.reportsArbitration = reportsArbitration
      effects = []
      effects.reserveCapacity(16)
      isConfigurationStale = false
      occurrences = []
      state = SceneState(
        now: .distantPast,
        environment: SceneEnvironment(
          size: program.designSize, insets: .zero, keyboard: 0, direction: .leftToRight,
          reducesMotion: false),
        tracks: [], stacks: [], lists: [], quantities: SceneMachine.quantities(of: program, []),
        order: program.order, modes: program.modes.map { $0.start }, followers: [], presences: [],
        recognizers: [], tiles: program.tiles.map { _ in TileState() },
        docks: program.docks.map { _ in [] },
        requirements: program.requirements.map { _ in true }, touches: [], nextToken: 1)
      state.lists = program.lists.map { ListState(keys: $0.rows.map { _ in nil }) }
      state.tracks = program.tracks.indices.map { initialState(ofTrack: $0) }
      state.stacks = program.stacks.map { _ in StackState(depth: 0, phase: .root) }
      state.followers = program.followers.map { _ in FollowerState(residual: 0, start: .distantPast) }
      state.presences = program.presences.map { holds($0.appears, at: state.now) }
      state.recognizers = program.recognizers.map { _ in RecognizerState() }
      for index in program.recognizers.indices {
        state.recognizers[index].isEnabled = isReady(index)
      }
    }

    /// A track at rest where it starts.
    func initialState(ofTrack track: Int) -> TrackState {
      let spec = program.tracks[track]
      let isOnDetent = spec.detents.indices.contains(spec.start)
      return TrackState(
        phase: .rest,
        position: isOnDetent ? value(spec.detents[spec.start], of: extent(of: track)) : 0,
        base: isOnDetent ? spec.start : -1, goal: -1, dragStart: 0, dragBase: -1,
        reach: initialReach(ofTrack: track))
    }

    /// Where it starts, or, if that is home, its last detent.
    private func initialReach(ofTrack track: Int) -> Double {
      let spec = program.tracks[track]
      let detent = spec.start == spec.home ? spec.detents.count - 1 : spec.start
      guard spec.detents.indices.contains(detent) else { return 0 }
      return value(spec.detents[detent], of: extent(of: track))
    }

    /// Takes an event, and replaces `effects` by what it leads to.
    ///
    /// - Parameter time: Committed unless it lies before the last committed time, to which it is then
    ///   clamped; velocities are fitted to the time as it is given. Timers that are due run first.
    public mutating func send(_ event: SceneEvent, at time: SceneTime) {
      effects.removeAll(keepingCapacity: true)
      let instant = Swift.max(time, state.now)
      if case .touch(let touch) = event {
        runTimers(until: instant, beforeTouch: true)
        handle(touch, stamp: time, at: instant)
      } else {
        runTimers(until: instant)
      }
      commit(instant)
      switch event {
      case .touch: break
      case .gesture(let gesture): handle(gesture)
      case .perform(let action): if !isOfRow(action) { perform(action) }
      case .performInRow(let action, let row): perform(action, in: row)
      case .escape: escape()
      case .accessibility(let event): handle(event)
      case .environment(let change): apply(change)
      case .advance: break
      }
      react()
      retire()
      refreshPresences()
      refreshEnabled()
    }

    /// From now on it is `time`, which does not lie before what it was.
    mutating func commit(_ time: SceneTime) {
      guard time != state.now else { return }
      state.now = time
      for track in state.tracks.indices where state.tracks[track].motion != nil {
        state.tracks[track].motion?.commit(time)
      }
    }

    /// Commits the passing of time, and replaces `effects` by what it leads to.
    public mutating func advance(to time: SceneTime) { send(.advance, at: time) }

    /// Whether nothing moves, nothing is touched and no timer runs.
    public var isIdle: Bool {
      state.touches.isEmpty && nextDeadline == nil && !state.tracks.contains { $0.isHeld }
        && !state.tiles.contains { $0.isHeld }
    }

    /// The view that a touch at `point` hits now; nil outside the stage.
    public func hitView(at point: Point) -> Int? { HitMap(self).view(at: point) }

    /// Whether the view itself keeps no touch from itself and what lies in it.
    fileprivate func isOpenToTouches(_ view: Int) -> Bool {
      let hits = program.views[view].hits
      return hits != .through && !isHidden(view, at: state.now)
        && isInteractive(view, at: state.now)
        && (hits == .block || opacity(of: view, at: state.now) >= 0.01)
    }

    /// Whether assistive technology can do something with a view: neither it nor what it lies in is hidden,
    /// kept from it or out of reach.
    public func isAccessible(_ view: Int) -> Bool {
      guard program.views.indices.contains(view) else { return false }
      var current = view
      while current >= 0 {
        if isHidden(current, at: state.now) || holds(.inaccessible, of: current, at: state.now)
          || !isInteractive(current, at: state.now)
        {
          return false
        }
        current = program.views[current].parent
      }
      return true
    }

    mutating func handle(_ event: AccessibilityEvent) {
      switch event {
      case .perform(let index):
        guard program.accessibilityActions.indices.contains(index),
          isAccessible(program.accessibilityActions[index].view)
        else { return }
        for action in program.accessibilityActions[index].actions { perform(action) }
      case .increment(let view): adjust(view, by: 1)
      case .decrement(let view): adjust(view, by: -1)
      }
    }

    /// Sends the track of an adjustable view to the detent next to the one that it is bound for; one that is
    /// at none to the closest.
    private mutating func adjust(_ view: Int, by step: Int) {
      guard let spec = program.adjustables.first(where: { $0.view == view }), isAccessible(view)
      else {
        return
      }
      let bound = bound(spec.track)
      let detent = bound < 0 ? nearestDetent(of: spec.track, preferring: 0) : bound + step
      if program.tracks[spec.track].detents.indices.contains(detent) { request(spec.track, detent) }
    }

    /// Does what was asked. Unknown indices and what is so already change nothing.
    ///
    /// - Parameter row: The row whose recognizer, or for which the app, asks.
    mutating func perform(_ action: SceneAction, for row: RowReference? = nil) {
      switch action {
      case .settle(let track, let detent):
        guard state.tracks.indices.contains(track),
          program.tracks[track].detents.indices.contains(detent)
        else { return }
        request(track, detent)
      case .close(let track, let detent):
        guard state.tracks.indices.contains(track),
          program.tracks[track].detents.indices.contains(detent)
        else { return }
        let (home, bound) = (program.tracks[track].home, bound(track))
        if bound == home || (bound > home) == (detent > home) { request(track, home) }
      case .toggle(let track, let detent):
        guard state.tracks.indices.contains(track),
          program.tracks[track].detents.indices.contains(detent)
        else { return }
        request(track, bound(track) == detent ? program.tracks[track].home : detent)
      case .next(let track): step(track, by: 1)
      case .previous(let track): step(track, by: -1)
      case .push(let stack): if state.stacks.indices.contains(stack) { push(stack) }
      case .pop(let stack): if state.stacks.indices.contains(stack) { pop(stack) }
      case .closeRows(let list): closeRows(of: list)
      case .emit(let action): effects.append(.action(action, of: row))
      case .emitOfTile(let action, let tile): effects.append(.tileAction(action, tile: tile))
      case .set(let mode, let value): set(mode, to: value)
      case .announce(let announcement): effects.append(.announce(announcement))
      case .choose(let condition, let actions, let others):
        guard knows(condition) else { return }
        for action in holds(condition, at: state.now) ? actions : others { perform(action, for: row) }
      }
    }

    /// Does what a recognizer asks for.
    mutating func performActions(of recognizer: Int) {
      let actions = program.recognizers[recognizer].actions
      guard !actions.isEmpty else { return }
      let row = program.row(ofRecognizer: recognizer).flatMap(reference(at:))
      for action in actions { perform(action, for: row) }
    }

    /// At the last detent that way there is no next one.
    private mutating func step(_ track: Int, by step: Int) {
      guard state.tracks.indices.contains(track) else { return }
      let from = bound(track) < 0 ? nearestDetent(of: track, preferring: 0) : bound(track)
      guard program.tracks[track].detents.indices.contains(from + step) else { return }
      request(track, from + step)
    }

    /// The last intent wins, a finger's included: a held track is taken from its recognizer, which
    /// goes on without effect until the finger lifts.
    mutating func request(_ track: Int, _ detent: Int) {
      if state.tracks[track].isHeld || bound(track) != detent {
        approach(detent, of: track, cause: .request)
      }
    }

    /// The detent that a track was told to go to last.
    func bound(_ track: Int) -> Int {
      let track = state.tracks[track]
      return track.goal >= 0 ? track.goal : track.base
    }

    /// Sends a track to the first stop on its way to `detent`.
    mutating func approach(_ detent: Int, of track: Int, cause: SettleCause) {
      let stop =
        switch program.tracks[track].requests {
        case .direct: detent
        case .stepwise: self.stop(toward: detent, of: track)
        }
      settle(track, to: stop, goal: stop == detent ? -1 : detent, cause: cause)
    }

    /// The first detent between where a track is and `detent`; that itself if none is.
    private func stop(toward detent: Int, of track: Int) -> Int {
      let goal = detentPosition(detent, of: track)
      var start = position(of: track, at: state.now)
      // A motion that swings past its end has been there.
      if let motion = state.tracks[track].motion, (motion.from < motion.to) == (motion.to < start) {
        start = motion.to
      }
      let between = program.tracks[track].detents.indices.filter {
        let position = detentPosition($0, of: track)
        return start < goal
          ? start < position && position < goal : goal < position && position < start
      }
      return (start < goal ? between.first : between.last) ?? detent
    }

    mutating func escape() {
      guard let entry = program.escapes.first(where: { holds($0.condition, at: state.now) }) else {
        return
      }
      for action in entry.actions { perform(action) }
    }

    /// A recognizer's own condition is met: it begins, waits for the ones it requires to fail, or, as a
    /// ghost, tells that it wanted the touch as well.
    mutating func becomeCertain(_ recognizer: Int) {
      let last = state.recognizers.reduce(0) { Swift.max($0, $1.certainty) }
      state.recognizers[recognizer].certainty = last + 1
      report(.certain(recognizer: recognizer))
      if state.recognizers[recognizer].isGhost {
        reportRivalry(winner: state.recognizers[recognizer].winner, loser: recognizer)
      } else if let blocker = blocker(of: recognizer) {
        report(.waiting(recognizer: recognizer, on: blocker))
      } else {
        begin(recognizer)
      }
    }

    /// Whether both track one finger, or taps of one sequence.
    func sharesTouch(_ first: Int, _ second: Int) -> Bool {
      !state.recognizers[first].sequence.isDisjoint(with: state.recognizers[second].sequence)
    }

    mutating func begin(_ recognizer: Int) {
      let spec = program.recognizers[recognizer]
      if spec.isDiscrete {
        exclude(by: recognizer)
        setPhase(of: recognizer, .ended)
        performActions(of: recognizer)
      } else if canBegin(recognizer) {
        exclude(by: recognizer)
        setPhase(of: recognizer, .began)
        beginDrag(recognizer)
        performActions(of: recognizer)
      } else {
        return failed(recognizer)
      }
      for loser in program.recognizers.indices where state.recognizers[loser].winner == recognizer {
        releaseWaiting(on: loser)
      }
    }

    /// Whether there is something that it can take hold of.
    private func canBegin(_ recognizer: Int) -> Bool {
      let spec = program.recognizers[recognizer]
      return spec.tile >= 0
        ? isFree(tile: spec.tile, for: recognizer)
        : spec.route.contains { $0.tracks.contains(where: isFree) }
    }

    /// A recognizer begins to drag: its travel counts from where it says.
    private mutating func beginDrag(_ recognizer: Int) {
      let place = place(of: recognizer)
      switch program.recognizers[recognizer].origin {
      case .crossing: beginDrag(recognizer, at: place)
      case .down:
        beginDrag(recognizer, at: state.recognizers[recognizer].origin)
        drag(recognizer)
      case .sample:
        beginDrag(recognizer, at: place)
        state.recognizers[recognizer].drag.isOriginOpen = true
      }
    }

    /// Everybody else who tracks the touch and may not recognize along with the winner fails, and
    /// goes on as a ghost.
    private mutating func exclude(by winner: Int) {
      for rival in program.recognizers.indices where rival != winner && sharesTouch(rival, winner) {
        guard state.recognizers[rival].phase == .possible, !state.recognizers[rival].isGhost,
          !mayRecognizeTogether(winner, rival)
        else { continue }
        let wasWaiting = state.recognizers[rival].isWaiting
        state.recognizers[rival].winner = winner
        setPhase(of: rival, .failed)
        if wasWaiting { reportRivalry(winner: winner, loser: rival) }
      }
    }

    private func mayRecognizeTogether(_ winner: Int, _ rival: Int) -> Bool {
      if requiresFailure(of: winner, by: rival) { return false }
      if areSimultaneous(winner, rival) { return true }
      // A tap is a prefix of a double tap, not its rival.
      if case .tap(let count, _, _, _) = program.recognizers[winner].kind,
        case .tap(let more, _, _, _) = program.recognizers[rival].kind
      {
        return more > count
      }
      return false
    }

    /// A recognizer gives up; who waited for it goes on.
    mutating func failed(_ recognizer: Int) {
      giveUp(recognizer)
      releaseWaiting(on: recognizer)
    }

    /// A recognizer gives up; a ghost does so silently.
    mutating func giveUp(_ recognizer: Int) {
      let wasGhost = state.recognizers[recognizer].isGhost
      state.recognizers[recognizer].winner = -1
      state.recognizers[recognizer].deadline = nil
      state.recognizers[recognizer].isBetweenTaps = false
      state.recognizers[recognizer].taps = 0
      if !wasGhost { setPhase(of: recognizer, .failed) }
    }

    /// The system, or the host, takes the touch from an active recognizer.
    mutating func cancelled(_ recognizer: Int) {
      endDrag(recognizer, velocity: .zero, cause: .cancel)
      setPhase(of: recognizer, .cancelled)
      if state.recognizers[recognizer].strokes.isEmpty { state.recognizers[recognizer].reset() }
      isConfigurationStale = true
    }

    mutating func setPhase(of recognizer: Int, _ phase: RecognizerPhase) {
      state.recognizers[recognizer].phase = phase
      effects.append(.recognizer(recognizer, phase))
      switch phase {
      case .began: note(.began(recognizer: recognizer))
      case .ended:
        if program.recognizers[recognizer].isDiscrete { note(.began(recognizer: recognizer)) }
        note(.ended(recognizer: recognizer))
      case .cancelled: note(.ended(recognizer: recognizer))
      case .possible, .changed, .failed: break
      }
      if phase != .changed { isConfigurationStale = true }
    }

    private mutating func reportRivalry(winner: Int, loser: Int) {
      if let decision = decision(between: winner, and: loser) ?? precedence(of: winner, over: loser) {
        report(.contested(winner: winner, loser: loser, decision))
      } else {
        report(.undecided(winner: winner, loser: loser))
      }
    }

    private mutating func report(_ effect: SceneEffect) {
      if reportsArbitration { effects.append(effect) }
    }

    /// The part of a watched view in which a recognizer takes touches, on the stage, in points: of an
    /// edge pan the band at the edge, of the others all that the stage shows of the view. What lies in
    /// front is not left out.
    public func bandRect(of recognizer: Int, in view: Int) -> Rect {
      let size = state.environment.size
      let shown = touchRect(of: view, at: state.now)
        .intersection(Rect(x: 0, y: 0, width: size.width, height: size.height))
      guard program.recognizers.indices.contains(recognizer),
        case .edgePan(let edge, let band) = program.recognizers[recognizer].kind
      else { return shown }
      let safe = safeArea
      var (left, top, right, bottom) = (shown.x, shown.y, shown.maxX, shown.maxY)
      // Of the inset, the part that reaches into the view.
      switch edge.physical(in: state.environment.direction) {
      case .left: right = Swift.min(right, Swift.max(left, safe.x) + band)
      case .right: left = Swift.max(left, Swift.min(right, safe.maxX) - band)
      case .top: bottom = Swift.min(bottom, Swift.max(top, safe.y) + band)
      case .bottom: top = Swift.max(top, Swift.min(bottom, safe.maxY) - band)
      }
      return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The stage without its insets and what a keyboard covers.
    private var safeArea: Rect {
      let size = state.environment.size
      var insets = state.environment.insets
      insets.bottom = Swift.max(insets.bottom, state.environment.keyboard)
      return Rect(
        x: insets.left, y: insets.top, width: size.width - insets.left - insets.right,
        height: size.height - insets.top - insets.bottom)
    }

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

    /// Whether a condition holds at `time`, which may lie ahead of the committed time.
    public func holds(_ condition: Condition, at time: SceneTime) -> Bool {
      condition.clauses.allSatisfy { clause in
        clause.contains { holds($0.word, at: time) != $0.negated }
      }
    }

    private func holds(_ word: ConfigurationWord, at time: SceneTime) -> Bool {
      switch word {
      case .atRest(let track, let detent):
        state.tracks[track].isAtRest(at: time) && state.tracks[track].base == detent
      case .boundFor(let track, let detent): state.tracks[track].base == detent
      case .moving(let track):
        state.tracks[track].phase == .moving && !state.tracks[track].isAtRest(at: time)
      case .dragged(let track):
        state.tracks[track].isHeld
      case .past(let track, let detent):
        state.tracks[track].position(at: time) > detentPosition(detent, of: track)
      case .before(let track, let detent):
        state.tracks[track].position(at: time) < detentPosition(detent, of: track)
      case .depth(let stack, let depth): state.stacks[stack].depth == depth
      case .depthAtRest(let stack, let depth): state.stacks[stack].depthAtRest == depth
      case .mode(let mode, let value): state.modes[mode] == value
      case .followerAtRest(let follower, let value):
        isFollowerAtRest(follower, at: time) && sourceValue(ofFollower: follower, at: time) == value
      case .rowOpen(let list): isRowOpen(in: list)
      }
    }

    /// Whether a condition speaks of what the program has: one that the host has made may not.
    func knows(_ condition: Condition) -> Bool {
      condition.clauses.joined().allSatisfy { term in
        switch term.word {
        case .atRest(let track, _), .boundFor(let track, _), .moving(let track), .dragged(let track),
          .past(let track, _), .before(let track, _):
          state.tracks.indices.contains(track)
        case .depth(let stack, _), .depthAtRest(let stack, _): state.stacks.indices.contains(stack)
        case .mode(let mode, _): state.modes.indices.contains(mode)
        case .rowOpen(let list): program.lists.indices.contains(list)
        case .followerAtRest(let follower, _): state.followers.indices.contains(follower)
        }
      }
    }

    /// Tells the host which recognizers it should enable or disable. One that tracks a touch keeps
    /// what it had until it is done, for guards are read at touch down; being done makes the
    /// configuration stale again.
    mutating func refreshEnabled() {
      guard isConfigurationStale else { return }
      isConfigurationStale = false
      for index in program.recognizers.indices {
        let recognizer = state.recognizers[index]
        guard recognizer.strokes.isEmpty, !recognizer.phase.isActive else { continue }
        let isReady = isReady(index)
        if recognizer.isEnabled != isReady {
          state.recognizers[index].isEnabled = isReady
          effects.append(.enabled(recognizer: index, isReady))
        }
      }
    }

    /// What the scene says about two recognizers that want the same touch, one that they track or one
    /// that begins now; nil when it says nothing. Slop, depth, order of declaration and groups decide
    /// nothing.
    public func decision(between first: Int, and second: Int) -> Decision? {
      if requiresFailure(of: first, by: second) || requiresFailure(of: second, by: first) {
        return .requirement
      }
      return standingDecision(between: first, and: second)
    }

    /// What the scene says about two recognizers in whatever configuration they meet.
    public func standingDecision(between first: Int, and second: Int) -> Decision? {
      let recognizers = program.recognizers
      guard recognizers.indices.contains(first), recognizers.indices.contains(second) else {
        return nil
      }
      if program.requirements.contains(where: {
        $0.condition.clauses.isEmpty
          && (($0.waiting == first && $0.blocker == second)
            || ($0.waiting == second && $0.blocker == first))
      }) {
        return .requirement
      }
      if areSimultaneous(first, second) { return .simultaneity }
      let (one, two) = (recognizers[first], recognizers[second])
      // The same finger has to have the same result.
      if !one.route.isEmpty, one.route == two.route, one.gain == two.gain { return .sharedRoute }
      return nil
    }

    /// Hold precedence: who is certain by time, while the finger rests, comes before who needs it to move
    /// or to lift. Not the other way round: a finger that is already on its way rests by accident.
    func precedence(of winner: Int, over loser: Int) -> Decision? {
      state.recognizers[winner].isHeldLongEnough && !state.recognizers[loser].isHeldLongEnough
        ? .hold : nil
    }

    func areSimultaneous(_ first: Int, _ second: Int) -> Bool {
      program.simultaneities.contains {
        ($0.first == first && $0.second == second) || ($0.first == second && $0.second == first)
      }
    }

    /// The axis a recognizer drags along; that of the first leg of its route.
    func dragAxis(of recognizer: Int) -> Axis {
      program.recognizers[recognizer].route.first?.toward.axis ?? .horizontal
    }

    func holds(_ recognizer: Int, _ track: Int) -> Bool {
      state.tracks[track].phase == .held(by: recognizer)
    }

    /// Whether the recognizer holds the track and a drag toward `side` would move it.
    func canTake(_ track: Int, toward side: PhysicalSide, by recognizer: Int) -> Bool {
      holds(recognizer, track) && canMove(track, toward: side, by: recognizer)
    }

    /// Takes hold of every track of the route that is free.
    mutating func beginDrag(_ recognizer: Int, at origin: Point) {
      state.recognizers[recognizer].drag = Drag(origin: origin)
      let tile = program.recognizers[recognizer].tile
      if tile >= 0 { return take(tile: tile, by: recognizer) }
      for leg in program.recognizers[recognizer].route {
        for track in leg.tracks where isFree(track) { hold(track, by: recognizer) }
      }
    }

    /// Moves the tracks of the route to where a finger displaced by `translation` from the origin puts
    /// them.
    mutating func continueDrag(_ recognizer: Int, translation: Vector) {
      let tile = program.recognizers[recognizer].tile
      if tile >= 0 { return carry(tile: tile, by: translation) }
      let axis = dragAxis(of: recognizer)
      let gain = program.recognizers[recognizer].gain
      let travel = translation.component(along: axis) * gain
      let last = state.recognizers[recognizer].drag.travel
      guard travel.isFinite, travel != last else { return }
      let toward: PhysicalSide =
        switch axis {
        case .horizontal: travel > last ? .right : .left
        case .vertical: travel > last ? .bottom : .top
        }
      if let free = comeBack(recognizer, to: travel, toward: toward) {
        distribute(recognizer, from: free, to: travel, toward: toward)
      }
      forgetExcess(recognizer, at: travel)
      state.recognizers[recognizer].drag.travel = travel
    }

    /// After a change of size, travel counts anew from where track and finger are.
    mutating func reanchor(_ recognizer: Int) {
      let track = state.recognizers[recognizer].drag.track
      guard track >= 0 else { return }
      anchor(recognizer, on: track, at: state.recognizers[recognizer].drag.travel)
    }

    /// Lets go of all tracks: the one that moved last gets the velocity; if none has moved, the one
    /// that a drag in its direction would move first.
    ///
    /// - Parameter velocity: Of the finger, points per second.
    mutating func endDrag(_ recognizer: Int, velocity: Vector, cause: SettleCause) {
      let tile = program.recognizers[recognizer].tile
      if tile >= 0 { return drop(tile: tile) }
      let axis = dragAxis(of: recognizer)
      let gain = program.recognizers[recognizer].gain
      let along = velocity.component(along: axis) * gain
      let across = velocity.component(along: axis == .horizontal ? .vertical : .horizontal) * gain
      var mover = state.recognizers[recognizer].drag.mover
      if mover < 0 {
        let toward: PhysicalSide =
          switch axis {
          case .horizontal: along > 0 ? .right : .left
          case .vertical: along > 0 ? .bottom : .top
          }
        mover =
          leg(of: recognizer, toward: toward)?.tracks.first {
            canTake($0, toward: toward, by: recognizer)
          } ?? -1
      }
      for track in state.tracks.indices where holds(recognizer, track) {
        let isMover = track == mover
        release(
          track, velocity: isMover ? along * positiveSide(of: track).sign : 0,
          crossVelocity: isMover ? across : 0, cause: cause)
      }
    }

    mutating func apply(_ change: EnvironmentChange) {
      switch change {
      case .size(let size, let motion):
        guard size.width >= 0, size.height >= 0, size.width <= 1e9, size.height <= 1e9 else { return }
        resize { $0.environment.size = size }
        effects.append(.layout(alongside: motion))
      case .insets(let insets, let motion):
        for side in PhysicalSide.allCases {
          guard (0...1e9).contains(insets.inset(at: side)) else { return }
        }
        resize { $0.environment.insets = insets }
        effects.append(.layout(alongside: motion))
      case .keyboard(let height, let motion):
        guard (0...1e9).contains(height) else { return }
        resize { $0.environment.keyboard = height }
        effects.append(.layout(alongside: motion))
      case .direction(let direction, let motion):
        resize { $0.environment.direction = direction }
        effects.append(.layout(alongside: motion))
      case .reducesMotion(let reduces): state.environment.reducesMotion = reduces
      case .depth(let stack, let depth): setDepth(depth, of: stack)
      case .mode(let mode, let value): set(mode, to: value)
      case .scrolled(let track, let offset, let metrics): scroll(track, offset, metrics)
      case .measured(let view, let content): measure(view, content)
      case .rows(let list, let rows): show(rows, in: list)
      case .quantity(let quantity, let points): measure(quantity, points)
      case .enables(let recognizer, let isEnabled): enable(recognizer, isEnabled)
      }
      isConfigurationStale = true
    }

    /// Changes the environment and derives every position again from its share of the range.
    private mutating func resize(_ change: (inout SceneState) -> Void) {
      let before = state.tracks.indices.map { range(of: $0) }
      change(&state)
      for track in state.tracks.indices {
        switch program.tracks[track].resize {
        case .keepProgress:
          let after = range(of: track)
          adjust(track) { position in
            let travel = before[track].upper - before[track].lower
            let share = travel > 0 ? (position - before[track].lower) / travel : 0
            return after.lower + share * (after.upper - after.lower)
          }
        case .keepPoints:
          let (lower, upper) = range(of: track)
          adjust(track) { Bounds.clamp($0, from: lower, to: upper) }
        case .close: close(track)
        }
      }
      for recognizer in state.recognizers.indices { reanchor(recognizer) }
    }

    /// Puts a track home at once, and its followers with it; one without detents stays
    /// in its range.
    mutating func close(_ track: Int) {
      if program.tracks[track].detents.isEmpty {
        let (lower, upper) = range(of: track)
        return adjust(track) { Bounds.clamp($0, from: lower, to: upper) }
      }
      let home = program.tracks[track].home
      let wasClosed = state.tracks[track].phase == .rest && state.tracks[track].base == home
      interrupt(track)
      state.tracks[track].phase = .rest
      state.tracks[track].base = home
      state.tracks[track].position = detentPosition(home, of: track)
      for (index, follower) in program.followers.enumerated()
      where follower.sources.contains(where: { $0.track == track }) {
        state.followers[index].residual = 0
      }
      guard !wasClosed else { return }
      arrived(track)
      if let stack = stack(movedBy: track) { finishPaging(stack) }
    }

    /// Maps every position that a track remembers; those on a detent go to where it is now.
    private mutating func adjust(_ track: Int, _ map: (Double) -> Double) {
      let base = state.tracks[track].base
      state.tracks[track].dragStart = map(state.tracks[track].dragStart)
      state.tracks[track].position = map(state.tracks[track].position)
      state.tracks[track].reach = map(state.tracks[track].reach)
      if state.tracks[track].isHeld { putInReach(track) }
      if state.tracks[track].phase == .rest, base >= 0 {
        state.tracks[track].position = detentPosition(base, of: track)
        if base != program.tracks[track].home {
          state.tracks[track].reach = state.tracks[track].position
        }
      }
      if var motion = state.tracks[track].motion {
        motion.redirect(
          from: map(motion.from), to: base >= 0 ? detentPosition(base, of: track) : map(motion.to))
        state.tracks[track].motion = motion
      }
    }

    /// The host has measured something: whatever is made of it is derived again.
    private mutating func measure(_ quantity: Int, _ points: Double) {
      guard program.quantities.indices.contains(quantity), (0...1e9).contains(points),
        case .measured = program.quantities[quantity]
      else { return }
      var measured = state.quantities
      measured[quantity] = points
      let quantities = SceneMachine.quantities(of: program, measured)
      resize { $0.quantities = quantities }
      effects.append(.layout(alongside: nil))
    }

    /// A row's recognizer is enabled in every row of its list.
    private mutating func enable(_ recognizer: Int, _ isEnabled: Bool) {
      guard state.recognizers.indices.contains(recognizer) else { return }
      for other in program.alike(recognizer) {
        state.recognizers[other].isHostEnabled = isEnabled
        if !isEnabled { disable(other) }
      }
    }

    /// Takes its touch from a recognizer.
    mutating func disable(_ recognizer: Int) {
      if state.recognizers[recognizer].phase.isActive {
        cancelled(recognizer)
      } else if !state.recognizers[recognizer].strokes.isEmpty,
        state.recognizers[recognizer].phase == .possible || state.recognizers[recognizer].isGhost
      {
        failed(recognizer)
      }
    }

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

    /// The value of a follower at `time`: what its sources say, and the residual that runs out.
    func value(ofFollower index: Int, at time: SceneTime) -> Double {
      sourceValue(ofFollower: index, at: time) + residual(ofFollower: index, at: time)
    }

    /// Whether the follower's own motion is over, or, where it has none, its sources are at rest.
    func isFollowerAtRest(_ index: Int, at time: SceneTime) -> Bool {
      let spec = program.followers[index]
      for source in spec.sources {
        switch state.tracks[source.track].phase {
        case .held: return false
        case .moving where spec.settling == nil:
          if !state.tracks[source.track].isAtRest(at: time) { return false }
        case .moving, .rest: break
        }
      }
      guard let motion = fade(ofFollower: index), state.followers[index].residual != 0 else {
        return true
      }
      return motion.end(from: state.followers[index].start) <= time
    }

    /// What the sources say: a function of positions, except that a source which settles counts with
    /// its end if the follower has a motion of its own.
    func sourceValue(ofFollower index: Int, at time: SceneTime) -> Double {
      let spec = program.followers[index]
      var total = spec.combination == .max ? -Double.infinity : 0
      for source in spec.sources {
        let track = state.tracks[source.track]
        var position = track.position(at: time)
        if spec.settling != nil, let motion = track.motion { position = motion.to }
        if source.reads == .reach { position = track.reach }
        let value = interpolate(source, at: position, view: spec.view)
        switch spec.combination {
        case .max: total = Swift.max(total, value)
        case .sum: total += value
        }
      }
      return total.isFinite ? total : 0
    }

    private func interpolate(_ source: FollowerSource, at position: Double, view: Int) -> Double {
      let stops = source.stops
      guard let first = stops.first else { return 0 }
      let extent = extent(of: source.track)
      if source.beyond == .hold, position <= self.value(first.position, of: extent) {
        return self.value(first.value, of: extent)
      }
      for next in stops.indices.dropFirst() {
        let isLast = next == stops.count - 1
        let end = self.value(stops[next].position, of: extent)
        guard position < end || (isLast && source.beyond == .extend) else { continue }
        let start = self.value(stops[next - 1].position, of: extent)
        let low = self.value(stops[next - 1].value, of: extent)
        let high = self.value(stops[next].value, of: extent)
        return end > start ? low + (high - low) * (position - start) / (end - start) : high
      }
      return self.value(stops[stops.count - 1].value, of: extent)
    }

    private func residual(ofFollower index: Int, at time: SceneTime) -> Double {
      let follower = state.followers[index]
      guard follower.residual != 0 else { return 0 }
      return follower.residual * (1 - fadeProgress(ofFollower: index, at: time))
    }

    /// The motion that a follower's residual runs out with.
    func fade(ofFollower index: Int) -> MotionSpec? {
      let spec = program.followers[index]
      return state.followers[index].isReduced ? spec.reduced : spec.settling
    }

    private func fadeProgress(ofFollower index: Int, at time: SceneTime) -> Double {
      fade(ofFollower: index)?.progress(from: state.followers[index].start, at: time) ?? 1
    }

    /// The values now of all followers that have a motion of their own.
    func fadingValues() -> [Double] {
      program.followers.indices.map {
        program.followers[$0].settling == nil ? 0 : value(ofFollower: $0, at: state.now)
      }
    }

    /// Makes the followers of a track continuous over a change of what it does.
    ///
    /// - Parameters:
    ///   - before: `fadingValues()` from before the change.
    ///   - restarting: A new motion of the follower begins: the track starts to settle. Otherwise the
    ///     track was grabbed, and the residual runs out with the fade that is under way.
    mutating func keepContinuous(_ before: [Double], track: Int, restarting: Bool) {
      for (index, spec) in program.followers.enumerated() {
        guard spec.settling != nil, spec.sources.contains(where: { $0.track == track }) else {
          continue
        }
        let missing = before[index] - sourceValue(ofFollower: index, at: state.now)
        let isReduced = state.environment.reducesMotion
        guard missing.magnitude > 1e-12, !isReduced || spec.reduced != nil else {
          state.followers[index].residual = 0
          if restarting { state.followers[index].start = state.now }
          continue
        }
        let left = 1 - fadeProgress(ofFollower: index, at: state.now)
        if restarting || left <= 1e-9 {
          state.followers[index] = FollowerState(
            residual: missing, start: state.now, isReduced: isReduced)
        } else {
          state.followers[index].residual = missing / left
        }
      }
    }

    /// Takes a gesture that the host's own recognizers have arbitrated. Translation counts from began,
    /// wherever the host's starts; for an origin at touch down it counts as the host gives it. A second began without an end is a lost cancel; what a guard
    /// forbids, and the rest of such a gesture, means nothing. A recognizer that tracks a raw touch has
    /// no use for what the host has recognized.
    mutating func handle(_ gesture: GestureEvent) {
      guard let recognizer = recognizer(of: gesture),
        state.recognizers[recognizer].strokes.isEmpty
      else { return }
      let translation = gesture.translation.isOnScreen ? gesture.translation : nil
      if program.recognizers[recognizer].isDiscrete {
        if gesture.phase == program.recognizers[recognizer].kind.completion { complete(recognizer) }
        return
      }
      switch gesture.phase {
      case .began:
        if state.recognizers[recognizer].phase.isActive { cancelled(recognizer) }
        guard isReady(recognizer) else { return }
        setPhase(of: recognizer, .began)
        beginDrag(recognizer, at: Point(x: 0, y: 0))
        performActions(of: recognizer)
        state.recognizers[recognizer].baseline = translation
        guard program.recognizers[recognizer].origin == .down else { return }
        state.recognizers[recognizer].baseline = .zero
        follow(recognizer, translation)
      case .changed:
        follow(recognizer, translation)
      case .ended:
        follow(recognizer, translation)
        guard state.recognizers[recognizer].phase.isActive else { return }
        endDrag(recognizer, velocity: gesture.velocity.sanitized, cause: .release)
        finish(recognizer, .ended)
      case .cancelled:
        if state.recognizers[recognizer].phase.isActive { cancelled(recognizer) }
      case .possible, .failed: break
      }
    }

    /// The recognizer that a gesture belongs to; nil for none, and for that of a row that is gone.
    private mutating func recognizer(of gesture: GestureEvent) -> Int? {
      let recognizer = gesture.recognizer
      guard state.recognizers.indices.contains(recognizer) else { return nil }
      guard let place = program.row(ofRecognizer: recognizer) else { return recognizer }
      guard let row = gesture.row, row.list == place.list, let place = bind(row) else { return nil }
      return program.fromFirst(to: place).index(ofRecognizer: recognizer)
    }

    private mutating func follow(_ recognizer: Int, _ translation: Vector?) {
      guard state.recognizers[recognizer].phase.isActive, let translation else { return }
      guard let baseline = state.recognizers[recognizer].baseline else {
        state.recognizers[recognizer].baseline = translation
        return
      }
      let moved = Vector(dx: translation.dx - baseline.dx, dy: translation.dy - baseline.dy)
      guard moved != .zero || state.recognizers[recognizer].phase == .changed else { return }
      continueDrag(recognizer, translation: moved)
      setPhase(of: recognizer, .changed)
    }

    private mutating func complete(_ recognizer: Int) {
      guard isReady(recognizer) else { return }
      setPhase(of: recognizer, .ended)
      performActions(of: recognizer)
      state.recognizers[recognizer].reset()
    }

    private mutating func finish(_ recognizer: Int, _ phase: RecognizerPhase) {
      setPhase(of: recognizer, phase)
      state.recognizers[recognizer].reset()
    }

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

    /// Pans that drag end; then those that needed more way fail, and who waited for them goes on; then
    /// taps count.
    mutating func touchUp(
      _ slot: Int, _ sample: TouchPath.Sample, velocity: Vector?, at instant: SceneTime
    ) {
      touchMoved(slot, sample, at: instant)
      let stroke = state.touches[slot].stroke
      let velocity = velocity?.sanitized ?? state.touches[slot].path.velocity
      state.touches[slot].releaseVelocity = velocity
      for recognizer in program.recognizers.indices { removeFinger(stroke, from: recognizer) }
      for recognizer in program.recognizers.indices
      where state.recognizers[recognizer].strokes.contains(stroke)
        && state.recognizers[recognizer].isTouchLifted
        && state.recognizers[recognizer].phase.isActive
      { endLifted(recognizer, velocity: velocity) }
      for recognizer in program.recognizers.indices
      where state.recognizers[recognizer].strokes.contains(stroke)
        && state.recognizers[recognizer].phase == .possible
        && !state.recognizers[recognizer].isWaiting && lacksFingers(recognizer)
      { failed(recognizer) }
      completeTaps(stroke)
      failCircles()
      state.touches.remove(at: slot)
    }

    /// An active recognizer whose finger has lifted.
    mutating func endLifted(_ recognizer: Int, velocity: Vector) {
      endDrag(recognizer, velocity: velocity, cause: .release)
      setPhase(of: recognizer, .ended)
    }

    /// Nobody who tracks a finger that is taken away goes on, not even who waits for somebody else.
    mutating func touchCancelled(_ slot: Int) {
      let stroke = state.touches[slot].stroke
      state.touches.remove(at: slot)
      for recognizer in program.recognizers.indices {
        state.recognizers[recognizer].down.remove(stroke)
        state.recognizers[recognizer].others.remove(stroke)
      }
      for recognizer in program.recognizers.indices
      where state.recognizers[recognizer].strokes.contains(stroke) {
        let recognizing = state.recognizers[recognizer]
        if recognizing.phase.isActive {
          cancelled(recognizer)
        } else if recognizing.phase == .possible || recognizing.isGhost {
          giveUp(recognizer)
        }
      }
      for recognizer in program.recognizers.indices
      where state.recognizers[recognizer].strokes.contains(stroke) { releaseWaiting(on: recognizer) }
      retire()
    }

    /// Whether too few fingers are left of a recognizer, or were ever there for a tap.
    private func lacksFingers(_ recognizer: Int) -> Bool {
      let known = state.recognizers[recognizer]
      let least = program.recognizers[recognizer].fingers.least
      return isTap(recognizer)
        ? known.down.isEmpty && known.strokes.count < least : known.down.count < least
    }

    private func isTap(_ recognizer: Int) -> Bool {
      if case .tap = program.recognizers[recognizer].kind { true } else { false }
    }

    /// Counts a tap for every tap recognizer that the lifted finger left possible: deeper first.
    private mutating func completeTaps(_ stroke: Int32) {
      while let recognizer = nextTap(stroke) {
        guard case .tap(let count, _, _, let gap) = program.recognizers[recognizer].kind else {
          return
        }
        state.recognizers[recognizer].taps += 1
        if state.recognizers[recognizer].taps >= count {
          state.recognizers[recognizer].deadline = nil
          becomeCertain(recognizer)
        } else {
          state.recognizers[recognizer].isBetweenTaps = true
          state.recognizers[recognizer].deadline = state.now.advanced(byNanoseconds: gap)
        }
      }
    }

    private func nextTap(_ stroke: Int32) -> Int? {
      var best: Int?
      for recognizer in program.recognizers.indices {
        let candidate = state.recognizers[recognizer]
        guard isTap(recognizer), candidate.strokes.contains(stroke), candidate.down.isEmpty,
          candidate.strokes.count >= program.recognizers[recognizer].fingers.least,
          candidate.phase == .possible || candidate.isGhost, !candidate.isCertain,
          !candidate.isBetweenTaps, candidate.deadline != nil
        else { continue }
        if best.map({ candidate.depth > state.recognizers[$0].depth }) ?? true { best = recognizer }
      }
      return best
    }

    /// Everybody who is done with a finger that is gone is ready for the next; who waits for somebody
    /// else's failure, or for the next tap of a sequence, keeps it. Not before an event or a timer is
    /// over: until then who waits can tell by the finger for whom.
    mutating func retire() {
      for index in program.recognizers.indices {
        let recognizer = state.recognizers[index]
        guard recognizer.isTouchLifted, !recognizer.isWaiting, !recognizer.isBetweenTaps,
          !state.touches.contains(where: { recognizer.strokes.contains($0.stroke) })
        else { continue }
        state.recognizers[index].reset()
        isConfigurationStale = true
      }
    }

    /// Whether a view is in the hierarchy; one without a presence always is.
    public func isPresent(_ view: Int) -> Bool {
      let presence = shared.indexed.parts[view].presence
      return presence < 0 || state.presences[presence]
    }

    /// Lets views come and go. What comes is there before anything goes: a page before the picture that
    /// stood for it.
    mutating func refreshPresences() {
      for index in program.presences.indices where !state.presences[index] {
        let presence = program.presences[index]
        guard holds(presence.appears, at: state.now) else { continue }
        state.presences[index] = true
        isConfigurationStale = true
        if presence.pictures >= 0 {
          effects.append(.snapshot(of: presence.pictures, for: presence.view))
        }
        effects.append(.insert(view: presence.view))
      }
      for index in program.presences.indices.reversed() where state.presences[index] {
        let presence = program.presences[index]
        guard holds(presence.goes, at: state.now) else { continue }
        state.presences[index] = false
        isConfigurationStale = true
        effects.append(.remove(view: presence.view))
      }
    }

    /// A length in points, of what it is a share of.
    func value(_ length: Length, of extent: Double) -> Double {
      length.value(of: extent, state.quantities)
    }

    /// What the quantities are, given what the host has measured.
    ///
    /// - Parameter measured: By index, in points; those of derived quantities do not count.
    public static func quantities(of program: SceneProgram, _ measured: [Double]) -> [Double] {
      var values: [Double] = []
      for (index, quantity) in program.quantities.enumerated() {
        switch quantity {
        case .measured(let design):
          values.append(measured.indices.contains(index) ? measured[index] : design)
        case .derived(let derived):
          var sum = derived.points
          for term in derived.terms where values.indices.contains(term.quantity) {
            sum += term.multiple * values[term.quantity]
          }
          values.append(Swift.max(derived.atLeast, sum))
        }
      }
      return values
    }

    /// The most reactions that one occurrence can lead to within one instant. A scene that passes S213
    /// never gets there: the checker counts along every way that its reactions can take. Beyond it nothing
    /// reacts any more, so that no program can hang its host.
    public static var mostReactions: Int { 1000 }

    /// Notes that something has happened. It is reacted to when the step is over in which it happened: the
    /// crossing of a threshold, a timer, or the event itself.
    mutating func note(_ occurrence: SceneOccurrence) {
      if !program.reactions.isEmpty { occurrences.append(occurrence) }
    }

    /// Reacts to all that has happened, in its order: to each occurrence, and to what that leads to, before
    /// the next one.
    mutating func react() {
      while let first = occurrences.first {
        let later = occurrences[1...]
        occurrences.removeAll(keepingCapacity: true)
        react(to: first)
        occurrences += later
      }
    }

    private mutating func react(to first: SceneOccurrence) {
      var queue = [first]
      var place = 0
      var left = Self.mostReactions
      while place < queue.count {
        for (index, reaction) in program.reactions.enumerated()
        where reaction.occurrences.contains(queue[place]) {
          guard holds(reaction.condition, at: state.now) else { continue }
          if left == 0 { return occurrences.removeAll(keepingCapacity: true) }
          left -= 1
          if reportsArbitration { effects.append(.reaction(index)) }
          let row = program.row(ofReaction: index).flatMap(reference(at:))
          for action in reaction.actions { perform(action, for: row) }
        }
        queue += occurrences
        occurrences.removeAll(keepingCapacity: true)
        place += 1
      }
    }

    /// Gives a mode a value. Unknown ones, and what it is already, change nothing.
    mutating func set(_ mode: Int, to value: Int) {
      guard state.modes.indices.contains(mode), (0..<program.modes[mode].count).contains(value),
        state.modes[mode] != value
      else { return }
      state.modes[mode] = value
      isConfigurationStale = true
      refreshPresences()
      effects.append(.mode(mode, value))
      note(.became(mode: mode, value))
    }

    /// Takes a finger that is past the end of its track, and comes back, to that end at most.
    ///
    /// - Returns: The travel from which on the movement is to be shared out; nil when the finger is
    ///   still past the end.
    mutating func comeBack(
      _ recognizer: Int, to travel: Double, toward side: PhysicalSide
    ) -> Double? {
      let drag = state.recognizers[recognizer].drag
      guard drag.track >= 0, holds(recognizer, drag.track) else { return drag.travel }
      let (lower, upper) = range(of: drag.track)
      let asked = request(drag, at: drag.travel)
      let end = Bounds.clamp(asked, from: lower, to: upper)
      let grows = side == positiveSide(of: drag.track)
      guard asked != end, (asked < end) == grows else { return drag.travel }
      let goal = request(drag, at: travel)
      let arrives = grows ? goal >= end : goal <= end
      // A track that ignores what is beyond its end is there only if the finger is there now.
      if program.tracks[drag.track].outOfRange != .ignore || goal == end {
        move(drag.track, by: recognizer, to: arrives ? end : goal)
      }
      return arrives ? self.travel(drag, at: end) : nil
    }

    /// Gives a movement to the first track with room; what its range does not take goes to the next;
    /// what is left over goes past the end of the last.
    mutating func distribute(
      _ recognizer: Int, from start: Double, to travel: Double, toward side: PhysicalSide
    ) {
      let route = leg(of: recognizer, toward: side)?.tracks ?? []
      var start = start
      var place = 0
      while start != travel {
        guard
          let next = route[place...].firstIndex(where: { canTake($0, toward: side, by: recognizer) })
        else { return overshoot(recognizer, route, from: start, to: travel) }
        let track = route[next]
        take(track, by: recognizer, at: start)
        let drag = state.recognizers[recognizer].drag
        let (lower, upper) = range(of: track)
        let grows = side == positiveSide(of: track)
        let end = grows ? upper : lower
        let (from, goal) = (request(drag, at: start), request(drag, at: travel))
        let crossesEnd = grows ? from <= end && goal > end : from >= end && goal < end
        let isLast = !route[(next + 1)...].contains { canTake($0, toward: side, by: recognizer) }
        guard crossesEnd, !isLast else { return move(track, by: recognizer, to: goal) }
        move(track, by: recognizer, to: end)
        start = self.travel(drag, at: end)
        place = next + 1
      }
    }

    /// Nobody has room: the last track of the route that could ever move takes the finger past its end,
    /// from where it has to come back.
    private mutating func overshoot(
      _ recognizer: Int, _ route: [Int], from start: Double, to travel: Double
    ) {
      let last =
        route.last { track in
          let (lower, upper) = range(of: track)
          return holds(recognizer, track) && lower < upper
        } ?? route.last { holds(recognizer, $0) }
      guard let last else {
        // Nothing moves this way; the next movement starts afresh.
        state.recognizers[recognizer].drag.track = -1
        return
      }
      take(last, by: recognizer, at: start)
      move(last, by: recognizer, to: request(state.recognizers[recognizer].drag, at: travel))
    }

    /// From `travel` on the track takes the drag, unless it does already.
    private mutating func take(_ track: Int, by recognizer: Int, at travel: Double) {
      guard state.recognizers[recognizer].drag.track != track else { return }
      anchor(recognizer, on: track, at: travel)
    }

    /// The track is where it is while the finger is at `travel`.
    mutating func anchor(_ recognizer: Int, on track: Int, at travel: Double) {
      let (lower, upper) = range(of: track)
      state.recognizers[recognizer].drag.track = track
      state.recognizers[recognizer].drag.anchorTravel = travel
      state.recognizers[recognizer].drag.anchorPosition = program.tracks[track].outOfRange.request(
        for: state.tracks[track].position, lower: lower, upper: upper, extent: extent(of: track))
    }

    /// What the finger asks of the track that takes the drag: its position without a range.
    private func request(_ drag: Drag, at travel: Double) -> Double {
      drag.anchorPosition + positiveSide(of: drag.track).sign * (travel - drag.anchorTravel)
    }

    /// The travel at which the finger asks for `position`.
    private func travel(_ drag: Drag, at position: Double) -> Double {
      drag.anchorTravel + positiveSide(of: drag.track).sign * (position - drag.anchorPosition)
    }

    /// Counts anew from the end of a track that has turned the finger away there.
    mutating func forgetExcess(_ recognizer: Int, at travel: Double) {
      let drag = state.recognizers[recognizer].drag
      guard drag.track >= 0, program.tracks[drag.track].outOfRange == .clampIncrements else { return }
      let (lower, upper) = range(of: drag.track)
      let request = request(drag, at: travel)
      if request < lower || request > upper { anchor(recognizer, on: drag.track, at: travel) }
    }

    private mutating func move(_ track: Int, by recognizer: Int, to request: Double) {
      let (lower, upper) = range(of: track)
      if program.tracks[track].outOfRange == .ignore, request < lower || request > upper { return }
      let position = program.tracks[track].outOfRange.position(
        for: request, lower: lower, upper: upper, extent: extent(of: track))
      guard position != state.tracks[track].position else { return }
      state.tracks[track].position = position
      state.tracks[track].reach = position
      state.recognizers[recognizer].drag.mover = track
      rebase(track)
      refreshPresences()
    }

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

    /// A scroller at rest is where the host says. One that the scene moves stays where it is, but for its
    /// new ends.
    mutating func scroll(_ track: Int, _ offset: Double, _ metrics: ScrollMetrics) {
      guard state.tracks.indices.contains(track), program.tracks[track].detents.isEmpty,
        offset.magnitude <= 1e9, (0...1e9).contains(metrics.content),
        (0...1e9).contains(metrics.viewport)
      else { return }
      state.tracks[track].content = metrics.content
      state.tracks[track].window = metrics.viewport
      if state.tracks[track].phase == .rest {
        state.tracks[track].position = offset
      } else {
        keepInEnds(track)
      }
    }

    /// Content that is measured before it has scrolled, or while it does, gives the scrollers of its view
    /// new ends; none of them leaves its place for more than that.
    mutating func measure(_ view: Int, _ content: Size) {
      guard (0...1e9).contains(content.width), (0...1e9).contains(content.height) else { return }
      for (track, spec) in program.tracks.enumerated()
      where spec.reference == view && spec.detents.isEmpty {
        let length = content.extent(along: spec.positive.axis)
        guard state.tracks[track].content != length else { continue }
        state.tracks[track].content = length
        keepInEnds(track)
      }
    }

    /// Brings a scroller back into its range, whatever it does.
    private mutating func keepInEnds(_ track: Int) {
      let (lower, upper) = range(of: track)
      switch state.tracks[track].phase {
      case .rest:
        let position = state.tracks[track].position
        state.tracks[track].position = Bounds.clamp(position, from: lower, to: upper)
      case .held(let recognizer):
        putInReach(track)
        reanchor(recognizer)
      case .moving:
        guard var motion = state.tracks[track].motion else { return }
        motion.redirect(from: motion.from, to: Bounds.clamp(motion.to, from: lower, to: upper))
        state.tracks[track].motion = motion
      }
    }

    /// The detent that the settle rule of a held track chooses; nil when it stays.
    ///
    /// - Parameters:
    ///   - velocity: Points per second toward growing positions.
    ///   - crossVelocity: Points per second on the other axis.
    func settleTarget(of track: Int, velocity: Double, crossVelocity: Double) -> Int? {
      verdict(on: track, velocity: velocity, crossVelocity: crossVelocity)?.detent
    }

    /// What the settle rule of a held track decides; nil when it stays.
    func verdict(on track: Int, velocity: Double, crossVelocity: Double) -> SettleVerdict? {
      let spec = program.tracks[track]
      guard !spec.settle.clauses.isEmpty, !spec.detents.isEmpty else { return nil }
      let current = state.tracks[track]
      let base = settleBase(of: track)
      let frame =
        spec.settle.measuredFrom == .start ? current.dragStart : detentPosition(base, of: track)
      let displacement = current.position - frame
      let direction = displacement != 0 ? displacement : velocity
      var ahead = direction > 0 ? 1 : direction < 0 ? -1 : 0
      // Beyond the last detent nothing lies ahead but on the way back.
      let excess = (current.position - detentPosition(base, of: track)) * Double(ahead)
      if excess > 0, velocity * Double(ahead) < 0,
        neighbor(of: base, toward: ahead, of: track) == base
      {
        ahead = -ahead
      }
      let neighbor = neighbor(of: base, toward: ahead, of: track)
      let (from, to) = (detentPosition(base, of: track), detentPosition(neighbor, of: track))
      let (lower, upper) = range(of: track)
      let release = Release(
        position: current.position, displacement: displacement, velocity: velocity,
        crossVelocity: crossVelocity, ahead: ahead, gap: (to - from).magnitude,
        travel: upper - lower, extent: extent(of: track), gapStart: Swift.min(from, to),
        lower: lower)
      for (index, clause) in spec.settle.clauses.enumerated() where counts(clause, of: track) {
        guard clause.test.map({ holds($0, release) }) ?? true else { continue }
        let detent: Int
        switch clause.target {
        case .ahead:
          if spec.settle.crossing == .any, let test = clause.test, test.quantity == .projected {
            detent = lastDetent(from: neighbor, of: track, passedBy: test, release)
          } else {
            detent = neighbor
          }
        case .back: detent = self.neighbor(of: base, toward: -ahead, of: track)
        case .base: detent = base
        case .nearest: detent = nearestDetent(of: track, preferring: base)
        case .detent(let named): detent = spec.detents.indices.contains(named) ? named : base
        }
        return SettleVerdict(clause: index, detent: detent)
      }
      return SettleVerdict(clause: nil, detent: base)
    }

    /// The detent that a rule counts from: the base; without one the closest. A track that stands on a
    /// detent when it is let go has that one, unless the rule counts from the start of the drag.
    private func settleBase(of track: Int) -> Int {
      let current = state.tracks[track]
      if program.tracks[track].settle.measuredFrom == .base || current.base < 0 {
        let nearest = nearestDetent(of: track, preferring: Swift.max(0, current.base))
        if current.base < 0 || detentPosition(nearest, of: track) == current.position {
          return nearest
        }
      }
      return current.base
    }

    /// The first detent, from one on in the direction of the drag, from which on a projection does not
    /// reach the next.
    private func lastDetent(
      from first: Int, of track: Int, passedBy test: SettleTest, _ release: Release
    ) -> Int {
      var release = release
      var detent = first
      while true {
        let next = neighbor(of: detent, toward: release.ahead, of: track)
        guard next != detent else { return detent }
        let (from, to) = (detentPosition(detent, of: track), detentPosition(next, of: track))
        release.displacement = release.position - from
        release.gap = (to - from).magnitude
        let projected = release.displacement + test.projectionSeconds * release.velocity
        guard projected * Double(release.ahead) > 0, holds(test, release) else { return detent }
        detent = next
      }
    }

    /// Whether a clause counts where the track is.
    private func counts(_ clause: SettleClause, of track: Int) -> Bool {
      clause.limit.map { state.tracks[track].position <= detentPosition($0, of: track) } ?? true
    }

    private func holds(_ test: SettleTest, _ release: Release) -> Bool {
      if let lead = test.lead {
        let surplus = release.velocity.magnitude - release.crossVelocity.magnitude
        guard holds(lead.comparator, surplus, lead.speed) else { return false }
      }
      let unit: Double =
        switch test.unit {
        case .absolute: 1
        case .gap: release.gap
        case .travel: release.travel
        case .extent: release.extent
        }
      let quantity: Double
      switch test.quantity {
      case .position:
        let start: Double =
          switch test.unit {
          case .gap: release.gapStart
          case .travel: release.lower
          case .absolute, .extent: 0
          }
        let position = release.position + test.projectionSeconds * release.velocity
        return holds(test.comparator, position - start, test.value * unit)
      case .travel: quantity = release.displacement
      case .speed: quantity = release.velocity
      case .projected:
        quantity = release.displacement + test.projectionSeconds * release.velocity
      }
      let threshold = test.value * unit
      switch test.direction {
      case .any: return holds(test.comparator, quantity.magnitude, threshold)
      case .ahead: return holds(test.comparator, quantity * Double(release.ahead), threshold)
      case .back: return holds(test.comparator, -quantity * Double(release.ahead), threshold)
      case .dominant:
        return release.crossVelocity.magnitude < release.velocity.magnitude
          && holds(test.comparator, quantity * Double(release.ahead), threshold)
      case .inward: return holds(test.comparator, quantity, threshold)
      case .outward: return holds(test.comparator, -quantity, threshold)
      }
    }

    /// Compares on the grid: a gain, a share and a size leave their own rounding in both numbers, and
    /// exactly 30 % has to be exactly 30 % at every size.
    private func holds(_ comparator: Comparator, _ quantity: Double, _ threshold: Double) -> Bool {
      comparator.holds(Grid.snap(quantity - threshold), 0)
    }

    private func neighbor(of detent: Int, toward direction: Int, of track: Int) -> Int {
      let next = detent + direction
      return program.tracks[track].detents.indices.contains(next) ? next : detent
    }

    /// The closest detent; of two at the same distance `preferred`, else the lower one.
    func nearestDetent(of track: Int, preferring preferred: Int) -> Int {
      let position = state.tracks[track].position
      var best = 0
      for detent in program.tracks[track].detents.indices {
        let distance = (detentPosition(detent, of: track) - position).magnitude
        let least = (detentPosition(best, of: track) - position).magnitude
        if distance < least || (distance == least && detent == preferred) { best = detent }
      }
      return best
    }

    /// While a track is dragged, its base becomes the last detent that it has passed.
    mutating func rebase(_ track: Int) {
      let position = state.tracks[track].position
      let last = program.tracks[track].detents.count - 1
      var base = state.tracks[track].base
      guard base >= 0 else { return }
      while base < last && position > detentPosition(base + 1, of: track) { base += 1 }
      while base > 0 && position < detentPosition(base - 1, of: track) { base -= 1 }
      guard base != state.tracks[track].base else { return }
      state.tracks[track].base = base
      isConfigurationStale = true
    }

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

    func stack(movedBy track: Int) -> Int? {
      program.stacks.firstIndex { $0.track == track }
    }

    /// A page comes in: it counts from now, and slides from the popped end of its track. A page that is
    /// on its way in has arrived, one on its way out is gone.
    mutating func push(_ stack: Int) {
      let track = program.stacks[stack].track
      let isGoing = state.tracks[track].phase == .moving && state.tracks[track].base == 1
      if isGoing { note(.popped(stack: stack)) }
      if state.stacks[stack].phase == .pushing { note(.pushed(stack: stack)) }
      if !isGoing && state.stacks[stack].depth < .max { state.stacks[stack].depth += 1 }
      interrupt(track)
      state.tracks[track].position = detentPosition(1, of: track)
      setStack(stack, phase: .pushing)
      settle(track, to: 0, cause: .request)
    }

    /// The topmost page goes, unless it is on its way out already; it counts until it is gone.
    mutating func pop(_ stack: Int) {
      let track = program.stacks[stack].track
      guard state.stacks[stack].depth > 0, state.tracks[track].base != 1 else { return }
      setStack(stack, phase: .popping)
      settle(track, to: 1, cause: .request)
    }

    /// The page's track has arrived.
    mutating func finishPaging(_ stack: Int) {
      let track = program.stacks[stack].track
      if state.tracks[track].base == 1 {
        state.stacks[stack].depth = Swift.max(0, state.stacks[stack].depth - 1)
        state.tracks[track].base = 0
        state.tracks[track].position = detentPosition(0, of: track)
        note(.popped(stack: stack))
      } else if state.stacks[stack].phase == .pushing {
        note(.pushed(stack: stack))
      }
      setStack(stack, phase: state.stacks[stack].depth == 0 ? .root : .pushed)
    }

    /// The host says how many pages there are; a page on its way is there, or gone, at once.
    mutating func setDepth(_ depth: Int, of stack: Int) {
      guard state.stacks.indices.contains(stack), depth >= 0 else { return }
      let track = program.stacks[stack].track
      let isSo = state.stacks[stack].depth == depth && state.tracks[track].phase == .rest
      guard !isSo else { return }
      if depth != state.stacks[stack].depth {
        note(depth > state.stacks[stack].depth ? .pushed(stack: stack) : .popped(stack: stack))
      }
      interrupt(track)
      state.tracks[track].phase = .rest
      state.tracks[track].base = 0
      state.tracks[track].position = detentPosition(0, of: track)
      state.stacks[stack].depth = depth
      setStack(stack, phase: depth == 0 ? .root : .pushed)
    }

    mutating func setStack(_ stack: Int, phase: StackPhase) {
      state.stacks[stack].phase = phase
      isConfigurationStale = true
      effects.append(.stack(stack, depth: state.stacks[stack].depth, phase: phase))
    }

    /// Crosses every threshold on the straight segment between two samples, in order along it; at one
    /// point failures come first, then deeper views, then earlier declared recognizers. What happens on
    /// the way happens where and when the finger passed there, so that it does not matter how a stroke
    /// is sampled; only timers that were due before the second sample have run already.
    mutating func crossThresholds(_ slot: Int, to end: Point, at instant: SceneTime) {
      let touch = state.touches[slot]
      while let next = nextCrossing(state.touches[slot], to: end) {
        let passed = touch.time.interpolated(to: instant, share: next.share)
        runTimers(until: passed, beforeTouch: true)
        commit(Swift.max(state.now, passed))
        state.touches[slot].location = next.location
        switch next.crossing {
        case .strays: failed(next.recognizer)
        case .headingIsRead: readHeading(next.recognizer, next.travel)
        case .slopIsPassed:
          state.recognizers[next.recognizer].deadline = nil
          becomeCertain(next.recognizer)
        }
        react()
      }
      state.touches[slot].location = end
      state.touches[slot].time = instant
      runTimers(until: instant, beforeTouch: true)
      commit(instant)
    }

    private mutating func readHeading(_ recognizer: Int, _ travel: Vector) {
      if state.recognizers[recognizer].armed.contains(Headings(Headings.side(of: travel))) {
        state.recognizers[recognizer].isHeadingClaimed = true
      } else {
        failed(recognizer)
      }
    }

    private func nextCrossing(_ touch: TouchState, to end: Point) -> NextCrossing? {
      var best: NextCrossing?
      for recognizer in program.recognizers.indices {
        let candidate = state.recognizers[recognizer]
        guard candidate.down.contains(touch.stroke), !candidate.isCertain,
          candidate.phase == .possible || candidate.isGhost,
          let (crossing, radius) = pendingThreshold(recognizer)
        else { continue }
        // The middle of several fingers moves by its share of what one of them does.
        let isDrag = program.recognizers[recognizer].isDrag
        let count = isDrag ? Double(candidate.down.count) : 1
        let origin = isDrag ? candidate.origin : touch.origin
        var (from, to) = (Vector(from: origin, to: touch.location), Vector(from: origin, to: end))
        if count > 1 {
          let step = Vector(from: touch.location, to: end)
          from = Vector(from: origin, to: place(of: recognizer))
          to = Vector(dx: from.dx + step.dx / count, dy: from.dy + step.dy / count)
        }
        guard let share = Circle(radius: radius).exit(from: from, to: to) else { continue }
        let travel = Grid.snap(
          Vector(dx: from.dx + (to.dx - from.dx) * share, dy: from.dy + (to.dy - from.dy) * share))
        let next = NextCrossing(
          recognizer: recognizer, crossing: crossing, share: share, travel: travel,
          location: count > 1
            ? touch.location
              + Vector(dx: (travel.dx - from.dx) * count, dy: (travel.dy - from.dy) * count)
            : origin + travel,
          depth: candidate.depth)
        if best.map({ next.isBefore($0) }) ?? true { best = next }
      }
      return best
    }

    /// The next threshold of a recognizer: the distance from touch down, in points, past which it
    /// changes.
    private func pendingThreshold(_ recognizer: Int) -> (Crossing, Double)? {
      let spec = program.recognizers[recognizer]
      switch spec.kind {
      case .swipe, .pan, .edgePan, .scroll: if !hasEnoughFingers(recognizer) { return nil }
      case .tap, .longPress: break
      }
      switch spec.kind {
      case .tap(_, let tolerance, _, _), .longPress(let tolerance, _):
        return (.strays, tolerance)
      case .swipe, .pan, .edgePan, .scroll:
        guard state.recognizers[recognizer].isHeadingClaimed else {
          return (.headingIsRead, program.decisionRadius)
        }
        return spec.reach(from: program.decisionRadius).map { (.slopIsPassed, $0) }
      }
    }

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

    /// The place of a tile in its dock, from 0; nil for one that is free.
    public func slot(ofTile tile: Int) -> Int? {
      guard program.tiles.indices.contains(tile) else { return nil }
      let dock = program.tiles[tile].dock
      return dock < 0 ? nil : state.docks[dock].firstIndex(of: tile)
    }

    /// Where the center of a tile is shown, in points from the leading top corner of what it lies in.
    public func center(ofTile tile: Int, at time: SceneTime) -> Point {
      guard program.tiles.indices.contains(tile) else { return Point(x: 0, y: 0) }
      let center = settledCenter(ofTile: tile, at: time)
      let residual = state.tiles[tile].residual
      guard residual != .zero else { return center }
      let left = 1 - program.tiles[tile].motion.progress(from: state.tiles[tile].start, at: time)
      return center + Vector(dx: residual.dx * left, dy: residual.dy * left)
    }

    /// Where it is to be, when its own motion is over.
    func settledCenter(ofTile tile: Int, at time: SceneTime) -> Point {
      let dock = program.tiles[tile].dock
      let members = dock < 0 ? [] : state.docks[dock]
      return Point(
        x: Placing(demands(onTile: tile, along: .horizontal, docked: members, at: time)).value,
        y: Placing(demands(onTile: tile, along: .vertical, docked: members, at: time)).value)
    }

    /// What would become of the center of a tile along an axis, now, if these were in its dock in this
    /// order: the checker looks for what cannot be.
    public func placing(ofTile tile: Int, along axis: Axis, docked members: [Int]) -> Placing {
      Placing(demands(onTile: tile, along: axis, docked: members, at: state.now))
    }

    private func demands(
      onTile tile: Int, along axis: Axis, docked members: [Int], at time: SceneTime
    ) -> [Demand] {
      let spec = program.tiles[tile]
      var demands = bounds(onTile: tile, along: axis)
      if let slot = members.firstIndex(of: tile) {
        demands += slotDemands(on: members, slot, along: axis, at: time)
      } else {
        let first = firstCenter(ofTile: tile)
        demands.append(
          Demand(.wish, axis == .horizontal ? first.x : first.y, priority: spec.priorities.place))
        if let wish = state.tiles[tile].wish {
          demands.append(
            Demand(.wish, axis == .horizontal ? wish.x : wish.y, priority: spec.priorities.drag))
        }
      }
      return demands
    }

    private func bounds(onTile tile: Int, along axis: Axis) -> [Demand] {
      let spec = program.tiles[tile]
      let view = program.views[spec.view]
      let extent = layoutSize(of: view.parent).extent(along: axis)
      let half = layoutSize(of: spec.view).extent(along: axis) / 2
      var demands: [Demand] = []
      for bound in spec.bounds where bound.side.axis == axis {
        let inset = value(bound.inset, of: extent)
        switch bound.side {
        case .leading, .left, .top:
          demands.append(Demand(.atLeast, inset + half, priority: spec.priorities.bounds))
        case .trailing, .right, .bottom:
          demands.append(Demand(.atMost, extent - inset - half, priority: spec.priorities.bounds))
        }
      }
      return demands
    }

    /// A slot wants its place; behind another tile it may not come nearer than a step.
    private func slotDemands(
      on members: [Int], _ slot: Int, along axis: Axis, at time: SceneTime
    ) -> [Demand] {
      let spec = program.tiles[members[slot]]
      let dock = program.docks[spec.dock]
      let half = layoutSize(of: spec.view).extent(along: axis) / 2
      let corner = corner(of: dock.target, besides: spec.view, at: time)
      guard axis == .horizontal else {
        return [Demand(.wish, corner.y + dock.inset + half, priority: spec.priorities.place)]
      }
      guard slot > 0 else {
        return [Demand(.wish, corner.x + dock.first + half, priority: spec.priorities.place)]
      }
      let previous = members[slot - 1]
      let before = Placing(
        demands(onTile: previous, along: .horizontal, docked: members, at: time)
      ).value
      let other = layoutSize(of: program.tiles[previous].view).width / 2
      let next = before - other + dock.step + half
      return [
        Demand(.atLeast, next, priority: spec.priorities.bounds),
        Demand(.wish, next, priority: spec.priorities.place),
      ]
    }

    /// The leading top corner of a view, counted from that of what a tile lies in.
    private func corner(of view: Int, besides tile: Int, at time: SceneTime) -> Point {
      let rect = stageRect(of: view, at: time)
      let outer = stageRect(of: program.views[tile].parent, at: time)
      let x = state.environment.direction == .leftToRight ? rect.x - outer.x : outer.maxX - rect.maxX
      return Point(x: x, y: rect.y - outer.y)
    }

    private func firstCenter(ofTile tile: Int) -> Point {
      let view = program.views[program.tiles[tile].view]
      let outer = layoutSize(of: view.parent)
      let rect = view.frame.rect(in: outer, fromX: .left, fromY: .top, state.quantities)
      return Point(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
    }

    /// How far a tile's view is from where it is laid out.
    func displacement(ofTile tile: Int, at time: SceneTime) -> Vector {
      let way = Vector(from: firstCenter(ofTile: tile), to: center(ofTile: tile, at: time))
      return state.environment.direction == .leftToRight ? way : Vector(dx: -way.dx, dy: way.dy)
    }

    // MARK: Before and behind

    /// The tile whose view it is; nil for none.
    func tile(ofView view: Int) -> Int? {
      let tile = shared.indexed.parts[view].tile
      return tile < 0 ? nil : tile
    }

    /// A tile comes before the others of its pile.
    mutating func raise(_ tile: Int) {
      let (view, pile) = (program.tiles[tile].view, program.tiles[tile].pile)
      let front = state.order.lastIndex { other in
        self.tile(ofView: other).map { program.tiles[$0].pile == pile } ?? false
      }
      guard let front, let place = state.order.firstIndex(of: view), place < front else { return }
      state.order.remove(at: place)
      state.order.insert(view, at: front)
      effects.append(.raised(tile: tile))
    }

    /// The next instant at which the scene changes by itself; nil when it will not.
    public var nextDeadline: SceneTime? { nextTimer()?.time }

    /// Runs what is due, in order of time; of two at one instant tracks come before fades and fades
    /// before recognizers: those that give up before those that are certain, each in order of index but
    /// for these, of which the deeper comes first.
    ///
    /// - Parameter beforeTouch: A touch sample at `time` follows. It comes before the taps and swipes that
    ///   give up at that very instant: a tap may last as long as its maximum, and as long as its gap
    ///   apart. A long press is certain before it: a finger that lifts then has rested long enough.
    mutating func runTimers(until time: SceneTime, beforeTouch: Bool = false) {
      while let (timer, due) = nextTimer(sparing: beforeTouch ? time : nil), due <= time {
        if due > state.now { commit(due) }
        switch timer {
        case .settle(let track): finishSettling(track)
        case .fade(let follower):
          state.followers[follower].residual = 0
          isConfigurationStale = true
        case .tile(let tile): state.tiles[tile].residual = .zero
        case .giveUp(let recognizer):
          failed(recognizer)
          retire()
        case .hold(let recognizer):
          state.recognizers[recognizer].deadline = nil
          state.recognizers[recognizer].isHeldLongEnough = true
          becomeCertain(recognizer)
          retire()
        }
        react()
      }
    }

    /// - Parameter sparing: An instant from which on nobody gives up.
    private func nextTimer(sparing: SceneTime? = nil) -> (timer: Timer, time: SceneTime)? {
      var best: (timer: Timer, time: SceneTime)?
      func consider(_ timer: Timer, _ time: SceneTime) {
        if best.map({ time < $0.time }) ?? true { best = (timer, time) }
      }
      for (index, track) in state.tracks.enumerated() {
        if let motion = track.motion { consider(.settle(track: index), motion.end) }
      }
      for (index, follower) in state.followers.enumerated() where follower.residual != 0 {
        if let motion = fade(ofFollower: index) {
          consider(.fade(follower: index), motion.end(from: follower.start))
        }
      }
      for tile in state.tiles.indices {
        if let arrival = arrival(ofTile: tile) { consider(.tile(tile), arrival) }
      }
      for (index, recognizer) in state.recognizers.enumerated() where !isHold(index) {
        guard let deadline = recognizer.deadline, sparing.map({ deadline < $0 }) ?? true else {
          continue
        }
        consider(.giveUp(recognizer: index), deadline)
      }
      if let hold = nextHold { consider(.hold(recognizer: hold.recognizer), hold.time) }
      return best
    }

    /// The next long press to be certain, at one instant the deeper one.
    private var nextHold: (recognizer: Int, time: SceneTime)? {
      var best: (recognizer: Int, time: SceneTime)?
      for (index, recognizer) in state.recognizers.enumerated() where isHold(index) {
        guard let time = recognizer.deadline else { continue }
        let isNext =
          best.map {
            time < $0.time
              || (time == $0.time && recognizer.depth > state.recognizers[$0.recognizer].depth)
          } ?? true
        if isNext { best = (index, time) }
      }
      return best
    }

    private func isHold(_ recognizer: Int) -> Bool {
      if case .longPress = program.recognizers[recognizer].kind { true } else { false }
    }

    /// Takes a raw touch sample. A second down of a finger that is down is a lost cancel; samples of
    /// one that is not mean nothing, nor does a sample at no place, unless the finger lifts: then it
    /// lifts where it was.
    ///
    /// - Parameters:
    ///   - stamp: As the host gave it, for velocities.
    ///   - instant: The committed time of the sample.
    mutating func handle(_ touch: TouchEvent, stamp: SceneTime, at instant: SceneTime) {
      guard touch.id >= 0 else { return }
      let isPlace = Vector(from: Point(x: 0, y: 0), to: touch.location).isOnScreen
      let slot = state.touches.firstIndex { $0.id == touch.id }
      var sample = TouchPath.Sample(
        time: stamp == .distantPast ? instant : stamp, location: touch.location)
      if let slot, !isPlace { sample.location = state.touches[slot].path.last.location }
      switch touch.phase {
      case .down:
        commit(instant)
        if let slot { touchCancelled(slot) }
        if isPlace { touchDown(touch.id, sample) }
      case .move:
        if let slot, isPlace { touchMoved(slot, sample, at: instant) }
      case .up:
        if let slot { touchUp(slot, sample, velocity: touch.velocity, at: instant) }
      case .cancel:
        commit(instant)
        if let slot { touchCancelled(slot) }
      }
    }

    private mutating func touchDown(_ id: Int32, _ sample: TouchPath.Sample) {
      guard let stroke = unusedStroke else { return }
      bindRow(at: sample.location)
      let hit = hitView(at: sample.location)
      state.touches.append(
        TouchState(
          id: id, stroke: stroke, origin: sample.location, location: sample.location,
          time: state.now, path: TouchPath(sample)))
      if reportsArbitration { effects.append(.hit(touch: id, view: hit ?? -1)) }
      guard let hit else { return }
      if let tile = tile(ofView: hit) { raise(tile) }
      for recognizer in program.recognizers.indices {
        guard let view = watchedView(of: recognizer, hit: hit),
          isInBand(recognizer, view: view, point: sample.location)
        else { continue }
        guard state.recognizers[recognizer].isReadyForTouch else {
          addFinger(stroke, to: recognizer)
          continue
        }
        let claim = claim(of: recognizer)
        guard !claim.isEmpty else { continue }
        state.recognizers[recognizer].track(stroke: stroke, touch: id, from: sample.location)
        state.recognizers[recognizer].depth = depth(of: view)
        state.recognizers[recognizer].armed = claim
        if let time = touchTime(of: recognizer) {
          state.recognizers[recognizer].deadline = state.now.advanced(byNanoseconds: time)
        }
      }
      readRequirements(stroke)
      beginRawDrags(stroke)
    }

    /// The nanoseconds after touch down in which a touch has to be over, or, of a long press that has its
    /// fingers, has to last; nil for one that has time.
    private func touchTime(of recognizer: Int) -> Int64? {
      switch program.recognizers[recognizer].kind {
      case .tap(_, _, let maximum, _): maximum
      case .longPress(_, let time): hasEnoughFingers(recognizer) ? time : nil
      case .swipe(_, let maximum): maximum
      case .pan, .edgePan, .scroll: nil
      }
    }

    /// Drags without slop begin as the finger comes down, of several the deeper first.
    private mutating func beginRawDrags(_ stroke: Int32) {
      while let recognizer = nextRawDrag(stroke) { becomeCertain(recognizer) }
      dragAll(stroke)
    }

    private func nextRawDrag(_ stroke: Int32) -> Int? {
      var best: Int?
      for recognizer in program.recognizers.indices {
        let candidate = state.recognizers[recognizer]
        guard candidate.down.contains(stroke), program.recognizers[recognizer].beginsAtTouch,
          hasEnoughFingers(recognizer), !candidate.isCertain,
          candidate.phase == .possible || candidate.isGhost
        else { continue }
        if best.map({ candidate.depth > state.recognizers[$0].depth }) ?? true { best = recognizer }
      }
      return best
    }

    /// The least number that no finger has and no recognizer remembers; nil when there are too many.
    private var unusedStroke: Int32? {
      var used: StrokeSet = []
      for touch in state.touches { used.insert(touch.stroke) }
      for recognizer in state.recognizers {
        used.formUnion(recognizer.sequence)
      }
      return used.unused
    }

    mutating func touchMoved(_ slot: Int, _ sample: TouchPath.Sample, at instant: SceneTime) {
      state.touches[slot].path.append(sample)
      crossThresholds(slot, to: sample.location, at: instant)
      dragAll(state.touches[slot].stroke)
    }

    private mutating func dragAll(_ stroke: Int32) {
      for recognizer in program.recognizers.indices
      where state.recognizers[recognizer].down.contains(stroke) { drag(recognizer) }
    }

    /// Moves an active recognizer's tracks to where its fingers are.
    mutating func drag(_ recognizer: Int) {
      guard state.recognizers[recognizer].phase.isActive else { return }
      let location = place(of: recognizer)
      if state.recognizers[recognizer].drag.isOriginOpen {
        state.recognizers[recognizer].drag.isOriginOpen = false
        state.recognizers[recognizer].drag.origin = location
      }
      let origin = state.recognizers[recognizer].drag.origin
      guard location != origin || state.recognizers[recognizer].phase == .changed else { return }
      continueDrag(recognizer, translation: Vector(from: origin, to: location))
      setPhase(of: recognizer, .changed)
    }

    /// Points of the reference view, as it is laid out, along the track.
    func extent(of track: Int) -> Double {
      layoutSize(of: program.tracks[track].reference)
        .extent(along: program.tracks[track].positive.axis)
    }

    /// The least and the greatest position in points.
    public func range(of track: Int) -> (lower: Double, upper: Double) {
      guard state.tracks.indices.contains(track) else { return (0, 0) }
      let extent = extent(of: track)
      if let content = state.tracks[track].content {
        return (0, Swift.max(0, content - (state.tracks[track].window ?? extent)))
      }
      let lower = value(program.tracks[track].lower, of: extent)
      return (lower, Swift.max(lower, value(program.tracks[track].upper, of: extent)))
    }

    /// The position of a detent in points.
    public func detentPosition(_ detent: Int, of track: Int) -> Double {
      guard state.tracks.indices.contains(track) else { return 0 }
      let detents = program.tracks[track].detents
      guard detents.indices.contains(detent) else { return state.tracks[track].position }
      return value(detents[detent], of: extent(of: track))
    }

    /// The position of a track in points at `time`, which may lie ahead of the committed time.
    public func position(of track: Int, at time: SceneTime) -> Double {
      guard state.tracks.indices.contains(track) else { return 0 }
      return state.tracks[track].position(at: Swift.max(time, state.now))
    }

    /// The share of its range that a track has covered at `time`; 0 for an empty range.
    public func progress(of track: Int, at time: SceneTime) -> Double {
      guard state.tracks.indices.contains(track) else { return 0 }
      let (lower, upper) = range(of: track)
      return upper > lower ? (position(of: track, at: time) - lower) / (upper - lower) : 0
    }

    /// The share of the way from home to a detent that a track has covered at `time`: 0 at home, 1 at
    /// the detent. On a track with detents on both sides of home, 0 on the other side.
    public func progress(of track: Int, toward detent: Int, at time: SceneTime) -> Double {
      guard state.tracks.indices.contains(track) else { return 0 }
      let home = program.tracks[track].home
      let start = detentPosition(home, of: track)
      let way = detentPosition(detent, of: track) - start
      let share = way == 0 ? 0 : (position(of: track, at: time) - start) / way
      let isBetween = home > 0 && home < program.tracks[track].detents.count - 1
      return isBetween ? Swift.max(0, share) : share
    }

    /// The side of the screen toward which the position grows.
    func positiveSide(of track: Int) -> PhysicalSide {
      program.tracks[track].positive.physical(in: state.environment.direction)
    }

    /// A recognizer takes the track where it is; one that stops at its ends, at the end if a motion has
    /// carried it beyond.
    mutating func hold(_ track: Int, by recognizer: Int) {
      let before = fadingValues()
      interrupt(track)
      putInReach(track)
      state.tracks[track].phase = .held(by: recognizer)
      state.tracks[track].dragStart = state.tracks[track].position
      state.tracks[track].dragBase = state.tracks[track].base
      keepContinuous(before, track: track, restarting: false)
      state.tracks[track].goal = -1
      isConfigurationStale = true
      refreshPresences()
      if let stack = stack(movedBy: track) { setStack(stack, phase: .popping) }
    }

    /// Puts a track that is beyond where a finger could have put it on the closest such place.
    mutating func putInReach(_ track: Int) {
      let (lower, upper) = range(of: track)
      state.tracks[track].position = program.tracks[track].outOfRange.reachable(
        state.tracks[track].position, lower: lower, upper: upper, extent: extent(of: track))
    }

    /// Freezes a moving track at its present position.
    mutating func interrupt(_ track: Int) {
      guard let motion = state.tracks[track].motion else { return }
      state.tracks[track].position = motion.position(at: state.now)
      state.tracks[track].motion = nil
      effects.append(.interrupted(track: track, token: motion.token))
    }

    /// Lets go of a track with a velocity in points per second along its positive side.
    mutating func release(_ track: Int, velocity: Double, crossVelocity: Double, cause: SettleCause) {
      if cause == .cancel {
        switch program.tracks[track].cancel {
        case .settle: break
        case .goBack: return settle(track, to: state.tracks[track].dragBase, cause: cause)
        case .keep: return stay(track)
        }
      }
      guard
        let target = settleTarget(of: track, velocity: velocity, crossVelocity: crossVelocity)
      else { return stayInRange(track, velocity: velocity) }
      let home = program.tracks[track].home
      let isForbidden = target != home && isForbiddenByGroup(track)
      settle(track, to: isForbidden ? home : target, velocity: velocity, cause: cause)
    }

    /// A track without a rule stays, but not beyond its ends.
    private mutating func stayInRange(_ track: Int, velocity: Double) {
      let (lower, upper) = range(of: track)
      let position = state.tracks[track].position
      let inside = Bounds.clamp(position, from: lower, to: upper)
      if inside == position { return stay(track) }
      move(track, to: inside, detent: -1, velocity: velocity, cause: .bounds)
    }

    /// Stays where it is; in the same whole point of the stage as a detent, that is where it rests.
    private mutating func stay(_ track: Int) {
      state.tracks[track].phase = .rest
      let point = wholePoint(state.tracks[track].position, of: track)
      state.tracks[track].base =
        program.tracks[track].detents.indices.first {
          wholePoint(detentPosition($0, of: track), of: track) == point
        } ?? -1
      arrived(track)
    }

    /// The coordinate of what the track moves, from the left or the top, in points without fractions; what
    /// sums of touches are rounded by does not count.
    private func wholePoint(_ position: Double, of track: Int) -> Double {
      let coordinate =
        positiveSide(of: track).sign < 0 ? extent(of: track) - position : position
      return (coordinate + 1e-6).rounded(.down)
    }

    /// Tells that a track has come to rest, and before that what came and went with it.
    mutating func arrived(_ track: Int) {
      isConfigurationStale = true
      refreshPresences()
      effects.append(.settled(track: track, detent: state.tracks[track].base))
      for focus in program.focuses
      where focus.track == track && focus.detent == state.tracks[track].base {
        effects.append(.focus(view: focus.view))
      }
      if state.tracks[track].base >= 0 {
        note(.settled(track: track, at: state.tracks[track].base))
      }
    }

    /// Sends a track to a detent, at the instant of the call.
    ///
    /// - Parameter goal: Where it is to go from there; -1 for nowhere.
    mutating func settle(
      _ track: Int, to detent: Int, goal: Int = -1, velocity: Double = 0, cause: SettleCause
    ) {
      guard program.tracks[track].detents.indices.contains(detent) else { return stay(track) }
      move(
        track, to: detentPosition(detent, of: track), detent: detent, goal: goal,
        velocity: velocity, cause: cause)
      if detent != program.tracks[track].home { closeGroup(of: track) }
    }

    private mutating func move(
      _ track: Int, to end: Double, detent: Int, goal: Int = -1, velocity: Double,
      cause: SettleCause
    ) {
      let before = fadingValues()
      interrupt(track)
      let from = state.tracks[track].position
      let last = state.tracks[track].isHeld ? state.tracks[track].dragBase : state.tracks[track].base
      if detent >= 0, detent != last { note(.headed(track: track, for: detent)) }
      var spec = motion(of: track, over: (end - from).magnitude, cause: cause)
      let isAtOnce = state.environment.reducesMotion && program.tracks[track].reduced == nil
      if from == end || isAtOnce { spec.durationNanoseconds = 0 }
      // Over a distance of nothing, or next to nothing, there is no such velocity.
      let share = spec.takesVelocity ? velocity / (end - from) : 0
      var motion = ActiveMotion(
        from: from, to: end, start: state.now, spec: spec, velocity: share.isFinite ? share : 0,
        cause: cause, token: state.nextToken)
      motion.commit(state.now)
      state.nextToken = state.nextToken == .max ? 1 : state.nextToken + 1
      state.tracks[track].phase = .moving
      state.tracks[track].base = detent
      state.tracks[track].goal = goal
      state.tracks[track].motion = motion
      if detent >= 0, detent != program.tracks[track].home { state.tracks[track].reach = end }
      keepContinuous(before, track: track, restarting: true)
      isConfigurationStale = true
      refreshPresences()
      effects.append(
        .willSettle(
          SettlingMotion(
            track: track, from: from, to: end, detent: detent, curve: spec.curve,
            velocity: motion.velocity, start: motion.start, end: motion.end, cause: cause,
            token: motion.token)))
      if spec.durationNanoseconds <= 0 { finishSettling(track) }
    }

    /// How a track moves by itself over so many points: as it is written, but for a drag that was let go
    /// in a percent-driven transition, which takes the share of its time that is left; and as it is written
    /// for that while motion is reduced.
    private func motion(of track: Int, over distance: Double, cause: SettleCause) -> MotionSpec {
      if state.environment.reducesMotion, let reduced = program.tracks[track].reduced {
        return reduced
      }
      guard var spec = program.tracks[track].released, cause == .release || cause == .cancel else {
        return program.tracks[track].motion
      }
      let (lower, upper) = range(of: track)
      let share = upper > lower ? Swift.min(1, distance / (upper - lower)) : 0
      spec.durationNanoseconds = Int64(
        (Double(spec.durationNanoseconds) * share).rounded(.toNearestOrEven))
      return spec
    }

    /// The last intent wins: the other members of the track's group go home.
    private mutating func closeGroup(of track: Int) {
      for group in program.groups where group.members.contains(track) {
        for member in group.members where member != track && !isBoundForHome(member) {
          settle(member, to: program.tracks[member].home, cause: .group)
        }
      }
    }

    /// A track has arrived.
    mutating func finishSettling(_ track: Int) {
      guard let motion = state.tracks[track].motion else { return }
      state.tracks[track].position = motion.to
      state.tracks[track].motion = nil
      state.tracks[track].phase = .rest
      arrived(track)
      if let stack = stack(movedBy: track) { finishPaging(stack) }
      goOn(track)
    }

    /// A track that has stopped on its way goes on to the next stop.
    private mutating func goOn(_ track: Int) {
      let goal = state.tracks[track].goal
      if goal >= 0 { approach(goal, of: track, cause: .request) }
    }

    /// What the settle rule of a track would decide about a drag that sets out from rest on a detent,
    /// passes positions one after the other and lets go at the last of them; nil where the track would
    /// stay. Nothing changes.
    ///
    /// - Parameters:
    ///   - positions: Points, as the track shows them.
    ///   - velocity: Points per second toward growing positions.
    ///   - crossVelocity: Points per second on the other axis.
    public func verdict(
      on track: Int, draggedFrom detent: Int, through positions: [Double], velocity: Double,
      crossVelocity: Double = 0
    ) -> SettleVerdict? {
      guard state.tracks.indices.contains(track),
        program.tracks[track].detents.indices.contains(detent)
      else { return nil }
      var copy = self
      let start = detentPosition(detent, of: track)
      copy.state.tracks[track] = TrackState(
        phase: .held(by: 0), position: start, base: detent, goal: -1, dragStart: start,
        dragBase: detent)
      for position in positions {
        copy.state.tracks[track].position = position
        copy.rebase(track)
      }
      return copy.verdict(on: track, velocity: velocity, crossVelocity: crossVelocity)
    }

    /// A recognizer that tracks the same touch, can still begin, and has to fail first.
    func blocker(of recognizer: Int) -> Int? {
      program.requirements.indices.first {
        program.requirements[$0].waiting == recognizer && isInForce($0)
      }.map { program.requirements[$0].blocker }
    }

    private func isInForce(_ index: Int) -> Bool {
      let requirement = program.requirements[index]
      return isAsked(index) && sharesTouch(requirement.blocker, requirement.waiting)
        && state.recognizers[requirement.blocker].phase == .possible
        && !state.recognizers[requirement.blocker].isGhost
    }

    /// Whether a requirement counts for the touch that the waiting one tracks; without a touch, whether
    /// it would count for one that begins now.
    private func isAsked(_ index: Int) -> Bool {
      let requirement = program.requirements[index]
      if requirement.condition.clauses.isEmpty { return true }
      guard state.recognizers[requirement.waiting].strokes.isEmpty else {
        return state.requirements[index]
      }
      return holds(requirement.condition, at: state.now)
    }

    /// Whether one recognizer has to wait until another has failed: for the touch that it tracks, or,
    /// without one, for a touch that begins now.
    public func requiresFailure(of blocker: Int, by waiting: Int) -> Bool {
      program.requirements.indices.contains {
        program.requirements[$0].waiting == waiting && program.requirements[$0].blocker == blocker
          && isAsked($0)
      }
    }

    /// Reads the conditions of what the recognizers of a stroke wait for, as it begins.
    mutating func readRequirements(_ stroke: Int32) {
      for (index, requirement) in program.requirements.enumerated()
      where !requirement.condition.clauses.isEmpty
        && state.recognizers[requirement.waiting].strokes == StrokeSet(stroke)
      {
        state.requirements[index] = holds(requirement.condition, at: state.now)
      }
    }

    /// A recognizer can no longer begin: those that waited for it alone go on, the first to have been
    /// certain before the others. One whose finger has lifted meanwhile ends at once.
    mutating func releaseWaiting(on blocker: Int) {
      while let waiting = firstFree(waitingFor: blocker) {
        begin(waiting)
        let recognizer = state.recognizers[waiting]
        if recognizer.isTouchLifted, recognizer.phase.isActive {
          let touch = state.touches.last { recognizer.strokes.contains($0.stroke) }
          endLifted(waiting, velocity: touch?.releaseVelocity ?? .zero)
        }
      }
    }

    private func firstFree(waitingFor blocker: Int) -> Int? {
      var best: Int?
      for requirement in program.requirements where requirement.blocker == blocker {
        let waiting = requirement.waiting
        guard state.recognizers[waiting].isWaiting, sharesTouch(waiting, blocker),
          self.blocker(of: waiting) == nil
        else { continue }
        let certainty = state.recognizers[waiting].certainty
        if best.map({ certainty < state.recognizers[$0].certainty }) ?? true { best = waiting }
      }
      return best
    }

    /// Recognizers that wait for each other in a circle can never begin: they fail when their fingers
    /// have lifted, and those behind them go on.
    mutating func failCircles() {
      guard state.recognizers.contains(where: { $0.isWaiting && $0.isTouchLifted }) else { return }
      let stuck = program.recognizers.indices.filter {
        state.recognizers[$0].isWaiting && state.recognizers[$0].isTouchLifted && isInCircle($0)
      }
      for recognizer in stuck { giveUp(recognizer) }
      for recognizer in stuck { releaseWaiting(on: recognizer) }
    }

    private func isInCircle(_ recognizer: Int) -> Bool {
      var reached = [recognizer]
      var next = 0
      while next < reached.count {
        for (index, requirement) in program.requirements.enumerated()
        where requirement.waiting == reached[next] && isInForce(index) {
          if requirement.blocker == recognizer { return true }
          if state.recognizers[requirement.blocker].isWaiting,
            !reached.contains(requirement.blocker)
          {
            reached.append(requirement.blocker)
          }
        }
        next += 1
      }
      return false
    }
  }

  /// Why a track started to settle.
  nonisolated public enum SettleCause: UInt8, Hashable, Sendable {
    /// The fingers lifted.
    case release
    /// The system cancelled the touch.
    case cancel
    /// The app, a tap or the escape gesture asked for it.
    case request
    /// Another member of its group opened.
    case group
    /// The track was left out of its range, or its size changed.
    case bounds
  }

  /// Where something that moves is at one instant.
  nonisolated struct PositionSample: Hashable, Sendable {
    var time: SceneTime
    /// Points.
    var position: Double
  }

  /// A track on its way to a detent.
  nonisolated public struct ActiveMotion: Hashable, Sendable {
    /// Points, in the track's coordinate.
    public private(set) var from: Double
    public private(set) var to: Double
    public var start: SceneTime
    public var spec: MotionSpec
    /// At the start, in distances per second; 0 where the distance is 0.
    public var velocity: Double
    public var cause: SettleCause
    /// Different for each motion of one scene instance.
    public var token: Int32
    /// Where it is at the committed time: that is asked for at every look at the scene.
    private(set) var sample: PositionSample?

    /// When the motion is over.
    public var end: SceneTime { spec.end(from: start) }

    /// The position in points at `time`.
    public func position(at time: SceneTime) -> Double {
      if let sample, sample.time == time { return sample.position }
      if time >= end { return to }
      return from + (to - from) * spec.progress(from: start, at: time, velocity: velocity)
    }

    /// Leads it another way, in the same time.
    mutating func redirect(from start: Double, to end: Double) {
      from = start
      to = end
      guard let time = sample?.time else { return }
      sample = nil
      commit(time)
    }

    /// Keeps where it is at the committed time.
    mutating func commit(_ time: SceneTime) {
      sample = PositionSample(time: time, position: position(at: time))
    }
  }

  /// Elementary functions that give the same bytes on every target: the platform libraries differ in
  /// the last place, and a trace is compared byte by byte.
  nonisolated enum Elementary {
    /// e to the power of `x`, within one unit in the last place.
    ///
    /// Reduces x to k ln 2 + r with |r| <= ln 2 / 2 (ln 2 split in two for exactness), then sums the
    /// Taylor series of e^r to the 13th power, which is below 2^-53 there. The terms from r on are
    /// added to 1 last, so that only one rounding is of the size of the result's last place.
    static func exp(_ x: Double) -> Double {
      if x.isNaN { return x }
      if x > 709.782712893384 { return .infinity }
      if x < -745.1 { return 0 }
      let k = (x * 1.4426950408889634).rounded(.toNearestOrEven)
      let r = (x - k * 6.93147180369123816490e-01) - k * 1.90821492927058770002e-10
      var tail = 0.0
      var term = 13.0
      while term > 1 {
        tail = (1 + tail) * r / term
        term -= 1
      }
      let sum = 1 + (r + r * tail)
      // Two steps, so that the scale stays a normal number near the ends of the range.
      let half = Int(k) / 2
      return sum * powerOfTwo(half) * powerOfTwo(Int(k) - half)
    }

    /// The sine, within three units in the last place for |x| <= 1e6.
    static func sin(_ x: Double) -> Double { quarterTurns(x, ahead: 0) }

    /// The cosine, within three units in the last place for |x| <= 1e6.
    static func cos(_ x: Double) -> Double { quarterTurns(x, ahead: 1) }

    /// The sine of x plus `ahead` quarter turns.
    ///
    /// Reduces by multiples of pi/2, split in three parts (Cody and Waite), to |r| <= pi/4. Beyond 1e9
    /// the reduction has no place left; no spring gets there before its duration is over.
    private static func quarterTurns(_ x: Double, ahead: Int) -> Double {
      guard x.magnitude < 1e9 else { return x.isFinite ? 0 : .nan }
      let k = (x * 0.63661977236758134).rounded(.toNearestOrEven)
      let r =
        ((x - k * 1.57079632673412561417e+00) - k * 6.07710050630396597660e-11)
        - k * 2.02226624879595063154e-21
      switch (Int(k) + ahead) & 3 {
      case 0: return sineSeries(r)
      case 1: return cosineSeries(r)
      case 2: return -sineSeries(r)
      default: return -cosineSeries(r)
      }
    }

    private static func sineSeries(_ r: Double) -> Double {
      let square = r * r
      var sum = 1.0
      var term = 17.0
      while term > 1 {
        sum = 1 - sum * square / (term * (term - 1))
        term -= 2
      }
      return r * sum
    }

    private static func cosineSeries(_ r: Double) -> Double {
      let square = r * r
      var sum = 1.0
      var term = 18.0
      while term > 0 {
        sum = 1 - sum * square / (term * (term - 1))
        term -= 2
      }
      return sum
    }

    private static func powerOfTwo(_ exponent: Int) -> Double {
      Double(bitPattern: UInt64(exponent + 1023) << 52)
    }
  }

  /// How a value gets from where it is to where it goes.
  nonisolated public enum MotionCurve: Hashable, Sendable {
    /// A cubic Bezier timing curve through (0, 0), two control points and (1, 1).
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A damped spring: mass in kilograms, stiffness in newtons per meter, damping in newton seconds
    /// per meter. Only the ratios matter.
    case spring(mass: Double, stiffness: Double, damping: Double)

    /// Constant speed.
    public static var linear: MotionCurve { .bezier(x1: 0, y1: 0, x2: 1, y2: 1) }

    /// Starts slowly: the `ease-in` of CSS.
    public static var easeIn: MotionCurve { .bezier(x1: 0.42, y1: 0, x2: 1, y2: 1) }

    /// Ends slowly: the `ease-out` of CSS.
    public static var easeOut: MotionCurve { .bezier(x1: 0, y1: 0, x2: 0.58, y2: 1) }

    /// Starts and ends slowly: the `ease-in-out` of CSS.
    public static var easeInOut: MotionCurve { .bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1) }

    /// Starts fast and ends slowly: the `ease` of CSS.
    public static var standard: MotionCurve { .bezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1) }

    /// How far the motion has come, 0 at the start and 1 at the end; springs may pass 1 in between.
    ///
    /// - Parameters:
    ///   - elapsedNanoseconds: Since the start.
    ///   - durationNanoseconds: After which the end is reached, whatever the curve says.
    ///   - velocity: At the start, in distances per second; only springs use it.
    public func progress(
      elapsedNanoseconds: Int64, durationNanoseconds: Int64, velocity: Double = 0
    ) -> Double {
      if elapsedNanoseconds >= durationNanoseconds { return 1 }
      if elapsedNanoseconds <= 0 { return 0 }
      switch self {
      case .bezier(let x1, let y1, let x2, let y2):
        let share = Double(elapsedNanoseconds) / Double(durationNanoseconds)
        return CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2).y(atX: share)
      case .spring(let mass, let stiffness, let damping):
        return SpringResponse(mass: mass, stiffness: stiffness, damping: damping)
          .position(at: Double(elapsedNanoseconds) / 1e9, velocity: velocity)
      }
    }
  }

  /// A curve and how long it runs; a spring is snapped to its end when the duration is over.
  nonisolated public struct MotionSpec: Hashable, Sendable {
    public var curve: MotionCurve
    public var durationNanoseconds: Int64
    /// Whether a spring begins with the finger's velocity; otherwise it begins at rest.
    public var takesVelocity: Bool

    public init(curve: MotionCurve, durationNanoseconds: Int64, takesVelocity: Bool = true) {
      self.curve = curve
      self.durationNanoseconds = durationNanoseconds
      self.takesVelocity = takesVelocity
    }

    /// When a motion is over that began at `start`.
    func end(from start: SceneTime) -> SceneTime {
      start.advanced(byNanoseconds: durationNanoseconds)
    }

    /// How far a motion has come at `time` that began at `start`: 0 at the start and 1 at the end.
    ///
    /// - Parameter velocity: At the start, in distances per second; only springs use it.
    func progress(from start: SceneTime, at time: SceneTime, velocity: Double = 0) -> Double {
      curve.progress(
        elapsedNanoseconds: time.nanoseconds(since: start),
        durationNanoseconds: durationNanoseconds, velocity: velocity)
    }
  }

  /// A cubic Bezier from (0, 0) to (1, 1), read as a function of x.
  nonisolated struct CubicBezier {
    var x1: Double
    var y1: Double
    var x2: Double
    var y2: Double

    /// Bisection to the last place: fixed work, and no case in which Newton's method would diverge.
    func y(atX x: Double) -> Double {
      if x1 == y1 && x2 == y2 { return x }
      var low = 0.0
      var high = 1.0
      var steps = 0
      while steps < 60 {
        let middle = (low + high) / 2
        if CubicBezier.value(middle, x1, x2) < x { low = middle } else { high = middle }
        steps += 1
      }
      return CubicBezier.value((low + high) / 2, y1, y2)
    }

    /// 3 (1-t)^2 t a + 3 (1-t) t^2 b + t^3.
    private static func value(_ t: Double, _ a: Double, _ b: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
    }
  }

  /// The step response of a damped spring, normalized to go from 0 to 1.
  ///
  /// Formulas: `Spec/Semantics.md`, Motion. w is the natural frequency, z the damping ratio.
  nonisolated struct SpringResponse {
    var frequency: Double
    var ratio: Double

    /// Numbers that no spring has count as 1, a damping that is none as 0.
    init(mass: Double, stiffness: Double, damping: Double) {
      let possible = 1e-9...1e9
      let m = possible.contains(mass) ? mass : 1
      let k = possible.contains(stiffness) ? stiffness : 1
      frequency = (k / m).squareRoot()
      ratio = (damping > 0 ? Swift.min(damping, 1e9) : 0) / (2 * (k * m).squareRoot())
    }

    /// The position after `seconds`, for a start velocity in distances per second.
    func position(at seconds: Double, velocity: Double) -> Double {
      let decay = ratio * frequency
      // Closer to critical damping both general forms cancel to noise; the critical one is less than
      // 1e-9 off there.
      if (ratio - 1).magnitude < 1e-9 {
        let envelope = Elementary.exp(-frequency * seconds)
        return 1 + envelope * (-1 + (velocity - frequency) * seconds)
      }
      if ratio < 1 {
        let damped = frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
        let envelope = Elementary.exp(-decay * seconds)
        let sine = (velocity - decay) / damped * Elementary.sin(damped * seconds)
        return 1 + envelope * (-Elementary.cos(damped * seconds) + sine)
      }
      let spread = frequency * ((ratio - 1) * (ratio + 1)).squareRoot()
      let fast = -decay - spread
      // The product of the roots is w^2; their difference from -z w would cancel for strong damping.
      let slow = frequency * frequency / fast
      let first = (velocity + fast) / (slow - fast)
      let second = -1 - first
      return 1 + first * Elementary.exp(slow * seconds) + second * Elementary.exp(fast * seconds)
    }
  }

  /// What becomes of a drag that the system cancels.
  nonisolated public enum CancelPolicy: UInt8, Hashable, Sendable {
    /// Settle by position, as if released at speed zero.
    case settle
    /// Go back to the detent that the drag began from.
    case goBack
    /// Stay where it is. Unsafe; exists because apps do it.
    case keep
  }

  /// How a track gets to a detent that it is told to go to.
  nonisolated public enum RequestPolicy: UInt8, Hashable, Sendable {
    /// Straight, past every detent in between.
    case direct
    /// From detent to detent, coming to rest on each.
    case stepwise
  }

  /// What a new drag does while the track is settling.
  nonisolated public enum WhileMovingPolicy: UInt8, Hashable, Sendable {
    /// Take the track where it is.
    case grab
    /// Be refused until the track rests.
    case ignore
  }

  /// What a change of size does to a track.
  nonisolated public enum ResizePolicy: UInt8, Hashable, Sendable {
    /// Keep the share of the range.
    case keepProgress
    /// Keep the points, clamped.
    case keepPoints
    /// Go home at once.
    case close
  }

  /// What happens to a drag beyond the ends of its track.
  nonisolated public enum OutOfRangePolicy: Hashable, Sendable {
    /// Stop at the end; the finger has to come back before the track follows again.
    case clamp
    /// Stop at the end; the track follows again as soon as the finger turns round.
    case clampIncrements
    /// Do nothing for a sample beyond the end: the track stays where the last one within put it, and may
    /// jump against the finger when the next one does. Unsafe; exists because apps do it.
    case ignore
    /// Follow past the end as if it were none; a release brings the track back.
    case free
    /// Follow past the end with growing resistance; c is about 0.55.
    case rubberBand(Double)

    /// Whether a drag takes the track beyond its ends.
    var leavesRange: Bool {
      switch self {
      case .clamp, .clampIncrements, .ignore: false
      case .free, .rubberBand: true
      }
    }

    /// Where a track is drawn when the finger asks for `position`.
    ///
    /// - Parameters:
    ///   - extent: Points of the reference view along the track, the d of the rubber band.
    ///
    /// Rubber band: (1 - 1 / (x c / d + 1)) d for x points past the end.
    func position(for position: Double, lower: Double, upper: Double, extent: Double) -> Double {
      let inside = Bounds.clamp(position, from: lower, to: upper)
      switch self {
      case .clamp, .clampIncrements, .ignore:
        return inside
      case .free:
        return position
      case .rubberBand(let coefficient):
        let excess = position - inside
        guard excess != 0, extent > 0 else { return inside }
        let pulled = (1 - 1 / (excess.magnitude * coefficient / extent + 1)) * extent
        return inside + (excess < 0 ? -pulled : pulled)
      }
    }

    /// The closest place to `position` at which a finger could have put a track: none is past the end
    /// of one that stops there, and a band gives way by less than its extent.
    func reachable(_ position: Double, lower: Double, upper: Double, extent: Double) -> Double {
      let inside = Bounds.clamp(position, from: lower, to: upper)
      switch self {
      case .clamp, .clampIncrements, .ignore:
        return inside
      case .free:
        return position
      case .rubberBand(let coefficient):
        guard extent > 0, coefficient > 0 else { return inside }
        let most = 0.99 * extent
        return inside + Bounds.clamp(position - inside, from: -most, to: most)
      }
    }

    /// The inverse of `position`: what the finger has to ask for to get a track drawn there.
    func request(for position: Double, lower: Double, upper: Double, extent: Double) -> Double {
      let inside = Bounds.clamp(position, from: lower, to: upper)
      switch self {
      case .clamp, .clampIncrements, .ignore:
        return inside
      case .free:
        return position
      case .rubberBand(let coefficient):
        let pulled = reachable(position, lower: lower, upper: upper, extent: extent) - inside
        guard pulled != 0 else { return inside }
        return inside + pulled / (1 - pulled.magnitude / extent) / coefficient
      }
    }
  }

  /// Something that assistive technology offers on a view, beside what a tap does.
  nonisolated public struct AccessibilityActionSpec: Hashable, Sendable {
    public var view: Int
    public var actions: [SceneAction]

    public init(view: Int, actions: [SceneAction]) {
      self.view = view
      self.actions = actions
    }
  }

  /// A view to which assistive technology goes when a track comes to rest on a detent.
  nonisolated public struct FocusSpec: Hashable, Sendable {
    public var track: Int
    public var detent: Int
    public var view: Int

    public init(track: Int, detent: Int, view: Int) {
      self.track = track
      self.detent = detent
      self.view = view
    }
  }

  /// A view by which assistive technology moves a track from detent to detent.
  nonisolated public struct AdjustableSpec: Hashable, Sendable {
    public var view: Int
    public var track: Int

    public init(view: Int, track: Int) {
      self.view = view
      self.track = track
    }
  }

  /// How many fingers a recognizer takes.
  nonisolated public struct FingerCount: Hashable, Sendable {
    /// So many have to be down before it begins.
    public var least: Int
    /// With more than so many before it is recognized it fails.
    public var most: Int

    public init(_ least: Int, _ most: Int) {
      self.least = least
      self.most = most
    }

    /// One alone.
    public static var one: FingerCount { FingerCount(1, 1) }
    /// One, whoever else comes.
    public static var any: FingerCount { FingerCount(1, .max) }
  }

  /// What becomes of a finger that comes down beside those that a drag has already.
  nonisolated public enum ExtraTouchPolicy: UInt8, Hashable, Sendable {
    /// It means nothing.
    case ignore
    /// The drag follows the middle of all of them, from where it is.
    case rebase
    /// The drag follows the finger that came last, and jumps to it. Unsafe; exists because apps do it.
    case followLast
  }

  /// What a follower changes on its view.
  nonisolated public enum FollowedProperty: Hashable, Sendable {
    /// Points of displacement toward a side.
    case offset(toward: Side)
    /// 0 to 1.
    case opacity
    /// Points of width or height, in place of those of the layout frame; the side from which the frame
    /// counts stays where it is.
    case extent(Axis)
  }

  /// One breakpoint of a follower: at this position of the track, this value.
  nonisolated public struct FollowerStop: Hashable, Sendable {
    public var position: Length
    public var value: Length

    public init(_ position: Length, _ value: Length) {
      self.position = position
      self.value = value
    }
  }

  /// What a follower does before its first and after its last stop.
  nonisolated public enum FollowerEnds: UInt8, Hashable, Sendable {
    /// The value of that stop.
    case hold
    /// The line goes on.
    case extend
  }

  /// Which position of its track a follower reads.
  nonisolated public enum FollowedPosition: UInt8, Hashable, Sendable {
    /// Where it is.
    case present
    /// Where a finger put it last; once it is sent to a detent away from home, that one. On its way home
    /// it keeps what it was: sample and hold.
    case reach
  }

  /// A piecewise-linear function of one track.
  nonisolated public struct FollowerSource: Hashable, Sendable {
    public var track: Int
    public var stops: [FollowerStop]
    public var beyond: FollowerEnds
    public var reads: FollowedPosition

    public init(
      track: Int, stops: [FollowerStop], beyond: FollowerEnds = .hold,
      reads: FollowedPosition = .present
    ) {
      self.track = track
      self.stops = stops
      self.beyond = beyond
      self.reads = reads
    }
  }

  /// How several sources make one value.
  nonisolated public enum FollowerCombination: UInt8, Hashable, Sendable {
    case max, sum
  }

  /// A view property that follows tracks.
  nonisolated public struct FollowerSpec: Hashable, Sendable {
    public var view: Int
    public var property: FollowedProperty
    public var sources: [FollowerSource]
    public var combination: FollowerCombination
    /// Nil: follows its sources while they settle, too. Else it runs to its final value on a motion of
    /// its own as soon as a source starts to settle.
    public var settling: MotionSpec?
    /// That motion while motion is reduced; nil: it is over at once.
    public var reduced: MotionSpec?

    public init(
      view: Int, property: FollowedProperty, sources: [FollowerSource],
      combination: FollowerCombination = .max, settling: MotionSpec? = nil, reduced: MotionSpec? = nil
    ) {
      self.view = view
      self.property = property
      self.sources = sources
      self.combination = combination
      self.settling = settling
      self.reduced = reduced
    }
  }

  /// A yes-or-no property of a view.
  nonisolated public enum ViewPredicate: UInt8, Hashable, Sendable {
    /// Neither drawn nor hit, with all that lies in it.
    case hidden
    /// Hit only while it holds, with all that lies in it; drawn all the same.
    case interactive
    /// Keeps assistive technology inside.
    case modal
    /// Kept from assistive technology, with all that lies in it.
    case inaccessible
  }

  /// A view that is only there at times: it comes when one condition holds and goes when the other
  /// does; in between it stays as it is.
  nonisolated public struct PresenceSpec: Hashable, Sendable {
    public var view: Int
    public var appears: Condition
    public var goes: Condition
    /// The view of which it is a still picture, taken as it comes; -1 for none.
    public var pictures: Int

    public init(view: Int, appears: Condition, goes: Condition, pictures: Int = -1) {
      self.view = view
      self.appears = appears
      self.goes = goes
      self.pictures = pictures
    }
  }

  /// A shadow that a view has while a condition holds.
  nonisolated public struct ShadowSpec: Hashable, Sendable {
    public var view: Int
    /// 0 to 1.
    public var opacity: Double
    public var condition: Condition

    public init(view: Int, opacity: Double, condition: Condition) {
      self.view = view
      self.opacity = opacity
      self.condition = condition
    }
  }

  /// A view property that holds while a condition does.
  nonisolated public struct PredicateSpec: Hashable, Sendable {
    public var view: Int
    public var property: ViewPredicate
    public var condition: Condition

    public init(view: Int, property: ViewPredicate, condition: Condition) {
      self.view = view
      self.property = property
      self.condition = condition
    }
  }

  /// What the host calls a row of a list: the same for as long as the row lives, wherever it goes.
  nonisolated public struct RowKey: Hashable, Sendable {
    public var value: Int64

    public init(_ value: Int64) { self.value = value }
  }

  /// A row of a list.
  nonisolated public struct RowReference: Hashable, Sendable {
    /// Index of the list.
    public var list: Int
    public var key: RowKey

    public init(list: Int, key: RowKey) {
      self.list = list
      self.key = key
    }
  }

  /// A list of rows that look and behave alike.
  ///
  /// A list may have a million rows, but few of them are touched, open or under way at one time. Only
  /// these are told apart: the tables of a program hold the parts of a few rows, each of which stands for
  /// one row of the host's until that is at rest and another one is touched. When all are taken, the
  /// tables grow by one more.
  nonisolated public struct ListSpec: Hashable, Sendable {
    /// The view in which the rows lie and scroll.
    public var view: Int
    /// The track that scrolls them.
    public var scroller: Int
    /// Where the parts of each row stand; the first ones are what all others are copied from.
    public var rows: [RowParts]

    public init(view: Int, scroller: Int, rows: [RowParts]) {
      self.view = view
      self.scroller = scroller
      self.rows = rows
    }

    /// Puts the views of a row in front of those of the row before it, behind whatever lies in front of the
    /// list.
    ///
    /// - Parameter order: Views, back to front, without those of the row.
    func insertRow(_ slot: Int, into order: inout [Int]) {
      let last = rows[slot - 1].views.upperBound - 1
      let place = (order.firstIndex(of: last) ?? order.count - 1) + 1
      order.insert(contentsOf: rows[slot].views, at: place)
    }
  }

  /// Where the parts of one row stand in the tables of a program.
  nonisolated public struct RowParts: Hashable, Sendable {
    /// The first is the row itself.
    public var views: Range<Int>
    public var tracks: Range<Int>
    public var followers: Range<Int>
    public var predicates: Range<Int>
    public var presences: Range<Int>
    public var shadows: Range<Int>
    public var recognizers: Range<Int>
    public var reactions: Range<Int>

    public init(
      views: Range<Int>, tracks: Range<Int>, followers: Range<Int>, predicates: Range<Int>,
      presences: Range<Int>, shadows: Range<Int>, recognizers: Range<Int>,
      reactions: Range<Int>
    ) {
      self.views = views
      self.tracks = tracks
      self.followers = followers
      self.predicates = predicates
      self.presences = presences
      self.shadows = shadows
      self.recognizers = recognizers
      self.reactions = reactions
    }
  }

  /// Which row of which list a part belongs to.
  nonisolated public struct RowPlace: Hashable, Sendable {
    /// Index of the list.
    public var list: Int
    /// Index among the rows that the program tells apart.
    public var slot: Int

    public init(list: Int, slot: Int) {
      self.list = list
      self.slot = slot
    }
  }

  /// A length that a host can use as the constant of a constraint.
  nonisolated public struct NamedLength: Hashable, Sendable {
    public var length: Length
    /// Index of the view whose extent along the axis the length refers to.
    public var reference: Int
    public var axis: Axis

    public init(_ length: Length, reference: Int, axis: Axis) {
      self.length = length
      self.reference = reference
      self.axis = axis
    }
  }

  /// Something that happens in a scene, to which the scene itself can react.
  nonisolated public enum SceneOccurrence: Hashable, Sendable {
    /// A recognizer begins; a tap is complete.
    case began(recognizer: Int)
    /// A drag that has begun ends or is cancelled; a tap is complete.
    case ended(recognizer: Int)
    /// A track is told to go to a detent which is neither its base nor, under a finger, the one that it
    /// was at before.
    case headed(track: Int, for: Int)
    /// A track comes to rest on a detent, from wherever.
    case settled(track: Int, at: Int)
    /// A page has arrived, or one is gone.
    case pushed(stack: Int)
    case popped(stack: Int)
    /// A mode gets this value and did not have it before.
    case became(mode: Int, Int)
  }

  /// What a scene does by itself when something happens in it.
  nonisolated public struct ReactionSpec: Hashable, Sendable {
    /// Any of these.
    public var occurrences: [SceneOccurrence]
    /// Read when its turn comes, after the step in which it happened.
    public var condition: Condition
    public var actions: [SceneAction]

    public init(
      occurrences: [SceneOccurrence], condition: Condition = .always, actions: [SceneAction]
    ) {
      self.occurrences = occurrences
      self.condition = condition
      self.actions = actions
    }
  }

  /// A choice of several values, which guards and reactions may ask for.
  nonisolated public struct ModeSpec: Hashable, Sendable {
    /// How many values there are; they are numbers from 0.
    public var count: Int
    public var start: Int

    public init(count: Int, start: Int = 0) {
      self.count = count
      self.start = start
    }
  }

  /// What a recognizer looks for.
  nonisolated public enum RecognizerKind: Hashable, Sendable {
    /// `count` taps, each at most `tolerance` points of movement and `maximumNanoseconds` long, with at
    /// most `gapNanoseconds` between them.
    case tap(count: Int, tolerance: Double, maximumNanoseconds: Int64, gapNanoseconds: Int64)
    /// A finger that rests for so long, with at most `tolerance` points of movement until then: it does
    /// its actions, or, with a route, begins to drag.
    case longPress(tolerance: Double, nanoseconds: Int64)
    /// A flick: at least `distance` points toward a side that it claims within `maximumNanoseconds`.
    case swipe(distance: Double, maximumNanoseconds: Int64)
    /// A drag that starts anywhere in the region.
    case pan
    /// A drag that starts within `band` points (plus the safe inset) of an edge of the region.
    case edgePan(edge: Side, band: Double)
    /// The pan of a scrolling container.
    case scroll

    /// The phase in which a host tells that a gesture without a drag is recognized: a long press while
    /// the finger is still down.
    fileprivate var completion: RecognizerPhase {
      switch self {
      case .longPress: .began
      case .tap, .swipe, .pan, .edgePan, .scroll: .ended
      }
    }

    /// The fingers that it takes if nothing is said.
    public var fingers: FingerCount {
      switch self {
      case .tap, .longPress: .one
      case .swipe, .pan, .edgePan, .scroll: .any
      }
    }
  }

  /// Who owns a recognizer: it says which part of the host has to install it.
  nonisolated public enum RecognizerRole: UInt8, Hashable, Sendable {
    /// Installed by the app from the recognizer table.
    case own
    /// The platform's scroll view.
    case scroll
    /// The platform's page-back edge gesture.
    case pageBack
    /// The platform's content pop gesture.
    case contentPop
  }

  /// Whether a pan commits to an axis.
  nonisolated public enum AxisLock: UInt8, Hashable, Sendable {
    /// Takes only headings that it claims: 45 degrees decide.
    case dominant
    /// Takes every heading while its route can move at all.
    case free
  }

  /// Where the travel of a drag counts from.
  nonisolated public enum DragOrigin: UInt8, Hashable, Sendable {
    /// Where the finger is as the drag begins: nothing jumps.
    case crossing
    /// Where the finger came down: what it needed to begin counts.
    case down
    /// The first sample at or after the beginning: what lies between the beginning and that sample is
    /// lost, so that it matters how a stroke is sampled. Exists because toolkits do it.
    case sample
  }

  /// Whether a recognizer's claim follows what its route can do.
  nonisolated public enum ClaimPolicy: UInt8, Hashable, Sendable {
    /// It claims those of its directions in which its route can move.
    case live
    /// It claims its directions whatever its route can do. Exists because apps do it.
    case fixed
  }

  /// The tracks that take a drag toward one side, in order: what the first cannot take goes on.
  nonisolated public struct RouteLeg: Hashable, Sendable {
    public var toward: Side
    public var tracks: [Int]

    public init(toward: Side, tracks: [Int]) {
      self.toward = toward
      self.tracks = tracks
    }
  }

  /// A recognizer, its region, its guard and what it does.
  nonisolated public struct RecognizerSpec: Hashable, Sendable {
    public var kind: RecognizerKind
    public var role: RecognizerRole
    /// Views that it watches: it sees a touch that hits one of them or a descendant.
    public var views: [Int]
    /// Views in which it takes no touch: the way up from the hit view to a watched one meets none of them.
    public var excludes: [Int]
    public var fingers: FingerCount
    /// Of a drag.
    public var extraTouch: ExtraTouchPolicy
    /// Read at touch down.
    public var condition: Condition
    /// Points of travel after which a drag begins; 0 for one that begins as the finger comes down,
    /// before there is any heading to read.
    public var slop: Double
    public var origin: DragOrigin
    public var lock: AxisLock
    /// Directions it may claim; the live claim is the part in which its route can move.
    public var claims: [Side]
    public var claimPolicy: ClaimPolicy
    public var route: [RouteLeg]
    /// Points of track per point of finger.
    public var gain: Double
    /// The tile that it carries, instead of a route; -1 for none.
    public var tile: Int
    /// What a completed tap does, or a drag as it begins.
    public var actions: [SceneAction]

    /// - Parameter fingers: Nil for those that its kind takes: a tap or a long press one alone, all others
    ///   one, whoever else comes.
    public init(
      _ kind: RecognizerKind, role: RecognizerRole = .own, views: [Int],
      excludes: [Int] = [], fingers: FingerCount? = nil, extraTouch: ExtraTouchPolicy = .ignore,
      condition: Condition = .always, slop: Double = 10, origin: DragOrigin = .crossing,
      lock: AxisLock = .dominant, claims: [Side] = [], claimPolicy: ClaimPolicy = .live,
      route: [RouteLeg] = [], gain: Double = 1, tile: Int = -1,
      actions: [SceneAction] = []
    ) {
      self.kind = kind
      self.role = role
      self.views = views
      self.excludes = excludes
      self.fingers = fingers ?? kind.fingers
      self.extraTouch = extraTouch
      self.condition = condition
      self.slop = slop
      self.origin = origin
      self.lock = lock
      self.claims = claims
      self.claimPolicy = claimPolicy
      self.route = route
      self.gain = gain
      self.tile = tile
      self.actions = actions
    }

    /// Whether it is a drag that begins as the finger comes down: raw touches.
    public var beginsAtTouch: Bool {
      switch kind {
      case .tap, .longPress, .swipe: false
      case .pan, .edgePan, .scroll: slop <= 0
      }
    }

    /// Whether how far its fingers have gone together is what matters; else each may stray for itself.
    var isDrag: Bool {
      switch kind {
      case .tap, .longPress: false
      case .swipe, .pan, .edgePan, .scroll: true
      }
    }

    /// Whether it is over as soon as it is recognized: it does its actions, and drags nothing.
    public var isDiscrete: Bool {
      switch kind {
      case .tap, .swipe: true
      case .longPress: route.isEmpty
      case .pan, .edgePan, .scroll: false
      }
    }

    /// Whether it takes a touch whatever its heading.
    public var takesEveryHeading: Bool {
      switch kind {
      case .tap, .longPress: true
      case .swipe: false
      case .pan, .edgePan, .scroll: lock == .free || beginsAtTouch
      }
    }

    /// Points of travel past which it is certain, where the heading of a touch is read at `radius`; nil
    /// for one that no movement makes certain.
    public func reach(from radius: Double) -> Double? {
      switch kind {
      case .tap, .longPress: nil
      case .swipe(let distance, _): Swift.max(distance, radius)
      case .pan, .edgePan, .scroll: beginsAtTouch ? 0 : Swift.max(slop, radius)
      }
    }
  }

  /// `waiting` requires `blocker` to fail, for touches at whose beginning a condition holds.
  nonisolated public struct FailureRequirement: Hashable, Sendable {
    public var waiting: Int
    public var blocker: Int
    /// Read at touch down of the one that waits.
    public var condition: Condition

    public init(waiting: Int, blocker: Int, condition: Condition = .always) {
      self.waiting = waiting
      self.blocker = blocker
      self.condition = condition
    }
  }

  /// Both may recognize at once.
  nonisolated public struct Simultaneity: Hashable, Sendable {
    public var first: Int
    public var second: Int

    public init(_ first: Int, _ second: Int) {
      self.first = first
      self.second = second
    }
  }

  /// How the parts of one row of a list become those of another. What lies outside the row stays what it
  /// is.
  nonisolated struct RowCopy {
    let from: RowParts
    let to: RowParts

    func index(ofView index: Int) -> Int { moved(index, from.views, to.views) }
    func index(ofTrack index: Int) -> Int { moved(index, from.tracks, to.tracks) }
    func index(ofFollower index: Int) -> Int { moved(index, from.followers, to.followers) }
    func index(ofRecognizer index: Int) -> Int { moved(index, from.recognizers, to.recognizers) }

    private func moved(_ index: Int, _ from: Range<Int>, _ to: Range<Int>) -> Int {
      from.contains(index) ? to.lowerBound + index - from.lowerBound : index
    }

    func copy(_ view: ViewSpec, slot: Int) -> ViewSpec {
      var view = view
      view.parent = index(ofView: view.parent)
      view.row?.slot = slot
      return view
    }

    func copy(_ track: TrackSpec) -> TrackSpec {
      var track = track
      track.reference = index(ofView: track.reference)
      return track
    }

    func copy(_ follower: FollowerSpec) -> FollowerSpec {
      var follower = follower
      follower.view = index(ofView: follower.view)
      for source in follower.sources.indices {
        follower.sources[source].track = index(ofTrack: follower.sources[source].track)
      }
      return follower
    }

    func copy(_ predicate: PredicateSpec) -> PredicateSpec {
      PredicateSpec(
        view: index(ofView: predicate.view), property: predicate.property,
        condition: copy(predicate.condition))
    }

    func copy(_ presence: PresenceSpec) -> PresenceSpec {
      PresenceSpec(
        view: index(ofView: presence.view), appears: copy(presence.appears),
        goes: copy(presence.goes), pictures: index(ofView: presence.pictures))
    }

    func copy(_ shadow: ShadowSpec) -> ShadowSpec {
      ShadowSpec(
        view: index(ofView: shadow.view), opacity: shadow.opacity, condition: copy(shadow.condition))
    }

    func copy(_ recognizer: RecognizerSpec) -> RecognizerSpec {
      var recognizer = recognizer
      recognizer.views = recognizer.views.map { index(ofView: $0) }
      recognizer.excludes = recognizer.excludes.map { index(ofView: $0) }
      recognizer.condition = copy(recognizer.condition)
      recognizer.route = recognizer.route.map { leg in
        RouteLeg(toward: leg.toward, tracks: leg.tracks.map { index(ofTrack: $0) })
      }
      recognizer.actions = recognizer.actions.map(copy)
      return recognizer
    }

    func copy(_ reaction: ReactionSpec) -> ReactionSpec {
      ReactionSpec(
        occurrences: reaction.occurrences.map(copy), condition: copy(reaction.condition),
        actions: reaction.actions.map { copy($0) })
    }

    private func copy(_ occurrence: SceneOccurrence) -> SceneOccurrence {
      switch occurrence {
      case .began(let recognizer): .began(recognizer: index(ofRecognizer: recognizer))
      case .ended(let recognizer): .ended(recognizer: index(ofRecognizer: recognizer))
      case .headed(let track, let detent): .headed(track: index(ofTrack: track), for: detent)
      case .settled(let track, let detent): .settled(track: index(ofTrack: track), at: detent)
      case .pushed, .popped, .became: occurrence
      }
    }

    func copy(_ condition: Condition) -> Condition {
      Condition(
        condition.clauses.map { clause in
          clause.map { ConfigurationTerm(copy($0.word), negated: $0.negated) }
        })
    }

    private func copy(_ word: ConfigurationWord) -> ConfigurationWord {
      switch word {
      case .atRest(let track, let detent): .atRest(track: index(ofTrack: track), detent: detent)
      case .boundFor(let track, let detent): .boundFor(track: index(ofTrack: track), detent: detent)
      case .moving(let track): .moving(track: index(ofTrack: track))
      case .dragged(let track): .dragged(track: index(ofTrack: track))
      case .past(let track, let detent): .past(track: index(ofTrack: track), detent: detent)
      case .before(let track, let detent): .before(track: index(ofTrack: track), detent: detent)
      case .followerAtRest(let follower, let value):
        .followerAtRest(follower: index(ofFollower: follower), value: value)
      case .depth, .depthAtRest, .mode, .rowOpen: word
      }
    }

    func copy(_ action: SceneAction) -> SceneAction {
      switch action {
      case .settle(let track, let detent): .settle(track: index(ofTrack: track), detent: detent)
      case .close(let track, let detent): .close(track: index(ofTrack: track), detent: detent)
      case .toggle(let track, let detent): .toggle(track: index(ofTrack: track), detent: detent)
      case .next(let track): .next(track: index(ofTrack: track))
      case .previous(let track): .previous(track: index(ofTrack: track))
      case .push, .pop, .emit, .emitOfTile, .closeRows, .set, .announce: action
      case .choose(let condition, let actions, let others):
        .choose(copy(condition), then: actions.map(copy), otherwise: others.map(copy))
      }
    }
  }

  /// What a tap, an escape or the app can ask of a scene.
  nonisolated public enum SceneAction: Hashable, Sendable {
    /// Send a track to a detent.
    case settle(track: Int, detent: Int)
    /// Send a track home, unless it is bound for the other side of home than `detent`: what is open at
    /// `detent` is to close, and nothing else.
    case close(track: Int, detent: Int)
    /// Send a track to `detent`, or home if it is bound for `detent` already.
    case toggle(track: Int, detent: Int)
    /// Send a track to the detent after, or before, the one that it is bound for.
    case next(track: Int)
    case previous(track: Int)
    /// Push a page.
    case push(stack: Int)
    /// Pop the topmost page.
    case pop(stack: Int)
    /// Close every open row of a list.
    case closeRows(list: Int)
    /// Tell the app.
    case emit(action: Int)
    /// Tell the app, and for which tile.
    case emitOfTile(action: Int, tile: Int)
    /// Give a mode a value.
    case set(mode: Int, to: Int)
    /// Assistive technology says something.
    case announce(Int)
    /// Do one thing if a condition holds when its turn comes, else another.
    case choose(Condition, then: [SceneAction], otherwise: [SceneAction])
  }

  /// Actions that apply in some configurations.
  nonisolated public struct ConditionalActions: Hashable, Sendable {
    public var condition: Condition
    public var actions: [SceneAction]

    public init(condition: Condition, actions: [SceneAction]) {
      self.condition = condition
      self.actions = actions
    }
  }

  /// A compiled scene: plain data without names or positions, in flat tables that refer to each other
  /// by index.
  nonisolated public struct SceneProgram: Hashable, Sendable {
    /// The size that `SceneState.init` starts with, in points.
    public var designSize: Size
    /// Points of travel at which the heading of a touch is read, the same for every recognizer.
    public var decisionRadius: Double
    /// In pre-order: parents before children, siblings back to front. The first is the stage.
    public var views: [ViewSpec]
    public var tracks: [TrackSpec]
    public var followers: [FollowerSpec]
    public var predicates: [PredicateSpec]
    public var presences: [PresenceSpec]
    public var shadows: [ShadowSpec]
    public var recognizers: [RecognizerSpec]
    public var requirements: [FailureRequirement]
    public var simultaneities: [Simultaneity]
    public var groups: [GroupSpec]
    public var tiles: [TileSpec]
    public var docks: [DockSpec]
    public var stacks: [StackSpec]
    public var lists: [ListSpec]
    /// What lengths are made of beside shares and points.
    public var quantities: [SceneQuantity]
    /// What the scene calls by name for the constraints of a host.
    public var lengths: [NamedLength]
    /// What the accessibility escape does: the first entry whose condition holds.
    public var escapes: [ConditionalActions]
    public var modes: [ModeSpec]
    /// In the order in which they run where one occurrence concerns several.
    public var reactions: [ReactionSpec]
    public var accessibilityActions: [AccessibilityActionSpec]
    public var adjustables: [AdjustableSpec]
    public var focuses: [FocusSpec]

    public init(
      designSize: Size, decisionRadius: Double = 10, views: [ViewSpec], tracks: [TrackSpec] = [],
      followers: [FollowerSpec] = [],
      predicates: [PredicateSpec] = [], presences: [PresenceSpec] = [], shadows: [ShadowSpec] = [],
      recognizers: [RecognizerSpec] = [],
      requirements: [FailureRequirement] = [], simultaneities: [Simultaneity] = [],
      groups: [GroupSpec] = [], tiles: [TileSpec] = [], docks: [DockSpec] = [],
      stacks: [StackSpec] = [], lists: [ListSpec] = [],
      quantities: [SceneQuantity] = [], lengths: [NamedLength] = [],
      escapes: [ConditionalActions] = [], modes: [ModeSpec] = [], reactions: [ReactionSpec] = [],
      accessibilityActions: [AccessibilityActionSpec] = [], adjustables: [AdjustableSpec] = [],
      focuses: [FocusSpec] = []
    ) {
      self.designSize = designSize
      self.decisionRadius = decisionRadius
      self.views = views
      self.tracks = tracks
      self.followers = followers
      self.predicates = predicates
      self.presences = presences
      self.shadows = shadows
      self.recognizers = recognizers
      self.requirements = requirements
      self.simultaneities = simultaneities
      self.groups = groups
      self.tiles = tiles
      self.docks = docks
      self.stacks = stacks
      self.lists = lists
      self.quantities = quantities
      self.lengths = lengths
      self.escapes = escapes
      self.modes = modes
      self.reactions = reactions
      self.accessibilityActions = accessibilityActions
      self.adjustables = adjustables
      self.focuses = focuses
    }

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

    /// Adds the parts of one more row to a list: copies of those of its first row, at the end of the
    /// tables.
    ///
    /// - Returns: Its index among the rows that are told apart.
    @discardableResult
    public mutating func addRow(to list: Int) -> Int {
      let first = lists[list].rows[0]
      let slot = lists[list].rows.count
      let parts = RowParts(
        views: end(views.count, first.views), tracks: end(tracks.count, first.tracks),
        followers: end(followers.count, first.followers),
        predicates: end(predicates.count, first.predicates),
        presences: end(presences.count, first.presences), shadows: end(shadows.count, first.shadows),
        recognizers: end(recognizers.count, first.recognizers),
        reactions: end(reactions.count, first.reactions))
      lists[list].rows.append(parts)
      let copy = RowCopy(from: first, to: parts)
      for view in first.views { views.append(copy.copy(views[view], slot: slot)) }
      for track in first.tracks { tracks.append(copy.copy(tracks[track])) }
      for follower in first.followers { followers.append(copy.copy(followers[follower])) }
      for predicate in first.predicates { predicates.append(copy.copy(predicates[predicate])) }
      for presence in first.presences { presences.append(copy.copy(presences[presence])) }
      for shadow in first.shadows { shadows.append(copy.copy(shadows[shadow])) }
      for recognizer in first.recognizers {
        recognizers.append(copy.copy(recognizers[recognizer]))
      }
      for reaction in first.reactions { reactions.append(copy.copy(reactions[reaction])) }
      addRelations(copy)
      return slot
    }

    /// What the first row's parts have to do with others, the copies have, too.
    private mutating func addRelations(_ copy: RowCopy) {
      for requirement in requirements {
        let other = FailureRequirement(
          waiting: copy.index(ofRecognizer: requirement.waiting),
          blocker: copy.index(ofRecognizer: requirement.blocker),
          condition: copy.copy(requirement.condition))
        if other != requirement { requirements.append(other) }
      }
      for pair in simultaneities {
        let other = Simultaneity(
          copy.index(ofRecognizer: pair.first), copy.index(ofRecognizer: pair.second))
        if other != pair { simultaneities.append(other) }
      }
      for group in groups.indices {
        for member in groups[group].members where copy.from.tracks.contains(member) {
          groups[group].members.append(copy.index(ofTrack: member))
        }
      }
      for recognizer in recognizers.indices where !copy.to.recognizers.contains(recognizer) {
        guard !copy.from.recognizers.contains(recognizer) else { continue }
        for view in recognizers[recognizer].views where copy.from.views.contains(view) {
          recognizers[recognizer].views.append(copy.index(ofView: view))
        }
        for view in recognizers[recognizer].excludes where copy.from.views.contains(view) {
          recognizers[recognizer].excludes.append(copy.index(ofView: view))
        }
      }
    }

    /// The views, back to front, each before what lies in it: as they stand, but for rows that were added
    /// at the end of the table.
    var order: [Int] {
      var order = Array(views.indices)
      for list in lists {
        for (slot, row) in list.rows.enumerated().dropFirst() {
          order.removeAll { row.views.contains($0) }
          list.insertRow(slot, into: &order)
        }
      }
      return order
    }

    /// The row that a view is; nil for one that is none, or only lies in one.
    func rowPlace(ofRoot view: Int) -> RowPlace? {
      guard let place = views[view].row,
        lists[place.list].rows[place.slot].views.lowerBound == view
      else { return nil }
      return place
    }

    /// The row that a view belongs to; nil for one that lies in no row.
    public func row(ofView view: Int) -> RowPlace? { row { $0.views.contains(view) } }

    /// The row that a track belongs to; nil for one that moves no row.
    public func row(ofTrack track: Int) -> RowPlace? { row { $0.tracks.contains(track) } }

    /// The row that a recognizer belongs to; nil for one that is not a row's.
    public func row(ofRecognizer recognizer: Int) -> RowPlace? {
      row { $0.recognizers.contains(recognizer) }
    }

    /// The row that a reaction belongs to; nil for one that is not a row's.
    func row(ofReaction reaction: Int) -> RowPlace? { row { $0.reactions.contains(reaction) } }

    private func row(where holds: (RowParts) -> Bool) -> RowPlace? {
      for (index, list) in lists.enumerated() {
        if let slot = list.rows.firstIndex(where: holds) { return RowPlace(list: index, slot: slot) }
      }
      return nil
    }

    /// The view of its list's first row that a row's view is like; itself for any other.
    public func original(ofView view: Int) -> Int {
      row(ofView: view).map { toFirst(from: $0).index(ofView: view) } ?? view
    }

    /// The track of its list's first row that a row's track is like; itself for any other.
    public func original(ofTrack track: Int) -> Int {
      row(ofTrack: track).map { toFirst(from: $0).index(ofTrack: track) } ?? track
    }

    /// The recognizer of its list's first row that a row's recognizer is like; itself for any other.
    public func original(ofRecognizer recognizer: Int) -> Int {
      row(ofRecognizer: recognizer).map { toFirst(from: $0).index(ofRecognizer: recognizer) }
        ?? recognizer
    }

    /// The reaction of its list's first row that a row's reaction is like; itself for any other.
    public func original(ofReaction reaction: Int) -> Int {
      guard let place = row(ofReaction: reaction) else { return reaction }
      let rows = lists[place.list].rows
      return reaction - rows[place.slot].reactions.lowerBound + rows[0].reactions.lowerBound
    }

    /// The view of a row that is like one of its list's first row; itself for one that is no row's.
    public func index(ofView view: Int, at place: RowPlace) -> Int {
      fromFirst(to: place).index(ofView: view)
    }

    /// The track of a row that is like one of its list's first row; itself for one that is no row's.
    public func index(ofTrack track: Int, at place: RowPlace) -> Int {
      fromFirst(to: place).index(ofTrack: track)
    }

    /// The recognizer of a row that is like one of its list's first row; itself for one that is no row's.
    public func index(ofRecognizer recognizer: Int, at place: RowPlace) -> Int {
      fromFirst(to: place).index(ofRecognizer: recognizer)
    }

    /// The recognizers of all rows that are like one of a row; else that one alone.
    func alike(_ recognizer: Int) -> [Int] {
      guard let place = row(ofRecognizer: recognizer) else { return [recognizer] }
      let rows = lists[place.list].rows
      let offset = recognizer - rows[place.slot].recognizers.lowerBound
      return rows.map { $0.recognizers.lowerBound + offset }
    }

    private func toFirst(from place: RowPlace) -> RowCopy {
      let rows = lists[place.list].rows
      return RowCopy(from: rows[place.slot], to: rows[0])
    }

    /// From the first row of a list to another one.
    func fromFirst(to place: RowPlace) -> RowCopy {
      let rows = lists[place.list].rows
      return RowCopy(from: rows[0], to: rows[place.slot])
    }

    /// As many places as a range has, behind the last of a table.
    private func end(_ count: Int, _ range: Range<Int>) -> Range<Int> {
      count..<(count + range.count)
    }
  }

  /// A number of points that lengths can be made of: what the host has measured, or what follows from it.
  nonisolated public enum SceneQuantity: Hashable, Sendable {
    /// Told by the host; until then the design's points.
    case measured(design: Double)
    /// Computed from quantities that stand before it.
    case derived(DerivedQuantity)
  }

  /// A sum of other quantities and points, then clamped.
  nonisolated public struct DerivedQuantity: Hashable, Sendable {
    public var terms: [QuantityTerm]
    /// Added points.
    public var points: Double
    /// The least value in points; negative infinity for none.
    public var atLeast: Double

    public init(_ terms: [QuantityTerm], points: Double = 0, atLeast: Double = -.infinity) {
      self.terms = terms
      self.points = points
      self.atLeast = atLeast
    }
  }

  /// A multiple of a quantity.
  nonisolated public struct QuantityTerm: Hashable, Sendable {
    /// Index of the quantity; -1 for none.
    public var quantity: Int
    public var multiple: Double

    public init(_ quantity: Int, times multiple: Double = 1) {
      self.quantity = quantity
      self.multiple = multiple
    }

    /// No quantity at all.
    public static var none: QuantityTerm { QuantityTerm(-1, times: 0) }
  }

  /// An instant on the caller's clock, in whole nanoseconds since any epoch.
  nonisolated public struct SceneTime: Hashable, Comparable, Sendable {
    public var nanoseconds: Int64

    public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    /// Seconds since the caller's epoch, rounded to the nearest nanosecond; saturates at the range of
    /// `Int64`. Not a number gives the earliest instant, which a scene takes as its last committed
    /// time.
    public init(seconds: Double) {
      let scaled = (seconds * 1e9).rounded(.toNearestOrEven)
      if scaled.isNaN || scaled <= -0x1p63 {
        nanoseconds = .min
      } else if scaled >= 0x1p63 {
        nanoseconds = .max
      } else {
        nanoseconds = Int64(scaled)
      }
    }

    /// Before every other time.
    public static var distantPast: SceneTime { SceneTime(nanoseconds: .min) }

    /// After every other time.
    public static var distantFuture: SceneTime { SceneTime(nanoseconds: .max) }

    public static func < (left: SceneTime, right: SceneTime) -> Bool {
      left.nanoseconds < right.nanoseconds
    }

    /// The instant `nanoseconds` later, saturating.
    public func advanced(byNanoseconds nanoseconds: Int64) -> SceneTime {
      let (sum, overflow) = self.nanoseconds.addingReportingOverflow(nanoseconds)
      return SceneTime(nanoseconds: overflow ? (nanoseconds < 0 ? .min : .max) : sum)
    }

    /// Nanoseconds since `earlier`, saturating.
    public func nanoseconds(since earlier: SceneTime) -> Int64 {
      let (difference, overflow) = nanoseconds.subtractingReportingOverflow(earlier.nanoseconds)
      return overflow ? (nanoseconds < earlier.nanoseconds ? .min : .max) : difference
    }

    /// The instant at a share of the way to `later`, to the nearest nanosecond.
    func interpolated(to later: SceneTime, share: Double) -> SceneTime {
      let way = (Double(later.nanoseconds(since: self)) * share).rounded(.toNearestOrEven)
      return way < 0x1p62 ? advanced(byNanoseconds: Int64(way)) : later
    }

    /// Seconds since `earlier`.
    public func seconds(since earlier: SceneTime) -> Double {
      Double(nanoseconds(since: earlier)) / 1e9
    }
  }

  /// A program, and what is looked up in it at every touch, as one value that is copied as fast as one
  /// reference: machines are copied often, programs never change but when a list grows.
  nonisolated struct SharedProgram: Hashable, Sendable {
    /// Exactly one: the storage of an array is what copies share.
    private var box: [IndexedProgram]

    init(_ program: SceneProgram) { box = [IndexedProgram(program)] }

    var indexed: IndexedProgram { _read { yield box[0] } }
  }

  /// A program, and what follows from it.
  nonisolated struct IndexedProgram: Hashable, Sendable {
    let program: SceneProgram
    /// For each view, what of the program concerns it.
    let parts: [ViewParts]
    /// Whether tracks make any view as large as it is: sizes are asked for everywhere, and a program
    /// without such views is not to pay for them.
    let changesSizes: Bool

    init(_ program: SceneProgram) {
      self.program = program
      var parts = program.views.map { _ in ViewParts() }
      for (index, follower) in program.followers.enumerated()
      where parts.indices.contains(follower.view) {
        parts[follower.view].add(follower.property, of: index)
      }
      for (index, predicate) in program.predicates.enumerated()
      where parts.indices.contains(predicate.view) {
        parts[predicate.view].predicates.append(index)
      }
      for (index, presence) in program.presences.enumerated()
      where parts.indices.contains(presence.view) && parts[presence.view].presence < 0 {
        parts[presence.view].presence = index
      }
      for (index, tile) in program.tiles.enumerated() where parts.indices.contains(tile.view) {
        parts[tile.view].tile = index
      }
      self.parts = parts
      changesSizes = parts.contains { !$0.extents.isEmpty }
    }

    static func == (left: IndexedProgram, right: IndexedProgram) -> Bool {
      left.program == right.program
    }

    func hash(into hasher: inout Hasher) { hasher.combine(program) }
  }

  /// What of a program concerns one view, as indices into its tables.
  nonisolated struct ViewParts: Sendable {
    /// Followers that displace the view.
    var offsets: [Int] = []
    /// Followers that make the view as large as it is.
    var extents: [Int] = []
    /// The follower of its opacity; -1 for none.
    var opacity = -1
    var predicates: [Int] = []
    /// What says when the view is there; -1 where it always is.
    var presence = -1
    /// The tile whose view it is; -1 for none.
    var tile = -1

    fileprivate mutating func add(_ property: FollowedProperty, of follower: Int) {
      switch property {
      case .offset: offsets.append(follower)
      case .extent: extents.append(follower)
      case .opacity: if opacity < 0 { opacity = follower }
      }
    }
  }

  /// How far a tile stays from a side of what it lies in.
  nonisolated public struct TileBound: Hashable, Sendable {
    /// Leading, trailing, top or bottom.
    public var side: Side
    /// Between that side and the tile's, at least; a share is of what it lies in.
    public var inset: Length

    public init(_ side: Side, _ inset: Length) {
      self.side = side
      self.inset = inset
    }
  }

  /// Which of a tile's demands count first.
  nonisolated public struct TilePriorities: Hashable, Sendable {
    public var bounds: Int
    /// Of its first place, and of its slot in a dock.
    public var place: Int
    /// Of the place to which a finger has brought it.
    public var drag: Int

    public init(bounds: Int, place: Int, drag: Int) {
      self.bounds = bounds
      self.place = place
      self.drag = drag
    }
  }

  /// What becomes of a tile that is dropped outside its dock.
  nonisolated public enum DropPolicy: UInt8, Hashable, Sendable {
    /// Stay where the finger left it.
    case stay
    /// Go back to where the drag began, into its dock too.
    case goBack
  }

  /// A view that fingers carry in both axes, and that may be docked.
  ///
  /// Its view is laid out at its first place, leading and top; from there it is displaced.
  nonisolated public struct TileSpec: Hashable, Sendable {
    public var view: Int
    /// Tiles of one pile lie before and behind each other as they were touched last; their views stand
    /// one after the other.
    public var pile: Int
    public var bounds: [TileBound]
    public var priorities: TilePriorities
    /// The dock into which it can be dropped; -1 for none.
    public var dock: Int
    public var elsewhere: DropPolicy
    /// How it moves by itself: into its slot, and back.
    public var motion: MotionSpec

    public init(
      view: Int, pile: Int = 0, bounds: [TileBound], priorities: TilePriorities, dock: Int = -1,
      elsewhere: DropPolicy = .stay, motion: MotionSpec
    ) {
      self.view = view
      self.pile = pile
      self.bounds = bounds
      self.priorities = priorities
      self.dock = dock
      self.elsewhere = elsewhere
      self.motion = motion
    }
  }

  /// A row of slots at the top of a view, for the tiles that were dropped on it, in order.
  nonisolated public struct DockSpec: Hashable, Sendable {
    /// The view on which tiles are dropped. What is docked is not put into it, it follows it.
    public var target: Int
    /// What has to hold for it to take a tile.
    public var condition: Condition
    /// Where the leading side of the first tile is to be, in points from that of the target.
    public var first: Double
    /// From the leading side of a tile to that of the next, in points.
    public var step: Double
    /// From the top of the target to that of its tiles, in points.
    public var inset: Double

    public init(
      target: Int, condition: Condition = .always, first: Double, step: Double, inset: Double
    ) {
      self.target = target
      self.condition = condition
      self.first = first
      self.step = step
      self.inset = inset
    }
  }

  /// One axis of motion with ordered detents.
  nonisolated public struct TrackSpec: Hashable, Sendable {
    /// The side toward which the position grows.
    public var positive: Side
    /// Index of the view whose extent along the axis all lengths of this track refer to.
    public var reference: Int
    /// Positions at which the track may rest, in growing order; may be empty on a track that stays.
    public var detents: [Length]
    public var lower: Length
    public var upper: Length
    /// Index of the detent at the start; ignored where there are none.
    public var start: Int
    /// Index of the detent at which what the track moves is closed: where a toggle goes back to, and
    /// where at most one member of a group may be away from.
    public var home: Int
    public var outOfRange: OutOfRangePolicy
    public var settle: SettleRule
    public var motion: MotionSpec
    /// How a released drag runs to its end, with the duration of the whole range, of which it takes the
    /// share that is left: a percent-driven transition. Nil: as `motion`.
    public var released: MotionSpec?
    /// How it moves while motion is reduced. Nil: it is at its end at once.
    public var reduced: MotionSpec?
    public var requests: RequestPolicy
    public var cancel: CancelPolicy
    public var whileMoving: WhileMovingPolicy
    public var resize: ResizePolicy

    public init(
      positive: Side, reference: Int, detents: [Length], lower: Length, upper: Length, start: Int = 0,
      home: Int = 0,
      outOfRange: OutOfRangePolicy = .clamp, settle: SettleRule, motion: MotionSpec,
      released: MotionSpec? = nil, reduced: MotionSpec? = nil, requests: RequestPolicy = .direct,
      cancel: CancelPolicy = .settle, whileMoving: WhileMovingPolicy = .grab,
      resize: ResizePolicy = .keepProgress
    ) {
      self.positive = positive
      self.reference = reference
      self.detents = detents
      self.lower = lower
      self.upper = upper
      self.start = start
      self.home = home
      self.outOfRange = outOfRange
      self.settle = settle
      self.motion = motion
      self.released = released
      self.reduced = reduced
      self.requests = requests
      self.cancel = cancel
      self.whileMoving = whileMoving
      self.resize = resize
    }
  }

  /// At most one of the tracks may be away from its home.
  nonisolated public struct GroupSpec: Hashable, Sendable {
    public var members: [Int]

    public init(members: [Int]) { self.members = members }
  }

  /// A navigation stack whose topmost page is moved by a track: detent 0 is the page in place, detent
  /// 1 the page gone.
  nonisolated public struct StackSpec: Hashable, Sendable {
    public var track: Int

    public init(track: Int) { self.track = track }
  }

  /// A rectangle on the stage that can be placed, hidden and hit.
  nonisolated public struct ViewSpec: Hashable, Sendable {
    /// Index of the view it lies in; -1 for the stage.
    public var parent: Int
    /// The layout frame in the parent, before any offset.
    public var frame: Frame
    /// The side of the parent that the frame's x counts from; a relative side mirrors.
    public var originX: Side
    /// The side of the parent that the frame's y counts from: top or bottom.
    public var originY: Side
    public var hits: HitPolicy
    /// The part that takes touches, of its own size, from its leading top corner, or, of a view whose frame
    /// counts from a side that does not turn, from its left one; nil for all of it and nothing more.
    public var grab: Frame?
    /// Whether its bounds cut what is drawn of the views that lie in it. Hits end there anyway.
    public var clips: Bool
    /// The row that it is or lies in; nil for a view that lies in no row.
    public var row: RowPlace?

    public init(
      parent: Int, frame: Frame, originX: Side = .leading, originY: Side = .top,
      hits: HitPolicy = .normal, grab: Frame? = nil, clips: Bool = false, row: RowPlace? = nil
    ) {
      self.parent = parent
      self.frame = frame
      self.originX = originX
      self.originY = originY
      self.hits = hits
      self.grab = grab
      self.row = row
      self.clips = clips
    }

    /// The side from which x counts within the view: the leading one, or left where nothing turns.
    var start: Side { originX == .left || originX == .right ? .left : .leading }
  }

  /// A row that the host shows.
  nonisolated public struct ListRow: Hashable, Sendable {
    public var key: RowKey
    /// Where it begins in the content of the list, in points from the top.
    public var start: Double
    /// How tall it is, in points.
    public var extent: Double

    public init(key: RowKey, start: Double, extent: Double) {
      self.key = key
      self.start = start
      self.extent = extent
    }
  }

  /// A list while the scene runs.
  nonisolated public struct ListState: Hashable, Sendable {
    /// The rows that the host shows, from the top.
    public internal(set) var rows: [ListRow] = []
    /// Which row each set of parts stands for; nil for none.
    var keys: [RowKey?]

    /// The row with this key; nil for one that is not shown.
    func row(_ key: RowKey) -> ListRow? { rows.first { $0.key == key } }

    /// The row at a place in the content, in points from the top; nil for none.
    func row(at place: Double) -> ListRow? {
      rows.first { $0.start <= place && place < $0.start + $0.extent }
    }
  }

  /// The life of a recognizer.
  nonisolated public enum RecognizerPhase: UInt8, Hashable, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// Whether it has begun and not yet ended.
    public var isActive: Bool { self == .began || self == .changed }
  }

  /// A recognizer while the scene runs.
  nonisolated public struct RecognizerState: Hashable, Sendable {
    public internal(set) var phase: RecognizerPhase = .possible
    /// Whether the host lets it take part.
    public internal(set) var isHostEnabled = true
    /// Whether guard and live claim would let it take a touch now; changes only between touches.
    public internal(set) var isEnabled = true
    /// What the host calls the finger that it tracks; -1 for none.
    public internal(set) var touch: Int32 = -1
    /// The strokes that it tracks, also those that have lifted. The host may call the next finger like
    /// one of these.
    var strokes: StrokeSet = []
    /// Those of them that are down.
    var down: StrokeSet = []
    /// Fingers that are down beside them and mean nothing but that they are there.
    var others: StrokeSet = []
    /// Depth in the view tree of the watched view that the touch hit.
    var depth = 0
    /// What it claimed at touch down.
    var armed: Headings = []
    /// Where the finger came down, or the middle of several as the last of them did.
    public internal(set) var origin = Point(x: 0, y: 0)
    /// The heading was read and is claimed; only the slop is missing.
    var isHeadingClaimed = false
    /// Its own condition is met: its place, from 1, in the order in which that happened; else 0.
    var certainty = 0
    /// It lost the touch to this recognizer and runs on without effects; -1 for none.
    var winner = -1
    /// Completed taps of a sequence.
    var taps = 0
    /// The strokes of the earlier taps of a sequence.
    var earlierStrokes: StrokeSet = []
    /// It waits for the next tap of a sequence.
    var isBetweenTaps = false
    /// It became certain by time, while its finger rested.
    var isHeldLongEnough = false
    /// When a tap or a swipe gives up, or a long press is certain.
    var deadline: SceneTime?
    /// Translation in container coordinates at which it began, for recognized gestures; nil until the
    /// host gives one that is a number.
    var baseline: Vector?
    var drag = Drag()

    var isCertain: Bool { certainty > 0 }
    var isGhost: Bool { winner >= 0 }
    /// It could begin but for a failure requirement.
    var isWaiting: Bool { phase == .possible && isCertain && winner < 0 }

    /// Whether it tracks nothing, or waits for the next tap of a sequence.
    var isReadyForTouch: Bool { isBetweenTaps || (strokes.isEmpty && !phase.isActive) }

    /// The strokes that it remembers: of a sequence of taps, all of them.
    var sequence: StrokeSet { strokes.union(earlierStrokes) }

    /// Whether all its fingers are gone.
    var isTouchLifted: Bool { !strokes.isEmpty && down.isEmpty }

    /// Tracks a finger that has come down at `origin`; within a sequence of taps what it is so far
    /// stays.
    mutating func track(stroke: Int32, touch: Int32, from origin: Point) {
      let last = self
      reset()
      strokes.insert(stroke)
      down.insert(stroke)
      self.touch = touch
      self.origin = origin
      if last.isBetweenTaps {
        taps = last.taps
        earlierStrokes = last.sequence
        winner = last.winner
        phase = last.phase
      }
    }

    /// Ready for the next touch; what the host decided stays.
    mutating func reset() {
      let (isHostEnabled, isEnabled) = (isHostEnabled, isEnabled)
      self = RecognizerState()
      self.isHostEnabled = isHostEnabled
      self.isEnabled = isEnabled
    }
  }

  /// How far a drag has come along its axis, and which track of its route takes it.
  ///
  /// The track that takes it is where an anchor puts it: `anchorPosition` at `anchorTravel`, and from
  /// there point for point. The anchor lies beyond the track's range while the finger does.
  nonisolated struct Drag: Hashable, Sendable {
    /// Where the finger's travel counts from, in stage coordinates.
    var origin = Point(x: 0, y: 0)
    /// The next sample is to be the origin.
    var isOriginOpen = false
    /// Points along the axis, gain included, positive rightward or downward.
    var travel = 0.0
    /// The track that takes the drag now; -1 for none.
    var track = -1
    var anchorTravel = 0.0
    var anchorPosition = 0.0
    /// The track that moved last; -1 for none.
    var mover = -1
  }

  /// Everything that changes while a scene runs.
  nonisolated public struct SceneState: Hashable, Sendable {
    /// The last committed time.
    public internal(set) var now: SceneTime
    public internal(set) var environment: SceneEnvironment
    public internal(set) var tracks: [TrackState]
    public internal(set) var stacks: [StackState]
    public internal(set) var lists: [ListState]
    /// In points, by index.
    public internal(set) var quantities: [Double]
    /// The views, back to front, each before what lies in it.
    var order: [Int]
    /// The value of each mode.
    public internal(set) var modes: [Int]
    var followers: [FollowerState]
    /// Whether the view of each presence is there.
    public internal(set) var presences: [Bool]
    public internal(set) var recognizers: [RecognizerState]
    public internal(set) var tiles: [TileState]
    /// The tiles of each dock, in order.
    public internal(set) var docks: [[Int]]
    /// Of each requirement, whether its condition held when the waiting one began to track its touch.
    var requirements: [Bool]
    var touches: [TouchState]
    var nextToken: Int32
  }

  /// What the host tells about the world around the scene.
  nonisolated public struct SceneEnvironment: Hashable, Sendable {
    /// Points.
    public var size: Size
    public var insets: Insets
    /// Points at the bottom that a keyboard covers.
    public var keyboard: Double
    public var direction: ReadingDirection
    /// Settling goes to its end at once.
    public var reducesMotion: Bool
  }

  /// A finger that is down.
  nonisolated struct TouchState: Hashable, Sendable {
    /// What the host calls it, perhaps like an earlier one.
    var id: Int32
    /// Different from every stroke that a recognizer still remembers.
    var stroke: Int32
    /// Where it came down.
    var origin: Point
    /// Where it is, as far as thresholds have been crossed.
    var location: Point
    /// The committed time of its last sample.
    var time: SceneTime
    var path: TouchPath
    /// Points per second, once it has lifted.
    var releaseVelocity = Vector.zero
  }

  /// Where a navigation stack is between two pages.
  nonisolated public enum StackPhase: UInt8, Hashable, Sendable {
    case root, pushing, pushed, popping
  }

  /// A navigation stack while the scene runs.
  nonisolated public struct StackState: Hashable, Sendable {
    /// Pages above the root, counted from the start of a push to the end of a pop.
    public var depth: Int
    public var phase: StackPhase

    /// Pages above the root, counted from the end of a push to the start of a pop.
    public var depthAtRest: Int {
      switch phase {
      case .root, .pushed: depth
      case .pushing, .popping: depth - 1
      }
    }
  }

  /// The residual that makes a follower continuous when its sources start to settle or are grabbed.
  nonisolated struct FollowerState: Hashable, Sendable {
    /// What the value had more than its sources say when the fade began.
    var residual: Double
    /// When the fade began; it runs the follower's own motion.
    var start: SceneTime
    /// Whether it runs the one for reduced motion.
    var isReduced = false
  }

  /// Fingers from down to up, by the numbers that the scene gives them.
  nonisolated struct StrokeSet: OptionSet, Hashable, Sendable {
    var rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }

    /// One stroke.
    init(_ stroke: Int32) { rawValue = 1 << UInt64(truncatingIfNeeded: stroke) }

    var count: Int { rawValue.nonzeroBitCount }

    func contains(_ stroke: Int32) -> Bool { contains(StrokeSet(stroke)) }

    mutating func insert(_ stroke: Int32) { formUnion(StrokeSet(stroke)) }

    mutating func remove(_ stroke: Int32) { subtract(StrokeSet(stroke)) }

    /// The least number that is not in the set; nil when there is none.
    var unused: Int32? {
      let free = (~rawValue).trailingZeroBitCount
      return free < 64 ? Int32(free) : nil
    }
  }

  /// A tile while the scene runs.
  nonisolated public struct TileState: Hashable, Sendable {
    /// Where a finger has brought its center, in points from the leading top corner of what it lies in;
    /// nil while it is where it was in the beginning.
    var wish: Point?
    /// The recognizer that carries it; -1 for none.
    var holder = -1
    /// How far the finger that carries it had come at the last sample.
    var translation = Vector.zero
    /// What `goBack` restores: the wish, and the slot in its dock, -1 for none.
    var wishBefore: Point?
    var slotBefore = -1
    /// By how much it was elsewhere than it is to be when its own motion began; it runs out.
    var residual = Vector.zero
    var start = SceneTime.distantPast

    /// Whether a finger carries it.
    public var isHeld: Bool { holder >= 0 }

    /// Whether it moves by itself.
    public var isMoving: Bool { residual != .zero }
  }

  /// What a track is doing.
  nonisolated public enum TrackPhase: Hashable, Sendable {
    case rest
    /// A recognizer moves it.
    case held(by: Int)
    case moving
  }

  /// A track while the scene runs.
  nonisolated public struct TrackState: Hashable, Sendable {
    public internal(set) var phase: TrackPhase
    /// Points; where the track rests or is held. While it moves, `motion` says where it is.
    var position: Double
    /// The detent it rests on, is bound for, or is measured against while dragged; -1 for none.
    public internal(set) var base: Int
    /// The detent that it was told to go to, while it is bound for one on the way; -1 for none.
    public internal(set) var goal: Int
    /// Points; where the drag began.
    public internal(set) var dragStart: Double
    /// The base when the drag began.
    var dragBase: Int
    public internal(set) var motion: ActiveMotion?
    /// Points; where a finger put it last, or the detent away from home to which it was sent since.
    var reach = 0.0
    /// Length of a scroller's content in points, told by the host.
    var content: Double?
    /// Length of the window on it in points, told by the host; else that of the view it is.
    var window: Double?

    /// Whether a recognizer moves it.
    var isHeld: Bool { if case .held = phase { true } else { false } }

    /// The position in points at `time`.
    func position(at time: SceneTime) -> Double { motion?.position(at: time) ?? position }

    /// Whether the track has come to rest by `time`.
    func isAtRest(at time: SceneTime) -> Bool {
      switch phase {
      case .rest: true
      case .held: false
      case .moving: motion.map { $0.end <= time } ?? true
      }
    }
  }

  /// How long a scroller's content is.
  nonisolated public struct ScrollMetrics: Hashable, Sendable {
    /// Points.
    public var content: Double
    /// Points.
    public var viewport: Double

    public init(content: Double, viewport: Double) {
      self.content = content
      self.viewport = viewport
    }
  }

  /// How an element takes part in hit testing.
  nonisolated public enum HitPolicy: UInt8, Hashable, Sendable {
    /// Takes the touches that fall on it, unless it is hidden or nearly transparent.
    case normal
    /// Takes none, nor do its children; what lies behind gets them.
    case through
    /// Takes the touches that fall on it even while it is transparent.
    case block
  }

  /// What a finger does.
  nonisolated public enum TouchPhase: UInt8, Hashable, Sendable {
    case down, move, up, cancel
  }

  /// One raw touch sample.
  nonisolated public struct TouchEvent: Hashable, Sendable {
    /// The same for all samples of one finger, not negative.
    public var id: Int32
    public var phase: TouchPhase
    /// In stage coordinates, points.
    public var location: Point
    /// Of an up that states its release velocity, points per second; nil for the fitted one.
    public var velocity: Vector?

    public init(id: Int32, phase: TouchPhase, location: Point, velocity: Vector? = nil) {
      self.id = id
      self.phase = phase
      self.location = location
      self.velocity = velocity
    }
  }

  /// The recent path of one finger, as straight segments between samples.
  nonisolated struct TouchPath: Hashable, Sendable {
    struct Sample: Hashable, Sendable {
      var time: SceneTime
      var location: Point
    }

    /// How far back the velocity looks.
    static let windowNanoseconds: Int64 = 100_000_000

    private(set) var samples: [Sample]

    init(_ first: Sample) {
      samples = []
      samples.reserveCapacity(32)
      samples.append(first)
    }

    var last: Sample { samples[samples.count - 1] }

    /// Adds a sample and forgets what the velocity no longer needs: all but one of the samples that
    /// lie before the window, and all but the first and the last of one instant. A stamp that runs
    /// backwards counts as the latest before it.
    mutating func append(_ sample: Sample) {
      var sample = sample
      sample.time = Swift.max(sample.time, last.time)
      let count = samples.count
      if count > 1 && samples[count - 2].time == sample.time {
        samples[count - 1] = sample
      } else {
        samples.append(sample)
      }
      let start = sample.time.advanced(byNanoseconds: -TouchPath.windowNanoseconds)
      var stale = 0
      while stale + 1 < samples.count && samples[stale + 1].time <= start { stale += 1 }
      if stale > 0 { samples.removeFirst(stale) }
    }

    /// Points per second: the slope of the least-squares line through the path of the last 100 ms.
    ///
    /// With T the middle and L the length of the window, the slope is 12/L^3 times the integral of
    /// (t - T) x(t); over a straight segment that is closed form, so that extra samples on a straight
    /// line change nothing. The oldest segment is clipped at the window. Distances count from the last
    /// sample, so that it does not matter where on the stage the path lies.
    var velocity: Vector {
      let end = last
      let window = Swift.min(
        Double(TouchPath.windowNanoseconds), Double(end.time.nanoseconds(since: samples[0].time)))
      guard window > 0 else { return .zero }
      let length = window / 1e9
      var sumX = 0.0
      var sumY = 0.0
      var index = 1
      while index < samples.count {
        let start = samples[index - 1]
        let stop = samples[index]
        // Seconds relative to the middle of the window.
        var t0 = length / 2 - end.time.seconds(since: start.time)
        let t1 = length / 2 - end.time.seconds(since: stop.time)
        index += 1
        guard t1 > t0 else { continue }
        var from = start.location
        if t0 < -length / 2 {
          let share = (-length / 2 - t0) / (t1 - t0)
          guard share < 1 else { continue }
          from.x += (stop.location.x - from.x) * share
          from.y += (stop.location.y - from.y) * share
          t0 = -length / 2
        }
        let (here, there) = (
          Vector(from: end.location, to: from), Vector(from: end.location, to: stop.location)
        )
        sumX += TouchPath.moment(t0, t1, here.dx, there.dx)
        sumY += TouchPath.moment(t0, t1, here.dy, there.dy)
      }
      let scale = 12 / (length * length * length)
      return Grid.snap(Vector(dx: sumX * scale, dy: sumY * scale))
    }

    /// The integral of t x(t) from t0 to t1 for x linear from x0 to x1.
    private static func moment(_ t0: Double, _ t1: Double, _ x0: Double, _ x1: Double) -> Double {
      let width = t1 - t0
      return width / 6 * (x0 * (2 * t0 + t1) + x1 * (t0 + 2 * t1))
    }
  }

  /// How a settle clause compares: the words of the scene language.
  nonisolated public enum Comparator: UInt8, Hashable, Sendable {
    /// Strictly more: `past`.
    case past
    /// As much or more: `from`.
    case from
    /// Strictly less: `before`.
    case before

    /// Whether `value` is past, at or before `threshold`; both in the same unit.
    public func holds(_ value: Double, _ threshold: Double) -> Bool {
      switch self {
      case .past: value > threshold
      case .from: value >= threshold
      case .before: value < threshold
      }
    }
  }

  /// What a settle clause looks at when the fingers lift.
  nonisolated public enum SettleQuantity: UInt8, Hashable, Sendable {
    /// The track's position in points.
    case position
    /// The displacement in points since the rule's frame.
    case travel
    /// The release velocity in points per second.
    case speed
    /// The displacement plus `projectionSeconds` of the release velocity, in points.
    case projected
  }

  /// The unit that a clause's share counts in.
  nonisolated public enum SettleUnit: UInt8, Hashable, Sendable {
    /// Points, or points per second.
    case absolute
    /// Share of the gap between the base detent and its neighbor in the direction of the travel.
    case gap
    /// Share of the whole range of the track.
    case travel
    /// Share of the reference element's extent along the track.
    case extent
  }

  /// Which sign of the quantity counts; `ahead` is the direction of the displacement, or of the
  /// velocity where there is no displacement.
  nonisolated public enum SettleDirection: UInt8, Hashable, Sendable {
    case ahead, back, any
    /// As `ahead`, and only if the velocity's component across the track is smaller.
    case dominant
    /// Toward greater positions, and toward smaller ones, wherever the drag went.
    case inward, outward
  }

  /// How much faster a release has to be along the track than across it.
  nonisolated public struct SettleLead: Hashable, Sendable {
    public var comparator: Comparator
    /// Points per second.
    public var speed: Double

    public init(_ comparator: Comparator, _ speed: Double) {
      self.comparator = comparator
      self.speed = speed
    }
  }

  /// Where a clause sends the track.
  nonisolated public enum SettleTarget: Hashable, Sendable {
    /// The next detent from the base in the direction of the travel; the base at the last detent.
    case ahead
    /// The next detent from the base against the direction of the travel.
    case back
    /// The detent that the drag began from, or the last one it passed.
    case base
    /// The closest detent; a tie goes to the base if it is one of the two, else to the lower one.
    case nearest
    case detent(Int)
  }

  /// One line of a settle rule. The first clause that holds decides.
  nonisolated public struct SettleClause: Hashable, Sendable {
    /// Nil for a clause that holds wherever it counts, as the last one does.
    public var test: SettleTest?
    /// The detent beyond whose position the clause does not count; nil for none.
    public var limit: Int?
    public var target: SettleTarget

    public init(_ test: SettleTest?, upTo limit: Int? = nil, to target: SettleTarget) {
      self.test = test
      self.limit = limit
      self.target = target
    }
  }

  /// The condition of a settle clause.
  nonisolated public struct SettleTest: Hashable, Sendable {
    public var quantity: SettleQuantity
    public var comparator: Comparator
    public var value: Double
    public var unit: SettleUnit
    public var direction: SettleDirection
    /// Seconds of velocity that a position and what is `projected` get on top.
    public var projectionSeconds: Double
    /// What the velocity has to be more along the track than across it; nil for anything.
    public var lead: SettleLead?

    public init(
      _ quantity: SettleQuantity, _ comparator: Comparator, _ value: Double, of unit: SettleUnit,
      direction: SettleDirection = .ahead, projectionSeconds: Double = 0, lead: SettleLead? = nil
    ) {
      self.quantity = quantity
      self.comparator = comparator
      self.value = value
      self.unit = unit
      self.direction = direction
      self.projectionSeconds = projectionSeconds
      self.lead = lead
    }
  }

  /// From where a drag's displacement is measured.
  nonisolated public enum SettleFrame: UInt8, Hashable, Sendable {
    /// From the base detent.
    case base
    /// From where the track was when the drag began.
    case start
  }

  /// How many detents a release may pass.
  nonisolated public enum SettleCrossing: UInt8, Hashable, Sendable {
    /// None: to the next one at most.
    case one
    /// As many as what is projected passes, one gap after the other.
    case any
  }

  /// What a track does when the fingers lift.
  nonisolated public struct SettleRule: Hashable, Sendable {
    /// In order; empty means the track stays where it is.
    public var clauses: [SettleClause]
    public var measuredFrom: SettleFrame
    public var crossing: SettleCrossing

    public init(
      _ clauses: [SettleClause], measuredFrom: SettleFrame = .base, crossing: SettleCrossing = .one
    ) {
      self.clauses = clauses
      self.measuredFrom = measuredFrom
      self.crossing = crossing
    }

    /// The track stays where the fingers leave it.
    public static var stay: SettleRule { SettleRule([]) }
  }
"""#
}
