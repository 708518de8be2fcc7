internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// How large something is: along each axis lengths from the screen inward, each a share of the one
/// before.
struct Extents: Sendable {
  private var lengths: [Axis: [Length]] = [:]

  subscript(axis: Axis) -> [Length] { lengths[axis] ?? [] }

  /// As large as the screen.
  static var full: Extents { Extents() }

  /// One part of this extent along an axis, and all across it.
  func taking(_ part: Length, along axis: Axis) -> Extents {
    var extents = self
    extents.lengths[axis, default: []].append(part)
    return extents
  }

  /// All of them in one, a share of the screen, where quantities have these values.
  func whole(along axis: Axis, _ values: [Double]) -> Length {
    self[axis].map { $0.fixed(values) }.reduce(.full) { $1.of($0) }
  }
}

extension Resolver {
  /// How large a container is, or the part of a panel that its content covers, or the window of a list.
  func extents(of owner: ContentOwner) -> Extents {
    switch owner {
    case .container: return .full
    case .panel(let id):
      let panel = scene[id]
      let axis = panel.edge.value.axis
      let size = Extents.full.taking(panel.size, along: axis)
      guard panel.layer == .over else { return size }
      let inset = -panel.insetContent
      return size.taking(
        Length(fraction: 1 + inset.fraction, points: inset.points, measured: inset.measured),
        along: axis)
    case .list(let id):
      return extents(of: scene[id].holder).taking(scene[id].frame)
    case .scrollArea(let id):
      return extents(of: scene[id].holder).taking(scene[id].frame)
    }
  }

  /// How large what a list lies in is: of a panel, all of it.
  func extents(of holder: ListHolder) -> Extents {
    switch holder {
    case .container: .full
    case .panel(let id): extents(ofAll: scene[id].size, scene[id].layer, scene[id].edge.value)
    }
  }

  /// How large a panel is with all that lies in it: one that stands still is as large as the screen.
  func extents(ofAll size: Length, _ layer: PanelLayer, _ edge: Side) -> Extents {
    layer == .over ? Extents.full.taking(size, along: edge.axis) : .full
  }
}

extension Extents {
  fileprivate func taking(_ frame: Frame) -> Extents {
    taking(frame.width, along: .horizontal).taking(frame.height, along: .vertical)
  }
}

extension Length {
  /// This share of something whose extent is a length itself, both without measures.
  fileprivate func of(_ whole: Length) -> Length {
    func bound(_ bound: Double) -> Double { bound.isFinite ? fraction * bound + points : bound }
    let bounds = [bound(whole.atLeast), bound(whole.atMost)].sorted()
    return Length(
      fraction: fraction * whole.fraction, points: fraction * whole.points + points,
      atLeast: max(atLeast, bounds[0]), atMost: min(atMost, bounds[1]))
  }
}
