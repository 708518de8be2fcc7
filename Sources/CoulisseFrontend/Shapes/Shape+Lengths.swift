internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource
internal import CoulisseYAML

extension Shape<Length> {
  /// `80%`, `100% - 60`, `130pt`, `80% + caption`; a bare number is points.
  static let length = Shape(
    .scalar(.length), read: { slot, reader in reader.length(slot) },
    write: { $0.spelling(bare: false) })

  /// As `length`, where a share is as usual as points: a number alone could be either.
  static let ambiguousLength = Shape(
    .scalar(.length),
    read: { slot, reader in
      guard let scalar = reader.scalar(slot, expecting: .scalar(.length)),
        let length = reader.length(scalar)
      else { return nil }
      guard length.fraction == 0, length.points > 0, length.measured == .none,
        !scalar.text.hasSuffix("pt")
      else { return length }
      reader.reportBare(length.points, scalar)
      return nil
    }, write: { $0.spelling(bare: false) })

  /// As `length`, printed without units where there are only points.
  static let bareLength = Shape(
    .scalar(.length), read: { slot, reader in reader.length(slot) },
    write: { $0.spelling(bare: true) })
}

extension Length {
  /// The affine part as a scene writes it, with what is measured at the end.
  fileprivate func spelling(bare: Bool) -> YAMLText {
    guard measured.quantity >= 0 else { return .scalar(affine(bare: bare)) }
    let isNegative = measured.multiple < 0
    if fraction == 0, points == 0 {
      return .measured(before: isNegative ? "-" : "", measure: measured.quantity)
    }
    return .measured(
      before: affine(bare: true) + (isNegative ? " - " : " + "), measure: measured.quantity)
  }

  private func affine(bare: Bool) -> String {
    let unit = bare || points == 0 ? "" : "pt"
    guard fraction != 0 else { return DecimalText.number(points) + unit }
    guard points != 0 else { return DecimalText.percent(fraction) }
    let sign = points < 0 ? "-" : "+"
    return "\(DecimalText.percent(fraction)) \(sign) \(DecimalText.number(points.magnitude))"
  }
}

extension Reader {
  fileprivate mutating func length(_ slot: Slot) -> Length? {
    guard let scalar = scalar(slot, expecting: .scalar(.length)) else { return nil }
    return length(scalar)
  }

  /// One percentage, one number of points and one measure, in any order, added or subtracted.
  fileprivate mutating func length(_ scalar: ScalarSlot) -> Length? {
    var scanner = NumberScanner(scalar.text)
    var length = Length.zero
    var seen: [Bool] = []
    var sign = 1.0
    repeat {
      if let term = measureTerm(&scanner, sign, scalar) {
        guard let term = term.value, addMeasure(term, to: &length, scalar) else { return nil }
        scanner.skipBlanks()
        if scanner.isAtEnd { return length }
        guard let next = Self.nextSign(&scanner) else {
          reportOperator(scanner.rest, scalar)
          return nil
        }
        sign = next
        continue
      }
      guard let token = scanner.number() else {
        reportNoNumber(scalar)
        return nil
      }
      let isShare = token.unit == "%"
      guard let value = value(of: token, in: scalar, isShare ? .anyShare : .lengthPoints) else {
        return nil
      }
      guard !seen.contains(isShare) else {
        report(
          .unknownValue, "a length has at most one percentage and one number of points",
          at: scalar.place, help: ["write for example `80%`, `60` or `100% - 60`"])
        return nil
      }
      seen.append(isShare)
      if isShare { length.fraction = sign * value } else { length.points = sign * value }
      scanner.skipBlanks()
      if scanner.isAtEnd { return length }
      guard let next = Self.nextSign(&scanner) else {
        if reportBlank(scanner, in: scalar) { return nil }
        reportOperator(scanner.rest, scalar)
        return nil
      }
      sign = next
    } while true
  }

  /// The name of a measure that comes next, with its sign; nil if something else comes. Its value is nil
  /// if there is no such measure, which is reported.
  private mutating func measureTerm(
    _ scanner: inout NumberScanner, _ sign: Double, _ scalar: ScalarSlot
  ) -> MeasureTerm? {
    var ahead = scanner
    let isNegative = scanner.offset == 0 && ahead.skip("-")
    guard let (text, part) = ahead.name() else { return nil }
    // A word alone in a scene without measures is meant as something else.
    let isAlone = scanner.offset == 0 && ahead.isAtEnd
    let isCall = ahead.rest.hasPrefix("(")
    guard measureNames.contains(text) || !(isAlone && measureNames.isEmpty || isCall) else {
      return nil
    }
    scanner = ahead
    let index = measure(named: Word(text: text, range: scalar.range(part)))
    return MeasureTerm(value: index.map { QuantityTerm($0, times: isNegative ? -sign : sign) })
  }

