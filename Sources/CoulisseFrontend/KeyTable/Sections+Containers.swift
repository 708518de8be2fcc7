internal import CoulisseRuntime

extension Sections {
  /// Of the key `grab` of every element.
  static let grabWords =
    "Where it takes touches: so many points more at each side (`8`; `-8` for less), or a frame in its "
    + "own coordinates. Never outside of where what it lies in takes them."

  static let container: Section<ContainerDocument> = Section(
    "containers.<name>", "a container",
    "A page that the app fills, as large as what contains it.", { ContainerDocument() },
    [
      Key(
        "navigation", .choice([("stack", true), ("none", false)]), \.navigation,
        absent: .means("none"),
        "`stack`: pages can be pushed in it, and the platform's gestures to go back are there."),
      Key(
        "scrolls", .choice([("vertical", .vertical), ("horizontal", .horizontal), ("none", nil)]),
        \.scrolls, absent: .means("none"), "The direction in which its content scrolls."),
      Key(
        "content", .contentRange, \.content, absent: .means("0.."),
        "How long the content is that scrolls, in points. `0..` says that nothing is known."),
      Key(
        "scrollers", .named("containers.<name>.scrollers.<scroller>") { scroller }, \.scrollers,
        absent: .described("none"), "Parts of its page that scroll by themselves."),
      Key(
        "bar", .named("containers.<name>.bar.<button>") { barButton }, \.bar,
        absent: .described("no buttons"), "The buttons in its navigation bar."),
      Key(
        "pagers", .named("pagers.<name>") { pager }, \.pagers, absent: .described("none"),
        "Windows on pages that lie in it."),
      Key(
        "pager", .mapping("containers.<name>.pager") { containerPager }, \.pager,
        absent: .described("what it contains lies one over the other"),
        "Lays the containers in it side by side, as the pages of a pager."),
      Key(
        "shadow", .mapping("containers.<name>.shadow") { shadow }, \.shadow,
        absent: .described("no shadow"), "The shadow that it throws on what lies under it."),
      Key(
        "contains", .named("containers.<name>") { container }, \.contains,
        absent: .described("nothing"), "Containers that lie in it."),
      accessibility(\.accessibility),
    ] + visibility.map { $0.within(\.visibility) })

  static let shadow: Section<ShadowDocument> = Section(
    "containers.<name>.shadow", "a shadow", "A shadow; it comes and goes at once.",
    { ShadowDocument() },
    [
      Key("opacity", .share, \.opacity, absent: .required, "How dark it is."),
      Key(
        "when", .oneOrMore(.statement), \.when, absent: .described("always"),
        "What has to hold while it is there; all of a list."),
    ])

  static let scroller: Section<ScrollerDocument> = Section(
    "containers.<name>.scrollers.<scroller>", "a scroller",
    "A part of a page, of a panel's content or of a list that scrolls by itself, such as a wide table "
      + "in a text. It does not move along when what is around it scrolls.",
    { ScrollerDocument() },
    [
      Key(
        "frame", .frame, \.frame, absent: .required,
        "Its place: `[x, y, width, height]`. Percentages are of the container or the list, or of what "
          + "the root page covers of the panel."),
      Key(
        "scrolls", .choice([("vertical", .vertical), ("horizontal", .horizontal)]), \.scrolls,
        absent: .required, "The direction in which its content scrolls."),
      Key(
        "content", .contentRange, \.content, absent: .means("0.."),
        "How long the content is that scrolls, in points. `0..` says that nothing is known."),
    ])

  static let barButton: Section<BarButtonDocument> = Section(
    "containers.<name>.bar.<button>", "a bar button", "A button in a navigation bar.",
    { BarButtonDocument() },
    [
      Key(
        "at", .barSide, \.side, absent: .required,
        "The end of the bar that it stands at. Several at one end stand side by side."),
      Key(
        "label", .label, \.label, absent: .described("its name"),
        "What it is called for people who use it."),
      Key("grab", .grab, \.grab, absent: .described("what is drawn"), grabWords),
      Key(
        "tap", .oneOrMore(.action), \.tap, absent: .described("nothing happens"),
        "What a tap on it does."),
      accessibility(\.accessibility),
    ] + visibility.map { $0.within(\.visibility) })

  static let scrim: Section<ScrimDocument> = Section(
    "scrims.<name>", "a scrim",
    "A sheet of color over a container and below the panels over it. While its opacity rests at "
      + "0% it is hidden.",
    { ScrimDocument() },
    [
      Key(
        "over", .reference, \.over,
        absent: .described("the container `main`, or the only one there is"),
        "The container that it covers."),
      Key(
        "color", .color, \.color, absent: .means("black"),
        "A name, or `\"#rrggbb\"` in quotes."),
      Key(
        "opacity", .opacity, \.opacity, absent: .means("50%"),
        "`menu 0..50%` follows a panel from closed to open. A percentage alone does so for every "
          + "panel over the container that brings no scrim of its own."),
      Key(
        "settling", .motion, \.settling, absent: .described("it follows the panels all the way"),
        "A motion of its own, which begins when a panel it follows is let go or told to move."),
      Key("grab", .grab, \.grab, absent: .described("what is drawn"), grabWords),
      Key(
        "tap", .oneOrMore(.action), \.tap, absent: .described("it only blocks touches"),
        "What a tap on it does. `close` alone closes the panels that it follows."),
    ] + visibility.map { $0.within(\.visibility) })

  static let opacity: Section<CombinationDocument> = Section(
    "scrims.<name>.opacity", "a combination", "How several panels make one opacity.",
    { CombinationDocument() },
    [
      Key(
        "max", .list(of: .opacitySource), \.max, absent: .described("see `sum`"),
        "The largest of the values counts."),
      Key(
        "sum", .list(of: .opacitySource), \.sum, absent: .described("see `max`"),
        "The values are added, up to 100%."),
    ])
}
