/// One row of the key table: everything that decoder, reference, schema and completions know about
/// a key.
package struct KeyRow: Sendable, Hashable {
  /// As it is written before the colon.
  package var name: String
  /// What may stand after the colon.
  package var type: ValueType
  /// What holds when the key is left out.
  package var absence: KeyAbsence
  /// One or two sentences for the reference, in plain words.
  package var doc: String
  /// The version of the language (`coulisse:`) that brought the key.
  package var since: Int

  /// The units of its numbers; nil where it has none.
  package var unit: String? { type.unit }
}

/// What holds when a key is left out.
package enum KeyAbsence: Sendable, Hashable {
  /// The key has to be there.
  case required
  /// The key has to be there unless this other one is.
  case requiredUnless(String)
  /// As if this value were written.
  case means(String)
  /// The words say what happens.
  case described(String)

  /// Whether the key cannot simply be left out.
  var isRequired: Bool {
    switch self {
    case .required, .requiredUnless: true
    case .means, .described: false
    }
  }
}

/// The keys of one kind of mapping.
package struct KeySection: Sendable, Hashable {
  /// Where it stands: `panels.<name>`; the empty path is the file itself.
  package var path: String
  /// As a sentence calls such a mapping: "a panel".
  package var title: String
  /// One or two sentences for the reference.
  package var doc: String
  package var rows: [KeyRow]

  /// Whether one of its keys has this name.
  package func has(_ name: String) -> Bool { rows.contains { $0.name == name } }
}
