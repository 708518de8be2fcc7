internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension Shape<Int> {
  static let tileCount = whole(1...100, "from 1 to 100")
  static let priority = whole(1...1000, "from 1 to 1000")

  private static func whole(_ range: ClosedRange<Double>, _ limits: String) -> Shape {
    Shape.scalar(
      .scalar(.count),
      read: { scalar, reader in
        reader.quantity(scalar, .number(range, limits)).flatMap { value in
          if let count = Int(exactly: value) { return count }
          reader.reportForm(scalar)
          return nil
        }
      }, write: { "\($0)" })
  }
}

extension Shape<Double> {
  /// Points that may be negative.
  static let points = quantity(.points, .points, write: DecimalText.number)
}
