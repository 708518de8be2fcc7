import CoulisseRuntime

/// A gesture of the scene's own that takes no touch in any configuration.
package struct ShadowedGesture: Sendable, Hashable {
  package var recognizer: Int
  package var reason: Reason

  /// What keeps it from beginning.
  package enum Reason: Sendable, Hashable {
    /// These clauses of its guard never hold together, and any fewer of them do.
    case `guard`(clauses: [Int])
    /// Whenever these clauses hold, the group of what it moves keeps it still.
    case group(clauses: [Int])
  }
}

extension Checker {
  /// The scene's own gestures that can never take a touch, because of their guards or of groups.
  mutating func shadowedGestures() -> [ShadowedGesture] {
    program.recognizers.indices.compactMap { recognizer in
      guard program.recognizers[recognizer].role == .own, !program.isCopy(recognizer) else {
        return nil
      }
      return shadow(of: recognizer).map { ShadowedGesture(recognizer: recognizer, reason: $0) }
    }
  }

  private mutating func shadow(of recognizer: Int) -> ShadowedGesture.Reason? {
    let spec = program.recognizers[recognizer]
    let clauses = spec.condition.clauses
    var cone = ConfigurationCone()
    cone.add(recognizer, in: program)
    for part in cone.parts(in: program) {
      let spoken = clauses.indices.filter { part.covers(clauses[$0]) }
      guard !spoken.isEmpty else { continue }
      let configurations = explorer.configurations(of: part)
      guard !explorer.cut.contains(part) else { continue }
      let machines = configurations.map(\.machine)
      if let never = fewest(of: spoken, neverHoldingIn: machines, clauses) {
        return .guard(clauses: never)
      }
      if isStill(recognizer, in: part, while: spoken.map { clauses[$0] }) {
        return .group(clauses: spoken)
      }
    }
    return nil
  }

  /// One clause, two or all of them; nil when all hold together somewhere.
  private func fewest(
    of spoken: [Int], neverHoldingIn machines: [SceneMachine], _ clauses: [[ConfigurationTerm]]
  ) -> [Int]? {
    func neverHold(_ some: [Int]) -> Bool {
      let condition = Condition(some.map { clauses[$0] })
      return !machines.contains { $0.holds(condition, at: $0.state.now) }
    }
    guard neverHold(spoken) else { return nil }
    let ones = spoken.map { [$0] }
    let twos = spoken.flatMap { one in spoken.filter { one < $0 }.map { [one, $0] } }
    return (ones + twos).first(where: neverHold) ?? spoken
  }

  /// Whether what a drag moves is a member of a group of the part and cannot move while the clauses
  /// hold.
  private mutating func isStill(
    _ recognizer: Int, in part: ConfigurationCone, while clauses: [[ConfigurationTerm]]
  ) -> Bool {
    let tracks = Set(program.recognizers[recognizer].route.flatMap(\.tracks))
    let isGrouped = program.groups.contains { !tracks.isDisjoint(with: $0.members) }
    guard isGrouped, !part.tracks.isDisjoint(with: tracks) else { return false }
    // Without the rest of its guard, so that the claim tells of this part alone.
    var alone = program
    alone.recognizers[recognizer].condition = Condition(clauses)
    var explorer = Explorer(program: alone, limits: self.explorer.limits)
    // It draws on the work that is left for the whole run.
    explorer.work = self.explorer.work
    let configurations = explorer.configurations(of: part)
    self.explorer.work = explorer.work
    return !explorer.cut.contains(part)
      && !configurations.contains { !$0.machine.claim(of: recognizer).isEmpty }
  }
}
