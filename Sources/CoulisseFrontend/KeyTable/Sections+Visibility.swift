extension Sections {
  /// The keys of what is drawn and can be hidden by statements.
  static let visibility: [Key<VisibilityDocument>] = [
    Key(
      "hidden", .oneOrMore(.statement), \.hidden, absent: .described("it can be seen"),
      "It is hidden, with all that lies in it, while this holds; all of a list."),
    Key(
      "interactive", .oneOrMore(.statement), \.interactive, absent: .described("always"),
      "It takes touches, with all that lies in it, only while this holds; all of a list."),
  ]
}
