internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseSource

/// The names of a scene in generated code.
struct SceneNames: Sendable {
  var scene: SwiftIdentifier
  var views: NameTable
  var tracks: NameTable
  var panels: NameTable
  /// Every word for where something can rest, once.
  var detents: NameTable
  var gestures: NameTable
  var stacks: NameTable
  /// In the order of the containers that scroll.
  var scrollers: NameTable
  var lengths: NameTable
  var actions: NameTable
  var rows: RowNames
  /// As the scene calls them, by index; empty for what follows from others.
  var quantities: [String]
  var modes: NameTable
  /// `list.milk.delete`, in the order of the program.
  var accessibilityActions: NameTable
  var announcements: NameTable
  /// The values of each mode.
  var modeValues: [NameTable]
  /// What each reaction waits for, in the words of the scene.
  var reactions: [String]
  /// In the order of the program's tiles.
  var tiles: NameTable

  init(_ scene: Scene, _ symbols: SceneSymbols) {
    self.scene = SwiftIdentifier(type: scene.name.value)
    views = NameTable(
      symbols.views.map { NameTable.Entry(source: scene.name(of: $0), range: scene.range(of: $0)) })
    tracks = NameTable(
      symbols.tracks.map { NameTable.Entry(source: scene.name(of: $0), range: scene.range(of: $0)) }
    )
    panels = NameTable(scene.panels.map { NameTable.Entry($0.name) })
    detents = NameTable(scene.detentEntries)
    gestures = NameTable(symbols.recognizers.map { NameTable.Entry(scene[$0].name) })
    stacks = NameTable(
      symbols.stacks.map {
        NameTable.Entry(source: scene.name(of: $0), range: scene.range(of: $0.element))
      })
    scrollers = NameTable(
      symbols.scrollers.map {
        NameTable.Entry(source: scene.name(of: $0), range: scene.range(of: $0.element))
      })
    lengths = NameTable(
      symbols.lengths.map {
        NameTable.Entry(source: scene.name(of: $0), range: scene.range(of: $0))
      })
    actions = NameTable(scene.actions.map { NameTable.Entry($0.name) })
    rows = RowNames(scene)
    quantities = scene.quantities.map(\.name)
    accessibilityActions = NameTable(
      scene.accessibleActions.map { entry in
        let name = scene.accessibility(of: entry.element).actions[entry.action].name
        return NameTable.Entry(
          source: "\(scene.name(of: entry.element)).\(name.value)", range: name.range)
      })
    announcements = NameTable(scene.announcements.map { NameTable.Entry($0.name) })
    modes = NameTable(scene.modes.map { NameTable.Entry($0.name) })
    modeValues = scene.modes.map { mode in
      NameTable(mode.values.map { NameTable.Entry(source: $0, range: mode.name.range) })
    }
    reactions = symbols.reactions.map { index in
      "when "
        + scene.reactions[index].events.map { scene.words(for: $0) }.joined(separator: ", or ")
    }
    tiles = NameTable(
      scene.tiles.indices.flatMap { index in
        scene.tiles[index].names.indices.map { tile in
          NameTable.Entry(
            source: scene.name(of: .tile(EntityID(index), tile)),
            range: scene.tiles[index].name.range)
        }
      })
  }

  /// What cannot be generated. Names that clash do so in several enums; each pair of places is told
  /// once.
  func diagnostics(_ scene: Scene) -> [Diagnostic] {
    var diagnostics = reservedName(scene).map { [$0] } ?? []
    var told: Set<[SourceRange]> = []
    let tables =
      [
        panels, detents, actions, modes, accessibilityActions, announcements, stacks, scrollers,
        tracks, views, gestures, lengths,
      ]
      + rows.tables + modeValues
    for table in tables {
      for clash in table.clashes
      where told.insert([clash.first.range, clash.second.range]).inserted {
        diagnostics.append(Self.diagnostic(clash, scene.file))
      }
    }
    return diagnostics
  }

  private static func diagnostic(_ clash: NameTable.Clash, _ file: SourceFile) -> Diagnostic {
    Diagnostic(
      .symbolClash,
      "\(quoted(clash.second.source)) and \(quoted(clash.first.source)) are both "
        + "\(quoted(clash.identifier.name)) in Swift",
      at: Label(file, clash.second.range, "second"),
      secondary: [Label(file, clash.first.range, "first")],
      notes: [
        "a name becomes a Swift identifier: its words are joined, `a-b` and `a_b` give `aB`"
      ],
      help: ["rename one of them"])
  }

  private func reservedName(_ file: Scene) -> Diagnostic? {
    let place = Label(file.file, file.name.range)
    let name = quoted(file.name.value)
    if SwiftWords.types.contains(scene.name) {
      return Diagnostic(
        .reservedName, "the scene \(name) would hide Swift's own \(quoted(scene.name))", at: place,
        notes: ["the generated type has the name of the scene"],
        help: ["choose another name, such as `\(scene.name)Scene`"])
    }
    // File systems take names of 255 bytes; some tools append to them.
    if scene.name.utf8.count > 200 {
      return Diagnostic(
        .reservedName, "the name of the scene is too long for a file", at: place,
        notes: ["the generated file has the name of the scene; it may have 200 bytes"],
        help: ["choose a shorter name"])
    }
    return nil
  }
}

extension Scene {
  /// The detents of panels, tracks, pagers and rows, each word once, and those of panels that share a
  /// track.
  fileprivate var detentEntries: [NameTable.Entry] {
    var entries: [NameTable.Entry] = []
    let movers =
      panels.indices.map { (Mover.panel(EntityID($0)), panels[$0].name.range) }
      + tracks.indices.map { (Mover.track(EntityID($0)), tracks[$0].name.range) }
      + pagers.indices.map { (Mover.pager(EntityID($0)), pagers[$0].name.range) }
      + lists.indices.filter { lists[$0].row.swipe != nil }.map {
        (Mover.row(EntityID($0)), lists[$0].name.range)
      }
    for (mover, range) in movers {
      for place in places(of: mover) where !entries.contains(where: { $0.source == place }) {
        entries.append(NameTable.Entry(source: place, range: range))
      }
    }
    // An enum has to have cases.
    return entries.isEmpty
      ? Panel.places.map { NameTable.Entry(source: $0, range: name.range) } : entries
  }
}

extension SceneSymbols {
  /// What scrolls, in the order of their tracks.
  var scrollers: [ContentOwner] {
    tracks.compactMap { if case .scroll(let id) = $0 { id } else { nil } }
  }
}
