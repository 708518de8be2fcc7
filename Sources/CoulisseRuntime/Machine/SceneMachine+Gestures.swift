extension SceneMachine {
  /// Takes a gesture that the host's own recognizers have arbitrated. Translation counts from began,
  /// wherever the host's starts; for an origin at touch down it counts as the host gives it. A second began without an end is a lost cancel; what a guard
  /// forbids, and the rest of such a gesture, means nothing. A recognizer that tracks a raw touch has
  /// no use for what the host has recognized.
  mutating func handle(_ gesture: GestureEvent) {
    guard let recognizer = recognizer(of: gesture),
      state.recognizers[recognizer].strokes.isEmpty
    else { return }
    let translation = gesture.translation.isOnScreen ? gesture.translation : nil
    if program.recognizers[recognizer].isDiscrete {
      if gesture.phase == program.recognizers[recognizer].kind.completion { complete(recognizer) }
      return
    }
    switch gesture.phase {
    case .began:
      if state.recognizers[recognizer].phase.isActive { cancelled(recognizer) }
      guard isReady(recognizer) else { return }
      setPhase(of: recognizer, .began)
      beginDrag(recognizer, at: Point(x: 0, y: 0))
      performActions(of: recognizer)
      state.recognizers[recognizer].baseline = translation
      guard program.recognizers[recognizer].origin == .down else { return }
      state.recognizers[recognizer].baseline = .zero
      follow(recognizer, translation)
    case .changed:
      follow(recognizer, translation)
    case .ended:
      follow(recognizer, translation)
      guard state.recognizers[recognizer].phase.isActive else { return }
      endDrag(recognizer, velocity: gesture.velocity.sanitized, cause: .release)
      finish(recognizer, .ended)
    case .cancelled:
      if state.recognizers[recognizer].phase.isActive { cancelled(recognizer) }
    case .possible, .failed: break
    }
  }

  /// The recognizer that a gesture belongs to; nil for none, and for that of a row that is gone.
  private mutating func recognizer(of gesture: GestureEvent) -> Int? {
    let recognizer = gesture.recognizer
    guard state.recognizers.indices.contains(recognizer) else { return nil }
    guard let place = program.row(ofRecognizer: recognizer) else { return recognizer }
    guard let row = gesture.row, row.list == place.list, let place = bind(row) else { return nil }
    return program.fromFirst(to: place).index(ofRecognizer: recognizer)
  }

  private mutating func follow(_ recognizer: Int, _ translation: Vector?) {
    guard state.recognizers[recognizer].phase.isActive, let translation else { return }
    guard let baseline = state.recognizers[recognizer].baseline else {
      state.recognizers[recognizer].baseline = translation
      return
    }
    let moved = Vector(dx: translation.dx - baseline.dx, dy: translation.dy - baseline.dy)
    guard moved != .zero || state.recognizers[recognizer].phase == .changed else { return }
    continueDrag(recognizer, translation: moved)
    setPhase(of: recognizer, .changed)
  }

  private mutating func complete(_ recognizer: Int) {
    guard isReady(recognizer) else { return }
    setPhase(of: recognizer, .ended)
    performActions(of: recognizer)
    state.recognizers[recognizer].reset()
  }

  private mutating func finish(_ recognizer: Int, _ phase: RecognizerPhase) {
    setPhase(of: recognizer, phase)
    state.recognizers[recognizer].reset()
  }
}

extension Vector {
  /// Whether it is a distance that a screen can have.
  var isOnScreen: Bool { dx.magnitude <= 1e9 && dy.magnitude <= 1e9 }

  /// Components that are no finite screen distance count as zero.
  var sanitized: Vector {
    Vector(dx: dx.magnitude <= 1e9 ? dx : 0, dy: dy.magnitude <= 1e9 ? dy : 0)
  }
}

extension RecognizerKind {
  /// The phase in which a host tells that a gesture without a drag is recognized: a long press while
  /// the finger is still down.
  fileprivate var completion: RecognizerPhase {
    switch self {
    case .longPress: .began
    case .tap, .swipe, .pan, .edgePan, .scroll: .ended
    }
  }
}
