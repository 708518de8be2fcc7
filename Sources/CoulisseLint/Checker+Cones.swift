import CoulisseRuntime

extension Checker {
  /// Whether there is a kind of script that both could want: the same number of taps, or strokes with
  /// a heading that both may claim. A tap never moves past the decision radius, a pan always does, but
  /// for one that begins as the finger comes down.
  func haveCommonScripts(_ first: Int, _ second: Int) -> Bool {
    let (one, two) = (program.recognizers[first], program.recognizers[second])
    switch (one.kind, two.kind) {
    case (.tap(let count, _, _, _), .tap(let other, _, _, _)): return count == other
    case (.tap(_, let tolerance, _, _), _), (_, .tap(_, let tolerance, _, _)):
      return tolerance > program.decisionRadius || one.beginsAtTouch || two.beginsAtTouch
    default:
      return [ReadingDirection.leftToRight, .rightToLeft].contains { direction in
        !headings(one, direction).isDisjoint(with: headings(two, direction))
      }
    }
  }

  private func headings(_ spec: RecognizerSpec, _ direction: ReadingDirection) -> Headings {
    if spec.takesEveryHeading { return .all }
    return spec.claims.reduce(into: Headings()) {
      $0.insert(Headings($1.physical(in: direction)))
    }
  }

  /// Whether a condition holds in some configuration; yes where not all were looked at.
  mutating func canHold(_ condition: Condition) -> Bool {
    var cone = ConfigurationCone()
    cone.add(condition, in: program)
    let configurations = explorer.configurations(of: cone)
    return explorer.cut.contains(cone)
      || configurations.contains { $0.machine.holds(condition, at: $0.machine.state.now) }
  }

  /// The cone without the parts that both guards pin to their start, and without those that nothing
  /// but guards depends on, if these hold at the start: any other state in which they hold is as good.
  /// Nil when some part can never satisfy both guards at once.
  mutating func openCone(
    _ first: Int, _ second: Int, views: Set<Int>
  ) -> ConfigurationCone? {
    let cone = ConfigurationCone(first, second, views: views, in: program)
    let clauses =
      program.recognizers[first].condition.clauses + program.recognizers[second].condition.clauses
    let effects = ConfigurationCone(routesOf: [first, second], views: views, in: program)
    var open = ConfigurationCone()
    for part in cone.parts(in: program) {
      let condition = Condition(clauses.filter(part.covers))
      let configurations = explorer.configurations(of: part)
      if explorer.cut.contains(part) {
        // Not all of it was seen: what is missing may let both take a touch.
        open.formUnion(part)
        continue
      }
      let allowed = configurations.filter { $0.machine.holds(condition, at: $0.machine.state.now) }
      if allowed.isEmpty { return nil }
      let isOnlyGuarding = part.isDisjoint(with: effects)
      if isOnlyGuarding, allowed.contains(where: \.path.isEmpty) { continue }
      if allowed.contains(where: { !$0.path.isEmpty }) { open.formUnion(part) }
    }
    return open
  }
}
