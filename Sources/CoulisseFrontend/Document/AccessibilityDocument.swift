internal import CoulisseSource

/// What assistive technology does with an element.
struct AccessibilityDocument: Sendable {
  var actions: Field<[Named<AccessibleActionDocument>]> = .absent
  var adjusts: Field<Reference> = .absent
  var focus: Field<Reference> = .absent
}

/// One action that it offers.
struct AccessibleActionDocument: Sendable {
  var label: Field<String> = .absent
  var actions: Field<[ActionDocument]> = .absent
}

/// One of `announcements:`.
struct AnnouncementDocument: Sendable {
  var text: Field<String> = .absent
}
