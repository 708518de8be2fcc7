extension SwiftFacade {
  /// Questions that change nothing. Those with a time may look ahead of the committed one.
  var sampling: [SwiftDeclaration] {
    [
      features.lists
        ? rowPlacement
        : .member(
          SwiftMember(
            doc: "Where and how a view is to be shown.",
            head:
              "func placement(of view: View, at time: CoulisseRuntime.SceneTime) -> CoulisseRuntime.Placement",
            body: ["machine.placement(of: view.rawValue, at: time)"]))
    ]
      + .when(features.swipes, rowTrackQuestions)
      + .when(
        features.tracks && !features.swipes,
        [
          .member(
            SwiftMember(
              doc: "Where a track is, in points.",
              head:
                "func position(of track: Track, at time: CoulisseRuntime.SceneTime) -> Swift.Double",
              body: ["machine.position(of: track.rawValue, at: time)"])),
          .member(
            SwiftMember(
              doc: "Whether a track rests, is held or moves, at the committed time.",
              head: "func phase(of track: Track) -> CoulisseRuntime.TrackPhase",
              body: ["machine.state.tracks[track.rawValue].phase"])),
        ])
      + .when(
        features.lengths,
        [
          .member(
            SwiftMember(
              doc: "A length in points, at the present size.",
              head: "func value(of length: Length) -> Swift.Double",
              body: ["machine.value(ofLength: length.rawValue)"]))
        ])
      + .when(features.panels, panelQuestions)
      + .when((features.sharedTracks || features.pagers) && !features.swipes, trackQuestions)
      + .when(features.stacks, stackQuestions) + .when(features.tiles, tileQuestions)
      + .when(
        features.modes,
        [
          .member(
            SwiftMember(
              doc: "The value of each mode.", head: "var modes: Modes",
              body: ["Modes(machine.state.modes)"]))
        ])
      + clockQuestions
  }

  private var panelQuestions: [SwiftDeclaration] {
    [
      .member(
        SwiftMember(
          doc: "How far a panel is out: 0 closed, 1 open.",
          head:
            "func progress(of panel: Panel, at time: CoulisseRuntime.SceneTime) -> Swift.Double",
          body: [
            "machine.progress(of: panel.track.rawValue, toward: panel.openIndex, at: time)"
          ])),
      .member(
        SwiftMember(
          doc: "Where a panel rests; nil while it is dragged or moves.",
          head: "func detent(of panel: Panel) -> Detent?",
          body: [
            """
            let track = machine.state.tracks[panel.track.rawValue]
            return track.phase == .rest ? place(of: panel, at: track.base) : nil
            """
          ])),
      .member(
        SwiftMember(
          doc:
            "Whether a panel rests there or is on its way; while it is dragged, where it was last.",
          head: "func isBound(_ panel: Panel, for detent: Detent) -> Swift.Bool",
          body: [
            "place(of: panel, at: machine.state.tracks[panel.track.rawValue].base) == detent"
          ])),
      .member(
        SwiftMember(
          doc: "What a panel's detent is called; one that shares its track is open or closed.",
          isHidden: true, head: "func place(of panel: Panel, at detent: Swift.Int) -> Detent?",
          body: .choice(
            features.sharedTracks,
            "if panel.sharesTrack { return detent == panel.openIndex ? .open : .closed }")
            + ["return panel.track.place(detent)"])),
    ]
  }

  private var trackQuestions: [SwiftDeclaration] {
    [
      .member(
        SwiftMember(
          doc: "Where a track rests; nil while it is dragged or moves.",
          head: "func detent(of track: Track) -> Detent?",
          body: [
            """
            let state = machine.state.tracks[track.rawValue]
            return state.phase == .rest ? track.place(state.base) : nil
            """
          ])),
      .member(
        SwiftMember(
          doc:
            "Whether a track rests there or is on its way; while it is dragged, where it was last.",
          head: "func isBound(_ track: Track, for detent: Detent) -> Swift.Bool",
          body: ["track.place(machine.state.tracks[track.rawValue].base) == detent"])),
    ]
  }

  private var stackQuestions: [SwiftDeclaration] {
    [
      .member(
        SwiftMember(
          doc: "Pages above the root, from the start of a push to the end of a pop.",
          head: "func depth(of stack: Stack) -> Swift.Int",
          body: ["machine.state.stacks[stack.rawValue].depth"])),
      .member(
        SwiftMember(
          doc: "Where a stack is between two pages.",
          head: "func phase(of stack: Stack) -> CoulisseRuntime.StackPhase",
          body: ["machine.state.stacks[stack.rawValue].phase"])),
    ]
  }

  private var clockQuestions: [SwiftDeclaration] {
    [
      .member(
        SwiftMember(
          doc: "Size, insets, direction and wishes, as the host told them.",
          head: "var environment: CoulisseRuntime.SceneEnvironment",
          body: ["machine.state.environment"])),
      .member(
        SwiftMember(
          doc: "The last committed time.", head: "var now: CoulisseRuntime.SceneTime",
          body: ["machine.state.now"])),
      .member(
        SwiftMember(
          doc: "Whether nothing moves, nothing is touched and no timer runs.",
          head: "var isIdle: Swift.Bool", body: ["machine.isIdle"])),
      .member(
        SwiftMember(
          doc: "When the scene changes next by itself; nil when it will not.",
          head: "var nextDeadline: CoulisseRuntime.SceneTime?", body: ["machine.nextDeadline"])),
    ]
  }
}
