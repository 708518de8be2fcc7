internal import CoulisseRuntime

extension FollowerSpec {
  var swift: SwiftExpression {
    var arguments = [
      SwiftArgument("view", .integer(view)), SwiftArgument("property", property.swift),
      SwiftArgument("sources", .array(sources.map(\.swift))),
      SwiftArgument("combination", combination.swift),
    ]
    if let settling { arguments.append(SwiftArgument("settling", settling.swift)) }
    if let reduced { arguments.append(SwiftArgument("reduced", reduced.swift)) }
    return .call(".init", arguments)
  }
}

extension FollowedProperty {
  var swift: SwiftExpression {
    switch self {
    case .offset(let side): .call(".offset", [SwiftArgument("toward", side.swift)])
    case .opacity: .code(".opacity")
    case .extent(let axis): .call(".extent", [SwiftArgument(nil, axis.swift)])
    }
  }
}

extension FollowerCombination {
  var swift: SwiftExpression {
    switch self {
    case .max: .code(".max")
    case .sum: .code(".sum")
    }
  }
}

extension FollowerSource {
  var swift: SwiftExpression {
    .call(
      ".init",
      [
        SwiftArgument("track", .integer(track)),
        SwiftArgument("stops", .array(stops.map(\.swift))),
      ] + (beyond == .hold ? [] : [SwiftArgument("beyond", .code(".extend"))])
        + (reads == .present ? [] : [SwiftArgument("reads", .code(".reach"))]))
  }
}

extension PresenceSpec {
  var swift: SwiftExpression {
    .call(
      ".init",
      [
        SwiftArgument("view", .integer(view)), SwiftArgument("appears", appears.swift),
        SwiftArgument("goes", goes.swift),
      ] + (pictures < 0 ? [] : [SwiftArgument("pictures", .integer(pictures))]))
  }
}

extension ShadowSpec {
  var swift: SwiftExpression {
    .call(
      ".init",
      [
        SwiftArgument("view", .integer(view)), SwiftArgument("opacity", .number(opacity)),
        SwiftArgument("condition", condition.swift),
      ])
  }
}

extension FollowerStop {
  var swift: SwiftExpression {
    .call(".init", [SwiftArgument(nil, position.swift), SwiftArgument(nil, value.swift)])
  }
}

extension PredicateSpec {
  var swift: SwiftExpression {
    .call(
      ".init",
      [
        SwiftArgument("view", .integer(view)), SwiftArgument("property", property.swift),
        SwiftArgument("condition", condition.swift),
      ])
  }
}

extension ViewPredicate {
  var swift: SwiftExpression {
    switch self {
    case .hidden: .code(".hidden")
    case .interactive: .code(".interactive")
    case .modal: .code(".modal")
    case .inaccessible: .code(".inaccessible")
    }
  }
}

extension Condition {
  var swift: SwiftExpression {
    if self == .always { return .code(".always") }
    return .call(
      ".init", [SwiftArgument(nil, .array(clauses.map { .array($0.map(\.swift)) }))])
  }
}

extension ConfigurationTerm {
  var swift: SwiftExpression {
    var arguments = [SwiftArgument(nil, word.swift)]
    if negated { arguments.append(SwiftArgument("negated", .boolean(true))) }
    return .call(".init", arguments)
  }
}

extension ConfigurationWord {
  var swift: SwiftExpression {
    func call(
      _ name: StaticString, _ entity: StaticString, _ index: Int, _ label: StaticString? = nil,
      _ value: SwiftExpression = .null
    ) -> SwiftExpression {
      .call(
        name,
        [SwiftArgument(entity, .integer(index))] + (label.map { [SwiftArgument($0, value)] } ?? []))
    }
    switch self {
    case .atRest(let track, let detent):
      return call(".atRest", "track", track, "detent", .integer(detent))
    case .boundFor(let track, let detent):
      return call(".boundFor", "track", track, "detent", .integer(detent))
    case .moving(let track): return call(".moving", "track", track)
    case .dragged(let track): return call(".dragged", "track", track)
    case .past(let track, let detent):
      return call(".past", "track", track, "detent", .integer(detent))
    case .before(let track, let detent):
      return call(".before", "track", track, "detent", .integer(detent))
    case .depth(let stack, let depth):
      return call(".depth", "stack", stack, "is", .integer(depth))
    case .depthAtRest(let stack, let depth):
      return call(".depthAtRest", "stack", stack, "is", .integer(depth))
    case .mode(let mode, let value):
      return .call(
        ".mode", [SwiftArgument(nil, .integer(mode)), SwiftArgument("is", .integer(value))])
    case .followerAtRest(let follower, let value):
      return call(".followerAtRest", "follower", follower, "value", .number(value))
    case .rowOpen(let list): return call(".rowOpen", "list", list)
    }
  }
}
