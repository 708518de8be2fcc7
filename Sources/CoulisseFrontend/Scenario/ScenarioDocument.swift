internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// A scenario file, typed, names not yet looked up.
struct ScenarioDocument: Sendable {
  var scenario: Field<String> = .absent
  var scene: Field<String> = .absent
  var viewport: Field<Size> = .absent
  var platform: Field<Located<Platform>> = .absent
  var direction: Field<ReadingDirection> = .absent
  var rows: Field<[ShownRowsDocument]> = .absent
  var steps: Field<[Located<StepDocument>]> = .absent
}

/// One step: one word, and perhaps when.
struct StepDocument: Sendable {
  var time: Field<Int64> = .absent
  var tolerance: Field<[ToleranceDocument]> = .absent
  /// Everything that the step does; it may do one thing only.
  var actions: [Written<StepActionDocument>] = []
  /// Something that the step does was not understood, which was reported.
  var isDamaged = false
}

/// What a step does.
enum StepActionDocument: Sendable {
  case down(TouchDocument)
  case move(StrokeDocument)
  case up(LiftDocument)
  case cancel(LiftDocument)
  case drag(StrokeDocument)
  case fling(StrokeDocument)
  case tap(TouchDocument)
  case longPress(TouchDocument)
  case open(Reference)
  case close(Reference)
  case toggle(Reference)
  case send(PlainActionDocument)
  case set(PlainActionDocument)
  case next(Reference)
  case previous(Reference)
  case rows([ShownRowsDocument])
  case insert(InsertDocument)
  case remove(Reference)
  case measure([MeasuredDocument])
  case push(Reference)
  case pop(Reference)
  case escape
  case adjust(Reference, Int)
  case act(ActingDocument)
  case resize(Size)
  case insets(InsetsDocument)
  case direction(ReadingDirection)
  case reduceMotion(Bool)
  case scrolled(ScrolledDocument)
  case advance(nanoseconds: Int64)
  case advanceUntilRest
  case expect([ClaimDocument])
}

/// `delete on list.milk`: an action that assistive technology offers, and where.
struct ActingDocument: Sendable {
  var action: Located<String>
  var element: Reference
}

/// `down:`, `tap:` or `long-press:`.
struct TouchDocument: Sendable {
  var finger: Field<Int32> = .absent
  var fingers: Field<Int> = .absent
  var at: Field<SpotDocument> = .absent
  var hold: Field<Int64> = .absent
}

/// `up:` or `cancel:`.
struct LiftDocument: Sendable {
  var finger: Field<Int32> = .absent
  var velocity: Field<Point> = .absent
}

/// `move:`, `drag:` or `fling:`.
struct StrokeDocument: Sendable {
  var finger: Field<Int32> = .absent
  var fingers: Field<Int> = .absent
  var from: Field<SpotDocument> = .absent
  var to: Field<Point> = .absent
  var by: Field<Point> = .absent
  var over: Field<Int64> = .absent
  var speed: Field<Double> = .absent
  var rest: Field<Int64> = .absent
  var hold: Field<Int64> = .absent
}

/// A place on the stage.
enum SpotDocument: Sendable {
  case point(Point)
  case middle(Reference)
}

/// `scrolled:`.
struct ScrolledDocument: Sendable {
  var container: Field<Reference> = .absent
  var offset: Field<Double> = .absent
  var content: Field<Double> = .absent
  var window: Field<Double> = .absent
}

/// `insets:`.
struct InsetsDocument: Sendable {
  var left: Field<Double> = .absent
  var top: Field<Double> = .absent
  var right: Field<Double> = .absent
  var bottom: Field<Double> = .absent
}

/// How far a number may be from what is expected.
enum ToleranceDocument: Sendable {
  case points(Double)
  case share(Double)
}

/// One thing that is expected, and of what.
struct ClaimDocument: Sendable {
  enum Content: Sendable {
    /// `open`, `bound for closed`, `hidden`, ...
    case condition(String)
    case number(Measurable, Double)
    case depth(Int)
    case slot(Int)
    case order(Int)
    case winner(Reference?)
    case undecided([[Reference]])
    case effects([EffectDocument])
    case atRest(Bool)
  }

  /// Nothing for what is expected of the scene as a whole.
  var subject: Reference?
  var content: Content
  var range: SourceRange
}

/// What can be measured, as it is called.
enum Measurable: String, Sendable, CaseIterable {
  case progress, position, offset, left, top, width, height, opacity, shadow
}

/// What is expected of one thing.
struct SubjectDocument: Sendable {
  var conditions: Field<[Located<String>]> = .absent
  var progress: Field<Double> = .absent
  var position: Field<Double> = .absent
  var offset: Field<Double> = .absent
  var left: Field<Double> = .absent
  var top: Field<Double> = .absent
  var width: Field<Double> = .absent
  var height: Field<Double> = .absent
  var opacity: Field<Double> = .absent
  var shadow: Field<Double> = .absent
  var depth: Field<Int> = .absent
  var slot: Field<Int> = .absent
  var order: Field<Int> = .absent
}
