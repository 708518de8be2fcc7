extension SwiftFacade {
  /// What the scene can ask of the host.
  var effect: SwiftDeclaration {
    .type(
      SwiftType(
        doc: "What the host has to know or do.", keyword: "enum",
        name: SwiftIdentifier(type: "Effect"), inheritance: ": Hashable, Sendable",
        members: effectCases + [effectConversion]))
  }

  private var effectCases: [SwiftDeclaration] {
    gestureCases + trackCases + presenceCases + stackCases + tileCases + [
      .fixedCase(
        doc: "All placements changed; the motion is the one that came with the change.",
        "layout(alongside: CoulisseRuntime.MotionSpec?)")
    ]
  }

  private var gestureCases: [SwiftDeclaration] {
    .when(
      features.gestures,
      [
        features.lists
          ? .fixedCase(
            doc: "A gesture has come to this phase; in this row, for one that belongs to rows.",
            "gesture(Gesture, CoulisseRuntime.RecognizerPhase, row: CoulisseRuntime.RowKey?)")
          : .fixedCase(
            doc: "A gesture has come to this phase.",
            "gesture(Gesture, CoulisseRuntime.RecognizerPhase)"),
        .fixedCase(
          doc: "The host should enable or disable its recognizer.",
          "enabled(Gesture, Swift.Bool)"),
      ])
  }

  private var trackCases: [SwiftDeclaration] {
    features.swipes
      ? rowTrackCases
      : .when(
        features.tracks,
        [
          .fixedCase(
            doc: "A track begins to move by itself.",
            "willSettle(Track, CoulisseRuntime.SettlingMotion)"),
          .fixedCase(
            doc: "The motion with this token no longer counts.",
            "interrupted(Track, token: Swift.Int32)"),
          .fixedCase(
            doc: "A track has come to rest; nil where its detents have no names.",
            "settled(Track, Detent?)"),
        ])
  }

  private var presenceCases: [SwiftDeclaration] {
    features.swipes
      ? rowPresenceCases
      : .when(
        features.presences,
        [
          .fixedCase(
            doc: "A view is to be put into the hierarchy, at its place among its siblings.",
            "insert(View)"),
          .fixedCase(doc: "A view is to be taken out of the hierarchy.", "remove(View)"),
        ])
        + .when(
          features.pictures,
          [
            .fixedCase(
              doc: "A still picture of the first view is to be taken, for the second.",
              "snapshot(View, for: View)")
          ])
  }

  private var stackCases: [SwiftDeclaration] {
    .when(features.actions, [.fixedCase(doc: "The app has to act.", "action(Action)")])
      + accessibilityEffectCases
      + .when(features.modes, [.fixedCase(doc: "A mode has this value now.", "mode(Mode)")])
      + .when(
        features.stacks,
        [
          .fixedCase(
            doc: "A stack has so many pages above its root, and is in this phase.",
            "stack(Stack, depth: Swift.Int, CoulisseRuntime.StackPhase)")
        ])
  }

  private var effectConversion: SwiftDeclaration {
    .member(
      SwiftMember(
        doc: "Nil for what a host need not know.", isHidden: true,
        head: features.lists
          ? """
          init?(
            _ effect: CoulisseRuntime.SceneEffect, row: CoulisseRuntime.RowKey?, _ rows: [ListRows]
          )
          """ : "init?(_ effect: CoulisseRuntime.SceneEffect)",
        body: ["switch effect {"] + gestureConversion + trackConversion
          + .choice(
            features.rowActions,
            """
            case .action(let index, nil):
              guard let action = Action.told(index) else { return nil }
              self = .action(action)
            case .action(let index, let row?):
              guard let action = rows[row.list].action(index, of: row.key) else { return nil }
              self = .action(action)
            """)
          + .choice(
            features.actions && !features.rowActions,
            """
            case .action(let index, _):
              guard let action = Action(rawValue: index) else { return nil }
              self = .action(action)
            """, else: features.rowActions ? nil : "case .action: return nil")
          + .choice(
            features.stacks,
            """
            case .stack(let index, let depth, let phase):
              guard let stack = Stack(rawValue: index) else { return nil }
              self = .stack(stack, depth: depth, phase)
            """, else: "case .stack: return nil")
          + accessibilityEffectConversion
          + .choice(
            features.modes,
            """
            case .mode(let index, let value):
              guard let mode = Mode(index, value) else { return nil }
              self = .mode(mode)
            """, else: "case .mode: return nil")
          + presenceConversion + tileConversion
          + [
            """
            case .layout(let motion): self = .layout(alongside: motion)
            case .bound, .hit, .certain, .waiting, .contested, .undecided, .reaction: return nil
            }
            """
          ]))
  }

  private var gestureConversion: [StaticString] {
    .choice(
      features.gestures,
      features.lists
        ? """
        case .recognizer(let index, let phase):
          guard let gesture = Gesture(rawValue: index) else { return nil }
          self = .gesture(gesture, phase, row: row)
        case .enabled(let index, let isEnabled):
          // The host's recognizers of rows come and go with its cells; they are asked about.
          guard row == nil, let gesture = Gesture(rawValue: index) else { return nil }
          self = .enabled(gesture, isEnabled)
        """
        : """
        case .recognizer(let index, let phase):
          guard let gesture = Gesture(rawValue: index) else { return nil }
          self = .gesture(gesture, phase)
        case .enabled(let index, let isEnabled):
          guard let gesture = Gesture(rawValue: index) else { return nil }
          self = .enabled(gesture, isEnabled)
        """, else: "case .recognizer, .enabled: return nil")
  }

  private var presenceConversion: [StaticString] {
    features.swipes
      ? rowPresenceConversion
      : .choice(
        features.presences,
        """
        case .insert(let index):
          guard let view = View(rawValue: index) else { return nil }
          self = .insert(view)
        case .remove(let index):
          guard let view = View(rawValue: index) else { return nil }
          self = .remove(view)
        """, else: "case .insert, .remove: return nil")
        + .choice(
          features.pictures,
          """
          case .snapshot(let index, let place):
            guard let view = View(rawValue: index), let picture = View(rawValue: place) else {
              return nil
            }
            self = .snapshot(view, for: picture)
          """, else: "case .snapshot: return nil")
  }

  private var trackConversion: [StaticString] {
    features.swipes
      ? rowTrackConversion
      : .choice(
        features.tracks,
        """
        case .willSettle(let motion):
          guard let track = Track(rawValue: motion.track) else { return nil }
          self = .willSettle(track, motion)
        case .interrupted(let index, let token):
          guard let track = Track(rawValue: index) else { return nil }
          self = .interrupted(track, token: token)
        case .settled(let index, let detent):
          guard let track = Track(rawValue: index) else { return nil }
          self = .settled(track, track.place(detent))
        """, else: "case .willSettle, .interrupted, .settled: return nil")
  }

  /// The effects of one event, as a sequence that allocates nothing.
  var effects: SwiftDeclaration {
    .type(
      SwiftType(
        doc: "The effects of one event, in order.", keyword: "struct",
        name: SwiftIdentifier(type: "Effects"), inheritance: ": Sequence, Sendable",
        members: features.lists
          ? rowEffectsMembers
          : [
            .member(
              SwiftMember(
                doc: "The buffer of the automaton, shared until it changes.", isHidden: true,
                head: "var buffer: [CoulisseRuntime.SceneEffect]", body: [])),
            .member(
              SwiftMember(
                doc: "A view of the buffer.", isHidden: true,
                head: "init(_ buffer: [CoulisseRuntime.SceneEffect])",
                body: ["self.buffer = buffer"])),
            .member(
              SwiftMember(
                doc: "Goes through the effects.", head: "func makeIterator() -> Iterator",
                body: ["Iterator(buffer)"])),
            iterator,
          ]))
  }

  private var iterator: SwiftDeclaration {
    .type(
      SwiftType(
        doc: "Goes through the effects.", keyword: "struct",
        name: SwiftIdentifier(type: "Iterator"), inheritance: ": IteratorProtocol, Sendable",
        members: [
          .member(
            SwiftMember(
              doc: "The buffer of the automaton.", isHidden: true,
              head: "let buffer: [CoulisseRuntime.SceneEffect]", body: [])),
          .member(
            SwiftMember(
              doc: "The next place in it.", isHidden: true, head: "var place: Swift.Int = 0",
              body: [])),
          .member(
            SwiftMember(
              doc: "Begins with the first effect.", isHidden: true,
              head: "init(_ buffer: [CoulisseRuntime.SceneEffect])",
              body: ["self.buffer = buffer"])),
          .member(
            SwiftMember(
              doc: "The next effect; nil after the last.", head: "mutating func next() -> Effect?",
              body: [
                """
                while place < buffer.count {
                  place += 1
                  if let effect = Effect(buffer[place - 1]) { return effect }
                }
                return nil
                """
              ])),
        ]))
  }
}
