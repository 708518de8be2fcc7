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
