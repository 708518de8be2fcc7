internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension ScenarioSections {
  /// What is read by hand, because the names of fields are keys, too.
  static let row: Section<ShownRowDocument> = Section(
    "rows.<list>", "a row",
    "A row of a list: its id alone, or a mapping that says more. A number instead of the list stands for "
      + "so many rows, with the ids 1, 2, 3 and so on.",
    { ShownRowDocument(id: Located("", SourceRange(at: 0))) },
    [
      Key(
        "id", .text, \.idField, absent: .required,
        "What the scenario calls the row: letters, digits, `-` and `_`."),
      Key(
        "height", .extent, \.heightField, absent: .described("`design` of the list's rows"),
        "How tall it is, in points."),
      Key(
        "<field>", .text, \.idField, absent: .described("not known"),
        "What the app tells of the row, by the names of the `fields` of the list's rows."),
    ])

  static let insert: Section<InsertDocument> = Section(
    "steps.insert", "`insert`", "Rows that come in.", { InsertDocument() },
    [
      Key("in", .reference, \.list, absent: .required, "The list."),
      Key(
        "rows", .rowList, \.rows, absent: .required,
        "The rows, as under `rows` at the start of the scenario."),
      Key(
        "before", .rowID, \.before, absent: .described("after the last one"),
        "The id of the row before which they stand."),
      Key(
        "after", .rowID, \.after, absent: .described("after the last one"),
        "The id of the row after which they stand."),
    ])
}

extension ShownRowDocument {
  /// For the table of keys alone.
  fileprivate var idField: Field<String> {
    get { .absent }
    set {}
  }

  /// For the table of keys alone.
  fileprivate var heightField: Field<Double> {
    get { .absent }
    set {}
  }
}
