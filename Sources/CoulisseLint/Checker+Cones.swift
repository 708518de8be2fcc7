import CoulisseRuntime

extension Checker {
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
