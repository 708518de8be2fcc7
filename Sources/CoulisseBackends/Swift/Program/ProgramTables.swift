internal import CoulisseModel
internal import CoulisseRuntime

/// The program of a scene as constants: one for each entity, each with its type written out, because
/// the compiler takes minutes for what it has to infer from one large literal.
struct ProgramTables {
  let program: SceneProgram
  let names: SceneNames

  var declarations: [SwiftDeclaration] {
    views + tracks + followers + predicates + recognizers + rest + [whole]
  }

  private var views: [SwiftDeclaration] {
    constants("view", "ViewSpec", program.views) {
      names.views.entries[$0].source
    } value: {
      $0.swift
    }
  }

  private var tracks: [SwiftDeclaration] {
    constants("track", "TrackSpec", program.tracks) {
      names.tracks.entries[$0].source
    } value: {
      $0.swift
    }
  }

  private var followers: [SwiftDeclaration] {
    constants("follower", "FollowerSpec", program.followers) {
      names.views.entries[program.followers[$0].view].source
    } value: {
      $0.swift
    }
  }

  private var predicates: [SwiftDeclaration] {
    constants("predicate", "PredicateSpec", program.predicates) {
      names.views.entries[program.predicates[$0].view].source
    } value: {
      $0.swift
    }
  }

  private var recognizers: [SwiftDeclaration] {
    constants("recognizer", "RecognizerSpec", program.recognizers) {
      names.gestures.entries[$0].source
    } value: {
      $0.swift
    }
  }

  /// Relations, groups, stacks and escapes, whose entities have no names.
  private var rest: [SwiftDeclaration] {
    constants("requirement", "FailureRequirement", program.requirements) {
      "\(gesture(program.requirements[$0].waiting)) waits for "
        + gesture(program.requirements[$0].blocker)
    } value: {
      $0.swift
    }
      + constants("simultaneity", "Simultaneity", program.simultaneities) {
        "\(gesture(program.simultaneities[$0].first)) and "
          + gesture(program.simultaneities[$0].second)
      } value: {
        $0.swift
      }
      + constants("group", "GroupSpec", program.groups) {
        program.groups[$0].members.map { names.tracks.entries[$0].source }.joined(separator: ", ")
      } value: {
        $0.swift
      }
      + constants("stack", "StackSpec", program.stacks) {
        names.stacks.entries[$0].source
      } value: {
        $0.swift
      }
      + constants("escape", "ConditionalActions", program.escapes) { _ in
        ""
      } value: {
        $0.swift
      }
  }

  private func gesture(_ recognizer: Int) -> String { names.gestures.entries[recognizer].source }

  private var whole: SwiftDeclaration {
    .constant(
      SwiftConstant(
        comment: "", name: "whole", type: "SceneProgram",
        value: .call(
          ".init",
          [
            SwiftArgument("designSize", program.designSize.swift),
            SwiftArgument("decisionRadius", .number(program.decisionRadius)),
          ]
            + list("views", "view", program.views.count)
            + list("tracks", "track", program.tracks.count)
            + list("followers", "follower", program.followers.count)
            + list("predicates", "predicate", program.predicates.count)
            + list("recognizers", "recognizer", program.recognizers.count)
            + list("requirements", "requirement", program.requirements.count)
            + list("simultaneities", "simultaneity", program.simultaneities.count)
            + list("groups", "group", program.groups.count)
            + list("stacks", "stack", program.stacks.count)
            + list("escapes", "escape", program.escapes.count))))
  }

  private func list(_ label: StaticString, _ entry: StaticString, _ count: Int) -> [SwiftArgument] {
    count == 0 ? [] : [SwiftArgument(label, .array((0..<count).map { .entry(entry, $0) }))]
  }

  private func constants<Entity>(
    _ name: StaticString, _ type: StaticString, _ entities: [Entity], comment: (Int) -> String,
    value: (Entity) -> SwiftExpression
  ) -> [SwiftDeclaration] {
    entities.enumerated().map { index, entity in
      .constant(
        SwiftConstant(
          comment: comment(index), name: name, index: index, type: type, value: value(entity)))
    }
  }
}
