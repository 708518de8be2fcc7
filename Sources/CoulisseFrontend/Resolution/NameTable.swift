internal import CoulisseModel
internal import CoulisseSource

/// The tables of a scene that have names of their own.
enum EntityKind: String, Sendable, CaseIterable {
  case container, scrim, track, panel, list, pager, handle, tiles, gesture, group, action, mode,
    announcement

  /// "a panel"
  var phrase: String {
    switch self {
    case .action, .announcement: "an \(rawValue)"
    case .tiles: "a set of tiles"
    case .container, .scrim, .track, .panel, .list, .pager, .handle, .gesture, .group, .mode:
      "a \(rawValue)"
    }
  }

  /// Containers, scrims, panels, pagers, handles and tiles are all drawn: `in:` names any of them.
  var isDrawn: Bool {
    switch self {
    case .container, .scrim, .panel, .list, .pager, .handle, .tiles: true
    case .track, .gesture, .group, .action, .mode, .announcement: false
    }
  }

  /// Whether its names must differ from those of everything that is drawn: `in:` names any of these,
  /// and statements name panels, tracks and modes.
  var sharesNames: Bool { isDrawn || self == .track || self == .mode }
}

/// What each name of the scene stands for.
struct NameTable: Sendable {
  struct Entry: Sendable {
    var index: Int
    var range: SourceRange
  }

  private var entries: [EntityKind: [String: Entry]] = [:]
  private var order: [EntityKind: [String]] = [:]
  /// Kinds some of whose members could not be read: a name that is not found may be one of them.
  var incomplete: Set<EntityKind> = []

  /// Names that a member of a kind could not have: who speaks of them means that member.
  private var refused: [EntityKind: Set<String>] = [:]

  mutating func refuse(_ kind: EntityKind, _ name: String) {
    refused[kind, default: []].insert(name)
  }

  func isRefused(_ kind: EntityKind, _ name: String) -> Bool {
    refused[kind]?.contains(name) ?? false
  }

  mutating func add(_ kind: EntityKind, _ name: String, index: Int, at range: SourceRange) {
    guard entries[kind]?[name] == nil else { return }
    entries[kind, default: [:]][name] = Entry(index: index, range: range)
    order[kind, default: []].append(name)
  }

  func entry(_ kind: EntityKind, _ name: String) -> Entry? { entries[kind]?[name] }

  /// All names of a kind, in order of declaration.
  func names(_ kind: EntityKind) -> [String] { order[kind] ?? [] }

  /// The kinds that have this name.
  func kinds(of name: String) -> [EntityKind] {
    EntityKind.allCases.filter { entry($0, name) != nil }
  }
}
