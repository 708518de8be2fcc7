import CoulisseRuntime
import CoulisseSource

extension Lowering {
  mutating func lowerFollowers() {
    for index in scene.panels.indices { lowerPanel(EntityID(index)) }
    for index in scene.tracks.indices { lowerTrack(EntityID(index)) }
    for index in scene.pagers.indices { lowerPages(of: EntityID(index)) }
    for index in scene.scrims.indices { lowerScrim(EntityID(index)) }
    for (index, container) in scene.containers.enumerated() {
      guard let shadow = container.shadow else { continue }
      program.shadows.append(
        ShadowSpec(
          view: view(of: .container(EntityID(index))), opacity: shadow.opacity,
          condition: Condition(shadow.when.flatMap(clauses(of:)))))
    }
    for (index, container) in scene.containers.enumerated() where container.navigation {
      // The buttons belong to the root page's part of the bar.
      for button in container.bar.indices {
        hide(
          .barButton(EntityID(index), button),
          while: isPushed(.container(EntityID(index))))
      }
    }
  }

  /// A panel over its container stands at its layout frame when open, and off by its size when closed;
  /// one under it always stands there.
  private mutating func lowerPanel(_ id: EntityID<Panel>) {
    let panel = scene[id]
    let own = view(of: .panel(id))
    let edge = panel.edge.value
    // What lies behind comes first and goes last: the panel before the picture that uncovers it.
    if panel.isLazy { lowerPresence(of: id) }
    switch panel.layer {
    case .over where panel.stretches:
      let stops = [FollowerStop(.zero, .zero), FollowerStop(panel.size, panel.size)]
      slide(own, toward: edge.opposite, with: .panel(id), stops)
      program.followers.append(
        FollowerSpec(
          view: own, property: .extent(edge.axis),
          sources: [
            FollowerSource(
              track: track(of: Mover.panel(id)), stops: stops, beyond: .extend, reads: .reach)
          ]))
    case .over:
      // Out of sight by its size at 0, wherever its first detent may be.
      let stops = [away(id), stop(of: id, at: .open, .zero)]
      slide(
        own, toward: edge.opposite, with: .panel(id),
        isAscending(id) ? stops : stops.reversed())
    case .under(let picture): if case .own = panel.slide { lowerUncovering(id, picture) }
    }
    let closed = scene.detents(of: .panel(id), at: scene.closedPlace(of: id)).map {
      ConfigurationTerm(.atRest(track: track(of: Mover.panel(id)), detent: $0))
    }
    if !scene.peeks(id) {
      program.predicates.append(
        PredicateSpec(view: own, property: .inaccessible, condition: Condition([closed])))
    }
    if panel.modal {
      program.predicates.append(
        PredicateSpec(
          view: own, property: .modal, condition: Condition(closed.map { [$0.opposite] })))
    }
    if panel.navigation { lowerPage(of: id) }
  }

  /// A container that a panel lies under slides away as far as the track goes; or a still picture
  /// does, which stands for it until it is back.
  private mutating func lowerUncovering(_ id: EntityID<Panel>, _ picture: Picture?) {
    let panel = scene[id]
    let container = Element.container(panel.container)
    let definition = scene.definition(of: .panel(id))
    let stops = [definition.lower, definition.upper].map { FollowerStop($0, $0) }
    let moving = view(of: picture == nil ? container : .picture(id))
    slide(moving, toward: panel.edge.value.opposite, with: .panel(id), stops)
    guard let picture else { return }
    let track = track(of: Mover.panel(id))
    let isHome = ConfigurationTerm(.atRest(track: track, detent: definition.home))
    let isOpen = ConfigurationTerm(.atRest(track: track, detent: scene.openDetent(of: id)))
    program.predicates.append(
      PredicateSpec(
        view: view(of: container), property: .hidden,
        condition: Condition([[isHome.opposite], [isOpen.opposite]])))
    program.presences.append(
      PresenceSpec(
        view: view(of: container), appears: Condition([[isHome]]), goes: Condition([[isOpen]])))
    program.presences.append(
      PresenceSpec(
        view: moving, appears: Condition([[isHome.opposite]]), goes: Condition([[isHome]]),
        pictures: view(of: container)))
    if picture.shadow > 0 {
      program.shadows.append(
        ShadowSpec(view: moving, opacity: picture.shadow, condition: .always))
    }
  }

