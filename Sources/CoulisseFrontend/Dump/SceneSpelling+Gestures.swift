internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension SceneSpelling {
  func spelled(_ gesture: Gesture) -> GestureDocument {
    var document = GestureDocument()
    switch gesture.kind {
    case .tap(let count, let tolerance, let longest):
      document.tap = Field(count)
      document.tolerance = tolerance.map { Field($0) } ?? .absent
      document.longest = longest.map { Field($0) } ?? .absent
      document.actions = Field(actions(gesture.actions))
    case .pan(let claims): document.pan = Field(words(claims, drives: gesture.drives))
    case .edgePan(let edge, let band):
      document.edgePan = Field(edge)
      document.band = band.map { Field($0) } ?? .absent
    }
    document.regions = Field(gesture.regions.map { reference(scene.name(of: $0)) })
    document.excludes = listed(
      gesture.excludes.map { reference(scene.name(of: $0)) })
    switch gesture.drives {
    case .both, .legs:
      document.drives = gesture.drives.map { Field(spelled($0)) } ?? .absent
      document.slop = gesture.slop.map { Field($0) } ?? .absent
      document.countsFrom = Field(gesture.countsFrom)
      if gesture.slop != 0 { document.lock = Field(gesture.lock) }
      document.gain = Field(gesture.gain)
    case nil: break
    }
    document.when = listed(gesture.when.map(spelled))
    document.before = listed(gesture.before.map(name))
    document.after = listed(gesture.after.map(name))
    document.simultaneous = listed(gesture.simultaneous.map(name))
    return document
  }

  private func listed<Element>(_ elements: [Element]) -> Field<[Element]> {
    elements.isEmpty ? .absent : Field(elements)
  }

  private func words(_ claims: [Side], drives: Drives?) -> [Located<PanWord>] {
    if Set(claims) == [.left, .right] { return located([.horizontal]) }
    if Set(claims) == [.top, .bottom] { return located([.vertical]) }
    return located(claims.map { word($0, drives: drives) })
  }

  private func located(_ words: [PanWord]) -> [Located<PanWord>] {
    words.map { Located($0, SourceRange(at: 0)) }
  }

  private func word(_ side: Side, drives: Drives?) -> PanWord {
    switch side {
    case .left: .left
    case .right: .right
    case .top: .up
    case .bottom: .down
    case .leading, .trailing: edge(of: drives) == side ? .outward : .inward
    }
  }

  private func edge(of drives: Drives?) -> Side? {
    switch drives?.all.first {
    case .mover(.panel(let id)): scene[id].edge.value
    case .mover(.track(let id)): scene[id].toward.opposite
    case .mover(.row(let id)): scene[id].row.swipe?.toward.opposite
    case .scroll, .page, nil: nil
    }
  }

  private func spelled(_ drives: Drives) -> DrivesDocument {
    switch drives {
    case .both(let drives): .both(drives.map(name))
    case .legs(let legs):
      .legs(
        legs.map { leg in
          LegDocument(
            word: Located(word(leg.toward, drives: drives), SourceRange(at: 0)),
            references: leg.drives.map(name))
        })
    }
  }

  private func name(_ drive: Drive) -> Reference {
    switch drive {
    case .mover(let mover): name(mover)
    case .scroll(let owner): reference("\(scene.name(of: owner)).scroll")
    case .page(let owner): reference("\(scene.name(of: owner)).page")
    }
  }

  func spelled(_ condition: Guard) -> GuardDocument {
    let subject: Reference
    let predicate: GuardDocument.Predicate
    switch condition.word {
    case .depth(let owner, let depth): (subject, predicate) = (name(owner), .depth(depth))
    case .depthAtRest(let owner, let depth):
      (subject, predicate) = (name(owner), .depthAtRest(depth))
    case .atRest(let mover, let place):
      (subject, predicate) = (name(mover), .atRest(self.place(place, of: mover)))
    case .boundFor(let mover, let place):
      (subject, predicate) = (name(mover), .boundFor(self.place(place, of: mover)))
    case .moving(let mover): (subject, predicate) = (name(mover), .moving)
    case .dragged(let mover): (subject, predicate) = (name(mover), .dragged)
    case .rowOpen(let list):
      (subject, predicate) = (reference(scene[list].name.value), .rowOpen)
    case .mode(let mode, let value):
      (subject, predicate) = (
        reference(scene[mode].name.value), .value(self.value(value, of: mode))
      )
    }
    return GuardDocument(
      negated: condition.negated, subject: subject, predicate: predicate,
      range: SourceRange(at: 0))
  }
}
