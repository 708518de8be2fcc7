internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseSource

extension Resolver {
  mutating func container(_ reference: Reference) -> EntityID<Container>? {
    index(.container, reference).map { EntityID($0) }
  }

  mutating func panel(_ reference: Reference) -> EntityID<Panel>? {
    index(.panel, reference).map { EntityID($0) }
  }

  mutating func list(_ reference: Reference) -> EntityID<RowList>? {
    index(.list, reference).map { EntityID($0) }
  }

  /// The panel or the track that a statement or an action speaks of.
  mutating func mover(_ reference: Reference) -> Mover? {
    let name = reference.spelling
    if let mover = knownMover(name) { return mover }
    if reference.parts.last == "row", reference.parts.count == 2,
      let entry = names.entry(.list, reference.parts[0])
    {
      return row(of: EntityID(entry.index), reference)
    }
    if names.entry(.list, name) != nil {
      report(
        .undefinedName, "\(quoted(name)) is a list, of which only a row has a place of its own",
        at: reference.range, help: ["write `\(name) row open`, or `\(name).row` in one of its rows"]
      )
      return nil
    }
    let hasPagers = !names.names(.pager).isEmpty
    reportUndefined(
      reference,
      "there is no panel\(hasPagers ? ", track or pager" : " or track") \(quoted(name))",
      kinds: [.panel, .track, .pager],
      among: names.names(.panel) + names.names(.track) + names.names(.pager))
    return nil
  }

  /// The panel, track or pager of this name.
  func knownMover(_ name: String) -> Mover? {
    if let entry = names.entry(.panel, name) { return .panel(EntityID(entry.index)) }
    if let entry = names.entry(.track, name) { return .track(EntityID(entry.index)) }
    return names.entry(.pager, name).map { .pager(EntityID($0.index)) }
  }

  /// The pager of an action that turns pages.
  mutating func pager(_ reference: Reference) -> EntityID<Pager>? {
    if names.entry(.pager, reference.spelling) == nil, let mover = knownMover(reference.spelling),
      let place = places(of: mover)?.last
    {
      report(
        .undefinedName, "\(quoted(reference.spelling)) is no pager: it has no next page",
        at: reference.range, help: ["write `send \(reference.spelling) to \(place)`"])
      return nil
    }
    return index(.pager, reference).map { EntityID($0) }
  }

  /// The row that a statement or an action speaks of, in one of its list's rows.
  private mutating func row(of id: EntityID<RowList>, _ reference: Reference) -> Mover? {
    guard !lists[id.index].isTorn else { return nil }
    guard !lists[id.index].rows.swipe.isAbsent else {
      reportStill(id, at: reference.range)
      return nil
    }
    guard rowScope == id else {
      let list = lists[id.index].name.value
      report(
        .unknownValue, "which row of \(quoted(list)) is meant is known only in one of its rows",
        at: reference.range,
        help: [
          "ask `\(list) row open`, say `close \(list)`, or let the gesture begin `in: \(list).row`"
        ])
      return nil
    }
    return .row(id)
  }

  /// Reports that the rows of a list never move.
  mutating func reportStill(_ id: EntityID<RowList>, at range: SourceRange) {
    report(
      .unknownValue, "the rows of \(quoted(lists[id.index].name.value)) are not pulled aside",
      at: range, secondary: [(lists[id.index].name.range, "this list")],
      help: ["give its `rows` a `swipe`"])
  }

  /// The words for where something can be, as far as the file could be read.
  func places(of mover: Mover) -> [String]? {
    let detents: Field<[DetentDocument]>
    switch mover {
    case .pager(let id): return pageNames(of: id)?.map(\.value)
    case .panel(let id):
      let entry = panels[id.index]
      if entry.isBroken { return nil }
      if entry.document.opens.isAbsent, entry.document.detents.isAbsent { return Panel.places }
      if !entry.document.opens.isAbsent { return Panel.places }
      detents = entry.document.detents
    case .track(let id):
      detents = (document.tracks.value?[id.index].body.value ?? TrackDocument()).detents
    case .row(let id): return rowPlaces(of: id)
    }
    return detents.value?.map(\.name.value)
  }