  /// A lazy panel comes when something of it may be seen, and goes when it has closed. Of those that
  /// share a track one at a time is there: while it is dragged, the one toward which it is.
  private mutating func lowerPresence(of id: EntityID<Panel>) {
    let track = track(of: Mover.panel(id))
    let home = scene.definition(of: .panel(id)).home
    let isHome = ConfigurationTerm(.atRest(track: track, detent: home))
    let (appears, goes): (Condition, Condition)
    switch scene[id].slide {
    case .own: (appears, goes) = (Condition([[isHome.opposite]]), Condition([[isHome]]))
    case .shared(let shared, let detent):
      let dragged = ConfigurationTerm(.dragged(track: track))
      let past = ConfigurationTerm(.past(track: track, detent: home))
      let before = ConfigurationTerm(.before(track: track, detent: home))
      let (toward, away) = detent > home ? (past, before) : (before, past)
      let others = scene[shared].definition.detents.indices.filter { $0 != home && $0 != detent }
      let elsewhere = others.map { ConfigurationTerm(.boundFor(track: track, detent: $0)) }
      let bound = ConfigurationTerm(.boundFor(track: track, detent: detent))
      appears = Condition([[bound, dragged], [bound, toward]])
      goes = Condition([[isHome, dragged] + elsewhere, [isHome, away] + elsewhere])
    }
    program.presences.append(
      PresenceSpec(view: view(of: .panel(id)), appears: appears, goes: goes))
  }

  /// A track of the scene moves its container from end to end.
  private mutating func lowerTrack(_ id: EntityID<Track>) {
    let track = scene[id]
    slide(
      view(of: .container(track.moves)), toward: track.toward, with: .track(id),
      [track.definition.lower, track.definition.upper].map { FollowerStop($0, $0) })
  }

  /// All pages of a pager move as one.
  private mutating func lowerPages(of id: EntityID<Pager>) {
    let pager = scene[id]
    let stops = pager.definition.detents.map { FollowerStop($0.position, $0.position) }
    for page in pager.pages.indices {
      slide(
        view(of: scene.page(page, of: id)), toward: pager.next.opposite, with: .pager(id), stops)
    }
  }

  /// A view goes where a track is; a motion that swings past an end takes it along.
  mutating func slide(
    _ view: Int, toward side: Side, with mover: Mover, _ stops: [FollowerStop]
  ) {
    program.followers.append(
      FollowerSpec(
        view: view, property: .offset(toward: side),
        sources: [FollowerSource(track: track(of: mover), stops: stops, beyond: .extend)]))
  }

  /// Whether the positions of its track grow as a panel opens.
  private func isAscending(_ id: EntityID<Panel>) -> Bool {
    scene.openDetent(of: id) > scene.definition(of: .panel(id)).home
  }

  private enum PanelEnd { case closed, open }

  /// The value of a follower where a panel is closed, or open.
  private func stop(of id: EntityID<Panel>, at end: PanelEnd, _ value: Length) -> FollowerStop {
    let definition = scene.definition(of: .panel(id))
    let detent = end == .open ? scene.openDetent(of: id) : definition.home
    return FollowerStop(definition.detents[detent].position, value)
  }

  /// Where a panel over its container is out of sight altogether.
  private func away(_ id: EntityID<Panel>) -> FollowerStop {
    switch scene[id].slide {
    case .own: FollowerStop(.zero, -scene[id].size)
    case .shared: stop(of: id, at: .closed, -scene[id].size)
    }
  }

  /// A page pushed inside a panel covers it, the uncovered strip included.
  private mutating func lowerPage(of id: EntityID<Panel>) {
    let isRoot = ConfigurationTerm(.depth(stack: stack(of: .panel(id)), is: 0))
    hide(.page(id), while: isRoot)
    if scene[id].hasOutside { hide(.outside(id), while: isPushed(.panel(id))) }
    program.followers.append(
      FollowerSpec(
        view: view(of: .page(id)), property: .offset(toward: .trailing),
        sources: [
          FollowerSource(
            track: track(of: .page(.panel(id))),
            stops: [FollowerStop(.zero, .zero), FollowerStop(.full, .full)])
        ]))
  }

  /// Hidden while its opacity rests at nothing.
  private mutating func lowerScrim(_ id: EntityID<Scrim>) {
    let scrim = scene[id]
    let follower = program.followers.count
    program.followers.append(
      FollowerSpec(
        view: view(of: .scrim(id)), property: .opacity,
        sources: scrim.sources.map { source in
          let stops = [
            stop(of: source.panel, at: .closed, Length(points: source.closed)),
            stop(of: source.panel, at: .open, Length(points: source.open)),
          ]
          return FollowerSource(
            track: track(of: Mover.panel(source.panel)),
            stops: isAscending(source.panel) ? stops : stops.reversed())
        },
        combination: scrim.combination, settling: scrim.settling.map(lowered),
        reduced: scrim.settling?.reduced.map(lowered)))
    hide(
      .scrim(id),
      while: ConfigurationTerm(.followerAtRest(follower: follower, value: 0)))
  }

  private mutating func hide(_ element: Element, while term: ConfigurationTerm) {
    program.predicates.append(
      PredicateSpec(view: view(of: element), property: .hidden, condition: Condition([[term]])))
  }

  func isPushed(_ owner: ContentOwner) -> ConfigurationTerm {
    ConfigurationTerm(.depth(stack: stack(of: owner), is: 0), negated: true)
  }
}
