/// What a settle rule decides about a release.
nonisolated public struct SettleVerdict: Hashable, Sendable {
  /// The clause that decides; nil where none holds.
  public var clause: Int?
  /// The detent that the track goes to.
  public var detent: Int
}

extension SceneMachine {
  /// What the settle rule of a track would decide about a drag that sets out from rest on a detent,
  /// passes positions one after the other and lets go at the last of them; nil where the track would
  /// stay. Nothing changes.
  ///
  /// - Parameters:
  ///   - positions: Points, as the track shows them.
  ///   - velocity: Points per second toward growing positions.
  ///   - crossVelocity: Points per second on the other axis.
  public func verdict(
    on track: Int, draggedFrom detent: Int, through positions: [Double], velocity: Double,
    crossVelocity: Double = 0
  ) -> SettleVerdict? {
    guard state.tracks.indices.contains(track),
      program.tracks[track].detents.indices.contains(detent)
    else { return nil }
    var copy = self
    let start = detentPosition(detent, of: track)
    copy.state.tracks[track] = TrackState(
      phase: .held(by: 0), position: start, base: detent, goal: -1, dragStart: start,
      dragBase: detent)
    for position in positions {
      copy.state.tracks[track].position = position
      copy.rebase(track)
    }
    return copy.verdict(on: track, velocity: velocity, crossVelocity: crossVelocity)
  }
}
