internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseSource

extension Shape<GuardDocument> {
  /// `main.depth is 0`, `menu at rest open`, `not menu moving`
  static let statement = Shape.scalar(
    .scalar(.statement), read: { scalar, reader in reader.statement(scalar) },
    write: { statement in
      (statement.negated ? "not " : "") + statement.subject.spelling + statement.predicate.spelling
    })
}

extension GuardDocument.Predicate {
  /// What follows the name.
  fileprivate var spelling: String {
    switch self {
    case .depth(let depth): ".depth is \(depth)"
    case .depthAtRest(let depth): ".depth-at-rest is \(depth)"
    case .atRest(let place): " at rest \(place.value)"
    case .boundFor(let place): " bound for \(place.value)"
    case .moving: " moving"
    case .dragged: " dragged"
    case .rowOpen: " row open"
    case .value(let value): " is \(value.value)"
    }
  }
}

extension Reader {
  fileprivate mutating func statement(_ scalar: ScalarSlot) -> GuardDocument? {
    var words = scalar.words
    // A panel may be called `not`; then what follows is a predicate.
    let isPredicate = words.count == 4 && ["at", "bound"].contains(words[1].text)
    let isNegated = words.first?.text == "not" && words.count > 2 && !isPredicate
    if isNegated { words.removeFirst() }
    guard let first = words.first else {
      reportStatement(scalar)
      return nil
    }
    let rest = words.dropFirst().map(\.text)
    guard let (subject, predicate) = predicate(of: first, rest, words, scalar) else { return nil }
    return GuardDocument(
      negated: isNegated, subject: subject, predicate: predicate, range: scalar.place)
  }

  private mutating func predicate(
    of first: Word, _ rest: [String], _ words: [Word], _ scalar: ScalarSlot
  ) -> (Reference, GuardDocument.Predicate)? {
    guard let subject = reference(first, in: scalar) else { return nil }
    switch rest {
    case ["moving"]: return (subject, .moving)
    case ["dragged"]: return (subject, .dragged)
    case ["row", "open"]: return (subject, .rowOpen)
    case _ where rest.count == 3 && rest.prefix(2) == ["at", "rest"]:
      return (subject, .atRest(Located(words[3].text, words[3].range)))
    case _ where rest.count == 3 && rest.prefix(2) == ["bound", "for"]:
      return (subject, .boundFor(Located(words[3].text, words[3].range)))
    case _ where rest.count == 2 && rest.first == "is" && subject.parts.count > 1:
      return depth(subject, words[2], scalar)
    case _ where rest.count == 2 && rest.first == "is" && maySpeakOfMode(subject.spelling):
      return (subject, .value(Located(words[2].text, words[2].range)))
    case _:
      reportStatement(scalar)
      return nil
    }
  }

  private mutating func depth(
    _ subject: Reference, _ number: Word, _ scalar: ScalarSlot
  ) -> (Reference, GuardDocument.Predicate)? {
    let property = subject.parts.last ?? ""
    let owner = Reference(
      Array(subject.parts.dropLast()),
      SourceRange(
        subject.range.lowerBound,
        max(subject.range.lowerBound, subject.range.upperBound - property.utf8.count - 1)))
    guard let depth = Int(number.text), (0...1000).contains(depth) else {
      report(
        .outOfRange, "a depth is a whole number from 0, not \(quoted(number.text))",
        at: number.range, help: ["write `\(subject.spelling) is 0` for the root page"])
      return nil
    }
    switch property {
    case "depth": return (owner, .depth(depth))
    case "depth-at-rest": return (owner, .depthAtRest(depth))
    case _:
      report(
        .unknownValue, "\(quoted(property)) has no value that a statement could ask for",
        at: subject.range,
        help: [
          didYouMean(property, among: ["depth", "depth-at-rest"])
            ?? "only `depth` and `depth-at-rest` can be asked for"
        ])
      return nil
    }
  }

  private mutating func reportStatement(_ scalar: ScalarSlot) {
    var words = scalar.words.map(\.text)
    let isNegated = words.first == "not" && words.count > 2
    if isNegated { words.removeFirst() }
    let negation = isNegated ? "not " : ""
    let tails = [
      "at rest open", "at rest closed", "bound for open", "bound for closed", "moving", "dragged",
    ]
    let meant =
      statement(comparedIn: words, isNegated)
      ?? nearest(to: words.dropFirst().joined(separator: " "), among: tails).map {
        "\(negation)\(words[0]) \($0)"
      }
    let help = meant.map { "did you mean `\($0)`?" } ?? statements(of: words)
    report(
      .unknownValue, "\(quoted(scalar.text)) is not a statement that can be checked",
      at: scalar.place, help: [help])
  }

  /// `player at rest closed`, for `player == closed`, `player is closed` and `player closed`.
  private func statement(comparedIn words: [String], _ isNegated: Bool) -> String? {
    guard let subject = words.first, let value = words.last, words.count > 1 else { return nil }
    let comparison = words.dropFirst().dropLast()
    let isOther: Bool
    switch comparison.joined(separator: " ") {
    case "", "is", "==", "=", "at", "in", "equals": isOther = false
    case "is not", "!=", "not": isOther = true
    case _: return nil
    }
    let negation = isNegated != isOther ? "not " : ""
    if maySpeakOfMode(subject) { return "\(negation)\(subject) is \(value)" }
    let states = ["moving", "dragged"]
    if let state = states.contains(value) ? value : nearest(to: value, among: states) {
      return "\(negation)\(subject) \(state)"
    }
    if [".depth", ".depth-at-rest"].contains(where: { subject.hasSuffix($0) }) {
      return "\(negation)\(subject) is \(value)"
    }
    return place(meantBy: value, of: subject).map { "\(negation)\(subject) at rest \($0)" }
  }

  /// What can be said of a subject, or of anything.
  private func statements(of words: [String]) -> String {
    guard let subject = words.first, words.count > 1 else {
      return "write one of `main.depth is 0`, `main.depth-at-rest is 0`, `menu at rest open`, "
        + "`menu bound for closed`, `menu moving`, `menu dragged`, or `not` before one of them"
    }
    if let depth = [".depth", ".depth-at-rest"].first(where: { subject.hasSuffix($0) }) {
      let owner = subject.dropLast(depth.count)
      return "write `\(owner).depth is 0` or `\(owner).depth-at-rest is 0`"
    }
    let rests = (places(of: subject) ?? ["<detent>"]).map { "`\(subject) at rest \($0)`" }
    let place = places(of: subject)?.last ?? "<detent>"
    return "write one of \(rests.joined(separator: ", ")), `\(subject) bound for \(place)`, "
      + "`\(subject) moving`, `\(subject) dragged`, or `not` before one of them"
  }
}
