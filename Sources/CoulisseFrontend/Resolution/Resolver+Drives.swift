internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// What a gesture drives.
extension Resolver {
  /// What `drives:` says; nil for a tap, and for what was reported.
  mutating func drives(_ name: Located<String>, _ document: GestureDocument) -> Drives? {
    guard document.isDrag else { return nil }
    guard let written = document.drives.written else {
      let isDrag = !document.edgePan.isAbsent || !document.pan.isAbsent
      if isDrag, document.drives.isAbsent {
        report(
          .missingKey, "\(quoted(name.value)) does not say what it drives", at: name.range,
          help: ["write `drives: <panel or track>`"])
      }
      return nil
    }
    switch written.value {
    case .both(let references):
      if references.isEmpty { reportNothing(written.range) }
      let drives = self.drives(references)
      return drives.isEmpty ? nil : .both(drives)
    case .legs(let legs):
      if legs.isEmpty { reportNothing(written.range) }
      let resolved = legs.map { ($0, self.drives($0.references)) }
      guard let lead = resolved.lazy.flatMap(\.1).first else { return nil }
      checkLegs(legs, document, lead, at: written.key)
      return .legs(
        resolved.map { leg, drives in
          DriveLeg(toward: leg.word.value.sides(at: origin(of: lead))[0], drives: drives)
        })
    }
  }

  private mutating func reportNothing(_ range: SourceRange) {
    report(
      .outOfRange, "a drag needs something that it moves", at: range,
      help: ["write `drives: <panel or track>`"])
  }

  /// What the names stand for: all along one axis, and each once.
  private mutating func drives(_ references: [Reference]) -> [Drive] {
    var found: [Drive] = []
    for reference in references {
      guard let drive = drive(reference) else { continue }
      if found.contains(drive) {
        reportRepeated(reference)
      } else if let first = found.first, origin(of: first).axis != origin(of: drive).axis {
        report(
          .unknownValue, "\(quoted(reference.spelling)) moves along the other axis",
          at: reference.range,
          help: ["write a gesture of its own for it: a drag has one axis"])
      } else {
        found.append(drive)
      }
    }
    return found
  }

  private mutating func drive(_ reference: Reference) -> Drive? {
    if let owner = contentOwner(scrolledBy: reference) {
      guard scene.scroller(of: owner) != nil else {
        report(
          .unknownValue, "\(quoted(scene.name(of: owner))) does not scroll", at: reference.range,
          help: ["give it `scrolls: vertical`"])
        return nil
      }
      return .scroll(owner)
    }
    guard reference.parts.last == "scroll", reference.parts.count > 1 else {
      return mover(reference).map { .mover($0) }
    }
    guard !isPerhapsScrollArea(reference) else { return nil }
    reportNoScroller(reference)
    return nil
  }

  private mutating func reportNoScroller(_ reference: Reference) {
    let owner = reference.parts.dropLast()
    if owner.count == 2, let holder = contentOwner(owner[0]) {
      let known = scrollAreaNames(in: holder)
      report(
        .undefinedName, "nothing in \(quoted(owner[0])) that scrolls is called \(quoted(owner[1]))",
        at: reference.range,
        help: [didYouMean(owner[1], among: known) ?? "give it `scrollers`"])
      return
    }
    reportUndefined(
      Reference([owner[0]], reference.range),
      "there is no container, panel or list \(quoted(owner[0]))",
      kinds: [.container, .panel, .list],
      among: names.names(.container) + names.names(.panel) + names.names(.list))
  }

  /// A direction that the finger may take needs something that moves in it.
  private mutating func checkLegs(
    _ legs: [LegDocument], _ document: GestureDocument, _ lead: Drive, at key: SourceRange
  ) {
    let side = origin(of: lead)
    let hasInside = place(of: lead).hasInside
    for leg in legs where leg.word.value.isWrong(hasInside: hasInside) {
      report(
        .unknownValue,
        "\(quoted(leg.word.value.rawValue)) means nothing for the first thing that this drag moves",
        at: leg.word.range,
        help: ["write \(hasInside ? "`inward` and `outward`" : "`forward` and `backward`")"])
    }
    for leg in legs where !leg.word.value.sides(at: side).allSatisfy({ $0.axis == side.axis }) {
      report(
        .unknownValue, "\(quoted(leg.word.value.rawValue)) is across what this drag moves",
        at: leg.word.range,
        help: ["write \(side.axis == .horizontal ? "`left` and `right`" : "`up` and `down`")"])
    }
    let served = legs.flatMap { $0.word.value.sides(at: side) }
      .map { $0.physical(in: .leftToRight) }
    for word in document.pan.value ?? [] {
      let missing = word.value.sides(at: side).map { $0.physical(in: .leftToRight) }
        .filter { $0.axis == side.axis && !served.contains($0) }
      guard !missing.isEmpty else { continue }
      report(
        .missingKey, "nothing moves \(missing.map(\.word).joined(separator: " or "))", at: key,
        secondary: [(word.range, "the drag may go there")],
        help: ["add \(missing.map { "`\($0.word)`" }.joined(separator: " and ")) to `drives`"])
    }
  }

