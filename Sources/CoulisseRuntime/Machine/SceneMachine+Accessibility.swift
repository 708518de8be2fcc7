extension SceneMachine {
  /// Whether assistive technology can do something with a view: neither it nor what it lies in is hidden,
  /// kept from it or out of reach.
  public func isAccessible(_ view: Int) -> Bool {
    guard program.views.indices.contains(view) else { return false }
    var current = view
    while current >= 0 {
      if isHidden(current, at: state.now) || holds(.inaccessible, of: current, at: state.now)
        || !isInteractive(current, at: state.now)
      {
        return false
      }
      current = program.views[current].parent
    }
    return true
  }

  mutating func handle(_ event: AccessibilityEvent) {
    switch event {
    case .perform(let index):
      guard program.accessibilityActions.indices.contains(index),
        isAccessible(program.accessibilityActions[index].view)
      else { return }
      for action in program.accessibilityActions[index].actions { perform(action) }
    case .increment(let view): adjust(view, by: 1)
    case .decrement(let view): adjust(view, by: -1)
    }
  }

  /// Sends the track of an adjustable view to the detent next to the one that it is bound for; one that is
  /// at none to the closest.
  private mutating func adjust(_ view: Int, by step: Int) {
    guard let spec = program.adjustables.first(where: { $0.view == view }), isAccessible(view)
    else {
      return
    }
    let bound = bound(spec.track)
    let detent = bound < 0 ? nearestDetent(of: spec.track, preferring: 0) : bound + step
    if program.tracks[spec.track].detents.indices.contains(detent) { request(spec.track, detent) }
  }
}