  /// The index of a place by its name; reported if there is none.
  mutating func place(_ name: Located<String>, of mover: Mover) -> Int? {
    guard let places = places(of: mover) else { return nil }
    if let index = places.firstIndex(of: name.value) { return index }
    let subject =
      switch mover {
      case .panel(let id): panels[id.index].name.value
      case .track(let id): names.names(.track)[id.index]
      case .row(let id): "\(lists[id.index].name.value).row"
      case .pager(let id): pagers[id.index].name.value
      }
    let absence = absence(of: name.value, among: places, for: subject)
    report(.unknownValue, absence.message, at: name.range, help: absence.help)
    return nil
  }

  /// A place of what a statement or an action speaks of.
  mutating func place(
    _ name: Located<String>, of reference: Reference
  ) -> (mover: Mover, place: Int)? {
    guard let mover = mover(reference), let place = place(name, of: mover) else { return nil }
    return (mover, place)
  }

  /// The panel of an action; a track has no open and closed.
  mutating func actedPanel(_ reference: Reference) -> EntityID<Panel>? {
    if names.entry(.panel, reference.spelling) == nil, let mover = knownMover(reference.spelling),
      let place = places(of: mover)?.last
    {
      let isPager = if case .pager = mover { true } else { false }
      report(
        .undefinedName,
        isPager
          ? "\(quoted(reference.spelling)) is a pager: it is at one of its pages"
          : "\(quoted(reference.spelling)) is a track: it is at one of its detents",
        at: reference.range, help: ["write `send \(reference.spelling) to \(place)`"])
      return nil
    }
    return panel(reference)
  }

  /// The table index of what `reference` names; reported if there is no such thing.
  mutating func index(_ kind: EntityKind, _ reference: Reference) -> Int? {
    if let entry = names.entry(kind, reference.spelling) { return entry.index }
    reportUndefined(
      reference, "there is no \(kind.rawValue) \(quoted(reference.spelling))", kinds: [kind],
      among: names.names(kind))
    return nil
  }

  /// Who has the stack that a guard or an action names.
  mutating func stack(_ reference: Reference) -> ContentOwner? {
    let name = reference.spelling
    let owner: ContentOwner
    let has: Bool
    if let entry = names.entry(.container, name) {
      owner = .container(EntityID(entry.index))
      let field = containers[entry.index].document.navigation
      has = field.value ?? field.isUnreadable
    } else if let entry = names.entry(.panel, name) {
      owner = .panel(EntityID(entry.index))
      let field = panels[entry.index].document.navigation
      has = field.value ?? (field.isUnreadable || panels[entry.index].isBroken)
    } else {
      reportUndefined(
        reference, "there is no container or panel \(quoted(name))", kinds: [.container, .panel],
        among: names.names(.container) + names.names(.panel))
      return nil
    }
    guard has else {
      report(
        .unknownValue, "\(quoted(name)) has no navigation stack", at: reference.range,
        secondary: [(self.range(of: owner), "no page can be pushed here")],
        help: ["give it `navigation: stack`"])
      return nil
    }
    return owner
  }

  func range(of owner: ContentOwner) -> SourceRange {
    switch owner {
    case .container(let id): containers[id.index].name.range
    case .panel(let id): panels[id.index].name.range
    case .scrollArea(let id): scene[id].name.range
    case .list(let id): lists[id.index].name.range
    }
  }

  /// Reports what a list, or a group, names once more.
  mutating func reportRepeated(_ reference: Reference, in list: String = "list") {
    report(
      .duplicateName, "\(quoted(reference.spelling)) is in the \(list) already",
      at: reference.range, help: ["remove one of the two"])
  }

  /// Reports a name that stands for nothing, unless it may stand for something that could not be
  /// read.
  mutating func reportUndefined(
    _ reference: Reference, _ message: String, kinds: [EntityKind], among candidates: [String],
    notes: [String] = [], help: [String] = []
  ) {
    guard names.incomplete.isDisjoint(with: kinds),
      !kinds.contains(where: { names.isRefused($0, reference.spelling) })
    else { return }
    guard !isMuted else {
      report(.undefinedName, "", at: reference.range)
      return
    }
    let others = names.kinds(of: reference.spelling).filter { !kinds.contains($0) }
    let near = didYouMean(reference.spelling, among: candidates)
    let known =
      candidates.isEmpty
      ? "none is declared in this scene"
      : Reader.inventory(candidates)
    report(
      .undefinedName, message, at: reference.range,
      notes: notes + others.map { "\(quoted(reference.spelling)) is \($0.phrase)" },
      help: help.isEmpty ? [near ?? known] : help)
  }
}
