internal import CoulisseRuntime

extension AccessibilityActionSpec {
  var swift: SwiftExpression {
    .call(
      ".init",
      [
        SwiftArgument("view", .integer(view)),
        SwiftArgument("actions", .array(actions.map(\.swift))),
      ])
  }
}

extension AdjustableSpec {
  var swift: SwiftExpression {
    .call(
      ".init", [SwiftArgument("view", .integer(view)), SwiftArgument("track", .integer(track))])
  }
}

extension FocusSpec {
  var swift: SwiftExpression {
    .call(
      ".init",
      [
        SwiftArgument("track", .integer(track)), SwiftArgument("detent", .integer(detent)),
        SwiftArgument("view", .integer(view)),
      ])
  }
}
