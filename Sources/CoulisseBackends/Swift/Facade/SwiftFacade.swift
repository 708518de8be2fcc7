internal import CoulisseModel
internal import CoulisseSource

/// The generated type of a scene, its nested types, and its program.
struct SwiftFacade {
  let scene: Scene
  let lowered: LoweredScene
  let names: SceneNames
  let features: SceneFeatures
  let origin: SwiftType.Origin?

  init(_ scene: Scene, _ lowered: LoweredScene, _ names: SceneNames, origin: SwiftType.Origin?) {
    self.scene = scene
    self.lowered = lowered
    self.names = names
    self.origin = origin
    features = SceneFeatures(names, scene, lowered.program)
  }

  /// The type itself is short, so that an error about its name points to the scene and nothing else
  /// does; everything more is in extensions.
  var declarations: [SwiftDeclaration] {
    [
      .type(
        SwiftType(
          doc: "A running scene: a value that takes events and tells where everything is.",
          keyword: "struct", name: names.scene, inheritance: ": Equatable, Sendable",
          origin: origin, members: stored)),
      part(events), part(sampling), part(gestureQuestions), part(entities + [event]),
      part([effect, effects] + recognizerTable), part([program]),
    ]
  }

  private func part(_ members: [SwiftDeclaration]) -> SwiftDeclaration {
    .type(
      SwiftType(visibility: .none, keyword: "extension", name: names.scene, members: members))
  }

  private var stored: [SwiftDeclaration] {
    [
      .member(
        SwiftMember(
          doc: "The automaton that the checker and the simulator run, too.", isHidden: true,
          head: "var machine: CoulisseRuntime.SceneMachine", body: [])),
      .member(
        SwiftMember(
          doc: "The scene at rest, left to right, at its design size.", head: "init()",
          body: ["machine = CoulisseRuntime.SceneMachine(Program.whole)"])),
    ] + .when(features.lists, [told])
  }

  private var told: SwiftDeclaration {
    .member(
      SwiftMember(
        doc: "The rows of each list, as the app told them last.", isHidden: true,
        head: "var rows: [ListRows] = Program.rows", body: []))
  }

  /// The words for the detents of each track, in order.
  private var places: SwiftDeclaration {
    let rows = lowered.symbols.tracks.map { symbol -> SwiftExpression in
      let words = scene.mover(of: symbol).map { scene.places(of: $0) } ?? []
      return .array(words.map { .member(SwiftIdentifier(member: $0)) })
    }
    return .constant(
      SwiftConstant(
        comment: "The detents of each track.", name: "places", type: "[[Detent]]",
        isOwnType: true, value: .array(rows)))
  }

  private var program: SwiftDeclaration {
    .type(
      SwiftType(
        doc: "What the automaton runs.", visibility: .hidden, keyword: "enum",
        name: SwiftIdentifier(type: "Program"),
        members: ProgramTables(program: lowered.program, names: names).declarations
          + .when(features.tracks, [places]) + .when(features.lists, [noRows])))
  }
}
