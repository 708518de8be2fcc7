import CoulisseModel
import CoulisseRuntime

/// What tells two configurations of a cone apart.
struct ConfigurationKey: Hashable {
  private var direction: ReadingDirection
  private var tracks: [Track]
  private var stacks: [StackState]
  private var modes: [Int]
  /// Which of two panels on one track is there.
  private var presences: [Bool]
  private var scrollers: [ScrollPosition]
  /// Where tiles were carried to; nil for one that lies where it did in the beginning.
  private var corners: [Corner?]
  /// Whether each of them moves by itself.
  private var isMoving: [Bool]

  private struct Track: Hashable {
    var kind: Int
    var base: Int
    var goal: Int
  }

  init(_ configuration: ExploredConfiguration, _ cone: ConfigurationCone) {
    let machine = configuration.machine
    direction = configuration.direction
    tracks = cone.tracks.sorted().map { index in
      let track = machine.state.tracks[index]
      let kind =
        switch track.phase {
        case .rest: 0
        case .held: 1
        case .moving: 2
        }
      return Track(kind: kind, base: track.base, goal: track.goal)
    }
    presences = machine.state.presences
    modes = cone.modes.sorted().map { machine.state.modes[$0] }
    stacks = cone.stacks.sorted().map { machine.state.stacks[$0] }
    // By name and not by points: content that fits at the design size may scroll at others.
    scrollers = cone.scrollers.sorted().map(configuration.scrollPosition)
    isMoving = cone.tiles.sorted().map { machine.state.tiles[$0].isMoving }
    corners = cone.tiles.sorted().map(configuration.corner)
  }
}
