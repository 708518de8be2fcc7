internal import CoulisseModel
internal import CoulisseRuntime

/// A release that ends at one place only, and what lies beside that place.
struct EqualityTie: Sendable, Hashable {
  var clause: Int
  var detent: Int
  /// Where a little less, and a little more, goes.
  var beside: [Int]
}

extension ReleaseProbe {
  /// Whether the condition of the first clause ever holds.
  var holdsSomewhere: Bool {
    guard let test = rule.clauses.first?.test else { return true }
    let across = test.lead == nil ? [0] : [0, 1e6]
    return drags.contains { places in
      places.contains { place in
        [0, 1, -1, 1e6, -1e6].contains { velocity in
          across.contains { verdict(place, velocity, across: $0)?.clause == 0 }
        }
      }
    }
  }

  /// The detents to which some drag from elsewhere is sent; all of those from which no drag can come.
  /// Most are where a finger rests: the many velocities are for what is left.
  var chosen: Set<Int> {
    let drags = drags
    let sources = Set(drags.compactMap { $0.first?.start })
    var chosen = Set(detents.indices.filter { sources.isSubset(of: [$0]) })
    for velocities in [{ _ in [0] }, velocities(at:), manyVelocities(at:)]
      as [(ReleasePlace) -> [Double]]
    {
      for place in drags.joined() {
        if chosen.count == detents.count { return chosen }
        for velocity in velocities(place) {
          guard let detent = verdict(place, velocity)?.detent, detent != place.start else {
            continue
          }
          chosen.insert(detent)
        }
      }
    }
    return chosen
  }

  /// The clause by which a release that flies one way goes farther the other way than without speed.
  var unsigned: Int? {
    guard rule.clauses.contains(where: \.mayIgnoreTheSign) else { return nil }
    for places in drags {
      for place in places
      where !place.isThreshold && place.position > lower && place.position < upper {
        guard let rest = verdict(place, 0)?.detent else { continue }
        for velocity in velocities(at: place) where velocity != 0 {
          guard let verdict = verdict(place, velocity), let clause = verdict.clause,
            rule.clauses[clause].asksForSpeed
          else { continue }
          let goal = detents[verdict.detent]
          let isAgainst =
            (goal - place.position) * velocity < 0 && (goal - detents[rest]) * velocity < 0
          if isAgainst { return clause }
        }
      }
    }
    return nil
  }

  /// A release without speed at a threshold that goes where neither a little less nor a little more
  /// goes. Where a drag set out, nothing has moved, and it may stay.
  var tie: EqualityTie? {
    for places in drags {
      for (index, place) in places.enumerated() where place.isThreshold {
        let isStart = place.position == detents[place.start]
        let neighbors = [index - 1, index + 1].filter(places.indices.contains)
        guard neighbors.count == 2 || isStart, let verdict = verdict(place, 0),
          let clause = verdict.clause, !isStart || verdict.detent != place.start
        else { continue }
        let beside = neighbors.compactMap { self.verdict(places[$0], 0)?.detent }
        if !beside.isEmpty, !beside.contains(verdict.detent) {
          return EqualityTie(clause: clause, detent: verdict.detent, beside: beside)
        }
      }
    }
    return nil
  }

  /// The clause that compares a speed with nothing, where a finger that rests is sent to one place,
  /// wherever it is, and that by the clause for one way of flying.
  var restless: Int? {
    guard
      let clause = rule.clauses.firstIndex(where: {
        $0.test?.quantity == .speed && $0.test?.value == 0
      })
    else { return nil }
    let isRestless = drags.contains { places in
      var goals: Set<Int> = []
      var isTie = false
      for place in places
      where !place.isThreshold && place.position > lower && place.position < upper {
        guard let rest = verdict(place, 0), let out = verdict(place, 0.01),
          let back = verdict(place, -0.01)
        else { return false }
        goals.insert(rest.detent)
        isTie =
          isTie
          || out.detent != back.detent && [out.clause, back.clause].contains(rest.clause)
      }
      return isTie && goals.count == 1
    }
    return isRestless ? clause : nil
  }
}

extension SettleClause {
  var asksForSpeed: Bool {
    test.map { $0.quantity == .speed || $0.projectionSeconds > 0 } ?? false
  }

  /// Whether it could go against the speed: not where the speed that counts is the one toward where it
  /// sends.
  fileprivate var mayIgnoreTheSign: Bool {
    guard let test, asksForSpeed else { return false }
    switch (test.direction, test.comparator, target) {
    case (.ahead, .past, .ahead), (.ahead, .from, .ahead), (.dominant, .past, .ahead),
      (.dominant, .from, .ahead), (.back, .past, .base), (.back, .from, .base),
      (.back, .past, .back), (.back, .from, .back):
      return false
    case _: return true
    }
  }
}
