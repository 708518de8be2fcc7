import CoulisseRuntime
import CoulisseSource

extension Lowering {
  mutating func lowerTracks() {
    for (index, panel) in scene.panels.enumerated() {
      guard case .own(let definition) = panel.slide else { continue }
      let id = EntityID<Panel>(index)
      lower(definition, of: .panel(id), toward: panel.edge.value.opposite, in: stageView(of: id))
    }
    for (index, track) in scene.tracks.enumerated() {
      let stage = program.views[view(of: .container(track.moves))].parent
      lower(track.definition, of: .track(EntityID(index)), toward: track.toward, in: stage)
    }
    for (index, pager) in scene.pagers.enumerated() {
      let id = EntityID<Pager>(index)
      lower(
        pager.definition, of: .pager(id), toward: pager.next.opposite,
        in: view(of: scene.window(of: id)))
    }
    for (index, container) in scene.containers.enumerated() {
      if let scroller = container.scroller { lower(scroller, of: .container(EntityID(index))) }
      if container.navigation { lowerStack(.container(EntityID(index))) }
    }
    for (index, panel) in scene.panels.enumerated() {
      if let scroller = panel.scroller { lower(scroller, of: .panel(EntityID(index))) }
      if panel.navigation { lowerStack(.panel(EntityID(index))) }
    }
    for (index, area) in scene.scrollAreas.enumerated() {
      lower(area.scroller, of: .scrollArea(EntityID(index)))
    }
    for index in scene.lists.indices { lower(.ofRows, of: .list(EntityID(index))) }
    for group in scene.groups {
      program.groups.append(GroupSpec(members: group.members.map { track(of: Mover.panel($0)) }))
    }
  }

  mutating func lower(
    _ definition: TrackDefinition, of symbol: TrackSymbol, toward side: Side, in stage: Int
  ) {
    add(
      symbol,
      TrackSpec(
        positive: side, reference: stage, detents: definition.detents.map(\.position),
        lower: definition.lower, upper: definition.upper, start: definition.start,
        home: definition.home,
        outOfRange: definition.outOfRange, settle: definition.settle,
        motion: lowered(definition.motion),
        released: definition.released.map { lowered($0, of: definition.motion) },
        reduced: definition.motion.reduced.map(lowered),
        requests: definition.requests,
        cancel: definition.cancel,
        whileMoving: definition.whileMoving, resize: definition.resize))
  }

  /// The offset of a scroller grows when the finger moves up, or toward the leading side.
  private mutating func lower(_ scroller: Scroller, of owner: ContentOwner) {
    let content = scroller.content.upperBound
    // Of content without a bound the simulation takes two windows full.
    let travel =
      content.isFinite ? Length(fraction: -1, points: content, atLeast: 0) : Length(fraction: 1)
    add(
      .scroll(owner),
      TrackSpec(
        positive: scroller.axis == .vertical ? .top : .leading,
        reference: view(of: owner.window), detents: [], lower: .zero, upper: travel,
        outOfRange: numbers.scrollEnds, settle: .stay, motion: lowered(.scrollReturn)))
  }

  /// The topmost page slides toward the trailing side as it goes.
  private mutating func lowerStack(_ owner: ContentOwner) {
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

  /// The track that moves what a scene speaks of.
  func track(of mover: Mover) -> Int { track(of: scene.track(of: mover)) }

  func stack(of owner: ContentOwner) -> Int { symbols.stack(of: owner) ?? 0 }

  /// The motion of a release over the whole range, an hour at most.
  private func lowered(_ release: Release, of motion: Motion) -> MotionSpec {
    let whole = Double(motion.durationNanoseconds) / release.speed
    return MotionSpec(
      curve: release.curve, durationNanoseconds: Int64(min(whole, 3.6e12).rounded()))
  }

  func lowered(_ motion: ReducedMotion) -> MotionSpec {
    MotionSpec(curve: motion.curve, durationNanoseconds: motion.durationNanoseconds)
  }

  func lowered(_ motion: Motion) -> MotionSpec {
    MotionSpec(
      curve: motion.curve, durationNanoseconds: motion.durationNanoseconds,
      takesVelocity: motion.takesVelocity)
  }
}

extension ContentOwner {
  /// The part through which its content is seen as it scrolls.
  package var window: Element {
    switch self {
    case .container(let id): .container(id)
    case .panel(let id): .content(id)
    case .scrollArea(let id): .scrollArea(id)
    case .list(let id): .list(id)
    }
  }

  /// What its pages lie in.
  package var element: Element {
    switch self {
    case .container(let id): .container(id)
    case .panel(let id): .panel(id)
    case .scrollArea(let id): .scrollArea(id)
    case .list(let id): .list(id)
    }
  }
}
