import CoulisseModel

extension Panel {
  /// What it slides along by itself; nil for one that shares a track.
  var ownTrack: TrackDefinition? {
    if case .own(let definition) = slide { definition } else { nil }
  }
}
