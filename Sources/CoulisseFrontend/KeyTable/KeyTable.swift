/// Every key of a scene file. The decoder and the printer run on it; the reference in
/// `Spec/Language.md` is compared with it.
package enum KeyTable {
  /// The sections in the order of the reference. The first one is the file itself.
  package static let sections: [KeySection] = [
    Sections.scene.table,
    Sections.viewport.table,
    Sections.measure.table,
    Sections.container.table,
    Sections.barButton.table,
    Sections.shadow.table,
    Sections.pager.table,
    Sections.containerPager.table,
    Sections.scrim.table,
    Sections.opacity.table,
    Sections.track.table,
    Sections.panel.table,
    Sections.size.table,
    Sections.item.table,
    Sections.outside.table,
    Sections.picture.table,
    Sections.panelScrim.table,
    Sections.panelGesture.table,
    Sections.list.table,
    Sections.rows.table,
    Sections.swipe.table,
    Sections.swipeButton.table,
    Sections.gesture.table,
    Sections.legs.table,
    Sections.relation.table,
    Sections.transition.table,
    Sections.motion.table,
    Sections.percentDriven.table,
    Sections.spring.table,
    Sections.settle.table,
    Sections.settleClause.table,
    Sections.group.table,
    Sections.action.table,
    Sections.accessibility.table,
    Sections.accessibleAction.table,
    Sections.announcement.table,
    Sections.mode.table,
    Sections.reaction.table,
    Sections.choice.table,
  ]
}

/// The sections with the documents they fill: one static member each.
enum Sections {}
