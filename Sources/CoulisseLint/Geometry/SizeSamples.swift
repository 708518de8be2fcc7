import CoulisseModel
import CoulisseRuntime

/// Viewport sizes that stand for all of a scene's range: between two neighbors in one list the order
/// of all edges on the screen is the same, and each list holds the ends and a point of every such
/// interval.
struct SizeSamples: Hashable {
  /// Points, in growing order.
  var widths: [Double]
  var heights: [Double]
}

extension SizeSamples {
  init(program: SceneProgram, viewport: Viewport) {
    widths = SizeSamples.samples(
      program, axis: .horizontal, range: viewport.width, design: viewport.design.width)
    heights = SizeSamples.samples(
      program, axis: .vertical, range: viewport.height, design: viewport.design.height)
  }

  private static func samples(
    _ program: SceneProgram, axis: Axis, range: ClosedRange<Double>, design: Double
  ) -> [Double] {
    let edges = EdgeFunctions(program: program, axis: axis, range: range).all
    var critical: Set<Double> = [range.lowerBound, range.upperBound]
    for (index, edge) in edges.enumerated() {
      critical.formUnion(edge.criticalArguments)
      for other in edges[..<index] {
        critical.formUnion(edge.adding(other, times: -1).criticalArguments)
      }
    }
    let ends = critical.filter(range.contains).sorted()
    let middles = zip(ends, ends.dropFirst()).map { ($0 + $1) / 2 }
    return Set(ends + middles + [design].filter(range.contains)).sorted()
  }
}

/// Every edge that can lie on the screen, as a function of the screen's extent along one axis.
private struct EdgeFunctions {
  private var extents: [PiecewiseLinear] = []
  /// For each view, where it can start: one function for each combination of follower stops.
  private var starts: [[PiecewiseLinear]] = []
  private(set) var all: [PiecewiseLinear] = []

  init(program: SceneProgram, axis: Axis, range: ClosedRange<Double>) {
    let screen = PiecewiseLinear.identity(over: range)
    var edges: Set<PiecewiseLinear> = []
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
        for band in EdgeFunctions.bands(of: index, in: program, axis: axis) {
          edges.insert(start.adding(points: band))
          edges.insert(start.adding(extents[index]).adding(points: -band))
        }
      }
    }
    all = Array(edges)
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

  private static func bands(of view: Int, in program: SceneProgram, axis: Axis) -> [Double] {
    program.recognizers.compactMap { recognizer in
      guard recognizer.views.contains(view), case .edgePan(let edge, let band) = recognizer.kind,
        edge.axis == axis
      else { return nil }
      return band
    }
  }
}
