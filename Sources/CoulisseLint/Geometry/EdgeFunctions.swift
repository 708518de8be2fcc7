import CoulisseRuntime

/// Every edge that can lie on the screen, and every travel, as a function of the screen's extent
/// along one axis.
struct EdgeFunctions {
  /// For each view, how long it can be: one function, but where a track changes it.
  private var extents: [[PiecewiseLinear]] = []
  /// For each view, how long it is laid out: what lengths of tracks refer to.
  private var layoutExtents: [PiecewiseLinear] = []
  /// For each view, where it can start: one function for each combination of follower stops.
  private var starts: [[PiecewiseLinear]] = []
  private(set) var edges: [PiecewiseLinear] = []
  /// How far each track along the axis can move: where that is nothing, nobody claims it.
  private(set) var travels: [PiecewiseLinear] = []

  /// What the app has measured, in points.
  private let quantities: [Double]

  init(
    program: SceneProgram, axis: Axis, range: ClosedRange<Double>, insets: Insets,
    quantities: [Double]
  ) {
    self.quantities = quantities
    let screen = PiecewiseLinear.identity(over: range)
    let safe = EdgeFunctions.safeEnds(of: screen, axis: axis, insets: insets)
    var edges: Set<PiecewiseLinear> = []
    let bands = EdgeFunctions.bands(in: program, axis: axis)
    for (index, view) in program.views.enumerated() {
      if view.parent < 0 {
        layoutExtents.append(screen)
        extents.append([screen])
        starts.append([screen.adding(screen, times: -1)])
      } else {
        place(view, index: index, in: program, axis: axis)
      }
      for (start, ends) in touchEnds(of: index, view, axis: axis) {
        edges.insert(start)
        edges.formUnion(ends)
        // A band lies at the edge of what the screen, or the safe area, shows of the view.
        for band in bands[index] ?? [] {
          for near in [start, screen.adding(screen, times: -1), safe.near] {
            edges.insert(near.adding(points: band))
          }
          for far in ends + [screen, safe.far] {
            edges.insert(far.adding(points: -band))
          }
        }
      }
    }
    self.edges = Array(edges)
    for track in program.tracks where track.positive.axis == axis {
      let extent = layoutExtents[track.reference]
      travels.append(
        extent.applying(track.upper, quantities).adding(
          extent.applying(track.lower, quantities), times: -1))
    }
  }

  /// Where the part of a view that takes touches can start, and where it can end then.
  private func touchEnds(
    of index: Int, _ view: ViewSpec, axis: Axis
  ) -> [(start: PiecewiseLinear, ends: [PiecewiseLinear])] {
    starts[index].flatMap { start -> [(PiecewiseLinear, [PiecewiseLinear])] in
      guard let grab = view.grab else { return [(start, extents[index].map { start.adding($0) })] }
      let (offset, extent) = axis == .horizontal ? (grab.x, grab.width) : (grab.y, grab.height)
      return extents[index].flatMap { own in
        let near = own.applying(offset, quantities)
        let long = own.applying(extent, quantities)
        let far = own.adding(near, times: -1).adding(long, times: -1)
        return [near, far].map { (start.adding($0), [start.adding($0).adding(long)]) }
      }
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
    let (offset, extent) =
      axis == .horizontal ? (view.frame.x, view.frame.width) : (view.frame.y, view.frame.height)
    layoutExtents.append(layoutExtents[view.parent].applying(extent, quantities))
    let followed = followedExtents(of: index, in: program, axis: axis)
    var (places, sizes): ([PiecewiseLinear], Set<PiecewiseLinear>) = ([], Set(followed))
    for outer in extents[view.parent] {
      if followed.isEmpty { sizes.insert(outer.applying(extent, quantities)) }
      let near = outer.applying(offset, quantities)
      for start in starts[view.parent] {
        // Both origins, so that one set of samples serves both reading directions.
        places.append(start.adding(near))
        for own in followed.isEmpty ? [outer.applying(extent, quantities)] : followed {
          places.append(start.adding(outer.adding(near, times: -1).adding(own, times: -1)))
        }
      }
    }
    extents.append(Array(sizes))
    for follower in program.followers where follower.view == index {
      guard case .offset(let side) = follower.property, side.axis == axis else { continue }
      for source in follower.sources {
        let reference = layoutExtents[program.tracks[source.track].reference]
        places = places.flatMap { place in
          source.stops.flatMap { stop in
            [1.0, -1.0].map { place.adding(reference.applying(stop.value, quantities), times: $0) }
          }
        }
      }
    }
    starts.append(Array(Set(places)))
  }

  /// How long tracks can make a view.
  private func followedExtents(
    of view: Int, in program: SceneProgram, axis: Axis
  ) -> [PiecewiseLinear] {
    program.followers.filter { $0.view == view && $0.property == .extent(axis) }.flatMap(\.sources)
      .flatMap { source in
        let reference = layoutExtents[program.tracks[source.track].reference]
        return source.stops.map { reference.applying($0.value, quantities) }
      }
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
