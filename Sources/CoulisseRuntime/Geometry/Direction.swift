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
