/// YAML to be printed, as a tree.
indirect enum YAMLText: Sendable, Hashable {
  /// Printed in quotes only where YAML would misread it.
  case scalar(String)
  /// Free text: printed in quotes unless it is a simple word.
  case text(String)
  /// A length, with a measure behind its text: one that stands at this place among the file's.
  case measured(before: String, measure: Int)
  case list([YAMLText])
  case mapping([Entry])

  struct Entry: Sendable, Hashable {
    var key: YAMLText
    var value: YAMLText
  }

  /// The same tree with the names of measures written out.
  func naming(_ measures: [String]) -> YAMLText {
    switch self {
    case .scalar, .text: self
    case .measured(let text, let measure):
      .scalar(text + (measures.indices.contains(measure) ? measures[measure] : ""))
    case .list(let elements): .list(elements.map { $0.naming(measures) })
    case .mapping(let entries):
      .mapping(entries.map { Entry(key: $0.key, value: $0.value.naming(measures)) })
    }
  }
}
