internal import CoulisseRuntime
internal import CoulisseSource

extension Sections {
  static let handle: Section<HandleDocument> = Section(
    "handles.<name>", "a handle",
    "A control with its center on the inner edge of a panel, in front of it. Gestures say what it "
      + "does: `in: <handle>`.",
    { HandleDocument() },
    [
      Key("of", .reference, \.panel, absent: .required, "The panel whose inner edge it follows."),
      Key("size", .size, \.size, absent: .required, "Its size in points, width first."),
      Key(
        "at", .length, \.at, absent: .means("50%"),
        "Where its center is along the edge, of what the panel lies in."),
      Key(
        "label", .label, \.label, absent: .described("its name"),
        "What it is called for people who use it."),
      Key("grab", .grab, \.grab, absent: .described("what is drawn"), grabWords),
    ])

  static let tiles: Section<TilesDocument> = Section(
    "tiles.<name>", "tiles",
    "Alike controls that fingers carry about, each called `<name>.<number>` from 0. A touch brings one "
      + "before the others.",
    { TilesDocument() },
    [
      Key(
        "over", .reference, \.over,
        absent: .described("the container `main`, or the only one there is"),
        "The container that they lie over, in front of panels and handles."),
      Key(
        "count", .tileCount, \.count, absent: .requiredUnless("names"), "How many there are."),
      Key(
        "names", .oneOrMoreLocated(.name), \.names, absent: .requiredUnless("count"),
        "What each is called behind the dot, in place of numbers."),
      Key("size", .size, \.size, absent: .required, "The size of each in points, width first."),
      Key("grab", .grab, \.grab, absent: .described("what is drawn"), grabWords),
      Key(
        "starts", .mapping("tiles.<name>.starts") { tileStart }, \.starts, absent: .required,
        "Where they are when the scene begins."),
      Key(
        "bounds", .mapping("tiles.<name>.bounds") { tileBounds }, \.bounds,
        absent: .described("none"),
        "How far they stay, at least, from the sides of what they lie in."),
      Key(
        "dock", .mapping("tiles.<name>.dock") { dock }, \.dock, absent: .described("none"),
        "A panel that takes tiles which are dropped on it."),
      Key(
        "drop-else", .choice([("return", .goBack), ("stay", .stay)]), \.elsewhere,
        absent: .described("`return` with a `dock`, else `stay`"),
        "What becomes of one that is dropped elsewhere: it returns to where the drag began, into its "
          + "dock too, or it stays there."),
      Key(
        "motion", .motion, \.motion, absent: .means("0.3s ease-in-out"),
        "How one moves by itself: into its place in a dock, and back."),
      Key(
        "double-tap", .oneOrMore(.action), \.doubleTap, absent: .described("nothing happens"),
        "What two taps on one do. `emit` tells the app which one it was."),
      Key(
        "priorities", .mapping("tiles.<name>.priorities") { tilePriorities }, \.priorities,
        absent: .described("as if it had no keys"),
        "What counts first where not everything can be had."),
    ])

  static let tileStart: Section<TileStartDocument> = Section(
    "tiles.<name>.starts", "`starts`", "The centers of tiles in the beginning.",
    { TileStartDocument() },
    [
      Key(
        "first", .list(of: .points), \.first, absent: .required,
        "The center of the first: `[x, y]`, from the leading top corner."),
      Key(
        "step", .list(of: .points), \.step, absent: .means("[0, 0]"),
        "From the center of one to that of the next: `[x, y]`."),
    ])

  static let tileBounds: Section<TileBoundsDocument> = Section(
    "tiles.<name>.bounds", "`bounds`",
    "Distances to the sides of what tiles lie in. A side that is not named has no bound.",
    { TileBoundsDocument() },
    [
      Key(
        "leading", .length, \.leading, absent: .described("no bound"),
        "From the leading side, which turns with the reading direction."),
      Key(
        "trailing", .length, \.trailing, absent: .described("no bound"), "From the trailing side."),
      Key("top", .length, \.top, absent: .described("no bound"), "From the top."),
      Key("bottom", .length, \.bottom, absent: .described("no bound"), "From the bottom."),
    ])

  static let tilePriorities: Section<TilePrioritiesDocument> = Section(
    "tiles.<name>.priorities", "`priorities`",
    "Of several demands on one place the one with the greatest number counts first.",
    { TilePrioritiesDocument() },
    [
      Key(
        "bounds", .priority, \.bounds, absent: .means("750"),
        "Of the bounds, and of the steps between tiles in a dock."),
      Key(
        "place", .priority, \.place, absent: .means("500"),
        "Of the place where one starts, and of its place in a dock."),
      Key(
        "drag", .priority, \.drag, absent: .means("502"),
        "Of the place to which a finger has brought one."),
    ])

  static let dock: Section<DockDocument> = Section(
    "tiles.<name>.dock", "a dock",
    "A row in which tiles stand that were dropped on a panel, in the order in which they came.",
    { DockDocument() },
    [
      Key(
        "in", .reference, \.panel, absent: .required,
        "The panel. It takes tiles unless it is closed or closes; they follow it."),
      Key(
        "first", .points, \.first, absent: .required,
        "Where the first is to begin, in points from the leading side of the panel."),
      Key(
        "step", .extent, \.step, absent: .required,
        "From where one begins to where the next does, in points."),
      Key(
        "top", .points, \.top, absent: .required,
        "How far they stand below the top of the panel, in points."),
    ])
}
