internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension Resolver {
  private static let longestDuration: Double = 3.6e12

  /// The motion of a definition, and that of a drag which was let go, if that is another.
  mutating func motions(_ document: MotionDocument) -> (motion: Motion, released: Release?) {
    let released = document.percentDriven.value.map {
      Release(curve: $0.curve.value ?? .easeInOut, speed: $0.speed.value ?? 1)
    }
    return (curve(document), released)
  }

  /// The motion of something that no finger drags.
  mutating func motion(_ document: MotionDocument) -> Motion {
    if let driven = document.percentDriven.written {
      report(
        .unknownKey, "no finger drives this: it has only one motion", at: driven.key,
        help: ["remove `percent-driven`"])
    }
    return curve(document)
  }

  /// The motion with its defaults.
  private mutating func curve(_ document: MotionDocument) -> Motion {
    var motion = fullCurve(document)
    motion.reduced = document.reduced.value ?? nil
    return motion
  }

  private mutating func fullCurve(_ document: MotionDocument) -> Motion {
    guard let spring = document.spring.written else {
      if let velocity = document.takesVelocity.written {
        report(
          .unknownKey, "only a spring begins as fast as the finger", at: velocity.key,
          help: ["remove `velocity`, or write a `spring` in place of the curve"])
      }
      return Motion(
        curve: document.curve.value ?? Motion.panel.curve,
        durationNanoseconds: document.duration.value ?? Motion.panel.durationNanoseconds)
    }
    if let curve = document.curve.written {
      report(
        .duplicateKey, "a motion has a curve or a spring, not both", at: curve.key,
        secondary: [(spring.key, "the spring is here")], help: ["remove one of the two"])
    }
    guard let model = self.spring(spring) else {
      return .panel
    }
    let duration = document.duration.value.map(Double.init) ?? model.settlingSeconds * 1e9
    guard duration.isFinite, duration <= Self.longestDuration else {
      report(
        .outOfRange, "this spring never comes to rest", at: spring.range,
        help: ["give it more damping, or a `duration` after which the motion is cut off"])
      return .panel
    }
    return Motion(
      curve: .spring(mass: model.mass, stiffness: model.stiffness, damping: model.damping),
      durationNanoseconds: Int64(duration.rounded()),
      takesVelocity: document.takesVelocity.value ?? true)
  }

  /// The spring in one of its three spellings; nil if it is none of them.
  private mutating func spring(_ written: Written<SpringDocument>) -> SpringModel? {
    let spring = written.value
    let byTime = [spring.duration.map { _ in }, spring.bounce.map { _ in }]
    let byForce = [
      spring.mass.map { _ in }, spring.stiffness.map { _ in }, spring.damping.map { _ in },
    ]
    let fields = byTime + [spring.dampingRatio.map { _ in }] + byForce
    guard !fields.contains(where: \.isUnreadable) else { return nil }
    if let duration = spring.duration.value, byForce.allSatisfy(\.isAbsent) {
      let seconds = Double(duration) / 1e9
      guard seconds > 0 else {
        report(
          .outOfRange, "a spring cannot take no time", at: written.range,
          help: ["write a `duration` above 0s"])
        return nil
      }
      switch (spring.bounce.value, spring.dampingRatio.value) {
      case (let bounce, nil): return SpringModel(period: seconds, bounce: bounce ?? 0)
      case (nil, let ratio?): return SpringModel(settlingSeconds: seconds, dampingRatio: ratio)
      case (.some, .some): break
      }
    } else if let stiffness = spring.stiffness.value, let damping = spring.damping.value,
      byTime.allSatisfy(\.isAbsent), spring.dampingRatio.isAbsent
    {
      return SpringModel(mass: spring.mass.value ?? 1, stiffness: stiffness, damping: damping)
    }
    report(
      .missingKey, "these keys do not make a spring", at: written.range,
      help: [
        "write `{ duration: 0.5s, bounce: 0.3 }`, `{ duration: 0.5s, damping-ratio: 0.8 }` or "
          + "`{ mass: 1, stiffness: 158, damping: 17.6 }`"
      ])
    return nil
  }
}
