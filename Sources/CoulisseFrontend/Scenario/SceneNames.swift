internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// What the names in a scenario can mean, by what they are asked for.
struct SceneNames: Sendable {
  private(set) var panels: [(name: String, id: EntityID<Panel>)] = []
  private(set) var pagers: [(name: String, id: EntityID<Pager>)] = []
  private(set) var movers: [(name: String, id: Mover)] = []
  private(set) var elements: [(name: String, id: Element)] = []
  private(set) var gestures: [(name: String, id: EntityID<Gesture>)] = []
  private(set) var stacks: [(name: String, id: ContentOwner)] = []
  private(set) var scrollers: [(name: String, id: ContentOwner)] = []
  private(set) var actions: [(name: String, id: EntityID<EmittedAction>)] = []
  private(set) var lists: [(name: String, id: EntityID<RowList>)] = []
  /// What the app measures.
  private(set) var measures: [(name: String, id: Int)] = []
  private(set) var announcements: [(name: String, id: EntityID<Announcement>)] = []
  private(set) var modes: [(name: String, id: EntityID<Mode>)] = []

  /// Every name, of whatever.
  var all: [String] {
    movers.map(\.name) + elements.map(\.name) + gestures.map(\.name) + actions.map(\.name)
      + modes.map(\.name)
  }

  /// Whether something has this name, with or without `scene.` before it.
  func knows(_ reference: Reference) -> Bool {
    let name = RowName(reference)?.plain(in: self).spelling ?? reference.spelling
    let all = Set(all)
    return all.contains(name) || name.hasPrefix("scene.") && all.contains(String(name.dropFirst(6)))
  }

  init(_ scene: Scene) {
    for (index, panel) in scene.panels.enumerated() {
      panels.append((panel.name.value, EntityID(index)))
      movers.append((panel.name.value, .panel(EntityID(index))))
    }
    for (index, track) in scene.tracks.enumerated() {
      movers.append((track.name.value, .track(EntityID(index))))
    }
    for (index, pager) in scene.pagers.enumerated() {
      pagers.append((pager.name.value, EntityID(index)))
      movers.append((pager.name.value, .pager(EntityID(index))))
    }
    for (index, gesture) in scene.gestures.enumerated() {
      gestures.append((gesture.name.value, EntityID(index)))
    }
    for (index, action) in scene.actions.enumerated() {
      actions.append((action.name.value, EntityID(index)))
    }
    for (index, announcement) in scene.announcements.enumerated() {
      announcements.append((announcement.name.value, EntityID(index)))
    }
    for (index, mode) in scene.modes.enumerated() {
      modes.append((mode.name.value, EntityID(index)))
    }
    for (index, container) in scene.containers.enumerated() {
      let id = EntityID<Container>(index)
      if container.scroller != nil { scrollers.append((container.name.value, .container(id))) }
      if container.navigation { stacks.append((container.name.value, .container(id))) }
    }
    for (index, panel) in scene.panels.enumerated() {
      let owner = ContentOwner.panel(EntityID(index))
      if panel.scroller != nil { scrollers.append((panel.name.value, owner)) }
      if panel.navigation { stacks.append((panel.name.value, owner)) }
    }
    for index in scene.scrollAreas.indices {
      let owner = ContentOwner.scrollArea(EntityID(index))
      scrollers.append((scene.name(of: owner), owner))
    }
    for (index, list) in scene.lists.enumerated() {
      let id = EntityID<RowList>(index)
      lists.append((list.name.value, id))
      scrollers.append((list.name.value, .list(id)))
      if list.row.swipe != nil { movers.append((scene.name(of: Mover.row(id)), .row(id))) }
    }
    for (index, quantity) in scene.quantities.enumerated() where !quantity.name.isEmpty {
      measures.append((quantity.name, index))
    }
    elements = scene.elements.map { (scene.name(of: $0), $0) }
  }
}

extension Scene {
  /// Everything that is drawn, or can be.
  fileprivate var elements: [Element] {
    var elements: [Element] = [.stage]
    for (index, container) in containers.enumerated() {
      let id = EntityID<Container>(index)
      elements.append(.container(id))
      if !container.bar.isEmpty { elements.append(.bar(id)) }
      elements += container.bar.indices.map { .barButton(id, $0) }
    }
    elements += scrollAreas.indices.map { .scrollArea(EntityID($0)) }
    elements += scrims.indices.map { .scrim(EntityID($0)) }
    for (index, panel) in panels.enumerated() {
      let id = EntityID<Panel>(index)
      elements += [.panel(id), .content(id)]
      elements += panel.items.indices.map { .item(id, $0) }
      if panel.hasOutside { elements.append(.outside(id)) }
      if case .under(.some) = panel.layer { elements.append(.picture(id)) }
      if panel.navigation { elements.append(.page(id)) }
    }
    elements += handles.indices.map { .handle(EntityID($0)) }
    for (index, tiles) in tiles.enumerated() {
      elements += tiles.names.indices.map { .tile(EntityID(index), $0) }
    }
    for (index, pager) in pagers.enumerated() {
      guard case .part = pager.window else { continue }
      let id = EntityID<Pager>(index)
      elements.append(.pager(id))
      elements += pager.pages.indices.map { .pagerPage(id, $0) }
    }
    for (index, list) in lists.enumerated() {
      let id = EntityID<RowList>(index)
      elements += [.list(id), .row(id), .rowContent(id)]
      guard let swipe = list.row.swipe else { continue }
      elements += [.rowOverlay(id), .rowPicture(id)]
      for (side, menu) in swipe.sides.enumerated() {
        elements.append(.rowMenu(id, side: side))
        elements += menu.buttons.indices.map { .rowButton(id, side: side, $0) }
      }
    }
    return elements
  }
}
