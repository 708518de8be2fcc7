import CoulisseRuntime
import CoulisseSource

extension Lowering {
  /// The view tree, in pre-order: in each container its children with what lies over each of them,
  /// back to front, and its own bar in front.
  mutating func lowerViews() {
    let stage = add(.stage, ViewSpec(parent: -1, frame: .full))
    lowerChildren(of: nil, into: stage)
  }

  private mutating func lowerChildren(of parent: EntityID<Container>?, into view: Int) {
    for (index, container) in scene.containers.enumerated() where container.parent == parent {
      let id = EntityID<Container>(index)
      let panels = scene.panels.indices.map { EntityID<Panel>($0) }.filter {
        scene[$0].container == id
      }
      for panel in panels where scene[panel].layer != .over { lowerPanel(panel, into: view) }
      let own = add(.container(id), ViewSpec(parent: view, frame: .full))
      lowerChildren(of: id, into: own)
      lowerScrollAreas(in: .container(id), into: own, from: .leading)
      lowerLists(in: .container(id), into: own)
      lowerBar(of: id, into: own)
      for panel in panels {
        guard case .under(let picture?) = scene[panel].layer else { continue }
        _ = add(.picture(panel), ViewSpec(parent: view, frame: .full, hits: picture.hits))
      }
      for (index, scrim) in scene.scrims.enumerated() where scrim.over == id {
        _ = add(.scrim(EntityID(index)), ViewSpec(parent: view, frame: .full, hits: .block))
      }
      for panel in panels where scene[panel].layer == .over { lowerPanel(panel, into: view) }
    }
  }

  /// A bar along the top with square buttons, from each side inward.
  private mutating func lowerBar(of id: EntityID<Container>, into view: Int) {
    let buttons = scene[id].bar
    guard !buttons.isEmpty else { return }
    let extent = Length(points: numbers.barHeight)
    let bar = add(
      .bar(id),
      ViewSpec(parent: view, frame: Frame(x: .zero, y: .zero, width: .full, height: extent)))
    for (index, button) in buttons.enumerated() {
      let inward = buttons[..<index].count { $0.side == button.side }
      let frame = Frame(
        x: Length(points: Double(inward) * numbers.barHeight), y: .zero, width: extent,
        height: extent)
      _ = add(.barButton(id, index), ViewSpec(parent: bar, frame: frame, originX: button.side))
    }
  }

  private mutating func lowerPanel(_ id: EntityID<Panel>, into view: Int) {
    let panel = scene[id]
    let edge = panel.edge.value
    // One that stands still is as large as what covers it, of which `size` goes out of its way.
    let isOver = panel.layer == .over
    let own = add(.panel(id), slab(at: edge, extent: isOver ? panel.size : .full, in: view))
    let covered =
      isOver
      ? Length(fraction: 1 - panel.insetContent.fraction, points: -panel.insetContent.points)
      : panel.size
    let content = add(.content(id), slab(at: edge, extent: covered, in: own))
    // A panel at a physical side does not turn, nor does what lies in it.
    let origin: Side = edge == .left || edge == .right ? .left : .leading
    lowerScrollAreas(in: .panel(id), into: content, from: origin)
    for (index, item) in panel.items.enumerated() {
      _ = add(.item(id, index), ViewSpec(parent: own, frame: item.frame, originX: origin))
    }
    lowerLists(in: .panel(id), into: own)
    if panel.hasOutside {
      let rest = isOver ? panel.insetContent : panel.size.complement
      _ = add(.outside(id), slab(at: edge.opposite, extent: rest, in: own))
    }
    if panel.navigation { _ = add(.page(id), ViewSpec(parent: own, frame: .full)) }
  }

  /// A rectangle along one side of its parent, `extent` deep.
  private func slab(at side: Side, extent: Length, in parent: Int) -> ViewSpec {
    switch side.axis {
    case .horizontal:
      ViewSpec(
        parent: parent, frame: Frame(x: .zero, y: .zero, width: extent, height: .full),
        originX: side)
    case .vertical:
      ViewSpec(
        parent: parent, frame: Frame(x: .zero, y: .zero, width: .full, height: extent),
        originY: side)
    }
  }

  private mutating func lowerScrollAreas(
    in holder: ListHolder, into view: Int, from origin: Side
  ) {
    for id in scene.scrollAreas(in: holder) {
      _ = add(
        .scrollArea(id),
        ViewSpec(parent: view, frame: scene[id].frame, originX: origin, clips: true))
    }
  }

  private mutating func lowerLists(in holder: ListHolder, into view: Int) {
    for (index, list) in scene.lists.enumerated() where list.holder == holder {
      lowerList(EntityID(index), into: view)
    }
  }

  mutating func add(_ element: Element, _ view: ViewSpec) -> Int {
    program.views.append(view)
    symbols.views.append(element)
    viewIndices[element] = program.views.count - 1
    return program.views.count - 1
  }

  /// The view of an element that resolution has checked; the stage for one that is not drawn.
  func view(of element: Element) -> Int { viewIndices[element] ?? 0 }

  /// The view that a panel lies in, whose size its lengths refer to.
  func stageView(of panel: EntityID<Panel>) -> Int { program.views[view(of: .panel(panel))].parent }
}
