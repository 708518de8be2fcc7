extension SwiftFacade {
  /// The two ways to change a scene.
  var events: [SwiftDeclaration] {
    [
      .member(
        SwiftMember(
          doc: """
            Takes an event. The result is what the host has to know or do, in order; read it after the
            call, it is a view of a buffer that the next call uses again.

            A time before the last committed one counts as that one, and so does not-a-number.
            """,
          attribute: "@discardableResult",
          head:
            "mutating func send(_ event: Event, at time: CoulisseRuntime.SceneTime) -> Effects",
          body: ["machine.send(event.sceneEvent, at: time)"]
            + .choice(
              features.lists,
              """
              if case .show(let shown) = event {
                let list: Swift.Int = shown.list.rawValue
                // What the automaton has refused was not shown.
                if machine.state.lists[list].rows == shown.listRows { rows[list] = shown }
              }
              """) + [returnEffects])),
      .member(
        SwiftMember(
          doc: "Commits the passing of time, as `send` does.", attribute: "@discardableResult",
          head: "mutating func advance(to time: CoulisseRuntime.SceneTime) -> Effects",
          body: ["machine.advance(to: time)", returnEffects])),
    ]
  }

  private var returnEffects: StaticString {
    features.lists ? "return Effects(machine, rows)" : "return Effects(machine.effects)"
  }

  /// Everything that can happen.
  var event: SwiftDeclaration {
    .type(
      SwiftType(
        doc: "What can happen to the scene.", keyword: "enum",
        name: SwiftIdentifier(type: "Event"), inheritance: ": Hashable, Sendable",
        members: gestureCases + panelCases + rowCases + environmentCases + [conversion]))
  }

  private var gestureCases: [SwiftDeclaration] {
    [
      .fixedCase(
        doc:
          "A raw touch sample, for a host without recognizers of its own; the id is the finger's.",
        "touch(Swift.Int32, CoulisseRuntime.TouchPhase, at: CoulisseRuntime.Point)")
    ]
      + .when(
        features.gestures,
        [
          gestureCase,
          .fixedCase(
            doc: "Whether the host lets a gesture take part. Disabling an active one cancels it.",
            "enables(Gesture, Swift.Bool)"),
        ])
  }

  private var gestureCase: SwiftDeclaration {
    features.lists
      ? .fixedCase(
        doc: """
          What a recognizer of the host reports: of which row, for one that belongs to rows, points of the
          stage since wherever it counts from, and points per second. `.ended` alone is a tap.
          """,
        """
        gesture(
          Gesture, CoulisseRuntime.RecognizerPhase, row: CoulisseRuntime.RowKey? = nil,
          translation: CoulisseRuntime.Vector = .zero, velocity: CoulisseRuntime.Vector = .zero)
        """)
      : .fixedCase(
        doc: """
          What a recognizer of the host reports: points of the stage since wherever it counts from,
          and points per second. `.ended` alone is a tap.
          """,
        """
        gesture(
          Gesture, CoulisseRuntime.RecognizerPhase, translation: CoulisseRuntime.Vector = .zero,
          velocity: CoulisseRuntime.Vector = .zero)
        """)
  }

  private var panelCases: [SwiftDeclaration] {
    .when(
      features.panels,
      [
        .fixedCase(doc: "Opens a panel.", "open(Panel)"),
        .fixedCase(doc: "Closes a panel.", "close(Panel)"),
        .fixedCase(doc: "Opens a panel, or closes it if it is bound for open.", "toggle(Panel)"),
      ])
      + .when(
        features.moreDetents,
        [
          .fixedCase(
            doc: "Sends a track to one of its detents.", "send(Track, to: Detent)")
        ])
      + .when(
        features.pagers,
        [
          .fixedCase(
            doc: "Sends a track to the detent after the one that it is bound for: the next page.",
            "next(Track)"),
          .fixedCase(
            doc: "Sends a track to the detent before the one that it is bound for.",
            "previous(Track)"),
        ])
      + stackAndModeCases + accessibilityCases
  }

  private var stackAndModeCases: [SwiftDeclaration] {
    .when(
      features.stacks,
      [
        .fixedCase(doc: "A page is pushed.", "push(Stack)"),
        .fixedCase(doc: "The topmost page is popped.", "pop(Stack)"),
        .fixedCase(
          doc: "The host has so many pages above the root, without a motion of the scene's own.",
          "depth(Stack, Swift.Int)"),
      ])
      + .when(features.modes, [.fixedCase(doc: "A mode gets a value.", "set(Mode)")])
      + [.fixedCase(doc: "The escape gesture of assistive technology.", "escape")]
  }

  private var environmentCases: [SwiftDeclaration] {
    [
      .fixedCase(
        doc: "The stage has a new size, in points, and a motion may run with the change.",
        "size(CoulisseRuntime.Size, alongside: CoulisseRuntime.MotionSpec? = nil)"),
      .fixedCase(
        doc: "The safe area has new insets, in points, and a motion may run with the change.",
        "insets(CoulisseRuntime.Insets, alongside: CoulisseRuntime.MotionSpec? = nil)"),
      .fixedCase(
        doc: "A keyboard covers so many points at the bottom; a motion may run with the change.",
        "keyboard(Swift.Double, alongside: CoulisseRuntime.MotionSpec? = nil)"),
      .fixedCase(
        doc: "The interface reads in this direction now, and a motion may run with the change.",
        "direction(CoulisseRuntime.ReadingDirection, alongside: CoulisseRuntime.MotionSpec? = nil)"),
      .fixedCase(
        doc:
          "Whether motion is to be reduced: then everything is at its end at once, or moves as the scene says.",
        "reducesMotion(Swift.Bool)"),
    ]
      + .when(
        features.scrollers,
        [
          .fixedCase(
            doc: "The host has scrolled: offset, length of content and viewport in points.",
            "scrolled(Scroller, offset: Swift.Double, content: Swift.Double, viewport: Swift.Double)"
          ),
          .fixedCase(
            doc: "The content of a view is so big, in points: how far it can scroll there.",
            "measured(View, content: CoulisseRuntime.Size)"),
        ])
  }

  private var conversion: SwiftDeclaration {
    .member(
      SwiftMember(
        doc: "As the automaton has it.", isHidden: true,
        head: "var sceneEvent: CoulisseRuntime.SceneEvent",
        body: [
          "switch self {",
          "case .touch(let id, let phase, let location):",
          "  return .touch(CoulisseRuntime.TouchEvent(id: id, phase: phase, location: location))",
        ]
          + .choice(
            features.gestures && !features.lists,
            """
            case .gesture(let gesture, let phase, let translation, let velocity):
              return .gesture(
                CoulisseRuntime.GestureEvent(
                  recognizer: gesture.rawValue, phase: phase, translation: translation,
                  velocity: velocity))
            """)
          + rowConversions
          + .choice(
            features.gestures,
            """
            case .enables(let gesture, let isEnabled):
              return .environment(.enables(recognizer: gesture.rawValue, isEnabled))
            """)
          + .choice(
            features.panels,
            """
            case .open(let panel):
              return .perform(.settle(track: panel.track.rawValue, detent: panel.openIndex))
            case .close(let panel):
              return .perform(.close(track: panel.track.rawValue, detent: panel.openIndex))
            case .toggle(let panel):
              return .perform(.toggle(track: panel.track.rawValue, detent: panel.openIndex))
            """)
          + .choice(
            features.moreDetents,
            """
            case .send(let track, let detent):
              return .perform(
                .settle(track: track.rawValue, detent: track.index(of: detent)))
            """)
          + .choice(
            features.pagers,
            """
            case .next(let track): return .perform(.next(track: track.rawValue))
            case .previous(let track): return .perform(.previous(track: track.rawValue))
            """)
          + .choice(
            features.stacks,
            """
            case .push(let stack): return .perform(.push(stack: stack.rawValue))
            case .pop(let stack): return .perform(.pop(stack: stack.rawValue))
            case .depth(let stack, let depth):
              return .environment(.depth(stack: stack.rawValue, depth))
            """)
          + accessibilityConversion + modeConversions + worldConversions + ["}"]))
  }

  private var modeConversions: [StaticString] {
    .choice(
      features.modes,
      "case .set(let mode): return .environment(.mode(mode.place.index, mode.place.value))")
  }

  private var worldConversions: [StaticString] {
    [
      """
      case .escape: return .escape
      case .size(let size, let motion): return .environment(.size(size, alongside: motion))
      case .insets(let insets, let motion):
        return .environment(.insets(insets, alongside: motion))
      case .keyboard(let height, let motion):
        return .environment(.keyboard(height, alongside: motion))
      case .direction(let direction, let motion):
        return .environment(.direction(direction, alongside: motion))
      case .reducesMotion(let reduces): return .environment(.reducesMotion(reduces))
      """
    ]
      + .choice(
        features.scrollers,
        """
        case .scrolled(let scroller, let offset, let content, let viewport):
          return .environment(
            .scrolled(
              track: scroller.track.rawValue, offset: offset,
              metrics: CoulisseRuntime.ScrollMetrics(content: content, viewport: viewport)))
        case .measured(let view, let content):
          return .environment(.measured(view: view.rawValue, content: content))
        """)
  }
}
