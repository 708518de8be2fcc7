/// A compiled scene: plain data without names or positions, in flat tables that refer to each other
/// by index.
nonisolated public struct SceneProgram: Hashable, Sendable {
  /// The size that `SceneState.init` starts with, in points.
  public var designSize: Size
  /// In pre-order: parents before children, siblings back to front. The first is the stage.
  public var views: [ViewSpec]
  public var tracks: [TrackSpec]
  public var followers: [FollowerSpec]
  public var presences: [PresenceSpec]
  public var recognizers: [RecognizerSpec]
  public var requirements: [FailureRequirement]
  public var simultaneities: [Simultaneity]
  public var groups: [GroupSpec]
  public var stacks: [StackSpec]
  /// What the accessibility escape does: the first entry whose condition holds.
  public var escapes: [ConditionalActions]

  public init(
    designSize: Size, views: [ViewSpec], tracks: [TrackSpec] = [], followers: [FollowerSpec] = [],
    presences: [PresenceSpec] = [], recognizers: [RecognizerSpec] = [],
    requirements: [FailureRequirement] = [], simultaneities: [Simultaneity] = [],
    groups: [GroupSpec] = [], stacks: [StackSpec] = [], escapes: [ConditionalActions] = []
  ) {
    self.designSize = designSize
    self.views = views
    self.tracks = tracks
    self.followers = followers
    self.presences = presences
    self.recognizers = recognizers
    self.requirements = requirements
    self.simultaneities = simultaneities
    self.groups = groups
    self.stacks = stacks
    self.escapes = escapes
  }
}
