internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// What a gesture says about others.
extension Resolver {
  /// The gestures of a `before:` or `after:`, each with what has to hold.
  mutating func relations(
    _ field: Field<[RelationDocument]>, of name: Located<String>
  ) -> [Relation] {
    var found: [Relation] = []
    for document in field.value ?? [] {
      guard let reference = document.gesture.value, let id = other(reference, than: name) else {
        continue
      }
      if let when = document.when.written, when.value.isEmpty {
        report(
          .outOfRange, "this relation always counts: no statement has to hold", at: when.range,
          help: ["write the name alone: \(quoted(reference.spelling))"])
      }
      let relation = Relation(id, when: guards(document.when))
      if !found.contains(relation) { found.append(relation) }
    }
    return found
  }

  /// The gestures of a `simultaneous:`.
  mutating func companions(
    _ field: Field<CompanionsDocument>, of name: Located<String>
  ) -> Companions {
    switch field.value {
    case nil: return .some([])
    case .all: return .all
    case .these(let references):
      var found: [EntityID<Gesture>] = []
      for reference in references {
        if reference.spelling == "all" {
          report(
            .undefinedName, "`all` is no gesture: it stands for every one, alone",
            at: reference.range, help: ["write `simultaneous: all`, without a list"])
          continue
        }
        guard let id = other(reference, than: name) else { continue }
        if found.contains(id) { reportRepeated(reference) } else { found.append(id) }
      }
      return .some(found)
    }
  }

  private mutating func other(
    _ reference: Reference, than name: Located<String>
  ) -> EntityID<Gesture>? {
    guard let id = gesture(reference) else { return nil }
    guard reference.spelling == name.value else { return id }
    report(
      .unknownValue, "a gesture cannot stand in relation to itself", at: reference.range,
      help: ["remove it"])
    return nil
  }

  /// The directions of a `claims:`, for what comes from a side. Those in which nothing moves are
  /// meant: to take them from others is what the key is for. Across the axis of a drag there is
  /// nothing that it could be told to take: its lock says whether it takes all.
  mutating func claims(_ document: GestureDocument, at side: Side) -> [Side]? {
    guard let written = document.claims.written, document.tap.isAbsent, document.edgePan.isAbsent
    else { return nil }
    if written.value.isEmpty {
      report(
        .outOfRange, "a pan that claims nothing never begins", at: written.range,
        help: ["write directions, or remove `claims`"])
    }
    for word in written.value where !word.value.sides(at: side).allSatisfy({ $0.axis == side.axis })
    {
      report(
        .unknownValue, "\(quoted(word.value.rawValue)) is across what this drag moves",
        at: word.range,
        help: ["to take drags in every direction write `lock: none`"])
    }
    let sides = written.value.flatMap { $0.value.sides(at: side) }
    return Side.allCases.filter(sides.contains)
  }

  /// An edge pan takes one direction, and that is known.
  mutating func reportOddities(ofEdgePan document: GestureDocument) {
    let oddities = [
      (
        document.claims.written?.key,
        "an edge pan claims the direction away from its edge, and no other"
      ),
      (
        document.fingers.written?.key,
        "an edge pan has one finger, and those that come after it mean nothing to it"
      ),
    ]
    for case (let key?, let message) in oddities {
      report(.unknownKey, message, at: key, help: ["remove it, or write a `pan`"])
    }
  }
}
