import CoulisseDiagnostics
import Testing

@testable import CoulisseFrontend

@Suite struct LanguageReferenceTests {
  private static let path = "Spec/Language.md"

  @Test func `the key reference is that of the key table`() throws {
    try RecordedSection(path: Self.path, name: "keys").expect(
      KeyReference.markdown(KeyTable.sections))
  }

  @Test func `the key reference of scenarios is that of their key table`() throws {
    try RecordedSection(path: "Spec/Scenarios.md", name: "keys").expect(
      KeyReference.markdown(ScenarioKeyTable.sections))
  }

  @Test func `every example compiles`() throws {
    let text = try Repository.text(Self.path)
    let examples = text.split(separator: "```yaml\n").dropFirst().map {
      String($0.prefix { _ in true }.split(separator: "```", maxSplits: 1)[0])
    }
    #expect(examples.count > 8)
    for example in examples {
      let scene = example.hasPrefix("scene:") ? example : "scene: Example\n" + example
      #expect(Reading.scene(scene).diagnostics.map(\.message) == [], "\(example)")
    }
  }

  @Test func `every key says what it means, in a sentence`() {
    for section in KeyTable.sections + ScenarioKeyTable.sections {
      #expect(section.doc.hasSuffix("."), "\(section.path)")
      for row in section.rows {
        #expect(row.doc.hasSuffix("."), "\(section.path).\(row.name)")
        #expect(!row.type.phrase.contains("|"), "\(section.path).\(row.name)")
        #expect((1...1).contains(row.since), "\(section.path).\(row.name)")
      }
    }
  }

  @Test func `no section has a key twice, and no path is taken twice`() {
    for sections in [KeyTable.sections, ScenarioKeyTable.sections] {
      #expect(Set(sections.map(\.path)).count == sections.count)
      for section in sections {
        #expect(Set(section.rows.map(\.name)).count == section.rows.count, "\(section.path)")
      }
    }
  }

  @Test func `every section that a key leads to is in the table`() {
    for sections in [KeyTable.sections, ScenarioKeyTable.sections] {
      let paths = Set((sections + KeyTable.sections).map(\.path))
      for section in sections {
        for row in section.rows {
          let missing = row.type.paths.filter { !paths.contains($0) }
          #expect(missing.isEmpty, "\(section.path).\(row.name)")
        }
      }
    }
  }
}

extension ValueType {
  /// The sections that a value of this type has keys of.
  fileprivate var paths: [String] {
    switch self {
    case .text, .boolean, .absence, .choice, .scalar, .lengths, .fields: []
    case .list(let element), .oneOrMore(let element): element.paths
    case .either(let types): types.flatMap(\.paths)
    case .section(let path), .named(let path): [path]
    }
  }
}
