internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource
internal import CoulisseYAML

extension Shape<Located<StepDocument>> {
  /// What the words do that need nothing more.
  private static let alone: [String: StepActionDocument] = [
    "escape": .escape, "up": .up(LiftDocument()), "cancel": .cancel(LiftDocument()),
  ]

  /// A mapping with one word, or a word that needs nothing more.
  static let step = Shape(
    .section("steps"),
    read: { slot, reader in
      if case .scalar(let text, .plain) = slot.node.content, let action = alone[text] {
        var step = StepDocument()
        step.actions = [Written(value: action, range: slot.place, key: slot.place)]
        return Located(step, slot.place)
      }
      var own = slot
      own.title = "a step"
      own.keyRange = slot.place
      let before = reader.problemCount
      guard var step = reader.mapping(ScenarioSections.step, own) else { return nil }
      // One fault is enough: it need not do nothing, too.
      if reader.problemCount > before { step.isDamaged = true }
      return Located(step, slot.place)
    },
    write: { _ in .mapping([]) })
}

extension Shape<[Located<StepDocument>]> {
  /// A list of steps; what lies behind the last one that may be is not read.
  static let steps: Shape = {
    let all = Shape.list(of: .step)
    return Shape(
      all.type,
      read: { slot, reader in
        let limit = ScenarioDefaults.maximumSteps
        guard case .sequence(let nodes, let style) = slot.node.content, nodes.count > limit else {
          return all.read(slot, &reader)
        }
        reader.report(
          .tooLarge, "a scenario has at most \(limit) steps; this one has \(nodes.count)",
          at: reader.place(nodes[limit]), help: ["split it into several scenarios"])
        var short = slot
        short.node.content = .sequence(Array(nodes[..<limit]), style)
        return all.read(short, &reader)
      },
      write: all.write)
  }()
}

extension Shape<TouchDocument> {
  static let down = touch { ScenarioSections.down }
  static let tap = touch { ScenarioSections.tap }
  static let longPress = touch { ScenarioSections.longPress }

  /// A spot, or a mapping that says more.
  private static func touch(
    _ section: @escaping @Sendable () -> Section<TouchDocument>
  ) -> Shape {
    Shape(
      .either([Shape<SpotDocument>.spot.type, .section(section().path)]),
      read: { slot, reader in
        if case .mapping = slot.node.content { return reader.mapping(section(), slot) }
        return Shape<SpotDocument>.spot.read(slot, &reader).map { spot in
          TouchDocument(at: .written(Written(value: spot, range: slot.place, key: slot.keyRange)))
        }
      },
      write: { section().text($0) })
  }
}

extension Shape<LiftDocument> {
  static let up = Shape<LiftDocument>.scalar(
    cancel, orMapping: .mapping("steps.up") { ScenarioSections.up },
    write: { ScenarioSections.up.text($0) })

  /// The number of a finger.
  static let cancel = Shape<Int32>.finger.map(
    { LiftDocument(finger: Field($0)) },
    back: { $0.finger.value ?? ScenarioDefaults.finger })
}

extension Shape<StrokeDocument> {
  static let move = Shape.mapping("steps.move") { ScenarioSections.move }
  static let drag = Shape.mapping("steps.drag") { ScenarioSections.drag }
  static let fling = Shape.mapping("steps.fling") { ScenarioSections.fling }
}

extension Shape<StepActionDocument> {
  /// `0.3s` or `until rest`
  static let wait = Shape.scalar(
    .either([.scalar(.duration), .choice(["until rest"])]),
    read: { scalar, reader in
      let words = scalar.words.map(\.text).joined(separator: " ")
      if words == "until rest" { return .advanceUntilRest }
      if let meant = reader.didYouMean(words, among: ["until rest"]) {
        reader.reportType(
          scalar.slot, expected: scalar.type, found: quoted(scalar.text), help: [meant])
        return nil
      }
      return reader.quantity(scalar, .duration).map { .advance(nanoseconds: Int64($0.rounded())) }
    },
    write: { _ in "until rest" })
}

extension Shape<ActingDocument> {
  /// `delete on list.milk`
  static let acting = Shape.scalar(
    .scalar(.acting),
    read: { scalar, reader in
      let words = scalar.words
      guard words.count == 3, words[1].text == "on" else {
        reader.reportForm(scalar)
        return nil
      }
      return reader.reference(words[2], in: scalar).map {
        ActingDocument(action: Located(words[0].text, words[0].range), element: $0)
      }
    },
    write: { "\($0.action.value) on \($0.element.spelling)" })
}

extension Shape<SpotDocument> {
  /// `[10, 300]`, or the name of an element.
  static let spot = Shape(
    .either([Shape<Point>.point.type, .scalar(.element)]),
    read: { slot, reader in
      if case .sequence = slot.node.content {
        return Shape<Point>.point.read(slot, &reader).map { .point($0) }
      }
      return Shape<Reference>.element.read(slot, &reader).map { .middle($0) }
    },
    write: { spot in
      switch spot {
      case .point(let point): Shape<Point>.point.write(point)
      case .middle(let reference): Shape<Reference>.element.write(reference)
      }
    })
}

extension Shape<Point> {
  /// `[10, 300]`: rightward and downward.
  static let point = Shape(
    .list(.scalar(.points)),
    read: { slot, reader in
      guard let parts = Shape<[Double]>.list(of: .coordinate).read(slot, &reader) else {
        return nil
      }
      guard parts.count == 2 else {
        reader.report(
          .wrongType, "\(quoted(slot.key)) needs two numbers, not \(parts.count)", at: slot.place,
          help: ["write `[x, y]`, for example `[10, 300]`"])
        return nil
      }
      return Point(x: parts[0], y: parts[1])
    },
    write: { .list([$0.x, $0.y].map(Shape<Double>.coordinate.write)) })
}

extension Shape<Double> {
  /// Points, of either sign.
  static let coordinate = quantity(.points, .points, write: DecimalText.number)
  static let strokeSpeed = quantity(
    .speed,
    Measure(
      units: [("pt/s", 0)], bareShift: nil, range: 1...1e6, limits: "from 1pt/s to 1000000pt/s"),
    write: { DecimalText.number($0) + "pt/s" })
}

extension Shape<Int32> {
  static let finger = whole(1...10)
}

extension Shape<Int> {
  /// How many fingers do the same.
  static let fingerCount = whole(1...5)
}

extension Shape<ReadingDirection> {
  static let readingDirection = choice([
    (ReadingDirection.leftToRight.spelling, .leftToRight),
    (ReadingDirection.rightToLeft.spelling, .rightToLeft),
  ])
}

extension Shape<ToleranceDocument> {
  /// `0.5pt` or `1%`
  static let tolerance = Shape.scalar(
    .scalar(.tolerance),
    read: { scalar, reader in
      let isShare = scalar.text.hasSuffix("%")
      return reader.quantity(scalar, isShare ? .share : .tolerancePoints).map {
        isShare ? .share($0) : .points($0)
      }
    },
    write: { tolerance in
      switch tolerance {
      case .points(let points): DecimalText.number(points) + "pt"
      case .share(let share): DecimalText.percent(share)
      }
    })
}

extension Measure {
  fileprivate static let tolerancePoints = Measure(
    units: [("pt", 0), ("%", -2)], bareShift: nil, range: 0...1e6, limits: "from 0pt to 1000000pt")
}
