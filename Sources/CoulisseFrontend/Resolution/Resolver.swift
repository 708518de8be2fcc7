internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// Turns a document into a scene: looks up names, fills in defaults, adds the gestures that panels
/// and containers bring.
struct Resolver: Advising {
  let file: SourceFile
  var document: SceneDocument
  private var problems = DiagnosticLog()
  /// Where a name was reported that stands for nothing: once is enough, whatever looks it up.
  private var undefined: Set<SourceRange> = []
  var names = NameTable()
  var containers: [ContainerEntry] = []
  var panels: [PanelEntry] = []
  var lists: [ListEntry] = []
  /// The list whose row statements and actions are about, while such are resolved.
  var rowScope: EntityID<RowList>?
  var pagers: [PagerEntry] = []
  /// The explicit ones, then those that panels bring.
  var scrims: [ScrimEntry] = []
  var scene: Scene
  /// Actions that something emits.
  var emitted: Set<EntityID<EmittedAction>> = []
  /// Modes that something asks for.
  var askedModes: Set<EntityID<Mode>> = []
  /// Announcements that something makes.
  var announced: Set<EntityID<Announcement>> = []
  /// Panels that a tap opens.
  var opened: Set<EntityID<Panel>> = []

  init(_ document: SceneDocument) {
    self.document = document
    file = document.file
    let name = Located(
      document.scene.value ?? "", document.scene.written?.range ?? SourceRange(at: 0))
    scene = Scene(
      file: document.file, name: name, platforms: [], viewport: Self.standardViewport,
      containers: [], scrims: [], tracks: [], panels: [], gestures: [], groups: [], actions: [])
  }

  /// The first problems, in the order in which they were found.
  var diagnostics: [Diagnostic] { problems.diagnostics }

  /// Whether what is reported now is only counted.
  var isMuted: Bool { problems.isFull }

  /// The scene; nil if the document was damaged or something could not be resolved.
  mutating func run() -> Scene? {
    guard isOfUsualSize() else { return nil }
    resolveMeasures()
    expandLikes()
    declare()
    resolvePlatforms()
    resolveViewport()
    resolveModes()
    resolveAnnouncements()
    resolveContainers()
    resolveActions()
    resolveTracks()
    resolvePanels()
    resolveLists()
    resolvePagers()
    resolveScrollAreas()
    resolveShadows()
    resolveScrims()
    resolveHandles()
    resolveTiles()
    resolveVisibility()
    resolveGroups()
    resolveGestures()
    resolveReactions()
    resolveAccessibility()
    resolveOpeners()
    reportUnusedActions()
    if !problems.hasErrors, !document.isDamaged {
      // What is wrong elsewhere may be what asks for a mode.
      reportUnusedModes()
      reportUnusedAnnouncements()
      checkThresholds()
    }
    return problems.hasErrors || document.isDamaged ? nil : scene
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
}

/// A container with the one that contains it.
struct ContainerEntry: Sendable {
  var name: Located<String>
  var parent: EntityID<Container>?
  var document: ContainerDocument
}

/// A pager with what it is a part of.
struct PagerEntry: Sendable {
  enum Place: Sendable, Hashable {
    case part(of: ContentOwner)
    case whole(EntityID<Container>)
  }

  var name: Located<String>
  var place: Place
  var document: PagerDocument
}

struct PanelEntry: Sendable {
  var name: Located<String>
  var document: PanelDocument
  var transition: TransitionDocument
  /// The body could not be read: what is missing in it was reported.
  var isBroken: Bool
}

/// A scrim of `scrims:`, or the one of a panel.
struct ScrimEntry: Sendable {
  enum Source: Sendable {
    case explicit(ScrimDocument)
    case panel(EntityID<Panel>, PanelScrimDocument)
  }

  var name: Located<String>
  var source: Source
}
