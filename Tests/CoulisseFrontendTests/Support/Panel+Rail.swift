import CoulisseModel

extension Panel {
  /// What it slides along by itself; nil for one that shares a track.
  var ownRail: Rail? { if case .own(let rail) = slide { rail } else { nil } }
}
