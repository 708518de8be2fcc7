internal import CoulisseRuntime

extension RecognizerSpec {
  /// What is as by default is left out.
  var swift: SwiftExpression {
    var arguments = [SwiftArgument(nil, kind.swift)]
    if role != .own { arguments.append(SwiftArgument("role", role.swift)) }
    arguments.append(SwiftArgument("views", .array(views.map { .integer($0) })))
    if !excludes.isEmpty {
      arguments.append(SwiftArgument("excludes", .array(excludes.map { .integer($0) })))
    }
    if fingers != kind.fingers { arguments.append(SwiftArgument("fingers", fingers.swift)) }
    if extraTouch != .ignore { arguments.append(SwiftArgument("extraTouch", extraTouch.swift)) }
    if condition != .always { arguments.append(SwiftArgument("condition", condition.swift)) }
    arguments.append(SwiftArgument("slop", .number(slop)))
    if origin != .crossing { arguments.append(SwiftArgument("origin", origin.swift)) }
    if lock != .dominant { arguments.append(SwiftArgument("lock", lock.swift)) }
    if !claims.isEmpty { arguments.append(SwiftArgument("claims", .array(claims.map(\.swift)))) }
    if claimPolicy != .live { arguments.append(SwiftArgument("claimPolicy", .code(".fixed"))) }
    if !route.isEmpty { arguments.append(SwiftArgument("route", .array(route.map(\.swift)))) }
    if gain != 1 { arguments.append(SwiftArgument("gain", .number(gain))) }
    if tile >= 0 { arguments.append(SwiftArgument("tile", .integer(tile))) }
    if !actions.isEmpty { arguments.append(SwiftArgument("actions", .array(actions.map(\.swift)))) }
    return .call(".init", arguments)
  }
}

extension FailureRequirement {
  var swift: SwiftExpression {
    .call(
      ".init",
      [
        SwiftArgument("waiting", .integer(waiting)), SwiftArgument("blocker", .integer(blocker)),
        SwiftArgument("condition", condition.swift),
      ])
  }
}

extension RecognizerKind {
  var swift: SwiftExpression {
    switch self {
    case .tap(let count, let tolerance, let maximum, let gap):
      .call(
        ".tap",
        [
          SwiftArgument("count", .integer(count)), SwiftArgument("tolerance", .number(tolerance)),
          SwiftArgument("maximumNanoseconds", .integer(Int(maximum))),
          SwiftArgument("gapNanoseconds", .integer(Int(gap))),
        ])
    case .longPress(let tolerance, let nanoseconds):
      .call(
        ".longPress",
        [
          SwiftArgument("tolerance", .number(tolerance)),
          SwiftArgument("nanoseconds", .integer(Int(nanoseconds))),
        ])
    case .swipe(let distance, let maximum):
      .call(
        ".swipe",
        [
          SwiftArgument("distance", .number(distance)),
          SwiftArgument("maximumNanoseconds", .integer(Int(maximum))),
        ])
    case .pan: .code(".pan")
    case .edgePan(let edge, let band):
      .call(".edgePan", [SwiftArgument("edge", edge.swift), SwiftArgument("band", .number(band))])
    case .scroll: .code(".scroll")
    }
  }
}

extension RecognizerRole {
  var swift: SwiftExpression {
    switch self {
    case .own: .code(".own")
    case .scroll: .code(".scroll")
    case .pageBack: .code(".pageBack")
    case .contentPop: .code(".contentPop")
    }
  }
}

extension FingerCount {
  var swift: SwiftExpression {
    if self == .any { return .code(".any") }
    return .call(
      ".init", [SwiftArgument(nil, .integer(least)), SwiftArgument(nil, .integer(most))])
  }
}

extension ExtraTouchPolicy {
  var swift: SwiftExpression {
    switch self {
    case .ignore: .code(".ignore")
    case .rebase: .code(".rebase")
    case .followLast: .code(".followLast")
    }
  }
}

extension DragOrigin {
  var swift: SwiftExpression {
    switch self {
    case .crossing: .code(".crossing")
    case .down: .code(".down")
    case .sample: .code(".sample")
    }
  }
}

extension AxisLock {
  var swift: SwiftExpression {
    switch self {
    case .dominant: .code(".dominant")
    case .free: .code(".free")
    }
  }
}

extension RouteLeg {
  var swift: SwiftExpression {
    .call(
      ".init",
      [
        SwiftArgument("toward", toward.swift),
        SwiftArgument("tracks", .array(tracks.map { .integer($0) })),
      ])
  }
}

extension GroupSpec {
  var swift: SwiftExpression {
    .call(".init", [SwiftArgument("members", .array(members.map { .integer($0) }))])
  }
}

extension StackSpec {
  var swift: SwiftExpression { .call(".init", [SwiftArgument("track", .integer(track))]) }
}

extension ConditionalActions {
  var swift: SwiftExpression {
    .call(
      ".init",
      [
        SwiftArgument("condition", condition.swift),
        SwiftArgument("actions", .array(actions.map(\.swift))),
      ])
  }
}

extension SceneAction {
  var swift: SwiftExpression {
    switch self {
    case .settle(let track, let detent):
      .call(
        ".settle",
        [SwiftArgument("track", .integer(track)), SwiftArgument("detent", .integer(detent))])
    case .close(let track, let detent):
      .call(
        ".close",
        [SwiftArgument("track", .integer(track)), SwiftArgument("detent", .integer(detent))])
    case .toggle(let track, let detent):
      .call(
        ".toggle",
        [SwiftArgument("track", .integer(track)), SwiftArgument("detent", .integer(detent))])
    case .next(let track): .call(".next", [SwiftArgument("track", .integer(track))])
    case .previous(let track): .call(".previous", [SwiftArgument("track", .integer(track))])
    case .push(let stack): .call(".push", [SwiftArgument("stack", .integer(stack))])
    case .pop(let stack): .call(".pop", [SwiftArgument("stack", .integer(stack))])
    case .closeRows(let list): .call(".closeRows", [SwiftArgument("list", .integer(list))])
    case .emit(let action): .call(".emit", [SwiftArgument("action", .integer(action))])
    case .announce(let announcement):
      .call(".announce", [SwiftArgument(nil, .integer(announcement))])
    case .set(let mode, let value):
      .call(
        ".set", [SwiftArgument("mode", .integer(mode)), SwiftArgument("to", .integer(value))])
    case .choose(let condition, let actions, let others):
      .call(
        ".choose",
        [
          SwiftArgument(nil, condition.swift),
          SwiftArgument("then", .array(actions.map(\.swift))),
          SwiftArgument("otherwise", .array(others.map(\.swift))),
        ])
    case .emitOfTile(let action, let tile):
      .call(
        ".emitOfTile",
        [SwiftArgument("action", .integer(action)), SwiftArgument("tile", .integer(tile))])
    }
  }
}
