/// Every key of a scenario file; the reference in `Spec/Scenarios.md` is compared with it.
package enum ScenarioKeyTable {
  /// The sections in the order of the reference. The first one is the file itself.
  package static let sections: [KeySection] = [
    ScenarioSections.scenario.table,
    ScenarioSections.step.table,
    ScenarioSections.down.table,
    ScenarioSections.move.table,
    ScenarioSections.up.table,
    ScenarioSections.drag.table,
    ScenarioSections.fling.table,
    ScenarioSections.tap.table,
    ScenarioSections.longPress.table,
    ScenarioSections.insets.table,
    ScenarioSections.scrolled.table,
    ScenarioSections.subject.table,
  ]
}

/// The sections with the documents they fill: one static member each.
enum ScenarioSections {}
