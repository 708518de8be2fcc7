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
  static let groups = 1000
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

  private static func count(_ containers: [Named<ContainerDocument>]) -> Int {
    containers.reduce(0) { $0 + 1 + count($1.body.value?.contains.value ?? []) }
  }
}
