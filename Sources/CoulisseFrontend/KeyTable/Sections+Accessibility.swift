internal import CoulisseRuntime

extension Sections {
  static let accessibility: Section<AccessibilityDocument> = Section(
    "accessibility", "`accessibility`",
    "What assistive technology does with an element, beside what a tap on it does.",
    { AccessibilityDocument() },
    [
      Key(
        "actions", .named("accessibility.actions.<name>") { accessibleAction }, \.actions,
        absent: .described("none"), "Actions that it offers there."),
      Key(
        "adjusts", .reference, \.adjusts, absent: .described("nothing"),
        "The panel or track that a swipe up or down there sends to its next detent, or to the one before."
      ),
      Key(
        "focus", .element, \.focus, absent: .described("where the system says"),
        "Of a panel: where assistive technology goes when it has opened."),
    ])

  static let accessibleAction: Section<AccessibleActionDocument> = Section(
    "accessibility.actions.<name>", "an accessibility action",
    "Something that assistive technology offers on an element.", { AccessibleActionDocument() },
    [
      Key(
        "label", .label, \.label, absent: .described("its name"),
        "What it is called for people who use it."),
      Key("do", .oneOrMore(.action), \.actions, absent: .required, "What it does, in order."),
    ])

  static let announcement: Section<AnnouncementDocument> = Section(
    "announcements.<name>", "an announcement", "Something that assistive technology says.",
    { AnnouncementDocument() },
    [Key("text", .label, \.text, absent: .described("its name"), "What it says, or the key of it.")]
  )

  /// The key of what assistive technology finds on the screen.
  static func accessibility<Document>(
    _ path: any WritableKeyPath<Document, Field<AccessibilityDocument>> & Sendable
  ) -> Key<Document> {
    Key(
      "accessibility", .mapping("accessibility") { accessibility }, path,
      absent: .described("only what a tap does"),
      "What assistive technology does with it, beside what a tap does.")
  }
}
