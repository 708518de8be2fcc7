/// What the clauses of a settle rule are asked about.
nonisolated private struct Release {
  /// Points.
  var position: Double
  /// Displacement in points since the rule's frame.
  var displacement: Double
  /// Points per second along the track, and across it.
  var velocity: Double
  var crossVelocity: Double
  /// +1 or -1: the direction of the displacement, or of the velocity without one; else 0.
  var ahead: Int
  /// Points between the base and its neighbor ahead.
  var gap: Double
  /// Points of the whole range.
  var travel: Double
  /// Points of the reference view.
  var extent: Double
  /// Points of the detent from which the gap counts upward, and of the range's lower end.
  var gapStart: Double
  var lower: Double
}

extension SceneMachine {
  /// The detent that the settle rule of a held track chooses; nil when it stays.
  ///
  /// - Parameters:
  ///   - velocity: Points per second toward growing positions.
  ///   - crossVelocity: Points per second on the other axis.
  func settleTarget(of track: Int, velocity: Double, crossVelocity: Double) -> Int? {
    verdict(on: track, velocity: velocity, crossVelocity: crossVelocity)?.detent
  }

  /// What the settle rule of a held track decides; nil when it stays.
  func verdict(on track: Int, velocity: Double, crossVelocity: Double) -> SettleVerdict? {
    let spec = program.tracks[track]
    guard !spec.settle.clauses.isEmpty, !spec.detents.isEmpty else { return nil }
    let current = state.tracks[track]
    let base = settleBase(of: track)
    let frame =
      spec.settle.measuredFrom == .start ? current.dragStart : detentPosition(base, of: track)
    let displacement = current.position - frame
    let direction = displacement != 0 ? displacement : velocity
    var ahead = direction > 0 ? 1 : direction < 0 ? -1 : 0
    // Beyond the last detent nothing lies ahead but on the way back.
    let excess = (current.position - detentPosition(base, of: track)) * Double(ahead)
    if excess > 0, velocity * Double(ahead) < 0,
      neighbor(of: base, toward: ahead, of: track) == base
    {
      ahead = -ahead
    }
    let neighbor = neighbor(of: base, toward: ahead, of: track)
    let (from, to) = (detentPosition(base, of: track), detentPosition(neighbor, of: track))
    let (lower, upper) = range(of: track)
    let release = Release(
      position: current.position, displacement: displacement, velocity: velocity,
      crossVelocity: crossVelocity, ahead: ahead, gap: (to - from).magnitude,
      travel: upper - lower, extent: extent(of: track), gapStart: Swift.min(from, to),
      lower: lower)
    for (index, clause) in spec.settle.clauses.enumerated() where counts(clause, of: track) {
      guard clause.test.map({ holds($0, release) }) ?? true else { continue }
      let detent: Int
      switch clause.target {
      case .ahead:
        if spec.settle.crossing == .any, let test = clause.test, test.quantity == .projected {
          detent = lastDetent(from: neighbor, of: track, passedBy: test, release)
        } else {
          detent = neighbor
        }
      case .back: detent = self.neighbor(of: base, toward: -ahead, of: track)
      case .base: detent = base
      case .nearest: detent = nearestDetent(of: track, preferring: base)
      case .detent(let named): detent = spec.detents.indices.contains(named) ? named : base
      }
      return SettleVerdict(clause: index, detent: detent)
    }
    return SettleVerdict(clause: nil, detent: base)
  }

  /// The detent that a rule counts from: the base; without one the closest. A track that stands on a
  /// detent when it is let go has that one, unless the rule counts from the start of the drag.
  private func settleBase(of track: Int) -> Int {
    let current = state.tracks[track]
    if program.tracks[track].settle.measuredFrom == .base || current.base < 0 {
      let nearest = nearestDetent(of: track, preferring: Swift.max(0, current.base))
      if current.base < 0 || detentPosition(nearest, of: track) == current.position {
        return nearest
      }
    }
    return current.base
  }

