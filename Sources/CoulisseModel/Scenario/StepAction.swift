package import CoulisseRuntime

/// What a step of a scenario does.
package enum StepAction: Sendable, Hashable {
  case down(finger: Int32, at: Spot)
  /// Straight and at one speed; the clock goes on by the duration in nanoseconds.
  case move(Fingers, Destination, nanoseconds: Int64)
  /// Lets go; the velocity in points per second is the fitted one unless it is stated.
  case up(finger: Int32, velocity: Vector?)
  /// The system takes the finger away.
  case cancel(finger: Int32)
  case drag(Stroke)
  /// Down and up on one spot.
  case tap(Fingers, at: Spot, nanoseconds: Int64)
  /// The app opens, closes or toggles a panel, or pushes or pops a page.
  case perform(Action)
  /// The app opens, closes or toggles one row of a list.
  case performInRow(RowRequest, ScenarioRow)
  /// The app shows these rows of a list, and no others.
  case show(ToldRows)
  /// The app shows more rows.
  case insert(ToldRows, RowPlacement)
  case remove(ScenarioRow)
  /// The app has measured quantities, in points.
  case measure([MeasuredQuantity])
  /// The app gives a mode a value, by its index.
  case set(EntityID<Mode>, Int)
  /// Assistive technology adjusts an element: 1 or -1.
  case adjust(Element, Int)
  /// Assistive technology performs an action of an element, by its index there.
  case act(Element, Int)
  /// The accessibility escape.
  case escape
  /// The stage gets another size, in points.
  case resize(Size)
  /// The safe area has other insets, in points.
  case insets(Insets)
  case turn(ReadingDirection)
  case reduceMotion(Bool)
  /// The host has scrolled a container: offset, length of the content and of the window on it, in
  /// points.
  case scrolled(ContentOwner, offset: Double, ScrollMetrics)
  /// Time passes, in nanoseconds.
  case advance(nanoseconds: Int64)
  /// Time passes until nothing moves and no timer runs.
  case advanceUntilRest
  case expect(Expectation)
}

/// Fingers that do the same at once, by consecutive numbers.
package struct Fingers: Sendable, Hashable {
  package var first: Int32
  package var count: Int

  package init(_ first: Int32 = ScenarioDefaults.finger, count: Int = 1) {
    self.first = first
    self.count = count
  }

  /// Their numbers.
  package var all: Range<Int32> { first..<first + Int32(count) }
}

/// A whole touch in one step: down, perhaps a pause, straight on, perhaps a pause, up.
package struct Stroke: Sendable, Hashable {
  package var fingers: Fingers
  /// Of the first finger.
  package var start: Spot
  package var destination: Destination
  package var pace: Pace
  /// How long the finger rests before it moves.
  package var restNanoseconds: Int64
  /// How long the finger rests before it lifts.
  package var holdNanoseconds: Int64

  package init(
    _ fingers: Fingers = Fingers(), from start: Spot, _ destination: Destination,
    pace: Pace = .duration(nanoseconds: ScenarioDefaults.dragNanoseconds),
    restNanoseconds: Int64 = 0, holdNanoseconds: Int64 = 0
  ) {
    self.fingers = fingers
    self.start = start
    self.destination = destination
    self.pace = pace
    self.restNanoseconds = restNanoseconds
    self.holdNanoseconds = holdNanoseconds
  }
}

/// How fast a stroke goes.
package enum Pace: Sendable, Hashable {
  /// `drag`: how long it takes.
  case duration(nanoseconds: Int64)
  /// `fling`: points per second.
  case speed(Double)
}

/// A place on the stage.
package enum Spot: Sendable, Hashable {
  /// In stage coordinates, points.
  case point(Point)
  /// The middle of what is on the stage of an element, where it is when the finger comes.
  case middle(Element)
  /// The same of a part of one row.
  case part(Element, ScenarioRow)
}

/// What the app has measured.
package struct MeasuredQuantity: Sendable, Hashable {
  /// Index among the quantities of the scene.
  package var quantity: Int
  package var points: Double

  package init(_ quantity: Int, _ points: Double) {
    self.quantity = quantity
    self.points = points
  }
}

/// Where a finger goes; those beside it go as far.
package enum Destination: Sendable, Hashable {
  case to(Point)
  /// From where it is, in points.
  case by(Vector)
}
