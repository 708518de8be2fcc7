internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// Windows on pages, and the drags that turn them.
extension Resolver {
  /// A container's own pager is called like it.
  mutating func declarePagers() {
    for (index, entry) in containers.enumerated() {
      let id = EntityID<Container>(index)
      if let pager = entry.document.pager.value {
        names.add(.pager, entry.name.value, index: pagers.count, at: entry.name.range)
        pagers.append(PagerEntry(name: entry.name, place: .whole(id), document: pager))
      }
      declarePagers(entry.document.pagers, in: .container(id))
      if entry.document.pager.isUnreadable { names.incomplete.insert(.pager) }
    }
    for (index, entry) in panels.enumerated() {
      declarePagers(entry.document.pagers, in: .panel(EntityID(index)))
      if entry.isBroken { names.incomplete.insert(.pager) }
    }
  }

  private mutating func declarePagers(
    _ field: Field<[Named<PagerDocument>]>, in owner: ContentOwner
  ) {
    if field.isUnreadable { names.incomplete.insert(.pager) }
    for entry in field.value ?? [] {
      declare(.pager, entry.name, index: pagers.count)
      pagers.append(
        PagerEntry(
          name: entry.name, place: .part(of: owner),
          document: entry.body.value
            ?? PagerDocument(
              pages: .unreadable(entry.name.range), swipe: .unreadable(entry.name.range))
        ))
    }
  }

  /// The names of its pages; nil if the file could not be read there.
  func pageNames(of id: EntityID<Pager>) -> [Located<String>]? {
    let entry = pagers[id.index]
    if entry.document.pages.isUnreadable { return nil }
    if let pages = entry.document.pages.value { return pages }
    guard case .whole(let container) = entry.place else { return nil }
    return containers.filter { $0.parent == container }.map(\.name)
  }

  mutating func resolvePagers() {
    for index in pagers.indices { scene.pagers.append(pager(EntityID(index))) }
    for (index, panel) in scene.panels.enumerated() { checkUnder(panel, panels[index].document) }
    for (index, track) in scene.tracks.enumerated() {
      let moves = document.tracks.value?[index].body.value?.moves.written
      checkMoved(track, at: moves?.range ?? track.name.range)
    }
  }

  private mutating func pager(_ id: EntityID<Pager>) -> Pager {
    let entry = pagers[id.index]
    let written = entry.document
    let next = written.next.value ?? .trailing
    let pages = pages(of: id)
    let detents = pages.enumerated().map {
      Detent(name: $1.name.value, position: Length(fraction: Double($0)))
    }
    var behavior = written.behavior
    if behavior.settle.isAbsent { behavior.settle = Field(.preset(.flutterPageView)) }
    let owner = TrackOwner(mover: .pager(id), axis: next.axis, places: detents.map(\.name))
    var definition = definition(owner, detents, behavior, written.motion)
    definition.start = written.starts.value.flatMap { place($0, of: .pager(id)) } ?? 0
    definition.home = definition.start
    return Pager(
      name: entry.name, window: window(of: entry), next: next, pages: pages,
      definition: definition)
  }

  private mutating func window(of entry: PagerEntry) -> PagerWindow {
    switch entry.place {
    case .whole(let container):
      if let scrolls = containers[container.index].document.scrolls.written, scrolls.value != nil {
        report(
          .unknownKey, "its pages fill it: nothing of its own could scroll", at: scrolls.key,
          secondary: [(entry.name.range, "this container is a pager")],
          help: ["write it in the pages that scroll"])
      }
      return .container(container)
    case .part(let owner):
      if let frame = entry.document.frame.written {
        let holder = if case .panel = owner { "panel's content" } else { "container" }
        checkFrame(frame, of: entry.name, in: holder, extents(of: owner))
      }
      return .part(of: owner, entry.document.frame.value ?? .full)
    }
  }

  /// Its pages, each once; of a container that is a pager, the containers in it.
  private mutating func pages(of id: EntityID<Pager>) -> [PagerPage] {
    let entry = pagers[id.index]
    var pages: [PagerPage] = []
    for name in pageNames(of: id) ?? [] {
      if let first = pages.first(where: { $0.name.value == name.value }) {
        report(
          .duplicateName, "\(quoted(name.value)) is a page of the pager already", at: name.range,
          secondary: [(first.name.range, "here")], help: ["remove one of the two"])
      } else if let page = page(name, of: entry) {
        pages.append(page)
      }
    }
    checkCount(of: pages, entry)
    if case .whole(let container) = entry.place, !entry.document.pages.isAbsent {
      reportLeftOut(container, pages)
    }
    return pages
  }

