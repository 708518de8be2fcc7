internal import CoulisseRuntime

extension Size {
  var swift: SwiftExpression {
    .call(
      ".init", [SwiftArgument("width", .number(width)), SwiftArgument("height", .number(height))])
  }
}

extension Length {
  /// What is as by default is left out.
  var swift: SwiftExpression {
    if self == .zero { return .code(".zero") }
    if self == .full { return .code(".full") }
    var arguments: [SwiftArgument] = []
    if fraction != 0 { arguments.append(SwiftArgument("fraction", .number(fraction))) }
    if points != 0 { arguments.append(SwiftArgument("points", .number(points))) }
    if atLeast != -.infinity { arguments.append(SwiftArgument("atLeast", .number(atLeast))) }
    if atMost != .infinity { arguments.append(SwiftArgument("atMost", .number(atMost))) }
    if measured != .none { arguments.append(SwiftArgument("measured", measured.swift)) }
    return .call(".init", arguments)
  }
}

extension Frame {
  var swift: SwiftExpression {
    if self == .full { return .code(".full") }
    return .call(
      ".init",
      [
        SwiftArgument("x", x.swift), SwiftArgument("y", y.swift),
        SwiftArgument("width", width.swift), SwiftArgument("height", height.swift),
      ])
  }
}

extension Side {
  var swift: SwiftExpression {
    switch self {
    case .left: .code(".left")
    case .right: .code(".right")
    case .top: .code(".top")
    case .bottom: .code(".bottom")
    case .leading: .code(".leading")
    case .trailing: .code(".trailing")
    }
  }
}

extension ViewSpec {
  var swift: SwiftExpression {
    var arguments = [
      SwiftArgument("parent", .integer(parent)), SwiftArgument("frame", frame.swift),
    ]
    if originX != .leading { arguments.append(SwiftArgument("originX", originX.swift)) }
    if originY != .top { arguments.append(SwiftArgument("originY", originY.swift)) }
    if hits != .normal { arguments.append(SwiftArgument("hits", hits.swift)) }
    if let grab { arguments.append(SwiftArgument("grab", grab.swift)) }
    if clips { arguments.append(SwiftArgument("clips", .boolean(true))) }
    if let row { arguments.append(SwiftArgument("row", row.swift)) }
    return .call(".init", arguments)
  }
}

extension NamedLength {
  var swift: SwiftExpression {
    .call(
      ".init",
      [
        SwiftArgument(nil, length.swift), SwiftArgument("reference", .integer(reference)),
        SwiftArgument("axis", axis.swift),
      ])
  }
}

extension Axis {
  var swift: SwiftExpression {
    switch self {
    case .horizontal: .code(".horizontal")
    case .vertical: .code(".vertical")
    }
  }
}

extension HitPolicy {
  var swift: SwiftExpression {
    switch self {
    case .normal: .code(".normal")
    case .through: .code(".through")
    case .block: .code(".block")
    }
  }
}
