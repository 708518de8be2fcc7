internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// What assistive technology does beside activating a view, as data.
extension SwiftFacade {
  /// What it offers, each with its label and the view where it does.
  var accessibilityActions: SwiftDeclaration {
    let all = scene.accessibleActions
    let identifiers = names.accessibilityActions.identifiers
    return entity(
      "AccessibilityAction", "What assistive technology offers on a view.",
      names.accessibilityActions,
      [
        table(
          "The key of what it is called.", "var label: Swift.StaticString",
          names.accessibilityActions,
          all.indices.map { index in
            let actions = scene.accessibility(of: all[index].element).actions
            return (identifiers[index], .string(actions[all[index].action].label))
          }),
        table(
          "Where it is offered.", "var view: View", names.accessibilityActions,
          all.indices.compactMap { index in
            lowered.symbols.view(of: all[index].element).map {
              (identifiers[index], .member(names.views.identifiers[$0]))
            }
          }),
      ])
  }

  /// What it is told to say.
  var announcements: SwiftDeclaration {
    entity(
      "Announcement", "What assistive technology is told to say.", names.announcements,
      [
        table(
          "What it says, or the key of it.", "var text: Swift.StaticString", names.announcements,
          names.announcements.indices.map {
            (names.announcements.identifiers[$0], .string(scene.announcements[$0].text))
          })
      ])
  }

  /// What it moves from detent to detent.
  var adjustments: SwiftDeclaration {
    table(
      "The track that assistive technology moves from detent to detent there.",
      "var adjusts: Track?", names.views,
      lowered.program.adjustables.map {
        (names.views.identifiers[$0.view], .member(names.tracks.identifiers[$0.track]))
      }, otherwise: .null)
  }

  /// What it asks of a scene.
  var accessibilityCases: [SwiftDeclaration] {
    .when(
      features.accessibilityActions,
      [.fixedCase(doc: "Assistive technology performs an action.", "perform(AccessibilityAction)")])
      + .when(
        features.adjustables,
        [
          .fixedCase(
            doc: "Assistive technology swipes up on a view that adjusts something.",
            "increment(View)"),
          .fixedCase(
            doc: "Assistive technology swipes down on a view that adjusts something.",
            "decrement(View)"),
        ])
  }

  /// The same as the automaton has it.
  var accessibilityConversion: [StaticString] {
    .choice(
      features.accessibilityActions,
      "case .perform(let action): return .accessibility(.perform(action: action.rawValue))")
      + .choice(
        features.adjustables,
        """
        case .increment(let view): return .accessibility(.increment(view: view.rawValue))
        case .decrement(let view): return .accessibility(.decrement(view: view.rawValue))
        """)
  }

  /// What it is asked to do.
  var accessibilityEffectCases: [SwiftDeclaration] {
    .when(
      features.focuses,
      [.fixedCase(doc: "Assistive technology should go to a view.", "focus(View)")])
      + .when(
        features.announcements,
        [.fixedCase(doc: "Assistive technology should say this.", "announce(Announcement)")])
  }

  /// The same from what the automaton has.
  var accessibilityEffectConversion: [StaticString] {
    .choice(
      features.focuses,
      """
      case .focus(let index):
        guard let view = View(rawValue: index) else { return nil }
        self = .focus(view)
      """, else: "case .focus: return nil")
      + .choice(
        features.announcements,
        """
        case .announce(let index):
          guard let announcement = Announcement(rawValue: index) else { return nil }
          self = .announce(announcement)
        """, else: "case .announce: return nil")
  }
}