  private mutating func page(_ name: Located<String>, of entry: PagerEntry) -> PagerPage? {
    guard case .whole(let parent) = entry.place else { return PagerPage(name: name) }
    let inside = containers.indices.filter { containers[$0].parent == parent }
    if let index = inside.first(where: { containers[$0].name.value == name.value }) {
      return PagerPage(name: containers[index].name, container: EntityID(index))
    }
    let known = inside.map { containers[$0].name.value }
    guard !containers[parent.index].document.contains.isUnreadable else { return nil }
    report(
      .undefinedName, "\(quoted(name.value)) does not lie in \(quoted(entry.name.value))",
      at: name.range, notes: ["the pages of a container are the containers in its `contains`"],
      help: [didYouMean(name.value, among: known) ?? Reader.inventory(known)])
    return nil
  }

  private mutating func checkCount(of pages: [PagerPage], _ entry: PagerEntry) {
    let written = entry.document.pages
    let place = written.written?.range ?? entry.name.range
    guard !written.isUnreadable else { return }
    if pages.count > SceneLimits.pages {
      report(
        .tooLarge, "a pager has at most \(SceneLimits.pages) pages; this one has \(pages.count)",
        at: place, help: ["split it into several pagers"])
    } else if pages.count < 2, written.value.map({ $0.count < 2 }) ?? true {
      report(
        .degenerateDetents,
        pages.isEmpty ? "a pager needs pages" : "a pager with one page never turns", at: place,
        help: [
          written.isAbsent
            ? "let it contain two containers or more: `contains: { inbox: {}, archive: {} }`"
            : "write two pages or more, for example `pages: [home, recent]`"
        ])
    }
  }

  /// Containers that lie in a pager and are none of its pages would cover them all.
  private mutating func reportLeftOut(_ parent: EntityID<Container>, _ pages: [PagerPage]) {
    let pager = containers[parent.index].document.pager
    guard !pager.isUnreadable, pager.value?.pages.isUnreadable != true else { return }
    for (index, entry) in containers.enumerated()
    where entry.parent == parent && !pages.contains(where: { $0.container == EntityID(index) }) {
      report(
        .unknownValue, "\(quoted(entry.name.value)) lies in a pager and is none of its pages",
        at: entry.name.range,
        secondary: [
          (
            containers[parent.index].document.pager.value?.pages.written?.range ?? entry.name.range,
            "these are its pages"
          )
        ],
        help: ["add it to `pages`, or take it out of `contains`"])
    }
  }

  /// Whoever turns the page would uncover what lies under it.
  private mutating func checkUnder(_ panel: Panel, _ written: PanelDocument) {
    guard panel.layer != .over, let (pager, _) = scene.place(amongPagesOf: panel.container) else {
      return
    }
    let page = scene[panel.container].name.value
    report(
      .unknownValue,
      "\(quoted(page)) is a page of \(quoted(scene[pager].name.value)), which moves it: a panel "
        + "cannot lie under it", at: written.under.written?.range ?? panel.name.range,
      help: ["write `under: \(scene[pager].name.value)`, or `over: \(page)`"])
  }

  private mutating func checkMoved(_ track: Track, at range: SourceRange) {
    guard let (pager, _) = scene.place(amongPagesOf: track.moves) else { return }
    report(
      .unknownValue,
      "\(quoted(scene[track.moves].name.value)) is a page of \(quoted(scene[pager].name.value)), "
        + "which moves it already", at: range,
      help: ["let the track move \(quoted(scene[pager].name.value))"])
  }
}

extension Resolver {
  /// The drag that turns the pages: both ways, along one axis on every platform, because what its pages
  /// show may scroll across it.
  func swipe(
    _ plan: GesturePlan, _ id: EntityID<Pager>, among plans: [GesturePlan]
  ) -> Gesture {
    let pager = scene[id]
    return Gesture(
      name: plan.name, origin: .turn(id), kind: .pan(claims: [pager.next.opposite, pager.next]),
      regions: [scene.window(of: id)], drives: .one(.mover(.pager(id))),
      before: (pushes(around: id, plans) + followers(of: plan, among: plans)).map { Relation($0) })
  }

  /// The closing drags of the panels that a pager lies in: it hands over to them at its last page.
  private func pushes(
    around id: EntityID<Pager>, _ plans: [GesturePlan]
  ) -> [EntityID<Gesture>] {
    plans.indices.filter { index in
      guard case .panel(let panel, .outward, _) = plans[index].source else { return false }
      return scene[panel].edge.value.axis == scene[id].next.axis
        && contains(.panel(panel), scene.window(of: id))
    }.map { EntityID($0) }
  }

  /// Says why a pager has no drag of its own.
  mutating func reportMissingSwipe(_ reference: Reference, _ id: EntityID<Pager>) {
    let field = pagers[id.index].document.swipe
    guard !field.isUnreadable else { return }
    if let other = replacement(ofDrag: pagers[id.index].name.value, from: scene[id].next) {
      reportReplaced(reference, by: other)
    } else {
      report(
        .undefinedName, "there is no gesture \(quoted(reference.spelling)): the pager has none",
        at: reference.range,
        secondary: [(field.written?.key ?? pagers[id.index].name.range, "said here")],
        help: ["remove one of the two"])
    }
  }
}
