import CoulisseRuntime

/// Every edge that can lie on the screen, and every travel, as a function of the screen's extent
/// along one axis.
struct EdgeFunctions {
  private var extents: [PiecewiseLinear] = []
  /// For each view, where it can start: one function for each combination of follower stops.
  private var starts: [[PiecewiseLinear]] = []
  private(set) var edges: [PiecewiseLinear] = []
  /// How far each track along the axis can move: where that is nothing, nobody claims it.
  private(set) var travels: [PiecewiseLinear] = []

  init(program: SceneProgram, axis: Axis, range: ClosedRange<Double>, insets: Insets) {
    let screen = PiecewiseLinear.identity(over: range)
    let safe = EdgeFunctions.safeEnds(of: screen, axis: axis, insets: insets)
    var edges: Set<PiecewiseLinear> = []
    let bands = EdgeFunctions.bands(in: program, axis: axis)
    for (index, view) in program.views.enumerated() {
      if view.parent < 0 {
        extents.append(screen)
        starts.append([screen.adding(screen, times: -1)])
      } else {
        place(view, index: index, in: program, axis: axis)
      }
      for start in starts[index] {
        edges.insert(start)
        edges.insert(start.adding(extents[index]))
        // A band lies at the edge of what the screen, or the safe area, shows of the view.
        for band in bands[index] ?? [] {
          for near in [start, extents[0].adding(extents[0], times: -1), safe.near] {
            edges.insert(near.adding(points: band))
          }
          for far in [start.adding(extents[index]), extents[0], safe.far] {
            edges.insert(far.adding(points: -band))
          }
        }
      }
    }
    self.edges = Array(edges)
    for track in program.tracks where track.positive.axis == axis {
      let extent = extents[track.reference]
      travels.append(extent.applying(track.upper).adding(extent.applying(track.lower), times: -1))
    }
  }

  /// The extents at which the order of two edges, or the sign of a travel, changes.
  var criticalExtents: Set<Double> {
    var critical: Set<Double> = []
    for (index, edge) in edges.enumerated() {
      critical.formUnion(edge.criticalArguments)
      for other in edges[..<index] {
        critical.formUnion(edge.adding(other, times: -1).criticalArguments)
      }
    }
    for travel in travels { critical.formUnion(travel.criticalArguments) }
    // One crossing that two ways of reckoning tell apart in the last place is one.
    return Set(critical.map { ($0 * 1e6).rounded() / 1e6 })
  }

  private mutating func place(
    _ view: ViewSpec, index: Int, in program: SceneProgram, axis: Axis
  ) {
    let outer = extents[view.parent]
    let (offset, extent) =
      axis == .horizontal ? (view.frame.x, view.frame.width) : (view.frame.y, view.frame.height)
    let own = outer.applying(extent)
    extents.append(own)
    let near = outer.applying(offset)
    let far = outer.adding(near, times: -1).adding(own, times: -1)
    var places: [PiecewiseLinear] = []
    for start in starts[view.parent] {
      // Both origins, so that one set of samples serves both reading directions.
      places.append(start.adding(near))
      places.append(start.adding(far))
    }
    for follower in program.followers where follower.view == index {
      guard case .offset(let side) = follower.property, side.axis == axis else { continue }
      for source in follower.sources {
        let reference = extents[program.tracks[source.track].reference]
        places = places.flatMap { place in
          source.stops.flatMap { stop in
            [1.0, -1.0].map { place.adding(reference.applying(stop.value), times: $0) }
          }
        }
      }
    }
    starts.append(Array(Set(places)))
  }

  /// Where the safe area begins and ends.
  private static func safeEnds(
    of screen: PiecewiseLinear, axis: Axis, insets: Insets
  ) -> (near: PiecewiseLinear, far: PiecewiseLinear) {
    let (near, far) =
      axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    return (
      screen.adding(screen, times: -1).adding(points: near), screen.adding(points: -far)
    )
  }

  /// How wide the bands along the axis are that lie at each view.
  private static func bands(in program: SceneProgram, axis: Axis) -> [Int: [Double]] {
    var bands: [Int: [Double]] = [:]
    for recognizer in program.recognizers {
      guard case .edgePan(let edge, let band) = recognizer.kind, edge.axis == axis else { continue }
      for view in recognizer.views { bands[view, default: []].append(band) }
    }
    return bands
  }
}
