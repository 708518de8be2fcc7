internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseSource

/// How much a scene may hold (Y010). Each panel is looked at beside each other one, and so are
/// gestures: a hostile file must not cost time or memory out of proportion to its size.
enum SceneLimits {
  static let panels = 300
  static let containers = 300
  static let scrims = 300
  static let tracks = 300
  static let measures = 100
  static let lists = 100
  static let pagers = 300
  /// Of each pager.
  static let pages = 50
  static let groups = 1000
  static let handles = 300
  /// Sets of tiles, of which each has at most a hundred.
  static let tiles = 30
  static let gestures = 3000
  static let modes = 300
  static let modeValues = 100
  static let reactions = 1000
}

extension Resolver {
  /// Whether the scene is small enough to be resolved; reported if not.
  mutating func isOfUsualSize() -> Bool {
    let counts: [(String, Int, SourceRange?, Int)] = [
      (
        "panels", document.panels.value?.count ?? 0, document.panels.written?.key,
        SceneLimits.panels
      ),
      (
        "containers", Self.count(document.containers.value ?? []), document.containers.written?.key,
        SceneLimits.containers
      ),
      (
        "scrims", document.scrims.value?.count ?? 0, document.scrims.written?.key,
        SceneLimits.scrims
      ),
      (
        "tracks", document.tracks.value?.count ?? 0, document.tracks.written?.key,
        SceneLimits.tracks
      ),
      ("pagers", pagerCount, document.panels.written?.key, SceneLimits.pagers),
      (
        "measures", document.measures.value?.count ?? 0, document.measures.written?.key,
        SceneLimits.measures
      ),
      (
        "lists", document.lists.value?.count ?? 0, document.lists.written?.key, SceneLimits.lists
      ),
      (
        "handles", document.handles.value?.count ?? 0, document.handles.written?.key,
        SceneLimits.handles
      ),
      (
        "tiles", document.tiles.value?.count ?? 0, document.tiles.written?.key, SceneLimits.tiles
      ),
      (
        "groups", document.groups.value?.count ?? 0, document.groups.written?.key,
        SceneLimits.groups
      ),
      (
        "gestures", document.gestures.value?.count ?? 0, document.gestures.written?.key,
        SceneLimits.gestures
      ),
      ("modes", document.modes.value?.count ?? 0, document.modes.written?.key, SceneLimits.modes),
      (
        "reactions", document.reactions.value?.count ?? 0, document.reactions.written?.key,
        SceneLimits.reactions
      ),
    ]
    var isUsual = true
    for (kind, count, range, limit) in counts where count > limit {
      report(
        .tooLarge, "a scene has at most \(limit) \(kind); this one has \(count)",
        at: range ?? scene.name.range, help: ["split it into several scenes"])
      isUsual = false
    }
    return isUsual
  }

  private var pagerCount: Int {
    let inPanels = (document.panels.value ?? []).map { $0.body.value?.pagers.value?.count ?? 0 }
    return inPanels.reduce(0, +) + Self.pagerCount(document.containers.value ?? [])
  }

  private static func pagerCount(_ containers: [Named<ContainerDocument>]) -> Int {
    containers.reduce(0) { count, entry in
      let body = entry.body.value
      return count + (body?.pagers.value?.count ?? 0) + (body?.pager.value == nil ? 0 : 1)
        + pagerCount(body?.contains.value ?? [])
    }
  }

  private static func count(_ containers: [Named<ContainerDocument>]) -> Int {
    containers.reduce(0) { $0 + 1 + count($1.body.value?.contains.value ?? []) }
  }
}