  /// The first detent, from one on in the direction of the drag, from which on a projection does not
  /// reach the next.
  private func lastDetent(
    from first: Int, of track: Int, passedBy test: SettleTest, _ release: Release
  ) -> Int {
    var release = release
    var detent = first
    while true {
      let next = neighbor(of: detent, toward: release.ahead, of: track)
      guard next != detent else { return detent }
      let (from, to) = (detentPosition(detent, of: track), detentPosition(next, of: track))
      release.displacement = release.position - from
      release.gap = (to - from).magnitude
      let projected = release.displacement + test.projectionSeconds * release.velocity
      guard projected * Double(release.ahead) > 0, holds(test, release) else { return detent }
      detent = next
    }
  }

  /// Whether a clause counts where the track is.
  private func counts(_ clause: SettleClause, of track: Int) -> Bool {
    clause.limit.map { state.tracks[track].position <= detentPosition($0, of: track) } ?? true
  }

  private func holds(_ test: SettleTest, _ release: Release) -> Bool {
    if let lead = test.lead {
      let surplus = release.velocity.magnitude - release.crossVelocity.magnitude
      guard holds(lead.comparator, surplus, lead.speed) else { return false }
    }
    let unit: Double =
      switch test.unit {
      case .absolute: 1
      case .gap: release.gap
      case .travel: release.travel
      case .extent: release.extent
      }
    let quantity: Double
    switch test.quantity {
    case .position:
      let start: Double =
        switch test.unit {
        case .gap: release.gapStart
        case .travel: release.lower
        case .absolute, .extent: 0
        }
      let position = release.position + test.projectionSeconds * release.velocity
      return holds(test.comparator, position - start, test.value * unit)
    case .travel: quantity = release.displacement
    case .speed: quantity = release.velocity
    case .projected:
      quantity = release.displacement + test.projectionSeconds * release.velocity
    }
    let threshold = test.value * unit
    switch test.direction {
    case .any: return holds(test.comparator, quantity.magnitude, threshold)
    case .ahead: return holds(test.comparator, quantity * Double(release.ahead), threshold)
    case .back: return holds(test.comparator, -quantity * Double(release.ahead), threshold)
    case .dominant:
      return release.crossVelocity.magnitude < release.velocity.magnitude
        && holds(test.comparator, quantity * Double(release.ahead), threshold)
    case .inward: return holds(test.comparator, quantity, threshold)
    case .outward: return holds(test.comparator, -quantity, threshold)
    }
  }

  /// Compares on the grid: a gain, a share and a size leave their own rounding in both numbers, and
  /// exactly 30 % has to be exactly 30 % at every size.
  private func holds(_ comparator: Comparator, _ quantity: Double, _ threshold: Double) -> Bool {
    comparator.holds(Grid.snap(quantity - threshold), 0)
  }

  private func neighbor(of detent: Int, toward direction: Int, of track: Int) -> Int {
    let next = detent + direction
    return program.tracks[track].detents.indices.contains(next) ? next : detent
  }

  /// The closest detent; of two at the same distance `preferred`, else the lower one.
  func nearestDetent(of track: Int, preferring preferred: Int) -> Int {
    let position = state.tracks[track].position
    var best = 0
    for detent in program.tracks[track].detents.indices {
      let distance = (detentPosition(detent, of: track) - position).magnitude
      let least = (detentPosition(best, of: track) - position).magnitude
      if distance < least || (distance == least && detent == preferred) { best = detent }
    }
    return best
  }

  /// While a track is dragged, its base becomes the last detent that it has passed.
  mutating func rebase(_ track: Int) {
    let position = state.tracks[track].position
    let last = program.tracks[track].detents.count - 1
    var base = state.tracks[track].base
    guard base >= 0 else { return }
    while base < last && position > detentPosition(base + 1, of: track) { base += 1 }
    while base > 0 && position < detentPosition(base - 1, of: track) { base -= 1 }
    guard base != state.tracks[track].base else { return }
    state.tracks[track].base = base
    isConfigurationStale = true
  }
}
