internal import CoulisseRuntime
internal import CoulisseSource

/// The rows of one list, under `rows:`.
struct ShownRowsDocument: Sendable {
  var list: Reference
  var rows: [ShownRowDocument]
}

/// One row: its id alone, or with what else is known of it.
struct ShownRowDocument: Sendable {
  var id: Located<String>
  var height: Located<Double>?
  /// By the names of the fields.
  var values: [ValueDocument] = []
}

/// A value that the app tells of a row, or hears with an action.
struct ValueDocument: Sendable {
  var name: Located<String>
  var text: Located<String>
  /// Whether it stands without quotes, so that it may be a number or `true`.
  var isPlain: Bool
}

/// `insert:`.
struct InsertDocument: Sendable {
  var list: Field<Reference> = .absent
  var rows: Field<[ShownRowDocument]> = .absent
  var before: Field<Located<String>> = .absent
  var after: Field<Located<String>> = .absent
}

/// One entry of `measure:`.
struct MeasuredDocument: Sendable {
  var name: Reference
  var points: Double
}

/// Something that the app is told: some words, and what goes with an action.
struct EffectDocument: Sendable {
  var words: Located<String>
  var values: [ValueDocument]?
}
