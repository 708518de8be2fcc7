/// Something that assistive technology offers on a view, beside what a tap does.
nonisolated public struct AccessibilityActionSpec: Hashable, Sendable {
  public var view: Int
  public var actions: [SceneAction]

  public init(view: Int, actions: [SceneAction]) {
    self.view = view
    self.actions = actions
  }
}

/// A view to which assistive technology goes when a track comes to rest on a detent.
nonisolated public struct FocusSpec: Hashable, Sendable {
  public var track: Int
  public var detent: Int
  public var view: Int

  public init(track: Int, detent: Int, view: Int) {
    self.track = track
    self.detent = detent
    self.view = view
  }
}

/// A view by which assistive technology moves a track from detent to detent.
nonisolated public struct AdjustableSpec: Hashable, Sendable {
  public var view: Int
  public var track: Int

  public init(view: Int, track: Int) {
    self.view = view
    self.track = track
  }
}
