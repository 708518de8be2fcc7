import CoulisseRuntime
import CoulisseSource

extension Lowering {
  mutating func lowerFollowers() {
    for index in scene.panels.indices { lowerSlide(EntityID(index)) }
    for index in scene.scrims.indices { lowerScrim(EntityID(index)) }
    for (index, container) in scene.containers.enumerated() where container.navigation {
      // The buttons belong to the root page's part of the bar.
      for button in container.bar.indices {
        hide(
          .barButton(EntityID(index), button),
          while: isPushed(.container(EntityID(index))))
      }
    }
  }

  /// A panel stands at its layout frame when open, and off by its size when closed.
  private mutating func lowerSlide(_ id: EntityID<Panel>) {
    let panel = scene[id]
    let own = view(of: .panel(id))
    let track = track(of: .panel(id))
    program.followers.append(
      FollowerSpec(
        view: own, property: .offset(toward: panel.edge.value.opposite),
        sources: [
          FollowerSource(
            track: track,
            stops: [FollowerStop(.zero, -panel.size), FollowerStop(panel.size, .zero)])
        ]))
    let isClosed = ConfigurationTerm(.atRest(track: track, detent: 0))
    program.predicates.append(
      PredicateSpec(view: own, property: .inaccessible, condition: Condition([[isClosed]])))
    if panel.modal {
      let isShown = ConfigurationTerm(isClosed.word, negated: true)
      program.predicates.append(
        PredicateSpec(view: own, property: .modal, condition: Condition([[isShown]])))
    }
    if panel.navigation { lowerPage(of: id) }
  }

  /// A page pushed inside a panel covers it, the uncovered strip included.
  private mutating func lowerPage(of id: EntityID<Panel>) {
    let isRoot = ConfigurationTerm(.depth(stack: stack(of: .panel(id)), is: 0))
    hide(.page(id), while: isRoot)
    if scene[id].insetContent != .zero { hide(.outside(id), while: isPushed(.panel(id))) }
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
          FollowerSource(
            track: track(of: .panel(source.panel)),
            stops: [
              FollowerStop(.zero, Length(points: source.closed)),
              FollowerStop(scene[source.panel].size, Length(points: source.open)),
            ])
        },
        combination: scrim.combination, settling: scrim.settling.map(lowered)))
    hide(
      .scrim(id),
      while: ConfigurationTerm(.followerAtRest(follower: follower, value: 0)))
  }

  private mutating func hide(_ element: Element, while term: ConfigurationTerm) {
    program.predicates.append(
      PredicateSpec(view: view(of: element), property: .hidden, condition: Condition([[term]])))
  }

  func isPushed(_ owner: StackOwner) -> ConfigurationTerm {
    ConfigurationTerm(.depth(stack: stack(of: owner), is: 0), negated: true)
  }
}
