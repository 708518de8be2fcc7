/// What a scene has. Nothing is generated for what it cannot do.
struct SceneFeatures {
  var panels: Bool
  var tracks: Bool
  var gestures: Bool
  var stacks: Bool
  var scrollers: Bool
  var lengths: Bool
  var actions: Bool

  init(_ names: SceneNames) {
    panels = !names.panels.isEmpty
    tracks = !names.tracks.isEmpty
    gestures = !names.gestures.isEmpty
    stacks = !names.stacks.isEmpty
    scrollers = !names.scrollers.isEmpty
    lengths = !names.lengths.isEmpty
    actions = !names.actions.isEmpty
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
