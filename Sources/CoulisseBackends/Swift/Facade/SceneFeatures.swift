internal import CoulisseModel
internal import CoulisseRuntime

/// What a scene has. Nothing is generated for what it cannot do.
struct SceneFeatures {
  var panels: Bool
  /// Panels that open at a detent of a track which moves more than them.
  var sharedTracks: Bool
  /// Detents beyond open and closed.
  var moreDetents: Bool
  /// Views that come and go.
  var presences: Bool
  var pictures: Bool
  var tracks: Bool
  var gestures: Bool
  var stacks: Bool
  var scrollers: Bool
  var lengths: Bool
  var actions: Bool
  var modes: Bool
  var accessibilityActions: Bool
  var announcements: Bool
  var adjustables: Bool
  var focuses: Bool

  init(_ names: SceneNames, _ scene: Scene, _ program: SceneProgram) {
    sharedTracks = !scene.tracks.isEmpty
    moreDetents = names.detents.entries.map(\.source) != Panel.places
    presences = !program.presences.isEmpty
    pictures = program.presences.contains { $0.pictures >= 0 }
    panels = !names.panels.isEmpty
    tracks = !names.tracks.isEmpty
    gestures = !names.gestures.isEmpty
    stacks = !names.stacks.isEmpty
    scrollers = !names.scrollers.isEmpty
    lengths = !names.lengths.isEmpty
    actions = !names.actions.isEmpty
    modes = !names.modes.isEmpty
    accessibilityActions = !names.accessibilityActions.isEmpty
    announcements = !names.announcements.isEmpty
    adjustables = !program.adjustables.isEmpty
    focuses = !program.focuses.isEmpty
  }
}

extension [SwiftDeclaration] {
  /// The declarations if `condition` holds, else none.
  static func when(_ condition: Bool, _ declarations: [SwiftDeclaration]) -> [SwiftDeclaration] {
    condition ? declarations : []
  }
}

extension [StaticString] {
  /// The line of code for what a scene has, or for what it has not.
  static func choice(
    _ condition: Bool, _ line: StaticString, else otherwise: StaticString? = nil
  ) -> [StaticString] {
    condition ? [line] : otherwise.map { [$0] } ?? []
  }
}
