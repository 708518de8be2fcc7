internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension SceneSpelling {
  func panel(_ id: EntityID<Panel>) -> PanelDocument {
    let panel = scene[id]
    var document = PanelDocument()
    document.edge = Field(panel.edge.value)
    document.over = Field(name(panel.over))
    document.size = Field(spelled(panel.size))
    document.insetContent = Field(panel.insetContent)
    document.navigation = Field(panel.navigation)
    document.items = named(
      panel.items.map { item in
        (
          item.name.value,
          ItemDocument(
            label: Field(item.label), frame: Field(item.frame), tap: Field(actions(item.tap)))
        )
      })
    if panel.insetContent != .zero {
      document.outside = Field(OutsideDocument(tap: Field(actions(panel.outsideTap))))
    }
    document.scrim = Field(scrim(of: id))
    document.modal = Field(panel.modal)
    // Unstated it is a default that depends on the taps of the scene.
    document.opener = panel.opener == .app(stated: true) ? Field(.app) : .absent
    document.startsOpen = Field(panel.startsOpen)
    document.pull = Field(gesture(.pull(id)))
    document.push = Field(gesture(.push(id)))
    document.motion = Field(spelled(panel.motion))
    document.behavior = BehaviorDocument(
      settle: Field(spelled(panel.settle, along: panel.edge.value.axis)),
      outOfRange: Field(panel.outOfRange), cancel: Field(panel.cancel),
      whileMoving: Field(panel.whileMoving), resize: Field(panel.resize))
    return document
  }

  private func spelled(_ size: Length) -> SizeDocument {
    SizeDocument(
      length: Field(Length(fraction: size.fraction, points: size.points)),
      atLeast: size.atLeast.isFinite ? Field(size.atLeast) : .absent,
      atMost: size.atMost.isFinite ? Field(size.atMost) : .absent)
  }

  private func scrim(of id: EntityID<Panel>) -> PanelScrimDocument? {
    guard let scrim = scene.scrims.first(where: { owner(of: $0) == id }) else { return nil }
    return PanelScrimDocument(
      opacity: Field(scrim.sources.first?.open ?? 0), color: Field(scrim.color),
      settling: scrim.settling.map { Field(spelled($0)) } ?? .absent,
      tap: Field(actions(scrim.tap)))
  }

  /// The panel's own gesture, with all that would be a default.
  private func gesture(_ origin: GestureOrigin) -> GestureDocument? {
    guard let gesture = scene.gestures.first(where: { $0.origin == origin }) else { return nil }
    var document = spelled(gesture)
    document.drives = .absent
    document.when = Field(gesture.when.map(spelled))
    document.before = Field(gesture.before.map(name))
    return document
  }

  func spelled(_ motion: Motion) -> MotionDocument {
    var document = MotionDocument(duration: Field(motion.durationNanoseconds))
    switch motion.curve {
    case .bezier: document.curve = Field(motion.curve)
    case .spring(let mass, let stiffness, let damping):
      document.spring = Field(
        SpringDocument(
          mass: Field(mass), stiffness: Field(stiffness), damping: Field(damping)))
    }
    return document
  }
}
