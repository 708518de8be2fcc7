internal import CoulisseRuntime

extension TrackSpec {
  var swift: SwiftExpression {
    var arguments = [
      SwiftArgument("positive", positive.swift), SwiftArgument("reference", .integer(reference)),
      SwiftArgument("detents", .array(detents.map(\.swift))),
      SwiftArgument("lower", lower.swift), SwiftArgument("upper", upper.swift),
      SwiftArgument("start", .integer(start)),
    ]
    if home != 0 { arguments.append(SwiftArgument("home", .integer(home))) }
    arguments += [
      SwiftArgument("outOfRange", outOfRange.swift), SwiftArgument("settle", settle.swift),
      SwiftArgument("motion", motion.swift),
    ]
    if let released { arguments.append(SwiftArgument("released", released.swift)) }
    if let reduced { arguments.append(SwiftArgument("reduced", reduced.swift)) }
    if requests != .direct { arguments.append(SwiftArgument("requests", .code(".stepwise"))) }
    arguments += [
      SwiftArgument("cancel", cancel.swift), SwiftArgument("whileMoving", whileMoving.swift),
      SwiftArgument("resize", resize.swift),
    ]
    return .call(".init", arguments)
  }
}

extension OutOfRangePolicy {
  var swift: SwiftExpression {
    switch self {
    case .clamp: .code(".clamp")
    case .clampIncrements: .code(".clampIncrements")
    case .ignore: .code(".ignore")
    case .free: .code(".free")
    case .rubberBand(let coefficient):
      .call(".rubberBand", [SwiftArgument(nil, .number(coefficient))])
    }
  }
}

extension CancelPolicy {
  var swift: SwiftExpression {
    switch self {
    case .settle: .code(".settle")
    case .goBack: .code(".goBack")
    case .keep: .code(".keep")
    }
  }
}

extension WhileMovingPolicy {
  var swift: SwiftExpression {
    switch self {
    case .grab: .code(".grab")
    case .ignore: .code(".ignore")
    }
  }
}

extension ResizePolicy {
  var swift: SwiftExpression {
    switch self {
    case .keepProgress: .code(".keepProgress")
    case .keepPoints: .code(".keepPoints")
    case .close: .code(".close")
    }
  }
}

extension MotionSpec {
  var swift: SwiftExpression {
    .call(
      ".init",
      [
        SwiftArgument("curve", curve.swift),
        SwiftArgument("durationNanoseconds", .integer(Int(durationNanoseconds))),
      ] + (takesVelocity ? [] : [SwiftArgument("takesVelocity", .boolean(false))]))
  }
}

extension MotionCurve {
  var swift: SwiftExpression {
    switch self {
    case .linear: .code(".linear")
    case .easeIn: .code(".easeIn")
    case .easeOut: .code(".easeOut")
    case .easeInOut: .code(".easeInOut")
    case .standard: .code(".standard")
    case .bezier(let x1, let y1, let x2, let y2):
      .call(
        ".bezier",
        [
          SwiftArgument("x1", .number(x1)), SwiftArgument("y1", .number(y1)),
          SwiftArgument("x2", .number(x2)), SwiftArgument("y2", .number(y2)),
        ])
    case .spring(let mass, let stiffness, let damping):
      .call(
        ".spring",
        [
          SwiftArgument("mass", .number(mass)), SwiftArgument("stiffness", .number(stiffness)),
          SwiftArgument("damping", .number(damping)),
        ])
    }
  }
}
