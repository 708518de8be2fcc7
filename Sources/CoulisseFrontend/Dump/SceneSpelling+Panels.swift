internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension SceneSpelling {
  func panel(_ id: EntityID<Panel>) -> PanelDocument {
    let panel = scene[id]
    var document = PanelDocument()
    document.edge = Field(panel.edge.value)
    spell(panel.layer, panel, in: &document)
    spell(panel.slide, panel, in: &document)
    document.isLazy = Field(panel.isLazy)
    document.navigation = Field(panel.navigation)
    document.scrolls = Field(panel.scroller?.axis)
    document.content = panel.scroller.map { Field($0.content) } ?? .absent
    document.scrollers = scrollers(in: .panel(id))
    document.items = named(
      panel.items.map { item in
        (
          item.name.value,
          ItemDocument(
            grab: Field(optional: item.grab), label: Field(item.label), frame: Field(item.frame),
            tap: Field(actions(item.tap)), accessibility: spelled(item.accessibility),
            visibility: spelled(item.visibility))
        )
      })
    document.pagers = pagers(in: .panel(id))
    if panel.hasOutside {
      document.outside = Field(
        OutsideDocument(
          label: panel.outside.label.isEmpty ? .absent : Field(panel.outside.label),
          tap: Field(actions(panel.outside.tap))))
    }
    document.scrim = Field(scrim(of: id))
    document.modal = Field(panel.modal)
    document.grab = Field(optional: panel.grab)
    document.visibility = spelled(panel.visibility)
    document.accessibility = spelled(panel.accessibility)
    // Unstated it is a default that depends on the taps of the scene.
    document.opener = panel.opener == .app(stated: true) ? Field(.app) : .absent
    document.pull = Field(gesture(.pull(id)))
    document.push = Field(gesture(.push(id)))
    return document
  }

  private func spell(_ layer: PanelLayer, _ panel: Panel, in document: inout PanelDocument) {
    switch layer {
    case .over:
      document.over = Field(name(panel.container))
      document.insetContent = Field(panel.insetContent)
    case .under(let picture):
      document.under = Field(name(panel.container))
      document.picture =
        picture.map {
          Field(PictureDocument(hits: Field($0.hits), shadow: Field($0.shadow)))
        } ?? .absent
    }
  }

  private func spell(_ slide: Slide, _ panel: Panel, in document: inout PanelDocument) {
    switch slide {
    case .shared(let track, let detent):
      document.opens = Field(
        PlaceDocument(
          subject: reference(scene[track].name.value), place: place(detent, of: .track(track))))
    case .own(let definition):
      let isPlain =
        definition.detents.map(\.name) == Panel.places
        && definition.detents[0].position == .zero
      if isPlain {
        document.size = Field(spelled(panel.size))
      } else {
        document.detents = Field(definition.detents.map(spelled))
      }
      document.starts = Field(
        Located(definition.detents[definition.start].name, SourceRange(at: 0)))
      document.range = panel.range.map { Field($0) } ?? .absent
      document.stretches = panel.stretches ? Field(true) : .absent
      document.motion = Field(spelled(definition))
      document.behavior = behavior(definition, along: panel.edge.value.axis)
    }
  }

  func track(_ id: EntityID<Track>) -> TrackDocument {
    let track = scene[id]
    let definition = track.definition
    return TrackDocument(
      toward: Field(track.toward), moves: Field(name(track.moves)),
      detents: Field(definition.detents.map(spelled)),
      starts: Field(place(definition.start, of: .track(id))),
      motion: spelled(definition), behavior: behavior(definition, along: track.toward.axis))
  }

  private func spelled(_ detent: Detent) -> DetentDocument {
    DetentDocument(
      name: Located(detent.name, SourceRange(at: 0)), position: detent.position)
  }

  func behavior(_ definition: TrackDefinition, along axis: Axis) -> BehaviorDocument {
    BehaviorDocument(
      settle: Field(spelled(definition.settle, along: axis, definition.detents.map(\.name))),
      cross: Field(definition.settle.crossing), requests: Field(definition.requests),
      outOfRange: Field(definition.outOfRange),
      cancel: Field(definition.cancel), whileMoving: Field(definition.whileMoving),
      resize: Field(definition.resize))
  }

  func spelled(_ definition: TrackDefinition) -> MotionDocument {
    var document = spelled(definition.motion)
    if let released = definition.released {
      document.percentDriven = Field(
        PercentDrivenDocument(curve: Field(released.curve), speed: Field(released.speed)))
    }
    return document
  }

  private func spelled(_ size: Length) -> SizeDocument {
    SizeDocument(
      length: Field(Length(fraction: size.fraction, points: size.points, measured: size.measured)),
      atLeast: size.atLeast.isFinite ? Field(size.atLeast) : .absent,
      atMost: size.atMost.isFinite ? Field(size.atMost) : .absent)
  }

  private func scrim(of id: EntityID<Panel>) -> PanelScrimDocument? {
    guard let scrim = scene.scrims.first(where: { owner(of: $0) == id }) else { return nil }
    return PanelScrimDocument(
      grab: Field(optional: scrim.grab), opacity: Field(scrim.sources.first?.open ?? 0),
      color: Field(scrim.color),
      settling: scrim.settling.map { Field(spelled($0)) } ?? .absent,
      tap: Field(actions(scrim.tap)), visibility: spelled(scrim.visibility))
  }

  /// The panel's own gesture, with all that would be a default.
  private func gesture(_ origin: GestureOrigin) -> GestureDocument? {
    guard let gesture = scene.gestures.first(where: { $0.origin == origin }) else { return nil }
    var document = spelled(gesture)
    document.drives = .absent
    document.when = Field(gesture.when.map(spelled))
    document.before = Field(gesture.before.map(spelled))
    return document
  }

  func spelled(_ motion: Motion) -> MotionDocument {
    var document = MotionDocument(duration: Field(motion.durationNanoseconds))
    if let reduced = motion.reduced { document.reduced = Field(reduced) }
    switch motion.curve {
    case .bezier: document.curve = Field(motion.curve)
    case .spring(let mass, let stiffness, let damping):
      document.spring = Field(
        SpringDocument(
          mass: Field(mass), stiffness: Field(stiffness), damping: Field(damping)))
      document.takesVelocity = Field(motion.takesVelocity)
    }
    return document
  }
}
