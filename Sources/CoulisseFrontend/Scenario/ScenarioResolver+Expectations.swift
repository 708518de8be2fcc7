internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension ScenarioResolver {
  mutating func expectation(_ claims: [ClaimDocument], _ step: StepDocument) -> Expectation {
    var expectation = Expectation([])
    for tolerance in step.tolerance.value ?? [] {
      switch tolerance {
      case .points(let points): expectation.tolerancePoints = points
      case .share(let share): expectation.toleranceShare = share
      }
    }
    expectation.claims = claims.compactMap { claim in
      expected(claim).map { Located($0, claim.range) }
    }
    return expectation
  }

  private mutating func expected(_ claim: ClaimDocument) -> Expected? {
    if let subject = claim.subject, reportMistyped(subject) { return nil }
    switch claim.content {
    case .condition(let words):
      return claim.subject.flatMap { condition(words, of: $0, at: claim.range) }
    case .number(let measurable, let value):
      return claim.subject.flatMap { quantity(measurable, of: $0) }.map { quantity, row in
        Expected.number(quantity, value).of(row)
      }
    case .depth(let depth):
      return claim.subject.flatMap { stack($0) }.map { .depth($0, depth) }
    case .slot(let slot):
      return claim.subject.flatMap { tile($0) }.map { .tile($0, .slot(slot)) }
    case .order(let order):
      return claim.subject.flatMap { tile($0) }.map { .tile($0, .order(order)) }
    case .winner(nil): return .winner(nil)
    case .winner(let reference?): return winner(reference)
    case .undecided(let pairs): return undecided(pairs, at: claim.range)
    case .effects(let effects):
      let resolved = effects.map { effect($0) }
      let known = resolved.compactMap(\.self)
      return known.count == resolved.count ? .effects(known) : nil
    case .atRest(let isAtRest): return .atRest(isAtRest)
    }
  }

  /// Whether a name that the scene does not have is nearly one of the words of `expect`; reported.
  private mutating func reportMistyped(_ subject: Reference) -> Bool {
    let words = ExpectationWord.allCases.map(\.rawValue)
    guard !names.knows(subject),
      let word = nearest(to: subject.spelling, among: names.all + words),
      words.contains(word)
    else { return false }
    report(
      .unknownKey, "\(quoted(subject.spelling)) is nothing that can be expected",
      at: subject.range, help: ["did you mean `\(word)`?"])
    return true
  }

  private mutating func quantity(
    _ measurable: Measurable, of reference: Reference
  ) -> (Quantity, ScenarioRow?)? {
    switch measurable {
    case .progress: mover(reference).map { (.progress($0), $1) }
    case .position: mover(reference).map { (.position($0), $1) }
    case .offset: scroller(reference).map { (.offset($0), nil) }
    case .left: element(reference).map { (.left($0), $1) }
    case .top: element(reference).map { (.top($0), $1) }
    case .width: element(reference).map { (.width($0), $1) }
    case .height: element(reference).map { (.height($0), $1) }
    case .opacity: element(reference).map { (.opacity($0), $1) }
    case .shadow: element(reference).map { (.shadow($0), $1) }
    }
  }

  private mutating func condition(
    _ words: String, of reference: Reference, at range: SourceRange
  ) -> Expected? {
    let name = RowName(reference)?.plain(in: names).spelling ?? reference.spelling
    if let known = names.mover(name),
      let condition = MoverCondition.spelled(words, of: known, in: scene)
    {
      return mover(reference).map { Expected.mover($0, condition).of($1) }
    }
    if let mode = names.mode(reference.spelling) {
      return value(Located(words, range), of: mode).map { .mode(mode, $0) }
    }
    if MoverCondition.all(of: Panel.places).contains(words) {
      return mover(reference).flatMap { mover, _ in
        reportPlace(words, of: mover, at: range)
        return nil
      }
    }
    if let phase = RecognizerPhase.spelled(words) {
      return gesture(reference).map { Expected.phase($0, phase).of($1) }
    }
    switch words {
    case "docked", "free":
      return tile(reference).map { .tile($0, .docked(words == "docked")) }
    case "hidden", "shown":
      return element(reference).map { Expected.hidden($0, words == "hidden").of($1) }
    case "enabled", "disabled":
      return gesture(reference).map { Expected.enabled($0, words == "enabled").of($1) }
    default:
      let known =
        names.mover(name).map { MoverCondition.all(of: scene.places(of: $0)) }
        ?? MoverCondition.all(of: Panel.places) + RecognizerPhase.all.map(\.spelling)
        + ["hidden", "shown", "enabled", "disabled", "docked", "free"]
      report(
        .unknownValue, "\(quoted(words)) is not a condition that can be expected", at: range,
        help: [
          didYouMean(words, among: known)
            ?? "the conditions are \(Reader.list(known))"
        ])
      return nil
    }
  }

  /// What `docked` and the like are said of.
  private mutating func tile(_ reference: Reference) -> Element? {
    guard let (element, _) = element(reference) else { return nil }
    if case .tile = element { return element }
    report(
      .unknownValue, "\(quoted(reference.spelling)) is no tile", at: reference.range,
      help: ["only tiles of `tiles` are docked or free, and lie before each other"])
    return nil
  }

  private mutating func reportPlace(_ words: String, of mover: Mover, at range: SourceRange) {
    let known = MoverCondition.all(of: scene.places(of: mover))
    report(
      .unknownValue, "\(quoted(scene.name(of: mover))) is never \(quoted(words))", at: range,
      help: [
        didYouMean(words, among: known) ?? "write \(ValueType.listing(known))"
      ])
  }

  private mutating func undecided(_ pairs: [[Reference]], at range: SourceRange) -> Expected? {
    var resolved: [GesturePair] = []
    for pair in pairs {
      guard pair.count == 2 else {
        report(
          .wrongType, "`undecided` needs pairs of gestures", at: range,
          help: ["write `none`, or `[[pullMenu, main.scroll]]`"])
        return nil
      }
      guard let first = anyGesture(pair[0]), let second = anyGesture(pair[1]) else { return nil }
      resolved.append(GesturePair(first, second))
    }
    return .undecided(resolved)
  }

  /// `menu settles open`, `menu interrupted`, `pullMenu enabled`, `main pushing`, `emit refresh`
  private mutating func effect(_ document: EffectDocument) -> ExpectedEffect? {
    let text = document.words
    if let values = document.values { return emit(text, values) }
    let words = text.value.split(separator: " ").map(String.init)
    func reference(_ word: String) -> Reference {
      Reference(word.split(separator: ".").map(String.init), text.range)
    }
    guard words.count >= 2 else {
      reportEffect(text)
      return nil
    }
    switch (words[0], words[1], words.count) {
    case ("focus", _, 2): return element(reference(words[1])).map { .focus($0.0) }
    case ("announce", _, 2): return announcement(reference(words[1])).map { .announce($0) }
    case ("emit", _, 2): return action(reference(words[1])).map { .emit($0) }
    case ("emit", "by", _): break
    case ("emit", _, 4) where words[2] == "by":
      guard let action = action(reference(words[1])), let tile = tile(reference(words[3])) else {
        return nil
      }
      return .emitBy(action, tile)
    case (_, "raised", 2), (_, "docked", 2), (_, "undocked", 2):
      guard let effect = TileEffect(rawValue: words[1]) else { return nil }
      return tile(reference(words[0])).map { .tile($0, effect) }
    case (_, "settles", 3), (_, "settled", 3):
      return owner(of: reference(words[0])).flatMap { mover, row in
        guard let place = scene.places(of: mover).firstIndex(of: words[2]) else {
          reportPlace(words[2], of: mover, at: text.range)
          return nil
        }
        let effect: ExpectedEffect =
          words[1] == "settles" ? .settles(mover, place) : .settled(mover, place)
        return effect.of(row)
      }
    case (_, "interrupted", 2):
      return owner(of: reference(words[0])).map { ExpectedEffect.interrupted($0).of($1) }
    case (_, "inserted", 2), (_, "removed", 2):
      return element(reference(words[0])).map {
        ExpectedEffect.presence($0, words[1] == "inserted").of($1)
      }
    case (_, "becomes", 3):
      return mode(reference(words[0])).flatMap { mode in
        value(Located(words[2], text.range), of: mode).map { .becomes(mode, $0) }
      }
    case (_, "enabled", 2), (_, "disabled", 2):
      return gesture(reference(words[0])).map {
        ExpectedEffect.enabled($0, words[1] == "enabled").of($1)
      }
    case (_, _, 2):
      if let phase = StackPhase.spelled(words[1]) {
        return stack(reference(words[0])).map { .stack($0, phase) }
      }
    case _: break
    }
    reportEffect(text)
    return nil
  }

  /// What the app hears of: a panel that shares a track never moves by itself.
  private mutating func owner(of reference: Reference) -> (Mover, ScenarioRow?)? {
    guard let (mover, row) = mover(reference) else { return nil }
    guard case .panel(let id) = mover, case .shared(let track, _) = scene[id].slide else {
      return (mover, row)
    }
    report(
      .unknownValue,
      "\(quoted(reference.spelling)) does not move by itself: the app hears of "
        + quoted(scene[track].name.value), at: reference.range,
      help: ["write \(quoted(scene[track].name.value)) and one of its detents"])
    return nil
  }

  private mutating func reportEffect(_ text: Located<String>) {
    let words = text.value.split(separator: " ").map(String.init)
    let tails = [
      "settles open", "settles closed", "settled open", "settled closed", "interrupted", "inserted",
      "removed", "enabled", "disabled", "pushing", "pushed", "popping", "root", "raised", "docked",
      "undocked",
    ]
    let near = nearest(to: words.dropFirst().joined(separator: " "), among: tails)
    report(
      .unknownValue, "\(quoted(text.value)) is nothing that the app is told", at: text.range,
      help: [
        near.map { "did you mean `\(words[0]) \($0)`?" }
          ?? "write one of `menu settles open`, `menu settled open`, `menu interrupted`, "
          + "`menu inserted`, `menu removed`, "
          + "`pullMenu enabled`, `pullMenu disabled`, `main pushing`, `main pushed`, "
          + "`main popping`, `main root`, `bar becomes hidden`, `card.0 docked`, `focus menu`, "
          + "`announce opened`, `emit refresh`"
      ])
  }
}

