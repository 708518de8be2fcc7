internal import CoulisseModel
internal import CoulisseRuntime

/// The program of a scene as constants: one for each entity, each with its type written out, because
/// the compiler takes minutes for what it has to infer from one large literal.
struct ProgramTables {
  let program: SceneProgram
  let names: SceneNames

  var declarations: [SwiftDeclaration] {
    views + tracks + followers + predicates + presences + shadows + recognizers + relations
      + guardedRelations + groups
      + tiles + stacks + lists + quantities + lengths
      + escapes + modes + reactions + accessibility
      + [whole]
  }

  private var views: [SwiftDeclaration] {
    constants("view", "ViewSpec", program.views, \.swift) { index, _ in view(index) }
  }

  private var tracks: [SwiftDeclaration] {
    constants("track", "TrackSpec", program.tracks, \.swift) { index, _ in track(index) }
  }

  private var followers: [SwiftDeclaration] {
    constants("follower", "FollowerSpec", program.followers, \.swift) { _, spec in view(spec.view) }
  }

  private var predicates: [SwiftDeclaration] {
    constants("predicate", "PredicateSpec", program.predicates, \.swift) { _, spec in
      view(spec.view)
    }
  }

  private var presences: [SwiftDeclaration] {
    constants("presence", "PresenceSpec", program.presences, \.swift) { _, spec in
      view(spec.view)
    }
  }

  private var shadows: [SwiftDeclaration] {
    constants("shadow", "ShadowSpec", program.shadows, \.swift) { _, spec in view(spec.view) }
  }

  private var recognizers: [SwiftDeclaration] {
    constants("recognizer", "RecognizerSpec", program.recognizers, \.swift) { index, _ in
      gesture(index)
    }
  }

  /// Requirements without a condition come first, and are the many.
  private var plainRequirements: [FailureRequirement] {
    program.requirements.filter { $0.condition == .always }
  }

  private var guardedRequirements: [FailureRequirement] {
    program.requirements.filter { $0.condition != .always }
  }

  private var guardedRelations: [SwiftDeclaration] {
    constants("guardedRequirement", "FailureRequirement", guardedRequirements, \.swift) { _, row in
      "\(gesture(row.waiting)) waits for \(gesture(row.blocker))"
    }
  }

  /// Of many gestures there are many relations: they are numbers, not values.
  private var relations: [SwiftDeclaration] {
    pairs(
      "requirements",
      plainRequirements.map {
        ("\(gesture($0.waiting)) waits for \(gesture($0.blocker))", $0.waiting, $0.blocker)
      })
      + pairs(
        "simultaneities",
        program.simultaneities.map {
          ("\(gesture($0.first)) and \(gesture($0.second))", $0.first, $0.second)
        })
  }

  /// In lists of bounded length, because the compiler's time grows with the square of it.
  private func pairs(
    _ name: StaticString, _ rows: [(comment: String, first: Int, second: Int)]
  ) -> [SwiftDeclaration] {
    (0..<listCount(rows.count)).map { index in
      let start = index * Self.rowsPerList
      return .pairs(
        SwiftPairs(
          name: name, index: index,
          rows: rows[start..<min(start + Self.rowsPerList, rows.count)]))
    }
  }

  private static let rowsPerList = 250

  private func listCount(_ rows: Int) -> Int { (rows + Self.rowsPerList - 1) / Self.rowsPerList }

  private var groups: [SwiftDeclaration] {
    constants("group", "GroupSpec", program.groups, \.swift) { _, group in
      group.members.map(track).joined(separator: ", ")
    }
  }

  private var tiles: [SwiftDeclaration] {
    constants("tile", "TileSpec", program.tiles, \.swift) { _, spec in view(spec.view) }
      + constants("dock", "DockSpec", program.docks, \.swift) { _, spec in view(spec.target) }
  }

  private var stacks: [SwiftDeclaration] {
    constants("stack", "StackSpec", program.stacks, \.swift) { index, _ in
      names.stacks.entries[index].source
    }
  }

  private var lists: [SwiftDeclaration] {
    constants("list", "ListSpec", program.lists, \.swift) { _, list in view(list.view) }
  }

  private var quantities: [SwiftDeclaration] {
    constants("quantity", "SceneQuantity", program.quantities, \.swift) { index, _ in
      names.quantities.indices.contains(index) ? names.quantities[index] : ""
    }
  }

  private var lengths: [SwiftDeclaration] {
    constants("length", "NamedLength", program.lengths, \.swift) { index, _ in
      names.lengths.entries[index].source
    }
  }

