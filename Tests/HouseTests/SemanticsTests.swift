import Testing

/// `Spec/Semantics.md` names the tests that hold its rules.
struct SemanticsTests {
  private static let text = Repository.file("Spec/Semantics.md").text

  /// The names between back quotes after each `Test:`, up to the next blank line.
  private static let named: [Substring] = text.split(separator: "Test:").dropFirst().flatMap {
    paragraph in
    let end = paragraph.firstRange(of: "\n\n")?.lowerBound ?? paragraph.endIndex
    return paragraph[..<end].split(separator: "`", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  @Test func `every test that the semantics name exists`() {
    let tests = Repository.swiftFiles.filter { $0.path.hasPrefix("Tests/") }.map(\.text)
    #expect(Self.named.count > 100)
    for name in Set(Self.named) {
      #expect(tests.contains { $0.contains("func `\(name)`(") }, "\(name)")
    }
  }

  @Test func `every rule of the semantics names a test, or stands for a definition`() {
    // These define the words that the other rules use.
    let untested = ["C1", "N1"]
    let rules = Self.text.split(separator: "\n**").dropFirst()
    #expect(rules.count > 60)
    for rule in rules {
      let name = rule.prefix { $0 != " " && $0 != "*" }
      #expect(rule.contains("Test:") != untested.contains(String(name)), "\(name)")
    }
  }
}
