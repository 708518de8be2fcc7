internal import CoulisseModel
internal import CoulisseRuntime

/// A track alone at one size, whose settle rule is asked about every kind of release.
///
/// A rule compares where a track is let go, and how fast, with numbers; between two neighboring places
/// at which a comparison turns nothing changes. So these places, and one between any two, stand for all.
struct ReleaseProbe {
  let rule: SettleRule
  /// Points.
  let detents: [Double]
  let lower: Double
  let upper: Double
  private let machine: SceneMachine
  private let starts: [Int]
  /// For each detent the points that a finger moves the track from there at most.
  private let reaches: [Double]
  /// Points that it can be drawn past its ends.
  private let give: Double
  private let extent: Double

  init(_ release: ReleaseCase, at extent: Double, reach: Double? = nil) {
    let definition = release.definition
    let motion = MotionSpec(curve: .linear, durationNanoseconds: 0)
    let track = TrackSpec(
      positive: release.axis == .horizontal ? .right : .bottom, reference: 0,
      detents: definition.detents.map(\.position), lower: definition.lower,
      upper: definition.upper, outOfRange: definition.outOfRange, settle: release.rule,
      motion: motion)
    machine = SceneMachine(
      SceneProgram(
        designSize: Size(width: extent, height: extent),
        views: [ViewSpec(parent: -1, frame: .full)], tracks: [track]))
    rule = release.rule
    detents = definition.detents.indices.map { [machine] in
      machine.detentPosition($0, of: 0)
    }
    (lower, upper) = machine.range(of: 0)
    starts = release.starts
    reaches = release.gains.indices.map { reach ?? release.reach(from: $0, at: extent) }
    self.extent = extent
    switch definition.outOfRange {
    case .clamp, .clampIncrements, .ignore: give = 0
    case .free, .rubberBand: give = extent
    }
  }
}

/// A place where a drag lets go.
struct ReleasePlace: Sendable, Hashable {
  var start: Int
  /// Points; the last is where it lets go.
  var way: [Double]
  /// Whether a comparison may turn here.
  var isThreshold: Bool

  var position: Double { way[way.count - 1] }
}

extension ReleaseProbe {
  /// The places of drags that set out from one detent and turn round nowhere, or at one of the ends of
  /// what they can reach; each list in order.
  var drags: [[ReleasePlace]] {
    starts.flatMap { start in
      let places = places(from: start)
      // A base has to be passed to become one: between two detents it stays what it was.
      let ends =
        detents.count > 2 || give > 0
        ? [places.first, places.last].compactMap { $0?.position } : []
      return [places]
        + ends.map { end in
          places.map { place in
            var place = place
            place.way.insert(end, at: 0)
            return place
          }
        }
    }
  }

  func verdict(_ place: ReleasePlace, _ velocity: Double, across: Double = 0) -> SettleVerdict? {
    machine.verdict(
      on: 0, draggedFrom: place.start, through: place.way, velocity: velocity,
      crossVelocity: across)
  }

  /// Velocities on both sides of everything that a speed is compared with, and those that carry what
  /// was let go to each end.
  func velocities(at place: ReleasePlace) -> [Double] { velocities(at: place, to: [lower, upper]) }

  /// Likewise, and those that carry it from one threshold to the next.
  func manyVelocities(at place: ReleasePlace) -> [Double] {
    velocities(at: place, to: thresholds(from: place.start))
  }

  private func velocities(at place: ReleasePlace, to goals: [Double]) -> [Double] {
    var turns: [Double] = [0]
    for test in rule.clauses.compactMap(\.test) {
      if test.quantity == .speed { turns += [test.value, -test.value] }
      if test.projectionSeconds > 0 {
        turns += goals.map { ($0 - place.position) / test.projectionSeconds }
      }
    }
    let most = (turns.map(\.magnitude).max() ?? 0) + 1e6
    return Self.withMiddles([-most, most] + turns).map(\.value)
  }

  private func places(from start: Int) -> [ReleasePlace] {
    let first = max(lower - give, detents[start] - reaches[start])
    let last = min(upper + give, detents[start] + reaches[start])
    let inside = thresholds(from: start).filter { $0 > first && $0 < last }
    return Self.withMiddles([first, last] + inside).map {
      ReleasePlace(start: start, way: [$0.value], isThreshold: $0.isThreshold)
    }
  }

  /// Every place at which a comparison may turn; some never do.
  private func thresholds(from start: Int) -> [Double] {
    var places = detents + [lower, upper]
    let gaps = zip(detents, detents.dropFirst()).map { $1 - $0 }
    for test in rule.clauses.compactMap(\.test) where test.quantity != .speed {
      let units: [Double] =
        switch test.unit {
        case .absolute: [1]
        case .gap: gaps
        case .travel: [upper - lower]
        case .extent: [extent]
        }
      let origins = test.quantity == .position ? detents + [0, lower] : detents + [detents[start]]
      for origin in origins {
        places += units.flatMap { [origin + test.value * $0, origin - test.value * $0] }
      }
    }
    return places
  }

  /// Values in order, each once, and those in the middle between two of them.
  private static func withMiddles(_ values: [Double]) -> [(value: Double, isThreshold: Bool)] {
    var result: [(value: Double, isThreshold: Bool)] = []
    for value in values.sorted() {
      if let last = result.last?.value {
        guard value - last > 2e-6 else { continue }
        if value - last > 1e-3 { result.append(((last + value) / 2, false)) }
      }
      result.append((value, true))
    }
    return result
  }
}
