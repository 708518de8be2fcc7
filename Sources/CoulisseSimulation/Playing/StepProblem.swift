package import CoulisseModel
package import CoulisseSource

/// Why a step of a scenario cannot be done.
package indirect enum StepProblem: Error, Hashable {
  /// The finger came down in the step at this range and is still down.
  case fingerIsDown(Int32, since: SourceRange)
  /// The finger is not down; it was let go in the step at this range, or never came.
  case fingerIsUp(Int32, since: SourceRange?)
  /// The script ends while the finger is down.
  case neverLifted(Int32)
  /// The step is to begin before the one before is over, at this time in nanoseconds.
  case timeRunsBackwards(isAlready: Int64)
  /// The element is hidden, itself or with what it lies in.
  case isHidden(Element)
  /// Nothing of the element is on the stage.
  case isOffStage(Element)
  /// The middle of the element is covered by another one.
  case isCovered(Element, by: Element)
  /// The app does not show the row now.
  case noRow(ScenarioRow)
  /// The app shows the row already.
  case isShown(ScenarioRow)
  /// The row is not where it can be seen: it has been scrolled away.
  case isScrolledAway(ScenarioRow)
  /// The same of a part of one row.
  case inRow(ScenarioRow, StepProblem)
  /// A number that no finger and no stage can have.
  case badNumber
  /// The script leads to more events than a scenario may have.
  case tooManyEvents
  /// The scene does not come to rest.
  case neverRests
}
