internal import CoulisseRuntime
internal import CoulisseSource

extension Sections {
  static let scene: Section<SceneDocument> = Section(
    "", "a scene", "The keys of a scene file. Only `scene` has to be there.",
    { SceneDocument(file: SourceFile(path: "", text: "")) },
    [
      Key(
        "coulisse", .version, \.version, absent: .means("1"),
        "The version of the language that the file is written in."),
      Key(
        "scene", .name, \.scene, absent: .required,
        "The name of the scene; generated code is named after it."),
      Key(
        "platforms", .oneOrMore(.platform), \.platforms, absent: .means("ios 26"),
        "The platforms that the scene is proved for. The first one decides numbers such as the "
          + "width of an edge band. `ios` is `ios 26`, `swiftui` is `swiftui 26`."),
      Key(
        "viewport", .mapping("viewport") { viewport }, \.viewport,
        absent: .described("as if it had no keys"),
        "The sizes that the proof must hold for, and the one that simulations begin with."),
      Key(
        "measures", .measures, \.measures, absent: .described("none"),
        "Numbers of points that the app measures; lengths are made of them: `100% - caption`."),
      Key(
        "containers", .named("containers.<name>") { container }, \.containers,
        absent: .means("{ main: {} }"),
        "The full-size pages that the app fills. Panels and scrims lie over them."),
      Key(
        "scrims", .named("scrims.<name>") { scrim }, \.scrims, absent: .described("none"),
        "Sheets of color between a container and its panels that belong to no single panel."),
      Key(
        "tracks", .named("tracks.<name>") { track }, \.tracks, absent: .described("none"),
        "What moves a container without belonging to a single panel."),
      Key(
        "panels", .named("panels.<name>") { panel }, \.panels, absent: .described("none"),
        "What slides in from an edge."),
      Key(
        "lists", .named("lists.<name>") { list }, \.lists, absent: .described("none"),
        "Rows one below the other, which scroll, and can be pulled aside from their buttons."),
      Key(
        "handles", .named("handles.<name>") { handle }, \.handles, absent: .described("none"),
        "Controls on the inner edges of panels."),
      Key(
        "tiles", .named("tiles.<name>") { tiles }, \.tiles, absent: .described("none"),
        "Views that fingers carry about, and drop into panels."),
      Key(
        "gestures", .named("gestures.<name>") { gesture }, \.gestures,
        absent: .described("only those that panels, containers and lists bring"),
        "Gestures of your own. One that drives a panel in a direction replaces the panel's "
          + "default gesture for that direction."),
      Key(
        "transitions", .named("transitions.<panel>") { transition }, \.transitions,
        absent: .described("as the panels say"),
        "How panels move and settle, in one place. What is said in the panel cannot be said "
          + "again here."),
      Key(
        "groups", .named("groups.<name>") { group }, \.groups, absent: .described("none"),
        "Panels of which at most one may be open."),
      Key(
        "actions", .named("actions.<name>") { action }, \.actions, absent: .described("none"),
        "What the scene can tell the app with `emit`."),
      Key(
        "modes", .modes, \.modes, absent: .described("none"),
        "Choices that the app makes, or actions: `[shown, hidden]` begins with the first word, "
          + "`false` is a mode that says yes or no and begins with no."),
      Key(
        "announcements", .named("announcements.<name>") { announcement }, \.announcements,
        absent: .described("none"), "What assistive technology can be told to say with `announce`."),
      Key(
        "reactions", .list(of: .mapping("reactions") { reaction }), \.reactions,
        absent: .described("none"),
        "What the scene does by itself when something happens in it, in this order."),
    ])

  static let viewport: Section<ViewportDocument> = Section(
    "viewport", "`viewport`", "The sizes of the screen or window, in points.",
    { ViewportDocument() },
    [
      Key(
        "width", .viewportRange, \.width, absent: .means("320..1366"),
        "The widths that the proof must hold for."),
      Key(
        "height", .viewportRange, \.height, absent: .means("480..1366"),
        "The heights that the proof must hold for."),
      Key(
        "design", .size, \.design,
        absent: .described("`375 x 667`, or the nearest size inside the ranges"),
        "The size that simulations begin with, width first."),
    ])

  static let group: Section<GroupDocument> = Section(
    "groups.<name>", "a group",
    "While one member is open, or bound for open, drags that would open another one are refused. A "
      + "tap or the app opens the other one and closes the first.",
    { GroupDocument() },
    [
      Key(
        "one-of", .list(of: .reference), \.members, absent: .required,
        "The panels of which at most one may be open.")
    ])
}
