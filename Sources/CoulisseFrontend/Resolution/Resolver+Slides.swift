internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension Resolver {
  /// Whether a panel lies over its container or under it.
  mutating func layer(_ written: PanelDocument) -> PanelLayer {
    if let over = written.over.written, let under = written.under.written {
      report(
        .unknownKey, "a panel lies over a container or under one", at: under.key,
        secondary: [(over.key, "this one lies over it")], help: ["remove one of the two"])
    }
    guard !written.under.isAbsent else {
      if let picture = written.picture.written {
        report(
          .unknownKey, "a `picture` stands for a container that slides away, and here none does",
          at: picture.key, help: ["write `under` in place of `over`, or remove `picture`"])
      }
      return .over
    }
    if let inset = written.insetContent.written {
      report(
        .unknownKey,
        "a panel under its container has no inset: what the container still covers "
          + "is its `outside`", at: inset.key,
        help: ["say how far the container slides away with `size`, and remove `inset-content`"])
    }
    if let picture = written.picture.written, !written.opens.isAbsent {
      report(
        .unknownKey,
        "a panel that opens with a track has no `picture`: the track moves the "
          + "container itself", at: picture.key, help: ["remove it, or remove `opens`"])
    }
    let picture = written.picture.value.map {
      Picture(hits: $0.hits.value ?? .through, shadow: $0.shadow.value ?? 0)
    }
    return .under(picture: picture)
  }

  /// What a panel slides along.
  mutating func slide(_ entry: PanelEntry, _ id: EntityID<Panel>, _ edge: Side) -> Slide {
    guard entry.document.opens.isAbsent else { return shared(entry, id, edge) }
    let detents: [Detent]
    if let written = entry.document.detents.value {
      checkCount(written, of: "a panel")
      checkOrder(written, along: edge.axis)
      checkReach(written, along: edge.axis)
      detents = written.map(Detent.init)
    } else {
      let size = size(entry.document.size, edge)
      detents = zip(Panel.places, [.zero, size]).map { Detent(name: $0, position: $1) }
    }
    let owner = TrackOwner(mover: .panel(id), axis: edge.axis, places: detents.map(\.name))
    var definition = definition(owner, detents, merged(entry), motion(of: entry))
    // A drag can put it away altogether only where it can rest so.
    definition.start = entry.document.starts.value.flatMap { place($0, of: .panel(id)) } ?? 0
    return .own(definition)
  }

  /// A panel that is open where a track is at a detent.
  private mutating func shared(
    _ entry: PanelEntry, _ id: EntityID<Panel>, _ edge: Side
  ) -> Slide {
    refuseKeysOfTracks(entry)
    guard let opens = entry.document.opens.written,
      let index = index(.track, opens.value.subject)
    else { return .shared(EntityID(0), detent: 0) }
    let track = EntityID<Track>(index)
    guard let detent = place(opens.value.place, of: .track(track)) else {
      return .shared(track, detent: 0)
    }
    if scene[track].toward.axis != edge.axis {
      report(
        .unknownValue, "\(quoted(scene[track].name.value)) moves along the other axis",
        at: opens.range,
        secondary: [(entry.document.edge.written?.range ?? entry.name.range, "this edge")],
        help: ["let the panel come from an edge along the track"])
    } else if !entry.document.under.isAbsent, detent != scene[track].definition.home,
      let uncovered = uncoveredEdge(of: track, at: detent), uncovered != edge
    {
      report(
        .unknownValue,
        "at \(quoted(opens.value.place.value)) the container has gone the other way: "
          + "the panel stays covered", at: opens.value.place.range,
        secondary: [(entry.document.edge.written?.range ?? entry.name.range, "this edge")],
        help: ["write `edge: \(uncovered)`, or name a detent on the other side"])
    } else if detent == scene[track].definition.home {
      report(
        .unknownValue, "the track is closed at \(quoted(opens.value.place.value))",
        at: opens.value.place.range, help: ["name a detent at which the panel is uncovered"])
    } else if let twin = panels[..<id.index].first(where: {
      $0.document.opens.value?.subject.spelling == opens.value.subject.spelling
        && $0.document.opens.value?.place.value == opens.value.place.value
    }) {
      report(
        .duplicateName, "\(quoted(twin.name.value)) opens there, too", at: opens.range,
        secondary: [(twin.name.range, "this panel")], help: ["name another detent"])
    }
    return .shared(track, detent: detent)
  }

  /// The edge along which a container uncovers what lies under it where its track is at a detent.
  private func uncoveredEdge(of track: EntityID<Track>, at detent: Int) -> Side? {
    let toward = scene[track].toward
    return detent > scene[track].definition.home ? toward.opposite : toward
  }

  /// How a panel with `opens` moves is the track's business.
  private mutating func refuseKeysOfTracks(_ entry: PanelEntry) {
    let panel = entry.document
    let behaviors = [panel.behavior, entry.transition.behavior]
    let keys: [SourceRange?] =
      [
        panel.size.written?.key, panel.detents.written?.key, panel.starts.written?.key,
        panel.motion.written?.key, panel.range.written?.key,
      ] + behaviors.flatMap(\.keys) + entry.transition.motion.keys
    for key in keys.compactMap(\.self) {
      report(
        .unknownKey, "\(quoted(file.text(in: key))) belongs to the track that moves the panel",
        at: key, secondary: [(panel.opens.written?.key ?? entry.name.range, "it opens with it")],
        help: ["write it in the track"])
    }
  }

  /// How far a panel is out, or how far what covers it goes out of its way.
  mutating func size(of slide: Slide, _ written: PanelDocument, _ edge: Side) -> Length {
    switch slide {
    case .own(let definition):
      if let size = written.size.written, let detents = written.detents.written {
        report(
          .unknownValue, "the last detent says how large the panel is", at: size.key,
          secondary: [(detents.key, "the detents are here")], help: ["remove `size`"])
      }
      // The last one, unless their order was reported: then nothing else is to be said about it.
      let extent = viewport(along: edge.axis).upperBound
      let design = scene.quantities.map(\.range.upperBound)
      return definition.detents.map(\.position)
        .max { $0.value(of: extent, design) < $1.value(of: extent, design) }
        ?? .full
    case .shared(let track, let detent):
      let definition = scene.tracks.indices.contains(track.index) ? scene[track].definition : nil
      guard let definition, definition.detents.indices.contains(detent) else { return .full }
      let (open, closed) = (
        definition.detents[detent].position, definition.detents[definition.home].position
      )
      let way = difference(open, closed)
      return detent > definition.home ? way : -way
    }
  }

  mutating func resolveShadows() {
    for (index, entry) in containers.enumerated() {
      guard let shadow = entry.document.shadow.value else { continue }
      scene.containers[index].shadow = Shadow(
        opacity: shadow.opacity.value ?? 0, when: guards(shadow.when))
    }
  }
}

extension MotionDocument {
  /// Where its keys are written.
  var keys: [SourceRange] {
    [
      duration.written?.key, curve.written?.key, spring.written?.key, takesVelocity.written?.key,
      percentDriven.written?.key, reduced.written?.key,
    ].compactMap(\.self)
  }
}

extension BehaviorDocument {
  /// Where its keys are written.
  var keys: [SourceRange] {
    [
      settle.written?.key, cross.written?.key, requests.written?.key, outOfRange.written?.key,
      cancel.written?.key,
      whileMoving.written?.key, resize.written?.key,
    ].compactMap(\.self)
  }
}
