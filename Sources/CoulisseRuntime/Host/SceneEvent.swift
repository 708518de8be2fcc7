/// Everything that can happen to a scene.
nonisolated public enum SceneEvent: Hashable, Sendable {
  /// A raw touch sample.
  case touch(TouchEvent)
  /// A gesture that the host's own recognizers have arbitrated.
  case gesture(GestureEvent)
  /// Something the app asks for.
  case perform(SceneAction)
  /// Something the app asks for of one row of a list, with the indices of the list's first row.
  case performInRow(SceneAction, RowReference)
  /// The accessibility escape.
  case escape
  /// What assistive technology does by itself, without a touch.
  case accessibility(AccessibilityEvent)
  /// Something the host tells about the world.
  case environment(EnvironmentChange)
  /// Time passes.
  case advance
}

/// What assistive technology asks of a scene. Of a view that is hidden, kept from it, or not interactive
/// nothing can be asked.
nonisolated public enum AccessibilityEvent: Hashable, Sendable {
  /// One of the actions that the program offers.
  case perform(action: Int)
  /// The track that the view adjusts goes to its next detent, or to the one before.
  case increment(view: Int)
  case decrement(view: Int)
}

/// A recognized gesture as a host reports it.
nonisolated public struct GestureEvent: Hashable, Sendable {
  /// Index of the recognizer; of a row's, that of the list's first row.
  public var recognizer: Int
  /// The row whose recognizer it is; nil for one that is no row's.
  public var row: RowReference?
  /// `.ended` alone completes a tap or a swipe, `.began` alone a long press that drags nothing;
  /// `.possible` and `.failed` mean nothing here.
  public var phase: RecognizerPhase
  /// Points, in container coordinates; counted from wherever the host likes.
  public var translation: Vector
  /// Points per second.
  public var velocity: Vector

  public init(
    recognizer: Int, row: RowReference? = nil, phase: RecognizerPhase,
    translation: Vector = .zero, velocity: Vector = .zero
  ) {
    self.recognizer = recognizer
    self.row = row
    self.phase = phase
    self.translation = translation
    self.velocity = velocity
  }
}

/// A change of the world around the scene. `alongside` is the motion that the host runs with it; the
/// scene's own values change at once and the motion is handed on in the effect.
nonisolated public enum EnvironmentChange: Hashable, Sendable {
  case size(Size, alongside: MotionSpec?)
  case insets(Insets, alongside: MotionSpec?)
  /// A keyboard covers so many points at the bottom.
  case keyboard(Double, alongside: MotionSpec?)
  case direction(ReadingDirection, alongside: MotionSpec? = nil)
  case reducesMotion(Bool)
  /// So many pages lie above the root of a stack, without any motion of the scene's own: the host
  /// has restored them, or moves them itself.
  case depth(stack: Int, Int)
  /// The host gives a mode a value.
  case mode(Int, Int)
  /// The host has scrolled: offset, content and viewport in points.
  case scrolled(track: Int, offset: Double, metrics: ScrollMetrics)
  /// The host has measured the content of a view, in points. Where it scrolls in the view, that is how
  /// long the content is along each axis.
  case measured(view: Int, content: Size)
  /// The host shows these rows of a list, from the top: inserted, removed, moved or of another height.
  case rows(list: Int, [ListRow])
  /// The host has measured what a quantity stands for, in points.
  case quantity(Int, Double)
  /// The host lets a recognizer take part, or not. Disabling an active one cancels it.
  case enables(recognizer: Int, Bool)
}
