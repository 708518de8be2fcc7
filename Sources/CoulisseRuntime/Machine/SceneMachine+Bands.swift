extension SceneMachine {
  /// The part of a watched view in which a recognizer takes touches, on the stage, in points: of an
  /// edge pan the band at the edge, of the others all that the stage shows of the view. What lies in
  /// front is not left out.
  public func bandRect(of recognizer: Int, in view: Int) -> Rect {
    let size = state.environment.size
    let shown = touchRect(of: view, at: state.now)
      .intersection(Rect(x: 0, y: 0, width: size.width, height: size.height))
    guard program.recognizers.indices.contains(recognizer),
      case .edgePan(let edge, let band) = program.recognizers[recognizer].kind
    else { return shown }
    let safe = safeArea
    var (left, top, right, bottom) = (shown.x, shown.y, shown.maxX, shown.maxY)
    // Of the inset, the part that reaches into the view.
    switch edge.physical(in: state.environment.direction) {
    case .left: right = Swift.min(right, Swift.max(left, safe.x) + band)
    case .right: left = Swift.max(left, Swift.min(right, safe.maxX) - band)
    case .top: bottom = Swift.min(bottom, Swift.max(top, safe.y) + band)
    case .bottom: top = Swift.max(top, Swift.min(bottom, safe.maxY) - band)
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The stage without its insets and what a keyboard covers.
  private var safeArea: Rect {
    let size = state.environment.size
    var insets = state.environment.insets
    insets.bottom = Swift.max(insets.bottom, state.environment.keyboard)
    return Rect(
      x: insets.left, y: insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
