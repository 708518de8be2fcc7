internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension Sections {
  static let list: Section<ListDocument> = Section(
    "lists.<name>", "a list",
    "Rows that look and behave alike, one below the other, in a window that scrolls. The app says "
      + "which rows there are.",
    { ListDocument() },
    [
      Key(
        "in", .reference, \.holder,
        absent: .described("the container `main`, or the only one there is"),
        "The container or panel that it lies in."),
      Key(
        "frame", .frame, \.frame, absent: .means("[0, 0, 100%, 100%]"),
        "Its place there: `[x, y, width, height]`."),
      Key(
        "rows", .mapping("lists.<name>.rows") { rows }, \.rows, absent: .required,
        "What every row has."),
      Key(
        "scrollers", .named("containers.<name>.scrollers.<scroller>") { scroller }, \.scrollers,
        absent: .described("none"), "Parts of it that scroll by themselves, in front of its rows."),
    ])

  static let rows: Section<RowsDocument> = Section(
    "lists.<name>.rows", "`rows`", "What every row of a list has.", { RowsDocument() },
    [
      Key(
        "height", .rowHeight, \.height, absent: .means("44..200"),
        "How tall a row may be, in points; the app tells how tall each one is. One number: all of "
          + "them are."),
      Key(
        "design", .band, \.design,
        absent: .described("44, or the nearest height inside the range"),
        "How tall it is where nothing else is said, in points."),
      Key(
        "fields", .fields, \.fields, absent: .described("nothing but which row it is"),
        "What the app tells about each row, for the actions that carry it: names with `text`, "
          + "`number`, `boolean` or `id`."),
      Key(
        "tap", .oneOrMore(.action), \.tap, absent: .described("nothing happens"),
        "What a tap on a row does, while no row of the list is open."),
      Key(
        "swipe", .mapping("lists.<name>.rows.swipe") { swipe }, \.swipe,
        absent: .described("rows stay where they are"),
        "How a drag pulls a row aside from its buttons."),
    ])

  static let swipe: Section<SwipeDocument> = Section(
    "lists.<name>.rows.swipe", "`swipe`",
    "How a row is pulled aside. It rests `closed`, and where the buttons of a side are uncovered: "
      + "that detent has the name of the side.",
    { SwipeDocument() },
    sides + [
      Key(
        "style", .rowStyle, \.style, absent: .means("parallax 70%"),
        "How the buttons come out. They stand still (`none`, `behind`, `reveal`), move by a share of "
          + "what the row does (`parallax 70%`) or along with it (`default`, `scroll`), fan out "
          + "(`overlap`), grow (`stretch`), come from the edge of the row (`drawer`), or are equally "
          + "wide (`border`)."),
      Key(
        "order", .choice([("reversed", true), ("declared", false)]), \.isReversed,
        absent: .means("reversed"),
        "`reversed`: the button that is declared last stands first, from the left or leading side. "
          + "`declared`: the first one does."),
      Key(
        "open-at-once", .choice([("one", true), ("any", false)]), \.opensOne,
        absent: .means("one"),
        "`one`: while a row is open, others cannot be pulled aside. `any`: they can."),
    ] + motionOfRows + behaviorOfRows)

  private static let sides: [Key<SwipeDocument>] = [
    side("left", \.left), side("right", \.right), side("leading", \.leading),
    side("trailing", \.trailing),
  ]

  private static func side(
    _ name: String,
    _ path: any WritableKeyPath<SwipeDocument, Field<[Named<SwipeButtonDocument>]>> & Sendable
  ) -> Key<SwipeDocument> {
    Key(
      name, .named("lists.<name>.rows.swipe.<button>") { swipeButton }, path,
      absent: .described("none"), "The buttons under the row at its \(name) side.")
  }

  private static let motionOfRows: [Key<SwipeDocument>] = motionKeys.map { key in
    key.row.name == "duration"
      ? key.absent(.described("`0.25s`, or the settling time of the spring")) : key
  }.map { $0.within(\.motion) }

  private static let behaviorOfRows: [Key<SwipeDocument>] = behavior.map { key in
    key.row.name == "settle"
      ? key.absent(
        .described(
          "on past 50% of the gap, or faster than 200pt/s the way of the drag; else back")) : key
  }.map { $0.within(\.behavior) }

  static let swipeButton: Section<SwipeButtonDocument> = Section(
    "lists.<name>.rows.swipe.<button>", "a row's button",
    "A button that a row covers, as tall as the row, and 10 points wider than the wider one of its "
      + "image and its text.",
    { SwipeButtonDocument() },
    [
      Key(
        "label", .label, \.label, absent: .described("its name"),
        "What it is called for people who use it."),
      Key(
        "image", .size, \.image, absent: .described("no image"),
        "The size of its image, width first."),
      Key(
        "text", .textWidth, \.text, absent: .requiredUnless("image"),
        "How wide its text is, in points: a range, in which the app tells what it has measured, or "
          + "one number. Left out, it shows no text."),
      Key(
        "tap", .oneOrMore(.action), \.tap, absent: .described("nothing happens"),
        "What a tap on it does. `close` alone closes the row."),
    ])

  static let action: Section<EmittedDocument> = Section(
    "actions.<name>", "an action",
    "Something that the scene tells the app. One that a row emits tells which row it is.",
    { EmittedDocument() },
    [
      Key(
        "payload", .fields, \.payload, absent: .described("nothing"),
        "What it carries besides: fields of the rows that emit it, with their types.")
    ])
}

extension Key {
  /// The same key where something else holds if it is left out.
  func absent(_ absence: KeyAbsence) -> Key {
    var key = self
    key.row.absence = absence
    return key
  }
}