  private var escapes: [SwiftDeclaration] {
    constants("escape", "ConditionalActions", program.escapes, \.swift) { _, _ in "" }
  }

  private var modes: [SwiftDeclaration] {
    constants("mode", "ModeSpec", program.modes, \.swift) { index, _ in
      names.modes.entries[index].source
    }
  }

  private var reactions: [SwiftDeclaration] {
    constants("reaction", "ReactionSpec", program.reactions, \.swift) { index, _ in
      names.reactions[index]
    }
  }

  private var accessibility: [SwiftDeclaration] {
    constants(
      "accessibilityAction", "AccessibilityActionSpec", program.accessibilityActions, \.swift
    ) { index, _ in names.accessibilityActions.entries[index].source }
      + constants("adjustable", "AdjustableSpec", program.adjustables, \.swift) { _, spec in
        view(spec.view)
      }
      + constants("focus", "FocusSpec", program.focuses, \.swift) { _, spec in view(spec.view) }
  }

  private func view(_ index: Int) -> String { names.views.entries[index].source }
  private func track(_ index: Int) -> String { names.tracks.entries[index].source }
  private func gesture(_ index: Int) -> String { names.gestures.entries[index].source }

  private func constants<Entity>(
    _ name: StaticString, _ type: StaticString, _ entities: [Entity],
    _ value: (Entity) -> SwiftExpression, comment: (Int, Entity) -> String
  ) -> [SwiftDeclaration] {
    entities.enumerated().map { index, entity in
      .constant(
        SwiftConstant(
          comment: comment(index, entity), name: name, index: index, type: type,
          value: value(entity)))
    }
  }

  private var whole: SwiftDeclaration {
    .constant(
      SwiftConstant(
        comment: "", name: "whole", type: "SceneProgram", value: .call(".init", tableArguments)))
  }

  private var tableArguments: [SwiftArgument] {
    [
      SwiftArgument("designSize", program.designSize.swift),
      SwiftArgument("decisionRadius", .number(program.decisionRadius)),
    ]
      + list("views", "view", program.views.count)
      + list("tracks", "track", program.tracks.count)
      + list("followers", "follower", program.followers.count)
      + list("predicates", "predicate", program.predicates.count)
      + list("presences", "presence", program.presences.count)
      + list("shadows", "shadow", program.shadows.count)
      + list("recognizers", "recognizer", program.recognizers.count)
      + requirementArguments
      + relations(
        "simultaneities", program.simultaneities.count,
        """
        .flatMap { pairs in
          stride(from: 0, to: pairs.count, by: 2).map { place in
            .init(pairs[place], pairs[place + 1])
          }
        }
        """)
      + list("groups", "group", program.groups.count)
      + list("tiles", "tile", program.tiles.count)
      + list("docks", "dock", program.docks.count)
      + list("stacks", "stack", program.stacks.count)
      + list("lists", "list", program.lists.count)
      + list("quantities", "quantity", program.quantities.count)
      + list("lengths", "length", program.lengths.count)
      + list("escapes", "escape", program.escapes.count)
      + list("modes", "mode", program.modes.count)
      + list("reactions", "reaction", program.reactions.count)
      + list("accessibilityActions", "accessibilityAction", program.accessibilityActions.count)
      + list("adjustables", "adjustable", program.adjustables.count)
      + list("focuses", "focus", program.focuses.count)
  }

  private var requirementArguments: [SwiftArgument] {
    let plain = relations(
      "requirements", plainRequirements.count,
      """
      .flatMap { pairs in
        stride(from: 0, to: pairs.count, by: 2).map { place in
          .init(waiting: pairs[place], blocker: pairs[place + 1])
        }
      }
      """)
    let guarded = list("requirements", "guardedRequirement", guardedRequirements.count)
    guard let first = plain.first, let last = guarded.first else { return plain + guarded }
    return [SwiftArgument("requirements", .sum(first.value, last.value))]
  }

  private func list(_ label: StaticString, _ entry: StaticString, _ count: Int) -> [SwiftArgument] {
    count == 0 ? [] : [SwiftArgument(label, .array((0..<count).map { .entry(entry, $0) }))]
  }

  private func relations(
    _ label: StaticString, _ count: Int, _ decoding: StaticString
  ) -> [SwiftArgument] {
    let lists = SwiftExpression.array((0..<listCount(count)).map { .entry(label, $0) })
    return count == 0 ? [] : [SwiftArgument(label, .applied(lists, decoding))]
  }
}
