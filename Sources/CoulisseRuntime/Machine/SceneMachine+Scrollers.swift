extension SceneMachine {
  /// A scroller at rest is where the host says. One that the scene moves stays where it is, but for its
  /// new ends.
  mutating func scroll(_ track: Int, _ offset: Double, _ metrics: ScrollMetrics) {
    guard state.tracks.indices.contains(track), program.tracks[track].detents.isEmpty,
      offset.magnitude <= 1e9, (0...1e9).contains(metrics.content),
      (0...1e9).contains(metrics.viewport)
    else { return }
    state.tracks[track].content = metrics.content
    state.tracks[track].window = metrics.viewport
    if state.tracks[track].phase == .rest {
      state.tracks[track].position = offset
    } else {
      keepInEnds(track)
    }
  }

  /// Content that is measured before it has scrolled, or while it does, gives the scrollers of its view
  /// new ends; none of them leaves its place for more than that.
  mutating func measure(_ view: Int, _ content: Size) {
    guard (0...1e9).contains(content.width), (0...1e9).contains(content.height) else { return }
    for (track, spec) in program.tracks.enumerated()
    where spec.reference == view && spec.detents.isEmpty {
      let length = content.extent(along: spec.positive.axis)
      guard state.tracks[track].content != length else { continue }
      state.tracks[track].content = length
      keepInEnds(track)
    }
  }

  /// Brings a scroller back into its range, whatever it does.
  private mutating func keepInEnds(_ track: Int) {
    let (lower, upper) = range(of: track)
    switch state.tracks[track].phase {
    case .rest:
      let position = state.tracks[track].position
      state.tracks[track].position = Bounds.clamp(position, from: lower, to: upper)
    case .held(let recognizer):
      putInReach(track)
      reanchor(recognizer)
    case .moving:
      guard var motion = state.tracks[track].motion else { return }
      motion.redirect(from: motion.from, to: Bounds.clamp(motion.to, from: lower, to: upper))
      state.tracks[track].motion = motion
    }
  }
}
