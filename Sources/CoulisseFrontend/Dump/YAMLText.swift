/// YAML to be printed, as a tree.
indirect enum YAMLText: Sendable, Hashable {
  /// Printed in quotes only where YAML would misread it.
  case scalar(String)
  /// Free text: printed in quotes unless it is a simple word.
  case text(String)
  case list([YAMLText])
  case mapping([Entry])

  struct Entry: Sendable, Hashable {
    var key: YAMLText
    var value: YAMLText
  }
}
