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
    /// What pulls rows aside, and what closes them.
    case swipe(EntityID<RowList>)
    case dismiss(EntityID<RowList>)
    case turn(EntityID<Pager>)
    case scroll(ContentOwner, Axis)
    case back(ContentOwner)
    case contentPop(ContentOwner)
    case tap(Element, [Action])
    case tileDrag(EntityID<TileSet>, Int)
    case tileTap(EntityID<TileSet>, Int)
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
  ///
  /// - Parameter origin: The side from which the first thing comes that it drives: the words for
  ///   directions are about that.
  func directions(drivingPanelAt edge: Side, from origin: Side) -> Set<PanelDirection> {
    let sides = claims(at: origin).map { $0.physical(in: .leftToRight) }
    return Set(
      PanelDirection.allCases.filter {
        sides.contains($0.side(from: edge).physical(in: .leftToRight))
      })
  }

  /// The directions in which this drag moves, among others, what has one of these names, for what
  /// comes from `edge`.
  func directions(
    driving names: [String], at edge: Side, from origin: Side
  ) -> Set<PanelDirection> {
    let all = directions(drivingPanelAt: edge, from: origin)
    func isNamed(_ references: [Reference]) -> Bool {
      references.contains { names.contains($0.spelling) }
    }
    switch drives.value {
    case nil: return []
    case .both(let references): return isNamed(references) ? all : []
    case .legs(let legs):
      return all.filter { direction in
        let side = direction.side(from: edge).physical(in: .leftToRight)
        return legs.contains { leg in
          isNamed(leg.references)
            && leg.word.value.sides(at: origin).contains { $0.physical(in: .leftToRight) == side }
        }
      }
    }
  }

  /// The sides toward which a swipe goes, each once and in the order of `Side`.
  var swipes: [Side] {
    let sides = (swipe.value ?? []).flatMap { $0.value.sides(at: .leading) }
    return Side.allCases.filter(sides.contains)
  }

  /// The sides toward which the finger may move, each once and in the order of `Side`.
  func claims(at edge: Side) -> [Side] {
    if let start = edgePan.value { return [start.opposite] }
    let claims = (pan.value ?? []).flatMap { $0.value.sides(at: edge) }
    return Side.allCases.filter(claims.contains)
  }
}

extension PanWord {
  /// The sides that it means, for what comes from `edge`: for a pager the side on which the next page
  /// lies.
  func sides(at edge: Side) -> [Side] {
    switch self {
    case .left: [.left]
    case .right: [.right]
    case .up: [.top]
    case .down: [.bottom]
    case .horizontal: [.left, .right]
    case .vertical: [.top, .bottom]
    case .forward: [PanelDirection.inward.side(from: edge)]
    case .backward: [PanelDirection.outward.side(from: edge)]
    case .inward: [PanelDirection.inward.side(from: edge)]
    case .outward: [PanelDirection.outward.side(from: edge)]
    }
  }
}
