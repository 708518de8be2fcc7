/// What a tap, an escape or the app can ask of a scene.
nonisolated public enum SceneAction: Hashable, Sendable {
  /// Send a track to a detent.
  case settle(track: Int, detent: Int)
  /// Send a track home, unless it is bound for the other side of home than `detent`: what is open at
  /// `detent` is to close, and nothing else.
  case close(track: Int, detent: Int)
  /// Send a track to `detent`, or home if it is bound for `detent` already.
  case toggle(track: Int, detent: Int)
  /// Send a track to the detent after, or before, the one that it is bound for.
  case next(track: Int)
  case previous(track: Int)
  /// Push a page.
  case push(stack: Int)
  /// Pop the topmost page.
  case pop(stack: Int)
  /// Close every open row of a list.
  case closeRows(list: Int)
  /// Tell the app.
  case emit(action: Int)
  /// Tell the app, and for which tile.
  case emitOfTile(action: Int, tile: Int)
  /// Give a mode a value.
  case set(mode: Int, to: Int)
  /// Assistive technology says something.
  case announce(Int)
  /// Do one thing if a condition holds when its turn comes, else another.
  case choose(Condition, then: [SceneAction], otherwise: [SceneAction])
}

/// Actions that apply in some configurations.
nonisolated public struct ConditionalActions: Hashable, Sendable {
  public var condition: Condition
  public var actions: [SceneAction]

  public init(condition: Condition, actions: [SceneAction]) {
    self.condition = condition
    self.actions = actions
  }
}
