internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource
internal import CoulisseYAML

extension ScenarioSections {
  static let scenario: Section<ScenarioDocument> = Section(
    "", "a scenario", "A script for one scene, played by `coulisse simulate`.",
    { ScenarioDocument() },
    [
      Key(
        "scenario", .text, \.scenario, absent: .required, "What the script shows, in a few words."),
      Key(
        "scene", .text, \.scene, absent: .required,
        "The scene it is written for: its name, or the path of its file."),
      Key(
        "viewport", .size, \.viewport, absent: .described("the design size of the scene"),
        "The size of the stage at the start, in points."),
      Key(
        "platform", .platform, \.platform, absent: .described("the first platform of the scene"),
        "Whose numbers are used; one of the scene's platforms."),
      Key(
        "direction", .readingDirection, \.direction, absent: .means("left-to-right"),
        "The reading direction at the start."),
      Key(
        "rows", .shownRows, \.rows, absent: .described("no list has rows"),
        "The rows of each list at the start, from the top."),
      Key(
        "steps", .steps, \.steps, absent: .required,
        "What happens, in order. A step begins when the one before is over."),
    ])

  static let step: Section<StepDocument> = Section(
    "steps", "a step",
    "One thing that happens, or that is expected. It takes the time that its word says.",
    { StepDocument() },
    [
      Key(
        "time", .duration, \.time, absent: .described("when the step before is over"),
        "When the step begins, counted from the start of the scenario. Time passes until then.")
    ] + fingers + requests + world + clock)

  private static let fingers: [Key<StepDocument>] = [
    Key(
      "down", .down, "A finger comes down. Takes no time."
    ) { .down($0) },
    Key(
      "move", .move,
      "A finger that is down moves straight and evenly, in 120 samples a second."
    ) { .move($0) },
    Key("up", .up, "A finger lifts; the word alone is enough: `- up`. Takes no time.") { .up($0) },
    Key(
      "cancel", .cancel,
      "The system takes a finger's touch away; `- cancel` is enough. Takes no time."
    ) {
      .cancel($0)
    },
    Key(
      "drag", .drag, "A whole touch: down, straight and evenly on, up."
    ) { .drag($0) },
    Key(
      "fling", .fling, "A drag that says how fast it is instead of how long it takes."
    ) {
      .fling($0)
    },
    Key("tap", .tap, "A whole touch on one spot.") { .tap($0) },
    Key("long-press", .longPress, "A whole touch that rests on one spot.") { .longPress($0) },
  ]

  private static let requests: [Key<StepDocument>] = [
    Key(
      "open", .reference,
      "The app opens a panel, or a row at one side: `inbox(a).left`. Takes no time."
    ) { .open($0) },
    Key(
      "close", .reference,
      "The app closes a panel, a row, `inbox(a)`, or all rows of a list, `inbox`. Takes no time."
    ) { .close($0) },
    Key(
      "toggle", .reference,
      "The app opens a closed panel or side of a row, or closes an open one."
    ) {
      .toggle($0)
    },
    Key(
      "send", .destination,
      "The app sends a panel or a track to one of its detents: `sheet to half`."
    ) {
      .send($0)
    },
    Key("set", .setting, "The app gives a mode a value: `bar to hidden`. Takes no time.") {
      .set($0)
    },
    Key("next", .reference, "The app turns a pager to the next page. Takes no time.") { .next($0) },
    Key("previous", .reference, "The app turns a pager to the page before. Takes no time.") {
      .previous($0)
    },
    Key(
      "push", .reference, "A page is pushed in a container or panel with a stack. Takes no time."
    ) {
      .push($0)
    },
    Key("pop", .reference, "The topmost page goes. Takes no time.") { .pop($0) },
    Key(
      "increment", .element, "Assistive technology swipes up on an element that adjusts something."
    ) {
      .adjust($0, 1)
    },
    Key("decrement", .element, "Assistive technology swipes down on such an element.") {
      .adjust($0, -1)
    },
    Key("act", .acting, "Assistive technology performs one of its actions: `delete on list.milk`.")
    {
      .act($0)
    },
    Key(
      "escape", .choice([("true", true)]),
      "The accessibility escape; the word alone is enough: `- escape`."
    ) { _ in .escape },
  ]

  private static let world: [Key<StepDocument>] = [
    Key(
      "rows", .shownRows,
      "The app shows these rows of a list from now on, and no others. Takes no time."
    ) { .rows($0) },
    Key(
      "insert", .mapping("steps.insert") { insert },
      "The app shows more rows of a list. Takes no time."
    ) { .insert($0) },
    Key("remove", .reference, "The app shows a row, `inbox(a)`, no more. Takes no time.") {
      .remove($0)
    },
    Key(
      "measure", .measured,
      "The app has measured lengths of the scene: names with points. Takes no time."
    ) { .measure($0) },
    Key("resize", .size, "The stage gets another size. Takes no time.") { .resize($0) },
    Key(
      "insets", .mapping("steps.insets") { insets },
      "The safe area has these insets from now on. Takes no time."
    ) { .insets($0) },
    Key("direction", .readingDirection, "The reading direction changes. Takes no time.") {
      .direction($0)
    },
    Key("reduce-motion", .boolean, "Motion is reduced from now on, or not any more.") {
      .reduceMotion($0)
    },
    Key(
      "scrolled", .mapping("steps.scrolled") { scrolled },
      "The host tells where a container has scrolled. Takes no time."
    ) { .scrolled($0) },
  ]

  private static let clock: [Key<StepDocument>] = [
    Key(
      "advance", .wait,
      "Time passes: so long, or until nothing moves and no timer runs."
    ) { $0 },
    Key(
      "expect", .expectation,
      "What is expected at this instant, by the names of the scene, and of the run since the last "
        + "`expect` by the words `winner`, `undecided`, `effects` and `at rest`."
    ) { .expect($0) },
    Key(
      "tolerance", .oneOrMore(.tolerance), \.tolerance, absent: .means("[0.01pt, 0.1%]"),
      "For `expect`: how far numbers may be from what is expected."),
  ]
}

extension Key<StepDocument> {
  /// A word that says what a step does.
  fileprivate init<Value>(
    _ name: String, _ shape: Shape<Value>, _ doc: String,
    _ action: @escaping @Sendable (Value) -> StepActionDocument
  ) {
    row = KeyRow(
      name: name, type: shape.type, absence: .described("another word says what happens"),
      doc: doc, since: 1)
    read = { slot, reader, step in
      if let value = shape.read(slot, &reader) {
        step.actions.append(Written(value: action(value), range: slot.place, key: slot.keyRange))
      } else {
        step.isDamaged = true
      }
    }
    markUnreadable = { _, step in step.isDamaged = true }
    write = { _ in nil }
  }
}
