import CoulisseRuntime

extension Scene {
  /// The scene as the runtime plays it, with the numbers of one platform. Total: what could go wrong
  /// was found by resolution.
  package func lowered(for platform: Platform) -> LoweredScene {
    var lowering = Lowering(scene: self, numbers: platform.numbers)
    lowering.run()
    return LoweredScene(program: lowering.program, symbols: lowering.symbols)
  }
}

/// The builder's state: the program so far, and what its indices stand for.
struct Lowering {
  let scene: Scene
  let numbers: PlatformNumbers
  var program: SceneProgram
  /// Where each element stands in `symbols.views`: a scene may have hundreds of thousands.
  var viewIndices: [Element: Int] = [:]
  /// Where each gesture stands in `symbols.recognizers`.
  var recognizerIndices: [EntityID<Gesture>: Int] = [:]
  /// What `program.requirements` holds.
  var requirements: Set<FailureRequirement> = []
  /// Those with a condition, which come last.
  var guardedRequirements: [FailureRequirement] = []
  /// What `program.simultaneities` holds.
  var simultaneities: Set<Simultaneity> = []
  var symbols = SceneSymbols(
    views: [], tracks: [], recognizers: [], stacks: [], lengths: [], reactions: [])

  init(scene: Scene, numbers: PlatformNumbers) {
    self.scene = scene
    self.numbers = numbers
    program = SceneProgram(
      designSize: scene.viewport.design, decisionRadius: numbers.slop, views: [])
  }

  mutating func run() {
    program.quantities = scene.quantities.map(\.quantity)
    lowerViews()
    lowerTracks()
    lowerFollowers()
    lowerHandles()
    lowerTiles()
    lowerVisibility()
    lowerGestures()
    lowerReactions()
    lowerRows()
    lowerRelations()
    lowerEscapes()
    lowerAccessibility()
    lowerLengths()
  }
}
