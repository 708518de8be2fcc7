internal import CoulisseRuntime

extension SettleRule {
  var swift: SwiftExpression {
    if self == .stay { return .code(".stay") }
    var arguments = [
      SwiftArgument(nil, .array(clauses.map(\.swift))),
      SwiftArgument("measuredFrom", measuredFrom.swift),
    ]
    if crossing == .any { arguments.append(SwiftArgument("crossing", .code(".any"))) }
    return .call(".init", arguments)
  }
}

extension SettleClause {
  var swift: SwiftExpression {
    var arguments = [SwiftArgument(nil, test.map(\.swift) ?? .null)]
    if let limit { arguments.append(SwiftArgument("upTo", .integer(limit))) }
    return .call(".init", arguments + [SwiftArgument("to", target.swift)])
  }
}

extension SettleTest {
  var swift: SwiftExpression {
    var arguments = [
      SwiftArgument(nil, quantity.swift), SwiftArgument(nil, comparator.swift),
      SwiftArgument(nil, .number(value)), SwiftArgument("of", unit.swift),
      SwiftArgument("direction", direction.swift),
    ]
    if projectionSeconds != 0 {
      arguments.append(SwiftArgument("projectionSeconds", .number(projectionSeconds)))
    }
    if let lead { arguments.append(SwiftArgument("lead", lead.swift)) }
    return .call(".init", arguments)
  }
}

extension SettleLead {
  var swift: SwiftExpression {
    .call(".init", [SwiftArgument(nil, comparator.swift), SwiftArgument(nil, .number(speed))])
  }
}

extension SettleFrame {
  var swift: SwiftExpression {
    switch self {
    case .base: .code(".base")
    case .start: .code(".start")
    }
  }
}

extension SettleQuantity {
  var swift: SwiftExpression {
    switch self {
    case .position: .code(".position")
    case .travel: .code(".travel")
    case .speed: .code(".speed")
    case .projected: .code(".projected")
    }
  }
}

extension Comparator {
  var swift: SwiftExpression {
    switch self {
    case .past: .code(".past")
    case .from: .code(".from")
    case .before: .code(".before")
    }
  }
}

extension SettleUnit {
  var swift: SwiftExpression {
    switch self {
    case .absolute: .code(".absolute")
    case .gap: .code(".gap")
    case .travel: .code(".travel")
    case .extent: .code(".extent")
    }
  }
}

extension SettleDirection {
  var swift: SwiftExpression {
    switch self {
    case .ahead: .code(".ahead")
    case .back: .code(".back")
    case .any: .code(".any")
    case .dominant: .code(".dominant")
    case .inward: .code(".inward")
    case .outward: .code(".outward")
    }
  }
}

extension SettleTarget {
  var swift: SwiftExpression {
    switch self {
    case .ahead: .code(".ahead")
    case .back: .code(".back")
    case .base: .code(".base")
    case .nearest: .code(".nearest")
    case .detent(let detent): .call(".detent", [SwiftArgument(nil, .integer(detent))])
    }
  }
}
