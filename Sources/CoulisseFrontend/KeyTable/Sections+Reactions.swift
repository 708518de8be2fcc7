internal import CoulisseRuntime

extension Sections {
  static let mode: Section<ModeDocument> = Section(
    "modes.<name>", "a mode",
    "A choice of several values. A list of words alone says the values, `true` or `false` alone how a "
      + "mode begins that says yes or no.",
    { ModeDocument() },
    [
      Key(
        "values", .list(of: .modeValue), \.values, absent: .required,
        "The words for its values, two or more."),
      Key(
        "starts", .modeValue, \.starts, absent: .described("the first value"),
        "Its value when the scene begins."),
    ])

  static let reaction: Section<ReactionDocument> = Section(
    "reactions", "a reaction", "Something that the scene does by itself.", { ReactionDocument() },
    [
      Key(
        "when", .oneOrMore(.event), \.events, absent: .required,
        "What it waits for; of a list, any."),
      Key(
        "if", .oneOrMore(.statement), \.condition, absent: .described("always"),
        "What has to hold when its turn comes; all of a list."),
      Key(
        "do", .oneOrMore(.action), \.actions, absent: .required, "What it does, in order."),
    ])

  static let choice: Section<ChoiceDocument> = Section(
    "choice", "a choice", "An action that depends on what holds when its turn comes.",
    { ChoiceDocument() },
    [
      Key(
        "when", .oneOrMore(.statement), \.when, absent: .required,
        "What has to hold; all of a list."),
      Key(
        "do", .oneOrMore(.action), \.actions, absent: .required, "What is done if it holds."),
      Key(
        "else", .oneOrMore(.action), \.otherwise, absent: .described("nothing happens"),
        "What is done if it does not."),
    ])
}
