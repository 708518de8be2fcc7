internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension Shape<ClosedRange<Double>> {
  /// `320..1366`, or `375` for exactly that.
  static let viewportRange = Shape.scalar(
    .scalar(.viewportRange),
    read: { scalar, reader in reader.range(scalar, .viewport, isOpen: false) }, write: spelling)

  /// `0..260`
  static let pointsRange = Shape.scalar(
    .scalar(.contentRange),
    read: { scalar, reader in reader.range(scalar, .extent, isOpen: false) }, write: spelling)

  /// `0..5000`, or `0..` without an upper end.
  static let contentRange = Shape.scalar(
    .scalar(.contentRange),
    read: { scalar, reader in reader.range(scalar, .extent, isOpen: true) }, write: spelling)

  /// How tall a row may be: `44..200`, or `60`.
  static let rowHeight = Shape.scalar(
    .scalar(.pointRange),
    read: { scalar, reader in reader.range(scalar, .band, isOpen: false) }, write: spelling)

  /// How wide a text may be: `30..90`, or `60`.
  static let textWidth = Shape.scalar(
    .scalar(.pointRange),
    read: { scalar, reader in reader.range(scalar, .extent, isOpen: false) }, write: spelling)

  private static func spelling(_ range: ClosedRange<Double>) -> String {
    let lower = DecimalText.number(range.lowerBound)
    if range.lowerBound == range.upperBound { return lower }
    let upper = range.upperBound.isFinite ? DecimalText.number(range.upperBound) : ""
    return "\(lower)..\(upper)"
  }
}

extension Shape<ClosedRange<Int>> {
  /// `2`, or `1..3`
  static let fingers = Shape.scalar(
    .scalar(.fingers),
    read: { scalar, reader in
      let fingers = Measure.number(1...5, "from 1 to 5")
      guard let range = reader.range(scalar, fingers, isOpen: false) else { return nil }
      guard let least = Int(exactly: range.lowerBound), let most = Int(exactly: range.upperBound)
      else {
        reader.reportForm(scalar)
        return nil
      }
      return least...most
    },
    write: {
      $0.lowerBound == $0.upperBound ? "\($0.lowerBound)" : "\($0.lowerBound)..\($0.upperBound)"
    })
}

extension Shape<Size> {
  /// `375 x 667`
  static let size = Shape.scalar(
    .scalar(.size),
    read: { scalar, reader in
      var scanner = NumberScanner(scalar.text)
      guard let width = scanner.dimension() else {
        reader.reportNoNumber(scalar)
        return nil
      }
      scanner.skipBlanks()
      guard scanner.skip("x") || scanner.skip("×") else {
        reader.reportForm(scalar)
        return nil
      }
      scanner.skipBlanks()
      guard let height = scanner.number(), scanner.isAtEnd else {
        reader.reportNoNumber(scalar)
        return nil
      }
      guard let width = reader.value(of: width, in: scalar, .viewport),
        let height = reader.value(of: height, in: scalar, .viewport)
      else { return nil }
      return Size(width: width, height: height)
    },
    write: { "\(DecimalText.number($0.width)) x \(DecimalText.number($0.height))" })
}

extension NumberScanner {
  /// A number before the `x` of a size; `375x667` has no unit `x`.
  fileprivate mutating func dimension() -> NumberToken? {
    guard var token = number() else { return nil }
    if token.unit == "x" {
      token.unit = ""
      token.part = token.part.lowerBound..<(token.part.upperBound - 1)
      rewind(by: 1)
    }
    return token
  }
}

extension Measure {
  fileprivate static let viewport = Measure(
    units: [("pt", 0)], bareShift: 0, range: 1...100_000, limits: "from 1 to 100000")
}

extension Reader {
  fileprivate mutating func range(
    _ scalar: ScalarSlot, _ measure: Measure, isOpen: Bool
  ) -> ClosedRange<Double>? {
    var scanner = NumberScanner(scalar.text)
    guard let first = scanner.number() else {
      reportNoNumber(scalar)
      return nil
    }
    guard let lower = value(of: first, in: scalar, measure) else { return nil }
    if scanner.isAtEnd { return lower...lower }
    guard scanner.skip("..") else {
      reportForm(scalar)
      return nil
    }
    if scanner.isAtEnd, isOpen { return lower...Double.infinity }
    guard let last = scanner.number(), scanner.isAtEnd else {
      reportNoNumber(scalar)
      return nil
    }
    guard let upper = value(of: last, in: scalar, measure) else { return nil }
    guard lower <= upper else {
      report(
        .outOfRange, "the range \(quoted(scalar.text)) ends before it begins", at: scalar.place,
        help: ["write the smaller number first"])
      return nil
    }
    return lower...upper
  }
}
