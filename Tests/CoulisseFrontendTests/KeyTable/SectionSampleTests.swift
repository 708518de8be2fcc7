import CoulisseDiagnostics
import CoulisseSource
import CoulisseYAML
import Testing

@testable import CoulisseFrontend

@Suite struct SectionSampleTests {
  @Test func `every section has a sample, and the sample has only keys of the section`() throws {
    for section in KeyTable.sections + ScenarioKeyTable.sections where !section.path.isEmpty {
      let sample = try #require(SectionSample.of(section.path), "\(section.path)")
      let parsed = YAML.parse(SourceFile(path: "sample.yaml", text: sample.text))
      #expect(parsed.diagnostics == [], "\(section.path)")
      guard case .mapping(let pairs, _) = parsed.value?.root?.content else {
        Issue.record("\(section.path): no mapping")
        continue
      }
      for pair in pairs {
        guard case .scalar(let key, _) = pair.key.content else { continue }
        #expect(section.has(key), "\(section.path).\(key)")
      }
    }
  }
}
