import CoulisseDiagnostics
import CoulisseSource
import CoulisseTestSupport
import CoulisseYAML
import Testing

extension YAMLNode {
  /// The node at a path of keys and indices: `menu/items/0`.
  func at(_ path: String) -> YAMLNode? {
    path.split(separator: "/").reduce(self) { $0?.child(String($1)) }
  }

  private func child(_ step: String) -> YAMLNode? {
    switch content {
    case .scalar: nil
    case .sequence(let elements, _): Int(step).map { elements[$0] }
    case .mapping(let pairs, _): pairs.first { $0.key.text == step }?.value
    }
  }

  /// The text of a scalar.
  var text: String? {
    switch content {
    case .scalar(let text, _): text
    case .sequence, .mapping: nil
    }
  }

  /// The tree in one line, every scalar in angle brackets.
  var outline: String {
    switch content {
    case .scalar(let text, _): "<\(text)>"
    case .sequence(let elements, _): "[\(elements.map(\.outline).joined(separator: " "))]"
    case .mapping(let pairs, _):
      "{\(pairs.map { "\($0.key.outline)=\($0.value.outline)" }.joined(separator: " "))}"
    }
  }
}

/// The tree of a file that is without fault.
func soundTree(_ file: SourceFile) throws -> YAMLTree {
  let parsed = YAML.parse(file)
  #expect(parsed.diagnostics.map(\.message) == [])
  return try #require(parsed.value)
}

/// The tree of a text that is without fault.
func soundTree(_ text: String) throws -> YAMLTree {
  try soundTree(SourceFile(path: "test.yaml", text: text))
}

/// What differs between the codes drawn in the text and those reported.
func differences(in marked: String) -> [String] {
  let text = MarkedText(marked)
  return text.differences(from: YAML.parse(text.file).diagnostics)
}
