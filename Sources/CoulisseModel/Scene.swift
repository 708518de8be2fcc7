package import CoulisseRuntime
package import CoulisseSource

/// A resolved scene: every default is spelled out, every reference is an index, and no invalid state
/// can be written down. Entities keep the range of their name for diagnostics.
package struct Scene: Sendable, Hashable {
  package var file: SourceFile
  package var name: Located<String>
  /// The proof runs for each; the first picks the numbers of the generated code.
  package var platforms: [Platform]
  package var viewport: Viewport
  /// In order of declaration, a container before the ones it contains.
  package var containers: [Container]
  package var scrims: [Scrim]
  /// Those that belong to no single panel.
  package var tracks: [Track]
  package var panels: [Panel]
  package var lists: [RowList]
  /// Those of one container or panel stand together.
  package var scrollAreas: [ScrollArea]
  /// Numbers of points that lengths are made of: what the app measures, and what follows from it.
  package var quantities: [NamedQuantity]
  package var handles: [Handle] = []
  package var tiles: [TileSet] = []
  package var pagers: [Pager]
  /// Authored and implicit ones; implicit ones have names such as `menu.pull` or `main.scroll`.
  package var gestures: [Gesture]
  package var groups: [Group]
  package var actions: [EmittedAction]
  package var modes: [Mode]
  /// In the order in which they run.
  package var reactions: [Reaction]
  package var announcements: [Announcement] = []

  package init(
    file: SourceFile, name: Located<String>, platforms: [Platform], viewport: Viewport,
    containers: [Container], scrims: [Scrim], tracks: [Track], panels: [Panel],
    lists: [RowList] = [], scrollAreas: [ScrollArea] = [], pagers: [Pager] = [],
    quantities: [NamedQuantity] = [],
    gestures: [Gesture], groups: [Group], actions: [EmittedAction],
    modes: [Mode] = [], reactions: [Reaction] = []
  ) {
    self.file = file
    self.name = name
    self.platforms = platforms
    self.viewport = viewport
    self.containers = containers
    self.scrims = scrims
    self.tracks = tracks
    self.panels = panels
    self.lists = lists
    self.scrollAreas = scrollAreas
    self.quantities = quantities
    self.pagers = pagers
    self.gestures = gestures
    self.groups = groups
    self.actions = actions
    self.modes = modes
    self.reactions = reactions
  }

  package subscript(id: EntityID<Container>) -> Container { containers[id.index] }
  package subscript(id: EntityID<Scrim>) -> Scrim { scrims[id.index] }
  package subscript(id: EntityID<Panel>) -> Panel { panels[id.index] }
  package subscript(id: EntityID<RowList>) -> RowList { lists[id.index] }
  package subscript(id: EntityID<Gesture>) -> Gesture { gestures[id.index] }
  package subscript(relation: Relation) -> Gesture { self[relation.gesture] }
}

/// The sizes the proof must hold for, and the one that simulations start with.
package struct Viewport: Sendable, Hashable {
  /// Widths in points.
  package var width: ClosedRange<Double>
  /// Heights in points.
  package var height: ClosedRange<Double>
  package var design: Size

  package init(width: ClosedRange<Double>, height: ClosedRange<Double>, design: Size) {
    self.width = width
    self.height = height
    self.design = design
  }
}

/// A number of points that the app measures, or that follows from such ones.
package struct NamedQuantity: Sendable, Hashable {
  /// As the generated code and scenarios call it; empty for what follows from others.
  package var name: String
  package var quantity: SceneQuantity
  /// What the app may measure, in points.
  package var range: ClosedRange<Double>

  package init(name: String, quantity: SceneQuantity, range: ClosedRange<Double>) {
    self.name = name
    self.quantity = quantity
    self.range = range
  }
}

/// Something the app is told by name.
package struct EmittedAction: Sendable, Hashable {
  package var name: Located<String>
  /// What it tells along with its name.
  package var payload: [PayloadField]

  package init(name: Located<String>, payload: [PayloadField] = []) {
    self.name = name
    self.payload = payload
  }
}

/// At most one of the panels is open or bound for open.
package struct Group: Sendable, Hashable {
  package var name: Located<String>
  package var members: [EntityID<Panel>]

  package init(name: Located<String>, members: [EntityID<Panel>]) {
    self.name = name
    self.members = members
  }
}
