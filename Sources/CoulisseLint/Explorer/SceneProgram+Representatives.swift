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
  /// Tells of the two rows of a list, wherever it has scrolled to.
  func rows(of list: Int, scrolledTo offset: Double) -> EnvironmentChange {
    let half = size(of: program.lists[list].view).height / 2
    return .rows(
      list: list,
      [0, 1].map { slot in
        ListRow(key: RowKey(slot + 1), start: offset + Double(slot) * half, extent: half)
      })
  }
}