  /// The side from which something comes: its edge, or that from which positions grow.
  func origin(of drive: Drive) -> Side {
    switch drive {
    case .mover(.panel(let id)): scene[id].edge.value
    case .mover(.track(let id)): scene[id].toward.opposite
    case .mover(.row(let id)): scene[id].row.swipe?.toward.opposite ?? .left
    case .mover(.pager(let id)): scene[id].next
    case .scroll(let owner): scene.scroller(of: owner)?.axis == .horizontal ? .trailing : .bottom
    case .page: .leading
    }
  }

  /// The side from which the first thing comes that a gesture drives; nil where there is none. Says
  /// nothing of what is wrong about it.
  func origin(of document: GestureDocument?) -> Side? {
    let first: Reference?
    switch document?.drives.value {
    case nil: return nil
    case .both(let references): first = references.first
    case .legs(let legs): first = legs.lazy.flatMap(\.references).first
    }
    guard let first else { return nil }
    if let owner = contentOwner(scrolledBy: first) { return origin(of: .scroll(owner)) }
    return knownMover(first.spelling).map { origin(of: .mover($0)) }
  }

  /// A drag has to move what it drives, in each direction that it claims.
  mutating func checkDirections(_ document: GestureDocument, _ lead: Drive) {
    let side = origin(of: lead)
    let words = side.axis == .horizontal ? "left and right" : "up and down"
    let choice = side.axis == .horizontal ? "`left` or `right`" : "`up` or `down`"
    let written: [Located<Bool>] =
      (document.edgePan.written.map { [Located($0.value.axis == side.axis, $0.range)] } ?? [])
      + (document.pan.value ?? []).map { word in
        Located(word.value.axis.map { $0 == side.axis } ?? true, word.range)
      }
    let place = place(of: lead)
    for direction in written where !direction.value {
      report(
        .unknownValue, "\(quoted(place.name)) moves \(words): this drag cannot drive it",
        at: direction.range, secondary: [place.label],
        help: ["write \(choice)" + (place.hasInside ? ", `inward` or `outward`" : "")])
    }
    for word in document.pan.value ?? [] where word.value.isWrong(hasInside: place.hasInside) {
      report(
        .unknownValue,
        place.hasInside
          ? "a panel has an inside: \(quoted(word.value.rawValue)) means nothing here"
          : "only a panel has an inside: \(quoted(word.value.rawValue)) means nothing here",
        at: word.range,
        help: [
          "write \(choice), \(place.hasInside ? "`inward` or `outward`" : "`forward` or `backward`")"
        ])
    }
    if let pan = document.pan.written, pan.value.isEmpty {
      report(
        .outOfRange, "a pan needs at least one direction", at: pan.range,
        help: ["write `pan: outward`"])
    }
  }

  private func place(
    of lead: Drive
  ) -> (name: String, label: (SourceRange, String), hasInside: Bool) {
    switch lead {
    case .mover(.panel(let id)):
      (scene[id].name.value, (scene[id].edge.range, "it comes from this edge"), true)
    case .mover(.track(let id)): (scene[id].name.value, (scene[id].name.range, "this track"), false)
    case .mover(.row(let id)):
      (scene.name(of: Mover.row(id)), (scene[id].name.range, "the rows of this list"), false)
    case .mover(.pager(let id)): (scene[id].name.value, (scene[id].name.range, "this pager"), false)
    case .scroll(let owner), .page(let owner):
      ("\(scene.name(of: owner)).scroll", (range(of: owner), "it scrolls here"), false)
    }
  }
}

extension PhysicalSide {
  /// The direction toward it, as scenes write it.
  fileprivate var word: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "up"
    case .bottom: "down"
    }
  }
}

extension PanWord {
  /// Whether it speaks of the inside of a panel where there is none, or the other way round.
  fileprivate func isWrong(hasInside: Bool) -> Bool {
    switch self {
    case .inward, .outward: !hasInside
    case .forward, .backward: hasInside
    case .left, .right, .up, .down, .horizontal, .vertical: false
    }
  }

  /// The axis it moves along; nil for the words that adapt to what is driven.
  fileprivate var axis: Axis? {
    switch self {
    case .left, .right, .horizontal: .horizontal
    case .up, .down, .vertical: .vertical
    case .inward, .outward, .forward, .backward: nil
    }
  }
}
