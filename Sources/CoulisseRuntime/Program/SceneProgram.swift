/// A compiled scene: plain data without names or positions, in flat tables that refer to each other
/// by index.
nonisolated public struct SceneProgram: Hashable, Sendable {
  /// The size that `SceneState.init` starts with, in points.
  public var designSize: Size
  /// Points of travel at which the heading of a touch is read, the same for every recognizer.
  public var decisionRadius: Double
  /// In pre-order: parents before children, siblings back to front. The first is the stage.
  public var views: [ViewSpec]
  public var tracks: [TrackSpec]
  public var followers: [FollowerSpec]
  public var predicates: [PredicateSpec]
  public var presences: [PresenceSpec]
  public var shadows: [ShadowSpec]
  public var recognizers: [RecognizerSpec]
  public var requirements: [FailureRequirement]
  public var simultaneities: [Simultaneity]
  public var groups: [GroupSpec]
  public var tiles: [TileSpec]
  public var docks: [DockSpec]
  public var stacks: [StackSpec]
  public var lists: [ListSpec]
  /// What lengths are made of beside shares and points.
  public var quantities: [SceneQuantity]
  /// What the scene calls by name for the constraints of a host.
  public var lengths: [NamedLength]
  /// What the accessibility escape does: the first entry whose condition holds.
  public var escapes: [ConditionalActions]
  public var modes: [ModeSpec]
  /// In the order in which they run where one occurrence concerns several.
  public var reactions: [ReactionSpec]
  public var accessibilityActions: [AccessibilityActionSpec]
  public var adjustables: [AdjustableSpec]
  public var focuses: [FocusSpec]

  public init(
    designSize: Size, decisionRadius: Double = 10, views: [ViewSpec], tracks: [TrackSpec] = [],
    followers: [FollowerSpec] = [],
    predicates: [PredicateSpec] = [], presences: [PresenceSpec] = [], shadows: [ShadowSpec] = [],
    recognizers: [RecognizerSpec] = [],
    requirements: [FailureRequirement] = [], simultaneities: [Simultaneity] = [],
    groups: [GroupSpec] = [], tiles: [TileSpec] = [], docks: [DockSpec] = [],
    stacks: [StackSpec] = [], lists: [ListSpec] = [],
    quantities: [SceneQuantity] = [], lengths: [NamedLength] = [],
    escapes: [ConditionalActions] = [], modes: [ModeSpec] = [], reactions: [ReactionSpec] = [],
    accessibilityActions: [AccessibilityActionSpec] = [], adjustables: [AdjustableSpec] = [],
    focuses: [FocusSpec] = []
  ) {
    self.designSize = designSize
    self.decisionRadius = decisionRadius
    self.views = views
    self.tracks = tracks
    self.followers = followers
    self.predicates = predicates
    self.presences = presences
    self.shadows = shadows
    self.recognizers = recognizers
    self.requirements = requirements
    self.simultaneities = simultaneities
    self.groups = groups
    self.tiles = tiles
    self.docks = docks
    self.stacks = stacks
    self.lists = lists
    self.quantities = quantities
    self.lengths = lengths
    self.escapes = escapes
    self.modes = modes
    self.reactions = reactions
    self.accessibilityActions = accessibilityActions
    self.adjustables = adjustables
    self.focuses = focuses
  }
}
