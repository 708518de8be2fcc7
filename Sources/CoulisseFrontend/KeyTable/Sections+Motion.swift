internal import CoulisseRuntime
internal import CoulisseSource

extension Sections {
  static let transition: Section<TransitionDocument> = Section(
    "transitions.<panel>", "a transition", "How the panel of this name moves and settles.",
    { TransitionDocument() },
    [
      Key(
        "like", .reference, \.like, absent: .described("nothing is copied"),
        "The transition of another panel to copy.")
    ] + motionKeys.map { $0.within(\.motion) } + behavior.map { $0.within(\.behavior) })

  static let motion: Section<MotionDocument> = Section(
    "motion", "a motion", "How something moves by itself. `0.3s ease-in-out` is the short form.",
    { MotionDocument() }, motionKeys)

  static let motionKeys: [Key<MotionDocument>] = [
    Key(
      "duration", .duration, \.duration,
      absent: .described("`0.3s`, or the settling time of the spring"),
      "How long the whole way takes. A spring is cut off after it."),
    Key(
      "curve", .curve, \.curve, absent: .means("ease-in-out"),
      "How the speed changes on the way: a name, or `[x1, y1, x2, y2]`."),
    Key(
      "spring", .spring, \.spring, absent: .described("no spring"),
      "A damped spring in place of a curve."),
    Key(
      "velocity", .choice([("finger", true), ("none", false)]), \.takesVelocity,
      absent: .means("finger"),
      "Whether a spring begins as fast as the finger was, or at rest."),
    Key(
      "percent-driven", .percentDriven, \.percentDriven,
      absent: .described("a drag that was let go moves like everything else"),
      "A drag that was let go takes the share of the duration that is left, with this curve."),
    Key(
      "reduced-motion", .reducedMotion, \.reduced, absent: .means("none"),
      "How it moves for people who have asked for less motion: `none`, it is at its end at once, or "
        + "another motion."),
  ]

  static let percentDriven: Section<PercentDrivenDocument> = Section(
    "percent-driven", "`percent-driven`", "How a drag that was let go runs to its end.",
    { PercentDrivenDocument() },
    [
      Key("curve", .curve, \.curve, absent: .means("ease-in-out"), "How the speed changes."),
      Key(
        "speed", .positive, \.speed, absent: .means("1"),
        "How many times as fast as the whole transition."),
    ])

  static let spring: Section<SpringDocument> = Section(
    "spring", "a spring",
    "Either `duration` with `bounce` or `damping-ratio`, or `mass`, `stiffness` and `damping`.",
    { SpringDocument() },
    [
      Key(
        "duration", .duration, \.duration, absent: .described("see the section"),
        "With `bounce` the period of the undamped spring; with `damping-ratio` the settling time."),
      Key(
        "bounce", .bounce, \.bounce, absent: .means("0"),
        "0 for none, 1 for an endless one, below 0 for a spring that creeps."),
      Key(
        "damping-ratio", .positive, \.dampingRatio, absent: .described("see `bounce`"),
        "1 comes to rest without passing the end; less than 1 swings."),
      Key("mass", .positive, \.mass, absent: .means("1"), "The mass, in kilograms."),
      Key(
        "stiffness", .positive, \.stiffness, absent: .described("see the section"),
        "The stiffness, in newtons per meter."),
      Key(
        "damping", .positive, \.damping, absent: .described("see the section"),
        "The damping, in newton seconds per meter."),
    ])

  /// The keys that a panel and its transition share.
  static let behavior: [Key<BehaviorDocument>] = [
    Key(
      "settle", .settle, \.settle, absent: .means("standard"),
      "Where the panel goes when it is let go: a preset, one threshold, or a list of clauses."),
    Key(
      "cross", .choice([("one", .one), ("any", .any)]), \.cross, absent: .means("one"),
      "How far a release goes that is sent ahead: to the next detent (`one`), or over as many as what "
        + "is `projected` passes (`any`)."),
    Key(
      "requests", .choice([("direct", .direct), ("stepwise", .stepwise)]), \.requests,
      absent: .means("direct"),
      "How it gets to a detent that it is told to go to: straight, or with a rest at each on the "
        + "way."),
    Key(
      "out-of-range", .outOfRange, \.outOfRange, absent: .means("clamp"),
      "What a drag beyond the ends does: it stops there, and the finger has to come back (`clamp`) "
        + "or only to turn round (`clamp-increments`); it does nothing until the finger is back "
        + "(`ignore`, unsafe); it goes on (`free`), or pulls a rubber band. Let go, it comes back."),
    Key(
      "cancel", .choice([("settle", .settle), ("return", .goBack), ("keep", .keep)]),
      \.cancel, absent: .means("settle"),
      "What becomes of a drag that the system takes away: `settle` as if let go at rest, "
        + "`return` to where it began, or `keep` the place (unsafe)."),
    Key(
      "while-moving", .choice([("grab", .grab), ("ignore", .ignore)]),
      \.whileMoving, absent: .means("grab"),
      "Whether a drag may take the panel while it moves."),
    Key(
      "resize",
      .choice([
        ("keep-progress", .keepProgress), ("keep-points", .keepPoints), ("close", .close),
      ]), \.resize, absent: .means("keep-progress"),
      "What a change of the window's size does: the panel keeps its share of the way, keeps its "
        + "points, or closes."),
  ]
}
