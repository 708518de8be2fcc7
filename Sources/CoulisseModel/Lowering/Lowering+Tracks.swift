import CoulisseRuntime
import CoulisseSource

extension Lowering {
  mutating func lowerTracks() {
    for index in scene.panels.indices { lowerPanelTrack(EntityID(index)) }
    for (index, container) in scene.containers.enumerated() {
      if let axis = container.scrolls { lowerScroller(EntityID(index), axis: axis) }
      if container.navigation { lowerStack(.container(EntityID(index))) }
    }
    for (index, panel) in scene.panels.enumerated() where panel.navigation {
      lowerStack(.panel(EntityID(index)))
    }
    for group in scene.groups {
      program.groups.append(GroupSpec(members: group.members.map { track(of: .panel($0)) }))
    }
  }

  private mutating func lowerPanelTrack(_ id: EntityID<Panel>) {
    let panel = scene[id]
    add(
      .panel(id),
      TrackSpec(
        positive: panel.edge.value.opposite, reference: stageView(of: id),
        detents: [.zero, panel.size], lower: .zero, upper: panel.size,
        start: panel.startsOpen ? 1 : 0, outOfRange: panel.outOfRange, settle: panel.settle,
        motion: lowered(panel.motion), cancel: panel.cancel, whileMoving: panel.whileMoving,
        resize: panel.resize))
  }

  /// The offset of a scroller grows when the finger moves up, or toward the leading side.
  private mutating func lowerScroller(_ id: EntityID<Container>, axis: Axis) {
    let content = scene[id].content.upperBound
    // Of content without a bound the simulation takes two windows full.
    let travel =
      content.isFinite ? Length(fraction: -1, points: content, atLeast: 0) : Length(fraction: 1)
    add(
      .scroll(id),
      TrackSpec(
        positive: axis == .vertical ? .top : .leading, reference: view(of: .container(id)),
        detents: [], lower: .zero, upper: travel, outOfRange: numbers.scrollEnds, settle: .stay,
        motion: lowered(.scrollReturn)))
  }

  /// The topmost page slides toward the trailing side as it goes.
  private mutating func lowerStack(_ owner: StackOwner) {
    add(
      .page(owner),
      TrackSpec(
        positive: .trailing, reference: view(of: owner.element), detents: [.zero, .full],
        lower: .zero, upper: .full, settle: .standard, motion: lowered(.page)))
    program.stacks.append(StackSpec(track: program.tracks.count - 1))
    symbols.stacks.append(owner)
  }

  private mutating func add(_ symbol: TrackSymbol, _ track: TrackSpec) {
    program.tracks.append(track)
    symbols.tracks.append(symbol)
  }

  /// The track of something that resolution has checked.
  func track(of symbol: TrackSymbol) -> Int { symbols.track(of: symbol) ?? 0 }

  func stack(of owner: StackOwner) -> Int { symbols.stack(of: owner) ?? 0 }

  func lowered(_ motion: Motion) -> MotionSpec {
    MotionSpec(curve: motion.curve, durationNanoseconds: motion.durationNanoseconds)
  }
}

extension StackOwner {
  /// What its pages lie in.
  package var element: Element {
    switch self {
    case .container(let id): .container(id)
    case .panel(let id): .panel(id)
    }
  }
}
