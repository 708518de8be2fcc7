internal import CoulisseRuntime

extension TileSpec {
  var swift: SwiftExpression {
    .call(
      ".init",
      [
        SwiftArgument("view", .integer(view)), SwiftArgument("pile", .integer(pile)),
        SwiftArgument("bounds", .array(bounds.map(\.swift))),
        SwiftArgument("priorities", priorities.swift), SwiftArgument("dock", .integer(dock)),
        SwiftArgument("elsewhere", .code(elsewhere == .stay ? ".stay" : ".goBack")),
        SwiftArgument("motion", motion.swift),
      ])
  }
}

extension TileBound {
  var swift: SwiftExpression {
    .call(".init", [SwiftArgument(nil, side.swift), SwiftArgument(nil, inset.swift)])
  }
}

extension TilePriorities {
  var swift: SwiftExpression {
    .call(
      ".init",
      [
        SwiftArgument("bounds", .integer(bounds)), SwiftArgument("place", .integer(place)),
        SwiftArgument("drag", .integer(drag)),
      ])
  }
}

extension DockSpec {
  var swift: SwiftExpression {
    .call(
      ".init",
      [
        SwiftArgument("target", .integer(target)), SwiftArgument("condition", condition.swift),
        SwiftArgument("first", .number(first)), SwiftArgument("step", .number(step)),
        SwiftArgument("inset", .number(inset)),
      ])
  }
}
