internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource
internal import CoulisseYAML

/// The curves that have names.
enum CurveNames {
  static let all: [(String, MotionCurve)] = [
    ("linear", .linear), ("ease-in", .easeIn), ("ease-out", .easeOut),
    ("ease-in-out", .easeInOut), ("standard", .standard),
  ]

  static var words: [String] { all.map(\.0) }
}

extension Shape<MotionCurve> {
  private static let named = choice(CurveNames.all)

  /// A name, or the four numbers of a cubic Bezier curve.
  static let curve = Shape(
    .either([named.type, .list(.scalar(.controlPoint))]),
    read: { slot, reader in
      guard case .sequence = slot.node.content else { return named.read(slot, &reader) }
      guard let numbers = Shape<[Double]>.list(of: .controlPoint).read(slot, &reader) else {
        return nil
      }
      guard numbers.count == 4, (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else {
        reader.report(
          .outOfRange, "a curve has four numbers, the first and the third of them from 0 to 1",
          at: slot.place, help: ["write `[x1, y1, x2, y2]`, for example `[0.42, 0, 0.58, 1]`"])
        return nil
      }
      return .bezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    },
    write: { curve in
      if let name = CurveNames.all.first(where: { $0.1 == curve })?.0 { return .scalar(name) }
      switch curve {
      case .bezier(let x1, let y1, let x2, let y2):
        return .list([x1, y1, x2, y2].map { .scalar(DecimalText.number($0)) })
      case .spring: return .scalar("")
      }
    })
}

extension Shape<MotionDocument> {
  /// `0.3s ease-in-out`, or a mapping.
  static let motion = Shape.scalar(
    .scalar(
      .scalar(.motion), read: { scalar, reader in reader.motion(scalar) }, write: { _ in "" }),
    orMapping: .mapping("motion") { Sections.motion },
    write: { motion in
      guard motion.spring.isAbsent, motion.percentDriven.isAbsent, motion.reduced.isAbsent,
        motion.takesVelocity.value ?? true, let duration = motion.duration.value,
        let curve = motion.curve.value,
        let name = CurveNames.all.first(where: { $0.1 == curve })?.0
      else { return Sections.motion.text(motion) }
      return .scalar("\(DecimalText.seconds(duration)) \(name)")
    })
}

extension Reader {
  fileprivate mutating func motion(_ scalar: ScalarSlot) -> MotionDocument? {
    let words = scalar.words
    guard let first = words.first else {
      reportForm(scalar)
      return nil
    }
    var start = NumberScanner(scalar.text)
    if start.number() != nil, reportBlank(start, in: scalar) { return nil }
    guard words.count <= 2 else {
      reportForm(scalar)
      return nil
    }
    var scanner = NumberScanner(first.text)
    guard let token = scanner.number(), scanner.isAtEnd else {
      reportNoNumber(scalar)
      return nil
    }
    guard let duration = value(of: token, in: scalar.part(first), .duration) else { return nil }
    var motion = MotionDocument(duration: Field(Int64(duration.rounded())))
    if words.count == 2 {
      guard let curve = CurveNames.all.first(where: { $0.0 == words[1].text }) else {
        reportChoice(words[1], key: scalar.key, among: CurveNames.words)
        return nil
      }
      motion.curve = Field(curve.1)
    }
    return motion
  }
}

extension Shape<PercentDrivenDocument> {
  /// A curve, or a mapping.
  static let percentDriven = Shape.scalar(
    Shape<MotionCurve>.curve.map(
      { PercentDrivenDocument(curve: Field($0)) }, back: { $0.curve.value ?? .easeInOut }),
    orMapping: .mapping("percent-driven") { Sections.percentDriven },
    write: { Sections.percentDriven.text($0) })
}

extension Shape<ReducedMotion?> {
  /// `none`, or `0.15s linear`
  static let reducedMotion = Shape.scalar(
    .either([.choice(["none"]), .scalar(.motion)]),
    read: { scalar, reader in
      if scalar.text == "none" { return .some(nil) }
      return reader.motion(scalar).map { motion in
        ReducedMotion(
          curve: motion.curve.value ?? Motion.panel.curve,
          durationNanoseconds: motion.duration.value ?? Motion.panel.durationNanoseconds)
      }
    },
    write: { motion in
      guard let motion else { return "none" }
      let name = CurveNames.all.first { $0.1 == motion.curve }?.0 ?? ""
      return "\(DecimalText.seconds(motion.durationNanoseconds)) \(name)"
    })
}

extension Shape<SpringDocument> {
  static let spring = Shape.mapping("spring") { Sections.spring }
}

extension Shape<OutOfRangePolicy> {
  private static let word = "rubber-band"
  private static let plain: [(String, OutOfRangePolicy)] = [
    ("clamp", .clamp), ("clamp-increments", .clampIncrements), ("ignore", .ignore),
    ("free", .free),
  ]

  /// `clamp` and the other policies of one word, or `rubber-band 0.55`
  static let outOfRange = Shape.scalar(
    .either([.choice(plain.map(\.0)), .scalar(.outOfRange)]),
    read: { scalar, reader in
      let words = scalar.words
      if words.count == 1, let policy = plain.first(where: { $0.0 == words[0].text })?.1 {
        return policy
      }
      guard let first = words.first, first.text == word, words.count <= 2 else {
        reader.reportChoice(
          words.first ?? Word(text: scalar.text, range: scalar.place), key: scalar.key,
          among: plain.map(\.0) + [word])
        return nil
      }
      guard words.count == 2 else { return .rubberBand(0.55) }
      var scanner = NumberScanner(words[1].text)
      guard let token = scanner.number(), scanner.isAtEnd else {
        reader.reportForm(scalar)
        return nil
      }
      let measure = Measure.number(0.01...1, "from 0.01 to 1")
      return reader.value(of: token, in: scalar.part(words[1]), measure).map { .rubberBand($0) }
    },
    write: { policy in
      switch policy {
      case .clamp, .clampIncrements, .ignore, .free: plain.first { $0.1 == policy }?.0 ?? ""
      case .rubberBand(let resistance): "\(word) \(DecimalText.number(resistance))"
      }
    })
}
