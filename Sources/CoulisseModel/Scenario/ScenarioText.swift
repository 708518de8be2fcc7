/// The lines of a scenario file, and the spelling of what stands in them.
struct ScenarioText {
  private(set) var text = ""

  /// Adds a line, indented by `depth` levels of two blanks.
  mutating func line(_ line: String, depth: Int = 0) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }

  /// `word` as YAML reads it back: in quotes where it has to be.
  static func word(_ word: String) -> String { YAMLScalar.word(word) }

  /// `{ a: 1, b: 2 }`
  static func mapping(_ entries: [(key: String, value: String)]) -> String {
    "{ " + entries.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + " }"
  }

  /// `[a, b]`
  static func list(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ", ") + "]"
  }

  static func point(_ x: Double, _ y: Double) -> String {
    list([DecimalText.number(x), DecimalText.number(y)])
  }
}
