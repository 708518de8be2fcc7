import CoulisseDiagnostics
import CoulisseSource
import Testing

@testable import CoulisseFrontend

/// Every key of the table, written wrongly in every way that its type knows: one diagnostic, in the
/// value, with a help. The cases are made from the table; a new key, a new section and a new form have
/// to answer.
struct EveryKeyTests {
  private static var rows: [(section: KeySection, row: KeyRow)] {
    KeyTable.sections.flatMap { section in section.rows.map { (section, $0) } }
  }

  @Test(arguments: Misuse.allCases)
  func `a wrong value is one fault, told where it is, with what to write`(_ misuse: Misuse) throws {
    var count = 0
    for (section, row) in Self.rows {
      let scene = try #require(KeyScene.all[section.path], "\(section.path)")
      let name = section.path.isEmpty ? row.name : "\(section.path).\(row.name)"
      for wrong in row.type.wrong(misuse) {
        count += 1
        let (text, value) = scene.text(
          row.name, wrong.text, beside: KeyScene.companions[name] ?? [])
        expect(wrong, in: text, at: value)
      }
    }
    #expect(count > 15)
  }

  private func expect(_ wrong: WrongValue, in text: String, at value: Range<Int>) {
    let diagnostics = Reading.scene(text).diagnostics
    let said = diagnostics.map { "\($0.code.rawValue): \($0.message)" }
    #expect(diagnostics.count == 1, "\(said) in \(text)")
    guard let diagnostic = diagnostics.first, diagnostics.count == 1 else { return }
    #expect(wrong.codes.contains(diagnostic.code), "\(said) in \(text)")
    let range = diagnostic.primary.range
    #expect(
      value.lowerBound <= range.lowerBound && range.upperBound <= value.upperBound,
      "\(said) at \(range) in \(text)")
    #expect(diagnostic.help != [] && !diagnostic.help.contains(""), "\(said) in \(text)")
  }

  @Test func `what the cases are written into is sound`() throws {
    for (path, scene) in KeyScene.all {
      let section = try #require(KeyTable.sections.first { $0.path == path }, "\(path)")
      let row = section.rows.first
      guard let row, case .means(let value) = row.absence else { continue }
      let name = path.isEmpty ? row.name : "\(path).\(row.name)"
      let (text, _) = scene.text(row.name, value, beside: KeyScene.companions[name] ?? [])
      let errors = Reading.scene(text).diagnostics.filter { $0.severity == .error }
      #expect(errors.map(\.message) == [], "\(text)")
    }
  }
}