  private mutating func addMeasure(
    _ term: QuantityTerm, to length: inout Length, _ scalar: ScalarSlot
  ) -> Bool {
    guard length.measured == .none else {
      report(
        .unknownValue, "a length has at most one measure", at: scalar.place,
        help: ["let the app measure both together, and write that"])
      return false
    }
    length.measured = term
    return true
  }

  private static func nextSign(_ scanner: inout NumberScanner) -> Double? {
    let sign: Double? = scanner.skip("+") ? 1 : scanner.skip("-") ? -1 : nil
    scanner.skipBlanks()
    return sign
  }

  /// `0.8` and `80` are likely to be meant as shares, `300` is not.
  fileprivate mutating func reportBare(_ number: Double, _ scalar: ScalarSlot) {
    let text = scalar.text
    let help =
      switch number {
      case ...1: "write `\(DecimalText.percent(number))`, or `\(text)pt` if you mean it"
      case ...100: "write `\(text)%` for a share of the screen, or `\(text)pt` for points"
      case _: "write `\(text)pt`"
      }
    report(
      .unit, "\(quoted(text)) has no unit: \(quoted(scalar.key)) is given in `%` or `pt`",
      at: scalar.place, help: [help])
  }

  private mutating func reportOperator(_ rest: String, _ scalar: ScalarSlot) {
    report(
      .wrongType, "\(quoted(rest)) cannot follow in a length", at: scalar.place,
      help: [
        "a length is a percentage of the parent plus or minus points: `100% - 60`",
        "limits are keys of `size`: `{ is: 80%, at-least: 200, at-most: 320 }`",
      ])
  }
}

/// A measure in a length; nil for one that there is not.
private struct MeasureTerm {
  var value: QuantityTerm?
}

extension Measure {
  /// Points in a length; the unit in the help is `%` too.
  fileprivate static let lengthPoints = Measure(
    units: [("pt", 0), ("%", 0)], bareShift: 0, range: -1e6...1e6,
    limits: "from -1000000 to 1000000")
}

extension Shape<Frame> {
  /// `[x, y, width, height]`
  static let frame = Shape(
    .list(.scalar(.length)),
    read: { slot, reader in
      guard let parts = Shape<[Length]>.list(of: .bareLength).read(slot, &reader) else {
        return nil
      }
      guard parts.count == 4 else {
        reader.report(
          .wrongType, "a frame has four lengths, not \(parts.count)", at: slot.place,
          help: ["write `[x, y, width, height]`, for example `[0, 64, 100%, 44]`"])
        return nil
      }
      guard parts[2...].allSatisfy({ $0.fraction > 0 || $0.points > 0 || $0.measured.multiple > 0 })
      else {
        reader.report(
          .outOfRange, "a frame needs a width and a height above 0", at: slot.place,
          help: ["write `[x, y, width, height]`, for example `[0, 64, 100%, 44]`"])
        return nil
      }
      return Frame(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
    },
    write: { frame in
      .list([frame.x, frame.y, frame.width, frame.height].map(Shape<Length>.bareLength.write))
    })
}

extension Shape<Frame> {
  /// `8` for so much more at each side, or a frame.
  static let grab = Shape(
    .either([.scalar(.points), .list(.scalar(.length))]),
    read: { slot, reader in
      if case .sequence = slot.node.content { return frame.read(slot, &reader) }
      return points.read(slot, &reader).map { Frame(widenedBy: $0) }
    },
    write: { grab in
      let more = -grab.x.points
      return grab == Frame(widenedBy: more) ? points.write(more) : frame.write(grab)
    })

  private static let points = Shape<Double>.coordinate
}

extension Frame {
  /// All of something, and so many points more at each side.
  fileprivate init(widenedBy points: Double) {
    let (start, extent) = (Length(points: -points), Length(fraction: 1, points: 2 * points))
    self.init(x: start, y: start, width: extent, height: extent)
  }
}

extension Shape<SizeDocument> {
  /// A length, or one with limits.
  static let size = Shape.scalar(
    Shape<Length>.ambiguousLength.map(
      { SizeDocument(length: Field($0)) }, back: { $0.length.value ?? .full }),
    orMapping: .mapping("panels.<name>.size") { Sections.size },
    write: { size in
      if size.atLeast.isAbsent, size.atMost.isAbsent, let length = size.length.value {
        return Shape<Length>.length.write(length)
      }
      return Sections.size.text(size)
    })
}
