internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension Resolver {
  /// One of the gestures that the platform brings.
  func platformGesture(
    _ plan: GesturePlan, _ origin: GestureOrigin, _ kind: GestureKind, _ region: Element,
    _ drives: Drive, among plans: [GesturePlan]
  ) -> Gesture {
    Gesture(
      name: plan.name, origin: origin, kind: kind, regions: [region], drives: .one(drives),
      when: condition(of: plan), before: followers(of: plan, among: plans).map { Relation($0) })
  }

  /// There is no way back from a root page.
  private func condition(of plan: GesturePlan) -> [Guard] {
    switch plan.source {
    case .back(let owner), .contentPop(let owner):
      [Guard(.depthAtRest(owner, 0), negated: true)]
    case .scroll(let owner, _):
      switch owner {
      case .list, .scrollArea: rootGuards(of: owner.window)
      case .container, .panel: []
      }
    case .authored, .panel, .turn, .swipe, .dismiss, .tap, .tileDrag, .tileTap: []
    }
  }

  /// The platform's gestures never contend with each other: of two that can see the same touch, the
  /// one with the lower rank goes first, and of two with the same rank the one inside.
  func followers(of plan: GesturePlan, among plans: [GesturePlan]) -> [EntityID<Gesture>] {
    guard let own = standing(of: plan) else { return [] }
    return plans.indices.filter { index in
      guard let other = standing(of: plans[index]),
        other.element != own.element || other.rank != own.rank
      else { return false }
      return share(own.element, other.element)
        && (own.rank, -own.depth) < (other.rank, -other.depth)
    }.map { EntityID($0) }
  }

  private struct Standing {
    var element: Element
    /// Edge before content: page back, sideways scrolling, content pop, other scrolling.
    var rank: Int
    var depth: Int
  }

  private func standing(of plan: GesturePlan) -> Standing? {
    let element: Element
    let rank: Int
    switch plan.source {
    case .back(let owner): (element, rank) = (owner.element, 0)
    case .scroll(let id, .horizontal): (element, rank) = (id.window, 1)
    case .turn(let id) where scene[id].next.axis == .horizontal:
      (element, rank) = (scene.window(of: id), 1)
    case .turn(let id): (element, rank) = (scene.window(of: id), 3)
    case .contentPop(let owner): (element, rank) = (owner.element, 2)
    case .scroll(let id, .vertical): (element, rank) = (id.window, 3)
    case .authored, .panel, .swipe, .dismiss, .tap, .tileDrag, .tileTap: return nil
    }
    return Standing(element: element, rank: rank, depth: depth(of: element))
  }
}
