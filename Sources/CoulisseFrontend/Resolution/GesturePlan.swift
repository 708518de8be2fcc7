internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// A gesture that the scene will have: first all are named, so that they can refer to each other,
/// then each is resolved.
struct GesturePlan: Sendable {
  enum Source: Sendable {
    case authored(GestureDocument)
    /// The panel's own drag in this direction, with what the scene changes of it.
    case panel(EntityID<Panel>, PanelDirection, GestureDocument)
    case scroll(EntityID<Container>, Axis)
    case back(StackOwner)
    case contentPop(StackOwner)
    case tap(Element, [Action])
  }

  var name: Located<String>
  var source: Source
}

/// The two ways a panel can move.
enum PanelDirection: Sendable, Hashable, CaseIterable {
  /// Away from its edge: it opens.
  case inward
  /// Toward its edge: it closes.
  case outward

  /// The last part of the name of the panel's own gesture.
  var gestureName: String {
    switch self {
    case .inward: "pull"
    case .outward: "push"
    }
  }

  /// The side toward which a panel at `edge` moves.
  func side(from edge: Side) -> Side {
    switch self {
    case .inward: edge.opposite
    case .outward: edge
    }
  }
}

extension GestureDocument {
  /// The directions in which this drag moves a panel at `edge`. Relative and physical sides are
  /// compared as they fall together from left to right.
  func directions(drivingPanelAt edge: Side) -> Set<PanelDirection> {
    let sides = claims(at: edge).map { $0.physical(in: .leftToRight) }
    return Set(
      PanelDirection.allCases.filter {
        sides.contains($0.side(from: edge).physical(in: .leftToRight))
      })
  }

  /// The sides toward which the finger may move, each once and in the order of `Side`.
  func claims(at edge: Side) -> [Side] {
    if let start = edgePan.value { return [start.opposite] }
    let claims = (pan.value ?? []).flatMap { word in
      switch word.value {
      case .left: [Side.left]
      case .right: [Side.right]
      case .up: [Side.top]
      case .down: [Side.bottom]
      case .horizontal: [Side.left, .right]
      case .vertical: [Side.top, .bottom]
      case .inward: [PanelDirection.inward.side(from: edge)]
      case .outward: [PanelDirection.outward.side(from: edge)]
      }
    }
    return Side.allCases.filter(claims.contains)
  }
}
