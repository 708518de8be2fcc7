import CoulisseCompiler
import CoulisseDiagnostics
import Testing

/// The page of a rule is its test: what it calls flagged is flagged, what it calls sound is not.
struct RulePageTests {
  private static let pages = Document.all.filter { $0.path.hasPrefix("Spec/rules/") }

  private func codes(_ block: Block, from severity: Severity) -> Set<String> {
    let report = Compiler.lint([block.file])
    return Set(report.diagnostics.filter { $0.severity <= severity }.map(\.code.rawValue))
  }

  @Test(arguments: pages.flatMap { $0.blocks("yaml") })
  func `a scene of a page has exactly the findings that the page says`(_ block: Block) throws {
    switch try #require(block.words.first) {
    case "flagged": #expect(codes(block, from: .warning) == Set(block.words.dropFirst()))
    case "noted": #expect(codes(block, from: .note) == Set(block.words.dropFirst()))
    case "sound": #expect(codes(block, from: .note).isEmpty)
    case let word: Issue.record("a block is flagged, noted or sound, not \(word)")
    }
  }

  @Test(arguments: pages)
  func `a page is named like its rule and shows both sides`(_ page: Document) throws {
    let name = try #require(page.path.split(separator: "/").last?.split(separator: ".").first)
    let code = try #require(DiagnosticCode(rawValue: String(name)))
    #expect(page.text.hasPrefix("# \(code.rawValue) \(code.name)\n"))
    #expect(page.text.contains("\(code.severity)".prefix(1).uppercased()))
    let kinds = page.blocks("yaml").compactMap(\.words.first)
    #expect(kinds.contains("sound"))
    #expect(kinds.contains("flagged") || kinds.contains("noted"))
  }

  @Test func `the table of the README has a row for every page, with its name`() throws {
    let readme = try Document("README.md")
    let rows = readme.text.matches(of: /(?m)^\| \[(\w+)\]\(Spec\/rules\/(\w+)\.md\) \| (\S+) \|/)
      .map { "\($0.1) \($0.2) \($0.3)" }
    let pages = Self.pages.compactMap {
      $0.path.split(separator: "/").last?.split(separator: ".").first
    }
    let expected = pages.compactMap { DiagnosticCode(rawValue: String($0)) }
      .map { "\($0.rawValue) \($0.rawValue) \($0.name)" }
    #expect(expected.count == pages.count)
    #expect(rows.sorted() == expected.sorted())
  }

  @Test func `every rule about gestures and people has a page`() {
    let pages = Set(Self.pages.map(\.path))
    for code in DiagnosticCode.allCases where "GSTH".contains(code.rawValue.prefix(1)) {
      #expect(pages.contains("Spec/rules/\(code.rawValue).md"))
    }
  }
}
