internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension SceneSpelling {
  /// The pagers that are parts of something.
  func pagers(in owner: ContentOwner) -> Field<[Named<PagerDocument>]> {
    named(
      scene.pagers.indices.compactMap { index in
        guard case .part(of: owner, _) = scene.pagers[index].window else { return nil }
        return (scene.pagers[index].name.value, spelled(EntityID<Pager>(index)))
      })
  }

  func spelled(_ id: EntityID<Pager>) -> PagerDocument {
    let pager = scene[id]
    let hasSwipe = scene.gestures.contains { $0.origin == .turn(id) }
    var document = PagerDocument(
      pages: Field(pager.pages.map { Located($0.name.value, SourceRange(at: 0)) }),
      starts: Field(place(pager.definition.start, of: .pager(id))), next: Field(pager.next),
      swipe: Field(hasSwipe), motion: spelled(pager.definition),
      behavior: behavior(pager.definition, along: pager.next.axis))
    if case .part(_, let frame) = pager.window { document.frame = Field(frame) }
    return document
  }
}
