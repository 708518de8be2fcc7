package import CoulisseRuntime
package import CoulisseSource

/// A script for one scene: what fingers, the app and the world around it do, and what is expected
/// of the scene. Resolved: every reference is an index into the scene's tables.
package struct Scenario: Sendable, Hashable {
  /// The file it was read from; an empty one for a scenario that no file spells, such as a witness.
  package var file: SourceFile
  package var name: Located<String>
  /// The scene as the scenario refers to it: its name, or the path of its file.
  package var scene: Located<String>
  /// The size of the stage at the start in points; nil for the scene's design size.
  package var viewport: Size?
  /// Whose numbers are used; nil for the first platform of the scene.
  package var platform: Platform?
  package var direction: ReadingDirection
  /// The rows that the app shows at the start; a list that is not told of has none.
  package var rows: [ToldRows]
  package var steps: [ScenarioStep]

  package init(
    file: SourceFile = SourceFile(path: "", bytes: []), name: Located<String>,
    scene: Located<String>, viewport: Size? = nil, platform: Platform? = nil,
    direction: ReadingDirection = .leftToRight, rows: [ToldRows] = [], steps: [ScenarioStep]
  ) {
    self.file = file
    self.name = name
    self.scene = scene
    self.viewport = viewport
    self.platform = platform
    self.direction = direction
    self.rows = rows
    self.steps = steps
  }
}

/// One step of a scenario. It begins when the one before is over, unless it says when.
package struct ScenarioStep: Sendable, Hashable {
  package var action: StepAction
  /// When it begins, in nanoseconds since the start of the scenario.
  package var time: Located<Int64>?
  /// The word that says what is done.
  package var range: SourceRange

  package init(
    _ action: StepAction, time: Located<Int64>? = nil, at range: SourceRange = SourceRange(at: 0)
  ) {
    self.action = action
    self.time = time
    self.range = range
  }
}

/// The numbers of a scenario that are not written in it.
package enum ScenarioDefaults {
  /// The longest time between two samples of a finger that moves: 120 of them make a second.
  package static let sampleNanoseconds: Int64 = 8_333_334
  /// The most steps that a scenario may have.
  package static let maximumSteps = 10_000
  /// The most events that a scenario may lead to, samples included.
  package static let maximumEvents = 100_000
  package static let finger: Int32 = 1
  package static let lastFinger: Int32 = 10
  /// Points from one finger to the next to the right, where several come down at once.
  package static let fingerSpread = 40.0
  package static let moveNanoseconds: Int64 = 200_000_000
  package static let dragNanoseconds: Int64 = 300_000_000
  package static let tapNanoseconds: Int64 = 50_000_000
  package static let longPressNanoseconds: Int64 = 600_000_000
  /// Points per second.
  package static let flingSpeed = 1000.0
  /// How far a number of points may be from what is expected.
  package static let tolerancePoints = 0.01
  /// How far a share such as progress or opacity may be from what is expected.
  package static let toleranceShare = 0.001
}
