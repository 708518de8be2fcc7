internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// Turns the document of a scenario into a scenario of one scene.
struct ScenarioResolver: Advising {
  let file: SourceFile
  let scene: Scene
  let names: SceneNames
  private var problems = DiagnosticLog()
  /// Where a name was reported that stands for nothing: once is enough, whatever looks it up.
  private var undefined: Set<SourceRange> = []
  /// The keys of the rows that the scenario names, and the rows that it has told so far.
  var rowNames = RowNames()
  var toldRows: Set<ScenarioRow> = []

  init(file: SourceFile, scene: Scene) {
    self.file = file
    self.scene = scene
    names = SceneNames(scene)
  }

  /// The first problems, in the order in which they were found.
  var diagnostics: [Diagnostic] { problems.diagnostics }

  /// Whether what is reported now is only counted.
  var isMuted: Bool { problems.isFull }

  /// The scenario; nil if something in it could not be understood.
  mutating func scenario(_ document: ScenarioDocument) -> Scenario? {
    guard isForThisScene(document.scene) else { return nil }
    checkPlatform(document.platform)
    checkViewport(document.viewport)
    let rows = (document.rows.value ?? []).compactMap { shown($0) }
    let steps = (document.steps.value ?? []).compactMap { step($0.value, at: $0.range) }
    guard !problems.hasErrors,
      let name = document.scenario.written, let sceneName = document.scene.written
    else { return nil }
    return Scenario(
      file: file, name: Located(name.value, name.range),
      scene: Located(sceneName.value, sceneName.range), viewport: document.viewport.value,
      platform: document.platform.value?.value,
      direction: document.direction.value ?? .leftToRight, rows: rows, steps: steps)
  }

  mutating func report(
    _ code: DiagnosticCode, _ message: String, at range: SourceRange, severity: Severity? = nil,
    secondary: [(SourceRange, String)] = [], notes: [String] = [], help: [String] = []
  ) {
    if code == .undefinedName, !undefined.insert(range).inserted { return }
    problems.add(
      Diagnostic(
        code, message, at: Label(file, range), severity: severity,
        secondary: secondary.map { Label(file, $0.0, $0.1) }, notes: notes, help: help))
  }

  /// Whether the scenario is for this scene. It names its scene, so that playing it on another one is noticed.
  private mutating func isForThisScene(_ field: Field<String>) -> Bool {
    guard let written = field.written else { return true }
    let fileName = scene.file.path.split(separator: "/").last
    let isMeant =
      written.value == scene.name.value
      || (fileName != nil && written.value.split(separator: "/").last == fileName)
    guard !isMeant else { return true }
    report(
      .undefinedName,
      "this scenario is written for \(quoted(written.value)), not for the scene "
        + quoted(scene.name.value), at: written.range,
      notes: ["the scene was read from \(quoted(scene.file.path))"],
      help: ["play it on its own scene, or write `scene: \(scene.name.value)`"])
    return false
  }

  private mutating func checkPlatform(_ field: Field<Located<Platform>>) {
    guard let platform = field.value, !scene.platforms.contains(platform.value) else { return }
    report(
      .unknownValue, "the scene is not made for \(quoted(platform.value.spelling))",
      at: platform.range,
      help: [
        "write \(ValueType.listing(scene.platforms.map(\.spelling))), or add it to the `platforms` "
          + "of the scene"
      ])
  }

  private mutating func checkViewport(_ field: Field<Size>) {
    guard let written = field.written else { return }
    let (width, height) = (scene.viewport.width, scene.viewport.height)
    guard !width.contains(written.value.width) || !height.contains(written.value.height) else {
      return
    }
    let spelling = [width, height].map {
      "\(DecimalText.number($0.lowerBound))..\(DecimalText.number($0.upperBound))"
    }
    report(
      .outOfRange, "the scene is not made for this size", at: written.range, severity: .warning,
      notes: ["its viewport is \(spelling[0]) x \(spelling[1])"])
  }
}

extension ScenarioResolver {
  mutating func panel(_ reference: Reference) -> EntityID<Panel>? {
    find(reference, "panel", in: names.panels)
  }

  mutating func mover(_ reference: Reference) -> (Mover, ScenarioRow?)? {
    let kinds =
      ["panel", "track"] + (names.pagers.isEmpty ? [] : ["pager"])
      + (names.lists.isEmpty ? [] : ["row"])
    let kind = kinds.dropLast().joined(separator: ", ") + " or " + kinds[kinds.count - 1]
    return find(reference, kind, in: names.movers) { mover in
      if case .row(let list) = mover { list } else { nil }
    }
  }

  mutating func pager(_ reference: Reference) -> EntityID<Pager>? {
    find(reference, "pager", in: names.pagers)
  }

  mutating func element(_ reference: Reference) -> (Element, ScenarioRow?)? {
    find(reference, "element", in: names.elements, list: \.row)
  }

  mutating func gesture(_ reference: Reference) -> (EntityID<Gesture>, ScenarioRow?)? {
    let scene = scene
    return find(reference, "gesture", in: names.gestures) { scene[$0].row }
  }

  mutating func stack(_ reference: Reference) -> ContentOwner? {
    find(reference, "navigation stack", in: names.stacks)
  }

  mutating func scroller(_ reference: Reference) -> ContentOwner? {
    find(reference, "container, panel, list or scroller that scrolls", in: names.scrollers)
  }

  mutating func announcement(_ reference: Reference) -> EntityID<Announcement>? {
    find(reference, "announcement", in: names.announcements)
  }

  mutating func mode(_ reference: Reference) -> EntityID<Mode>? {
    find(reference, "mode", in: names.modes)
  }

  mutating func action(_ reference: Reference) -> EntityID<EmittedAction>? {
    find(reference, "action", in: names.actions)
  }

  mutating func find<ID>(
    _ reference: Reference, _ kind: String, in table: [(name: String, id: ID)]
  ) -> ID? {
    let name = reference.spelling
    if let found = table.first(where: { $0.name == name }) { return found.id }
    // `scene.` stands before names that are words of `expect` as well.
    if reference.parts.count > 1, reference.parts[0] == "scene",
      let found = table.first(where: {
        $0.name == reference.parts.dropFirst().joined(separator: ".")
      })
    {
      return found.id
    }
    if reportRow(reference, kind) { return nil }
    let known = table.map(\.name)
    let near = didYouMean(name, among: known)
    let list =
      known.isEmpty ? "there is none in this scene" : Reader.inventory(known)
    report(
      .undefinedName, "the scene has no \(kind) \(quoted(name))", at: reference.range,
      help: [near ?? list])
    return nil
  }
}
