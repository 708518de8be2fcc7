internal import CoulisseRuntime
internal import CoulisseSource

extension Sections {
  static let panel: Section<PanelDocument> = Section(
    "panels.<name>", "a panel",
    "Something that slides in from an edge, over a container. With `edge` alone it is complete.",
    { PanelDocument() },
    panelPlace + panelParts + [accessibility(\.accessibility)]
      + visibility.map { $0.within(\.visibility) } + panelGestures
      + behavior.map { $0.within(\.behavior) })

  private static let panelPlace: [Key<PanelDocument>] = [
    Key(
      "like", .reference, \.like, absent: .described("nothing is copied"),
      "Another panel to copy, with its gestures and its transition; mirrored if the edge is the "
        + "opposite one. Keys written beside it replace what was copied, whole lists and "
        + "mappings at a time."),
    Key(
      "edge", .edge, \.edge, absent: .requiredUnless("like"),
      "The edge that it comes from. `leading` and `trailing` turn with the reading direction."),
    Key(
      "over", .reference, \.over,
      absent: .described("the container `main`, or the only one there is"),
      "The container that it slides over."),
    Key(
      "under", .reference, \.under, absent: .described("it lies over one"),
      "The container that it lies under: the panel stands still, and the container slides away."),
    Key(
      "picture", .mapping("panels.<name>.picture") { picture }, \.picture,
      absent: .described("the container itself slides away"),
      "With `under`: a still picture of the container slides away in its place."),
    Key(
      "opens", .placeOfTrack, \.opens, absent: .described("it has a track of its own"),
      "The detent of a track of `tracks` at which it is open."),
    Key(
      "detents", .detents, \.detents, absent: .described("`closed` at 0 and `open` at its size"),
      "Where it can rest: names with how far it is out, the smallest first. It is closed at the "
        + "first, and open at the last."),
    Key(
      "size", .size, \.size, absent: .means("80%"),
      "Its width for a panel from a side, its height for one from the top or the bottom, of what "
        + "lies behind it."),
    Key(
      "inset-content", .length, \.insetContent, absent: .means("0pt"),
      "How much of the panel, at the end away from its edge, its root page leaves uncovered. "
        + "Pages pushed inside the panel cover all of it."),
    Key(
      "navigation", .choice([("stack", true), ("none", false)]), \.navigation,
      absent: .means("none"), "`stack`: pages can be pushed inside the panel."),
  ]

  private static let panelParts: [Key<PanelDocument>] = [
    Key(
      "scrolls", .choice([("vertical", .vertical), ("horizontal", .horizontal), ("none", nil)]),
      \.scrolls, absent: .means("none"), "The direction in which its root page's content scrolls."),
    Key(
      "content", .contentRange, \.content, absent: .means("0.."),
      "How long the content is that scrolls, in points. `0..` says that nothing is known."),
    Key(
      "scrollers", .named("containers.<name>.scrollers.<scroller>") { scroller }, \.scrollers,
      absent: .described("none"), "Parts of its root page that scroll by themselves."),
    Key(
      "items", .named("panels.<name>.items.<item>") { item }, \.items, absent: .described("none"),
      "Controls on its root page."),
    Key(
      "pagers", .named("pagers.<name>") { pager }, \.pagers, absent: .described("none"),
      "Windows on pages that lie in its content. `like` does not copy them."),
    Key(
      "outside", .mapping("panels.<name>.outside") { outside }, \.outside,
      absent: .described("nothing happens there"),
      "The part that `inset-content` leaves uncovered."),
    Key(
      "scrim", .panelScrim, \.scrim,
      absent: .described(
        "`50%` black, closing on tap; none if the panel is not modal or a scrim of `scrims` "
          + "mentions it"),
      "The sheet of color behind the panel, called `<panel>.scrim`. `false` for none; a "
        + "percentage is its opacity when the panel is open."),
    Key("grab", .grab, \.grab, absent: .described("what is drawn"), grabWords),
    Key(
      "modal", .boolean, \.modal, absent: .means("true"),
      "Whether assistive technology has to stay inside while the panel is open."),
    Key(
      "opener", .choice([("app", OpenerWord.app)]), \.opener,
      absent: .described("`app` if no tap in the scene opens it"),
      "`app`: the app opens the panel, through the generated code."),
    Key(
      "lazy", .boolean, \.isLazy, absent: .means("false"),
      "Whether it is only there while something of it may be seen. The app is told when to put it "
        + "in place and to take it away."),
    Key(
      "starts", .place, \.starts, absent: .described("the first detent: `closed`"),
      "Where it is when the scene begins."),
    Key(
      "range", .pointsRange, \.range, absent: .described("from its first detent to its last"),
      "How far out a drag takes it, in points."),
    Key(
      "stretches", .boolean, \.stretches, absent: .means("false"),
      "Whether it is as large as a finger drags it. It keeps that size until it is sent to a detent "
        + "at which it is not closed: then it is as large as it is out there."),
  ]

