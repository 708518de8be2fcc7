internal import CoulisseRuntime

extension QuantityTerm {
  var swift: SwiftExpression {
    .call(
      ".init",
      [SwiftArgument(nil, .integer(quantity))]
        + (multiple == 1 ? [] : [SwiftArgument("times", .number(multiple))]))
  }
}

extension SceneQuantity {
  var swift: SwiftExpression {
    switch self {
    case .measured(let design):
      .call(".measured", [SwiftArgument("design", .number(design))])
    case .derived(let derived): .call(".derived", [SwiftArgument(nil, derived.swift)])
    }
  }
}

extension DerivedQuantity {
  /// What is as by default is left out.
  fileprivate var swift: SwiftExpression {
    var arguments = [SwiftArgument(nil, .array(terms.map(\.swift)))]
    if points != 0 { arguments.append(SwiftArgument("points", .number(points))) }
    if atLeast != -.infinity { arguments.append(SwiftArgument("atLeast", .number(atLeast))) }
    return .call(".init", arguments)
  }
}

extension RowPlace {
  var swift: SwiftExpression {
    .call(".init", [SwiftArgument("list", .integer(list)), SwiftArgument("slot", .integer(slot))])
  }
}

extension ListSpec {
  var swift: SwiftExpression {
    .call(
      ".init",
      [
        SwiftArgument("view", .integer(view)), SwiftArgument("scroller", .integer(scroller)),
        SwiftArgument("rows", .array(rows.map(\.swift))),
      ])
  }
}

extension RowParts {
  fileprivate var swift: SwiftExpression {
    .call(
      ".init",
      [
        SwiftArgument("views", .range(views)), SwiftArgument("tracks", .range(tracks)),
        SwiftArgument("followers", .range(followers)),
        SwiftArgument("predicates", .range(predicates)),
        SwiftArgument("presences", .range(presences)), SwiftArgument("shadows", .range(shadows)),
        SwiftArgument("recognizers", .range(recognizers)),
        SwiftArgument("reactions", .range(reactions)),
      ])
  }
}
