import CoulisseDiagnostics
import CoulisseSource
import CoulisseTestSupport
import CoulisseYAML
import Testing

/// Files that nobody meant to write: whatever the bytes, there is a tree or a reason, every place
/// lies in the file, and the reason can be shown.
@Suite struct MutatedFilesTests {
  private static let seedText = """
    # a scene
    coulisse: 1
    scene: &name "Dräwers \\u00e9"
    platforms: [ios 26, 'it''s', { a: b }]
    panels:
      menu: &menu !t { edge: leading, size: 80% } # 👍
      info: *menu
    label: |-
      text # no comment

      more
    folded: >
      面板 text
    ? key
    : - 1
      - - 2
        - *name
    """
  /// What breaks YAML most readily.
  private static let fragments = [
    "\t", "- ", ": ", "? ", "[", "]", "{", "}", "\"", "'", "#", " #", "&a", "*a", "!t", "|", ">",
    "%", "---\n", "...\n", "\n", "\r", "\r\n", "<<: ", "\0", "\u{FEFF}", "\u{85}", "\u{2028}",
    "\\", "@", "`", "  ", "é", "👍", ", ",
  ].map { Array($0.utf8) }

  private func mutated(_ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(Self.seedText.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      let end = min(bytes.count, place + Int.random(in: 0...8, using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: 0)
      case _:
        let fragment = Self.fragments.randomElement(using: &generator) ?? []
        bytes.insert(contentsOf: fragment, at: place)
      }
    }
    return bytes
  }

  @Test(arguments: 0..<8)
  func `mutated bytes give a tree or a reason`(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for round in 0..<250 {
      let file = SourceFile(path: "mutated.yaml", bytes: mutated(&generator))
      let fault = fault(of: YAML.parse(file), in: file)
      #expect(fault == nil, "seed \(seed), round \(round): \(file.bytes)")
    }
  }

  /// What no parse may do, in words.
  private func fault(of parsed: Diagnosed<YAMLTree?>, in file: SourceFile) -> String? {
    if parsed.value == nil, !parsed.hasErrors { return "neither tree nor error" }
    let whole = SourceRange(0, file.bytes.count)
    for diagnostic in parsed.diagnostics {
      for label in [diagnostic.primary] + diagnostic.secondary
      where label.range.union(whole) != whole && file.bytes.count > 0 {
        return "a place outside of the file: \(diagnostic)"
      }
      if diagnostic.message.contains("this is not YAML: ") { return diagnostic.message }
    }
    let shown = TextRenderer().render(parsed.diagnostics)
    if shown.utf8.contains(where: { $0 < 0x20 && $0 != UInt8(ascii: "\n") }) {
      return "a control character in \(shown)"
    }
    guard let tree = parsed.value else { return nil }
    if let root = tree.root, let fault = self.fault(of: root, in: whole) { return fault }
    let isComment = tree.comments.allSatisfy { file.text(in: $0.range).hasPrefix("#") }
    return isComment ? nil : "a comment without `#`"
  }

  /// Children lie in their parent, one after another; an alias lies where it is written.
  private func fault(of node: YAMLNode, in parent: SourceRange) -> String? {
    let place = node.aliasRange ?? node.range
    guard place.union(parent) == parent else { return "\(place) outside of \(parent)" }
    guard node.aliasRange == nil else { return nil }
    let children: [YAMLNode] =
      switch node.content {
      case .scalar: []
      case .sequence(let elements, _): elements
      case .mapping(let pairs, _): pairs.flatMap { [$0.key, $0.value] }
      }
    var end = node.range.lowerBound
    for child in children {
      let start = (child.aliasRange ?? child.range).lowerBound
      if start < end { return "\(start) before \(end)" }
      end = (child.aliasRange ?? child.range).upperBound
      if let fault = fault(of: child, in: node.range) { return fault }
    }
    return nil
  }
}
