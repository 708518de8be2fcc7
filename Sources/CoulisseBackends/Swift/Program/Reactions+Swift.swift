internal import CoulisseRuntime

extension ModeSpec {
  var swift: SwiftExpression {
    .call(
      ".init",
      [SwiftArgument("count", .integer(count))]
        + (start == 0 ? [] : [SwiftArgument("start", .integer(start))]))
  }
}

extension ReactionSpec {
  var swift: SwiftExpression {
    var arguments = [SwiftArgument("occurrences", .array(occurrences.map(\.swift)))]
    if condition != .always { arguments.append(SwiftArgument("condition", condition.swift)) }
    arguments.append(SwiftArgument("actions", .array(actions.map(\.swift))))
    return .call(".init", arguments)
  }
}

extension SceneOccurrence {
  var swift: SwiftExpression {
    switch self {
    case .began(let recognizer):
      .call(".began", [SwiftArgument("recognizer", .integer(recognizer))])
    case .ended(let recognizer):
      .call(".ended", [SwiftArgument("recognizer", .integer(recognizer))])
    case .headed(let track, let detent):
      .call(
        ".headed",
        [SwiftArgument("track", .integer(track)), SwiftArgument("for", .integer(detent))])
    case .settled(let track, let detent):
      .call(
        ".settled",
        [SwiftArgument("track", .integer(track)), SwiftArgument("at", .integer(detent))])
    case .pushed(let stack): .call(".pushed", [SwiftArgument("stack", .integer(stack))])
    case .popped(let stack): .call(".popped", [SwiftArgument("stack", .integer(stack))])
    case .became(let mode, let value):
      .call(
        ".became", [SwiftArgument("mode", .integer(mode)), SwiftArgument(nil, .integer(value))])
    }
  }
}
