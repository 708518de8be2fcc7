extension SwiftFacade {
  /// What an adapter asks before it lets its recognizers have a touch.
  var gestureQuestions: [SwiftDeclaration] {
    features.lists
      ? rowGestureQuestions
      : .when(
        features.gestures,
        [
          .member(
            SwiftMember(
              doc: "Whether the host's recognizer should be enabled between touches.",
              head: "func isEnabled(_ gesture: Gesture) -> Swift.Bool",
              body: ["machine.state.recognizers[gesture.rawValue].isEnabled"])),
          .member(
            SwiftMember(
              doc: "Whether a touch that comes down at a point of the stage concerns the gesture.",
              head:
                "func shouldReceive(_ gesture: Gesture, at point: CoulisseRuntime.Point) -> Swift.Bool",
              body: ["machine.shouldReceive(gesture.rawValue, at: point)"])),
          .member(
            SwiftMember(
              doc: """
                Whether a gesture that has moved so far, in points, may begin; the velocity decides where
                there is no translation yet.
                """,
              head: """
                func shouldBegin(
                  _ gesture: Gesture, translation: CoulisseRuntime.Vector, velocity: CoulisseRuntime.Vector
                ) -> Swift.Bool
                """,
              body: [
                """
                machine.shouldBegin(gesture.rawValue, translation: translation, velocity: velocity)
                """
              ])),
        ]) + .when(features.guardedRelations, [relationQuestion])
  }

  private var relationQuestion: SwiftDeclaration {
    .member(
      SwiftMember(
        doc: """
          Whether a gesture has to wait until another one has failed: asked as a touch begins, because
          some requirements count only at times.
          """,
        head: "func requiresFailure(of blocker: Gesture, by waiting: Gesture) -> Swift.Bool",
        body: [
          "machine.requiresFailure(of: blocker.rawValue, by: waiting.rawValue)"
        ]))
  }

  /// What an adapter installs: exactly the recognizers and relations that were checked.
  var recognizerTable: [SwiftDeclaration] {
    .when(
      features.gestures,
      [
        .type(
          SwiftType(
            doc: "A recognizer as the host has to install or find it.", keyword: "struct",
            name: SwiftIdentifier(type: "Recognizer"), inheritance: ": Hashable, Sendable",
            members: recognizerFields + guardedFields + [recognizerInit])),
        .member(
          SwiftMember(
            doc: "Every recognizer of the scene, the platform's own included.",
            head: "static var recognizers: [Recognizer]",
            body: ["Gesture.allCases.map { gesture in Recognizer(gesture) }"])),
      ])
  }

  private var recognizerFields: [SwiftDeclaration] {
    [
      field("Who it is.", "let gesture: Gesture")
    ]
      + .when(
        features.lists,
        [
          field(
            "The list in each of whose rows it is; nil for one that is no row's.", "let list: List?"
          )
        ])
      + [
        field(
          "Taps, a long press, a swipe, a drag, or a drag from an edge with its band.",
          "let kind: CoulisseRuntime.RecognizerKind"),
        field(
          "Whether the app installs it, or finds it in a scroll view or a navigation container.",
          "let role: CoulisseRuntime.RecognizerRole"),
        field("Sees touches that hit one of these, or what lies in it.", "let views: [View]"),
        field("But takes none that hits one of these, or what lies in it.", "let excludes: [View]"),
        field("Fingers that it needs.", "let touches: Swift.Int"),
        field(
          "With more fingers than these it fails before it begins; nil for one to which they mean nothing.",
          "let mostTouches: Swift.Int?"),
        field(
          "What a finger means to it that comes while it drags.",
          "let extraTouch: CoulisseRuntime.ExtraTouchPolicy"),
        field(
          "Travel after which it begins, in points; 0 as the finger comes down.",
          "let slop: Swift.Double"),
        field("Where its travel counts from.", "let origin: CoulisseRuntime.DragOrigin"),
        field("Whether it commits to an axis.", "let lock: CoulisseRuntime.AxisLock"),
        field(
          "Directions that it may take; of a long press those of its route.",
          "let claims: [CoulisseRuntime.Side]"),
        field("Those which have to fail first.", "let requiresFailureOf: [Gesture]"),
        field("Those which may recognize at the same time.", "let simultaneousWith: [Gesture]"),
      ]
  }

  private var guardedFields: [SwiftDeclaration] {
    .when(
      features.guardedRelations,
      [
        field(
          "Those which have to fail first at times: `requiresFailure` tells when.",
          "let mayRequireFailureOf: [Gesture]")
      ])
  }

  private func field(_ doc: StaticString, _ head: StaticString) -> SwiftDeclaration {
    .member(SwiftMember(doc: doc, head: head, body: []))
  }

  private var recognizerInit: SwiftDeclaration {
    .member(
      SwiftMember(
        doc: "Reads the tables of the program.", head: "init(_ gesture: Gesture)",
        body: [
          """
          let index: Swift.Int = gesture.rawValue
          let spec: CoulisseRuntime.RecognizerSpec = Program.whole.recognizers[index]
          self.gesture = gesture
          """
        ] + .choice(features.lists, "list = gesture.list") + [
          """
          kind = spec.kind
          role = spec.role
          views = spec.views.compactMap { view in View(rawValue: view) }
          excludes = spec.excludes.compactMap { view in View(rawValue: view) }
          touches = spec.fingers.least
          mostTouches = spec.fingers.most == .max ? nil : spec.fingers.most
          extraTouch = spec.extraTouch
          slop = spec.slop
          origin = spec.origin
          lock = spec.lock
          claims = spec.claims
          requiresFailureOf = Program.whole.requirements.compactMap { requirement in
            requirement.waiting == index && requirement.condition == .always
              ? Gesture(rawValue: requirement.blocker) : nil
          }
          simultaneousWith = Program.whole.simultaneities.compactMap { pair in
            if pair.first == index { return Gesture(rawValue: pair.second) }
            return pair.second == index ? Gesture(rawValue: pair.first) : nil
          }
          """
        ]
          + .choice(
            features.guardedRelations,
            """
            mayRequireFailureOf = Program.whole.requirements.compactMap { requirement in
              requirement.waiting == index && requirement.condition != .always
                ? Gesture(rawValue: requirement.blocker) : nil
            }
            """)))
  }
}
