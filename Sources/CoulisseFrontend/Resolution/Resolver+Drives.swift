internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// What a gesture drives.
extension Resolver {
  /// What `drives:` says; nil for a tap, and for what was reported.
  mutating func drives(_ name: Located<String>, _ document: GestureDocument) -> Drives? {
    guard document.tap.isAbsent else { return nil }
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
    if reference.parts.count == 3, reference.parts[2] == "scroll",
      let area = scrollArea(reference.parts[0], reference.parts[1])
    {
      return .scroll(.scrollArea(area))
    }
    guard reference.parts.count == 2, reference.parts[1] == "scroll" else {
      return mover(reference).map { .mover($0) }
    }
    let owner: ContentOwner
    if let entry = names.entry(.container, reference.parts[0]) {
      owner = .container(EntityID(entry.index))
    } else if let entry = names.entry(.panel, reference.parts[0]) {
      owner = .panel(EntityID(entry.index))
    } else {
      reportUndefined(
        Reference([reference.parts[0]], reference.range),
        "there is no container or panel \(quoted(reference.parts[0]))",
        kinds: [.container, .panel], among: names.names(.container) + names.names(.panel))
      return nil
    }
    guard scroller(of: owner) != nil else {
      report(
        .unknownValue, "\(quoted(reference.parts[0])) does not scroll", at: reference.range,
        help: ["give it `scrolls: vertical`"])
      return nil
    }
    return .scroll(owner)
  }

  private func scroller(of owner: ContentOwner) -> Scroller? {
    switch owner {
    case .container(let id): scene[id].scroller
    case .panel(let id): scene[id].scroller
    case .scrollArea(let id): scene[id].scroller
    case .list: Scroller(axis: .vertical, content: 0...Double.infinity)
    }
  }

  /// A direction that the finger may take needs something that moves in it.
  private mutating func checkLegs(
    _ legs: [LegDocument], _ document: GestureDocument, _ lead: Drive, at key: SourceRange
  ) {
    let side = origin(of: lead)
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
    case .scroll(let owner): scroller(of: owner)?.axis == .horizontal ? .trailing : .bottom
    case .page: .leading
    }
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
    for word in document.pan.value ?? [] where word.value.axis == nil && !place.hasInside {
      report(
        .unknownValue,
        "only a panel has an inside: \(quoted(word.value.rawValue)) means nothing here",
        at: word.range, help: ["write \(choice)"])
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
  /// The axis it moves along; nil for the words that adapt to the panel.
  fileprivate var axis: Axis? {
    switch self {
    case .left, .right, .horizontal: .horizontal
    case .up, .down, .vertical: .vertical
    case .inward, .outward: nil
    }
  }
}
