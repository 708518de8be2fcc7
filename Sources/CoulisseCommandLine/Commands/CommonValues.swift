/// The values of the options that every verb has.
struct CommonValues {
  var color = ColorChoice.auto
  var inputName: String?

  /// Their rows, for a verb whose values hold them at `property`.
  static func rows<Values>(
    at property: WritableKeyPath<Values, CommonValues>
  ) -> [OptionRow<Values>] {
    [
      .text(
        "--stdin-filename", "NAME", property.appending(path: \.inputName),
        "what standard input is called in diagnostics"),
      .choice(
        "--color", property.appending(path: \.color), default: .auto,
        "color in diagnostics; auto obeys NO_COLOR, CLICOLOR_FORCE, CLICOLOR and TERM, and "
          + "colors only what goes to a terminal"),
    ]
  }
}

/// Standard input can be read once.
func checkStandardInput(_ paths: [FilePath]) throws(UsageError) {
  if paths.count(where: { $0 == .standardInput }) > 1 {
    throw UsageError("standard input can stand for one file only: `-` is given twice")
  }
}

/// What a verb says about the paths it takes.
let pathHelp = "a scene file, a folder that is searched for *.scene.yaml, or - for standard input"
