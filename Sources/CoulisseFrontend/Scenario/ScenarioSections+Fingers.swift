internal import CoulisseModel
internal import CoulisseSource

extension ScenarioSections {
  static let down: Section<TouchDocument> = Section(
    "steps.down", "`down`", "Where a finger comes down; a spot alone is enough for finger 1.",
    { TouchDocument() }, [touchFinger, touchSpot])

  static let tap: Section<TouchDocument> = Section(
    "steps.tap", "`tap`", "Where a finger taps; a spot alone is enough for finger 1.",
    { TouchDocument() },
    [
      touchFinger, touchFingers, touchSpot,
      Key("hold", .duration, \.hold, absent: .means("0.05s"), "How long the finger stays down."),
    ])

  static let longPress: Section<TouchDocument> = Section(
    "steps.long-press", "`long-press`",
    "Where a finger rests; a spot alone is enough for finger 1.",
    { TouchDocument() },
    [
      touchFinger, touchFingers, touchSpot,
      Key("hold", .duration, \.hold, absent: .means("0.6s"), "How long the finger stays down."),
    ])

  static let move: Section<StrokeDocument> = Section(
    "steps.move", "`move`", "Where a finger goes from where it is.",
    { StrokeDocument() },
    [finger, fingers] + destination + [
      Key("over", .duration, \.over, absent: .means("0.2s"), "How long it takes.")
    ])

  static let drag: Section<StrokeDocument> = Section(
    "steps.drag", "`drag`", "A touch with one straight movement.",
    { StrokeDocument() },
    [finger, fingers, start, rest] + destination + [
      Key("over", .duration, \.over, absent: .means("0.3s"), "How long the movement takes."), hold,
    ])

  static let fling: Section<StrokeDocument> = Section(
    "steps.fling", "`fling`", "A touch with one straight movement of a known speed.",
    { StrokeDocument() },
    [finger, fingers, start, rest] + destination + [
      Key(
        "speed", .strokeSpeed, \.speed, absent: .means("1000pt/s"),
        "How fast the movement is."), hold,
    ])

  static let up: Section<LiftDocument> = Section(
    "steps.up", "`up`", "Which finger lifts; its number alone is enough.",
    { LiftDocument() },
    [
      Key("finger", .finger, \.finger, absent: .means("1"), "Which finger."),
      Key(
        "velocity", .point, \.velocity, absent: .described("fitted to the last 0.1s of the path"),
        "The speed at release to the right and downward, in points per second."),
    ])

  static let scrolled: Section<ScrolledDocument> = Section(
    "steps.scrolled", "`scrolled`", "Where the content of a container is.",
    { ScrolledDocument() },
    [
      Key("in", .reference, \.container, absent: .required, "A container that scrolls."),
      Key(
        "offset", .coordinate, \.offset, absent: .required, "How far it has scrolled, in points."),
      Key("content", .extent, \.content, absent: .required, "How long its content is, in points."),
      Key("window", .extent, \.window, absent: .required, "How much of it is seen, in points."),
    ])

  static let insets: Section<InsetsDocument> = Section(
    "steps.insets", "`insets`",
    "What notches and home indicators take of the stage; `insets: {}` takes it all back.",
    { InsetsDocument() },
    [
      Key("left", .extent, \.left, absent: .means("0"), "Of the left side, in points."),
      Key("top", .extent, \.top, absent: .means("0"), "Of the top, in points."),
      Key("right", .extent, \.right, absent: .means("0"), "Of the right side, in points."),
      Key("bottom", .extent, \.bottom, absent: .means("0"), "Of the bottom, in points."),
    ])

  private static let finger: Key<StrokeDocument> = Key(
    "finger", .finger, \.finger, absent: .means("1"), "Which finger.")

  private static let start: Key<StrokeDocument> = Key(
    "from", .spot, \.from, absent: .required, "Where the finger comes down.")

  private static let fingers: Key<StrokeDocument> = Key(
    "fingers", .fingerCount, \.fingers, absent: .means("1"), severalFingers)

  private static let touchFingers: Key<TouchDocument> = Key(
    "fingers", .fingerCount, \.fingers, absent: .means("1"), severalFingers)

  private static let severalFingers =
    "So many fingers do the same at once: this one, and those with the next numbers. Where they come "
    + "down they lie side by side, each 40 points to the right of the one before."

  private static let destination: [Key<StrokeDocument>] = [
    Key("to", .point, \.to, absent: .requiredUnless("by"), "Where it goes."),
    Key("by", .point, \.by, absent: .requiredUnless("to"), "How far it goes, right and down."),
  ]

  private static let rest: Key<StrokeDocument> = Key(
    "rest", .duration, \.rest, absent: .means("0s"), "How long the finger rests before it moves.")

  private static let hold: Key<StrokeDocument> = Key(
    "hold", .duration, \.hold, absent: .means("0s"), "How long the finger rests before it lifts.")

  private static let touchFinger: Key<TouchDocument> = Key(
    "finger", .finger, \.finger, absent: .means("1"), "Which finger.")

  private static let touchSpot: Key<TouchDocument> = Key(
    "at", .spot, \.at, absent: .required,
    "A point of the stage, or the middle of an element.")
}
