import CoulisseModel
import CoulisseRuntime

/// A configuration at one size, with all that is looked at there.
struct Stage {
  let configuration: ExploredConfiguration
  let surroundings: Surroundings
  /// The events that lead to the configuration, from time zero.
  let path: [TimedEvent]
  let moments: [Moment]
  /// Where what moves may go; nil where nothing moves.
  let ways: LooseWays?
  /// For each moment, the points that stand for all of the regions, and who takes a touch there.
  let touches: [[(point: Point, receivers: [Int])]]

  /// Nil where the configuration cannot be brought about at this size.
  init?(
    _ configuration: ExploredConfiguration, in surroundings: Surroundings,
    touching regions: [TouchRegion]
  ) {
    guard let (machine, path) = configuration.brought(to: surroundings) else { return nil }
    self.configuration = configuration
    self.surroundings = surroundings
    self.path = path
    moments = Moment.all(of: machine, after: path)
    ways = LooseWays(moments)
    touches = moments.map { moment in
      let rects = Set(regions.flatMap { $0.rects(in: moment.machine) })
      guard !rects.isEmpty else { return [] }
      let map = HitMap(moment.machine)
      return TouchGrid(moment.machine).points.filter { point in
        rects.contains { $0.contains(point) }
      }.map { ($0, moment.machine.receivers(at: $0, on: map)) }
    }
  }
}
