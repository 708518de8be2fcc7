package import CoulisseRuntime

extension SceneProgram {
  /// The program with two rows in each list, which stand for all: whatever a row does, another one can
  /// be open, or under way, at the same time. Together they fill their list, because a row may lie
  /// anywhere in it.
  package var withRepresentativeRows: SceneProgram {
    var copy = self
    for list in lists.indices {
      while copy.lists[list].rows.count < 2 { copy.addRow(to: list) }
      for (slot, row) in copy.lists[list].rows.enumerated() {
        copy.views[row.views.lowerBound].frame = Frame(
          x: .zero, y: Length(fraction: Double(slot) / 2), width: .full,
          height: Length(fraction: 0.5))
      }
    }
    return copy
  }

  /// Whether a recognizer is another row's copy of one.
  func isCopy(_ recognizer: Int) -> Bool { original(ofRecognizer: recognizer) != recognizer }
}

extension SceneMachine {
  /// Tells of the two rows of a list, wherever it has scrolled to, and of a third one below them that is
  /// as tall as what is left to scroll: the content of a list is what its rows add up to.
  ///
  /// - Parameter rest: How far the list can scroll on, in points.
  func rows(of list: Int, scrolledTo offset: Double, rest: Double) -> EnvironmentChange {
    let window = size(of: program.lists[list].view).height
    var rows = [0, 1].map { slot in
      ListRow(
        key: RowKey(slot + 1), start: offset + Double(slot) * window / 2, extent: window / 2)
    }
    if rest > 0 { rows.append(ListRow(key: RowKey(3), start: offset + window, extent: rest)) }
    return .rows(list: list, rows)
  }

  /// How long the window of a scroller is, and how far its content can scroll at most, as the scene
  /// allows; in points.
  func scrolling(_ track: Int) -> (window: Double, most: Double) {
    let spec = program.tracks[track]
    let window = size(of: spec.reference).extent(along: spec.positive.axis)
    return (window, max(0, spec.upper.value(of: window) - spec.lower.value(of: window)))
  }
}