  private static let panelGestures: [Key<PanelDocument>] = [
    Key(
      "pull", .panelGesture, \.pull, absent: .described("the default gesture `<panel>.pull`"),
      "The drag that opens it: what is different from the default, or `false` for none."),
    Key(
      "push", .panelGesture, \.push, absent: .described("the default gesture `<panel>.push`"),
      "The drag that closes it: what is different from the default, or `false` for none."),
    Key(
      "motion", .motion, \.motion, absent: .means("0.3s ease-in-out"),
      "How it moves by itself."),
  ]

  static let size: Section<SizeDocument> = Section(
    "panels.<name>.size", "a size", "A length with limits.", { SizeDocument() },
    [
      Key("is", .ambiguousLength, \.length, absent: .required, "The length between the limits."),
      Key("at-least", .extent, \.atLeast, absent: .described("no limit"), "The least, in points."),
      Key("at-most", .extent, \.atMost, absent: .described("no limit"), "The most, in points."),
    ])

  static let item: Section<ItemDocument> = Section(
    "panels.<name>.items.<item>", "an item", "A control on a panel.", { ItemDocument() },
    [
      Key(
        "label", .label, \.label, absent: .described("its name"),
        "What it is called for people who use it."),
      Key(
        "frame", .frame, \.frame, absent: .required,
        "Its place in the panel: `[x, y, width, height]`. Percentages are of the panel."),
      Key("grab", .grab, \.grab, absent: .described("what is drawn"), grabWords),
      Key(
        "tap", .oneOrMore(.action), \.tap, absent: .described("nothing happens"),
        "What a tap on it does. `close` alone closes the panel."),
      accessibility(\.accessibility),
    ] + visibility.map { $0.within(\.visibility) })

  static let outside: Section<OutsideDocument> = Section(
    "panels.<name>.outside", "`outside`", "The uncovered part of a panel.", { OutsideDocument() },
    [
      Key(
        "label", .label, \.label, absent: .described("it is no control of its own"),
        "What it is called for people who use it."),
      Key(
        "tap", .oneOrMore(.action), \.tap, absent: .described("nothing happens"),
        "What a tap there does. `close` alone closes the panel."),
    ])

  static let panelScrim: Section<PanelScrimDocument> = Section(
    "panels.<name>.scrim", "a panel's scrim", "The scrim that a panel brings along.",
    { PanelScrimDocument() },
    [
      Key(
        "opacity", .share, \.opacity, absent: .means("50%"),
        "Its opacity when the panel is open; 0% when it is closed."),
      Key("color", .color, \.color, absent: .means("black"), "A name, or `\"#rrggbb\"` in quotes."),
      Key(
        "settling", .motion, \.settling, absent: .described("it follows the panel all the way"),
        "A motion of its own, which begins when the panel is let go or told to move."),
      Key("grab", .grab, \.grab, absent: .described("what is drawn"), grabWords),
      Key(
        "tap", .oneOrMore(.action), \.tap, absent: .means("close"),
        "What a tap on it does. `[]` for nothing: it only blocks touches."),
    ] + visibility.map { $0.within(\.visibility) })
}
