internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// The document that says everything a scene says: the way back from resolution. Reading it gives
/// an equal scene.
struct SceneSpelling {
  let scene: Scene

  var document: SceneDocument {
    var document = SceneDocument(file: scene.file)
    document.version = Field(1)
    document.scene = Field(scene.name.value)
    document.platforms = Field(scene.platforms.map { Located($0, SourceRange(at: 0)) })
    document.viewport = Field(
      ViewportDocument(
        width: Field(scene.viewport.width), height: Field(scene.viewport.height),
        design: Field(scene.viewport.design)))
    document.measures = measures
    document.containers = Field(containers(in: nil))
    let scrims = scene.scrims.filter { owner(of: $0) == nil }
    document.scrims = named(scrims.map { ($0.name.value, spelled($0)) })
    document.tracks = named(
      scene.tracks.indices.map { (scene.tracks[$0].name.value, track(EntityID($0))) })
    document.panels = named(
      scene.panels.indices.map { (scene.panels[$0].name.value, panel(EntityID($0))) })
    document.lists = named(
      scene.lists.indices.map { (scene.lists[$0].name.value, list(EntityID($0))) })
    document.handles = named(scene.handles.map { ($0.name.value, spelled($0)) })
    document.tiles = named(scene.tiles.map { ($0.name.value, spelled($0)) })
    let authored = scene.gestures.filter { $0.origin == .authored }
    document.gestures = named(authored.map { ($0.name.value, spelled($0)) })
    document.groups = named(
      scene.groups.map { ($0.name.value, GroupDocument(members: Field($0.members.map(name)))) })
    document.actions = named(scene.actions.map { ($0.name.value, spelled($0)) })
    document.announcements = named(
      scene.announcements.map { ($0.name.value, AnnouncementDocument(text: Field($0.text))) })
    document.modes = named(scene.modes.map { ($0.name.value, spelled($0)) })
    document.reactions =
      scene.reactions.isEmpty ? .absent : Field(scene.reactions.map(spelled))
    return document
  }

  /// A mapping from names; absent when it is empty.
  func named<Body>(_ entries: [(String, Body)]) -> Field<[Named<Body>]> {
    guard !entries.isEmpty else { return .absent }
    return Field(
      entries.map { Named(name: Located($0.0, SourceRange(at: 0)), body: Field($0.1)) })
  }

  private func containers(in parent: EntityID<Container>?) -> [Named<ContainerDocument>] {
    scene.containers.indices.filter { scene.containers[$0].parent == parent }.map { index in
      let container = scene.containers[index]
      let children = containers(in: EntityID(index))
      var body = ContainerDocument(
        navigation: Field(container.navigation), scrolls: Field(container.scroller?.axis),
        content: container.scroller.map { Field($0.content) } ?? .absent,
        scrollers: scrollers(in: .container(EntityID(index))),
        bar: named(container.bar.map { ($0.name.value, spelled($0)) }),
        pagers: pagers(in: .container(EntityID(index))),
        pager: scene.pager(in: EntityID(index)).map { Field(spelled($0)) } ?? .absent,
        shadow: container.shadow.map { Field(spelled($0)) } ?? .absent,
        contains: children.isEmpty ? .absent : Field(children))
      body.visibility = spelled(container.visibility)
      body.accessibility = spelled(container.accessibility)
      return Named(name: Located(container.name.value, SourceRange(at: 0)), body: Field(body))
    }
  }

  func scrollers(in holder: ContentOwner) -> Field<[Named<ScrollerDocument>]> {
    named(
      scene.scrollAreas(in: holder).map { id in
        let area = scene[id]
        return (
          area.name.value,
          ScrollerDocument(
            frame: Field(area.frame), scrolls: Field(area.scroller.axis),
            content: Field(area.scroller.content))
        )
      })
  }

  private func spelled(_ shadow: Shadow) -> ShadowDocument {
    ShadowDocument(
      opacity: Field(shadow.opacity),
      when: shadow.when.isEmpty ? .absent : Field(shadow.when.map(spelled)))
  }

  func spelled(_ visibility: Visibility) -> VisibilityDocument {
    VisibilityDocument(
      hidden: visibility.hidden.isEmpty ? .absent : Field(visibility.hidden.map(spelled)),
      interactive: visibility.interactive.isEmpty
        ? .absent : Field(visibility.interactive.map(spelled)))
  }

  private func spelled(_ button: BarButton) -> BarButtonDocument {
    BarButtonDocument(
      grab: Field(optional: button.grab), side: Field(button.side), label: Field(button.label),
      tap: Field(actions(button.tap)), accessibility: spelled(button.accessibility),
      visibility: spelled(button.visibility))
  }

  private func spelled(_ scrim: Scrim) -> ScrimDocument {
    ScrimDocument(
      grab: Field(optional: scrim.grab), over: Field(name(scrim.over)),
      color: Field(scrim.color),
      opacity: Field(
        .follows(
          scrim.sources.map {
            OpacitySource(panel: name($0.panel), closed: $0.closed, open: $0.open)
          }, scrim.combination)),
      settling: scrim.settling.map { Field(spelled($0)) } ?? .absent,
      tap: Field(actions(scrim.tap)), visibility: spelled(scrim.visibility))
  }

  /// The panel that brings this scrim; names with a dot cannot be written in a file.
  func owner(of scrim: Scrim) -> EntityID<Panel>? {
    guard scrim.name.value.utf8.contains(UInt8(ascii: ".")) else { return nil }
    return scrim.sources.first?.panel
  }

  // MARK: References

  func reference(_ name: String) -> Reference {
    Reference(
      name.split(separator: ".", omittingEmptySubsequences: false).map(String.init),
      SourceRange(at: 0))
  }

  func name(_ id: EntityID<Panel>) -> Reference { reference(scene[id].name.value) }
  func name(_ id: EntityID<Container>) -> Reference { reference(scene[id].name.value) }
  func name(_ id: EntityID<Gesture>) -> Reference { reference(scene[id].name.value) }
  func name(_ mover: Mover) -> Reference { reference(scene.name(of: mover)) }
  func name(_ owner: ContentOwner) -> Reference { reference(scene.name(of: owner)) }

  /// The word for a place of a mover.
  func place(_ place: Int, of mover: Mover) -> Located<String> {
    Located(scene.places(of: mover)[place], SourceRange(at: 0))
  }
}
