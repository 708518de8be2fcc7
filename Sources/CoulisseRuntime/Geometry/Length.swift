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
