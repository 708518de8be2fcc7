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
      let own = add(.container(id), containerView(id, in: view))
      lowerChildren(of: id, into: own)
      lowerLists(in: .container(id), into: own)
      lowerPagers(of: .container(id), into: own)
      lowerScrollAreas(in: .container(id), into: own)
      lowerBar(of: id, into: own)
      for panel in panels {
        guard case .under(let picture?) = scene[panel].layer else { continue }
        _ = add(.picture(panel), ViewSpec(parent: view, frame: .full, hits: picture.hits))
      }
      for (index, scrim) in scene.scrims.enumerated() where scrim.over == id {
        _ = add(
          .scrim(EntityID(index)),
          ViewSpec(parent: view, frame: .full, hits: .block, grab: scrim.grab))
      }
      for panel in panels where scene[panel].layer == .over { lowerPanel(panel, into: view) }
      lowerLooseViews(over: id, into: view)
    }
  }

  /// As large as what it lies in, and as a page of a pager beside the page before it.
  private func containerView(_ id: EntityID<Container>, in parent: Int) -> ViewSpec {
    var view = ViewSpec(parent: parent, frame: .full)
    if let (pager, index) = scene.place(amongPagesOf: id) {
      view = pageView(index, of: pager, in: parent)
    }
    view.clips = scene.pager(in: id) != nil
    return view
  }

  /// The windows of the pagers that are parts of something, with their pages.
  private mutating func lowerPagers(of owner: ContentOwner, into parent: Int) {
    for (index, pager) in scene.pagers.enumerated() {
      guard case .part(of: owner, let frame) = pager.window else { continue }
      let id = EntityID<Pager>(index)
      let window = add(
        .pager(id),
        ViewSpec(parent: parent, frame: frame, originX: origin(in: owner), clips: true))
      for page in pager.pages.indices {
        _ = add(.pagerPage(id, page), pageView(page, of: id, in: window))
      }
    }
  }

  /// A page lies as many windows away as there are pages before it.
  private func pageView(_ index: Int, of pager: EntityID<Pager>, in window: Int) -> ViewSpec {
    let way = Length(fraction: Double(index))
    let side = scene[pager].next.opposite
    switch side.axis {
    case .horizontal:
      return ViewSpec(
        parent: window, frame: Frame(x: way, y: .zero, width: .full, height: .full), originX: side)
    case .vertical:
      return ViewSpec(
        parent: window, frame: Frame(x: .zero, y: way, width: .full, height: .full), originY: side)
    }
  }

  /// A panel at a physical side does not turn, nor does what lies in it.
  private func origin(in owner: ContentOwner) -> Side {
    switch owner {
    case .container, .list, .scrollArea: .leading
    case .panel(let id): [.left, .right].contains(scene[id].edge.value) ? .left : .leading
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
      _ = add(
        .barButton(id, index),
        ViewSpec(parent: bar, frame: frame, originX: button.side, grab: button.grab))
    }
  }

  private mutating func lowerPanel(_ id: EntityID<Panel>, into view: Int) {
    let panel = scene[id]
    let edge = panel.edge.value
    // One that stands still is as large as what covers it, of which `size` goes out of its way.
    let isOver = panel.layer == .over
    var frame = slab(at: edge, extent: isOver ? panel.size : .full, in: view)
    if panel.stretches {
      // It comes out as far as it is out, however large it is: its inner edge is what stays put.
      frame = slab(at: edge.opposite, extent: panel.size, in: view)
      if edge.axis == .horizontal { frame.frame.x = .full } else { frame.frame.y = .full }
    }
    frame.grab = panel.grab
    let own = add(.panel(id), frame)
    let inset = -panel.insetContent
    let covered =
      isOver
      ? Length(fraction: 1 + inset.fraction, points: inset.points, measured: inset.measured)
      : panel.size
    let content = add(.content(id), slab(at: edge, extent: covered, in: own))
    lowerPagers(of: .panel(id), into: content)
    lowerScrollAreas(in: .panel(id), into: content)
    for (index, item) in panel.items.enumerated() {
      _ = add(
        .item(id, index),
        ViewSpec(
          parent: own, frame: item.frame, originX: origin(in: .panel(id)), grab: item.grab))
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

  mutating func lowerScrollAreas(in holder: ContentOwner, into view: Int) {
    for id in scene.scrollAreas(in: holder) {
      _ = add(
        .scrollArea(id),
        ViewSpec(parent: view, frame: scene[id].frame, originX: origin(in: holder), clips: true))
    }
  }

  private mutating func lowerLists(in holder: ListHolder, into view: Int) {
    for (index, list) in scene.lists.enumerated() where list.holder == holder {
      lowerList(EntityID(index), into: view)
      lowerScrollAreas(in: .list(EntityID(index)), into: self.view(of: .list(EntityID(index))))
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