extension SceneNames {
  /// The mode of this name, with or without `scene.` before it.
  fileprivate func mode(_ name: String) -> EntityID<Mode>? {
    modes.first { $0.name == name || "scene.\($0.name)" == name }?.id
  }

  /// The panel or track of this name, with or without `scene.` before it.
  fileprivate func mover(_ name: String) -> Mover? {
    movers.first { $0.name == name || "scene.\($0.name)" == name }?.id
  }
}

extension MoverCondition {
  /// All conditions of what can be at these places, as they are written.
  fileprivate static func all(of places: [String]) -> [String] {
    places + places.map { "bound for \($0)" } + ["moving", "dragged"]
  }

  fileprivate static func spelled(
    _ words: String, of mover: Mover, in scene: Scene
  ) -> MoverCondition? {
    let places = scene.places(of: mover).indices
    let all =
      places.map { MoverCondition.atRest($0) } + places.map { .boundFor($0) } + [.moving, .dragged]
    return all.first { $0.spelling(of: mover, in: scene) == words }
  }
}

extension RecognizerPhase {
  fileprivate static let all: [RecognizerPhase] = [
    .possible, .began, .changed, .ended, .cancelled, .failed,
  ]

  fileprivate static func spelled(_ word: String) -> RecognizerPhase? {
    all.first { $0.spelling == word }
  }
}

extension StackPhase {
  fileprivate static func spelled(_ word: String) -> StackPhase? {
    [.root, .pushing, .pushed, .popping].first { $0.spelling == word }
  }
}
