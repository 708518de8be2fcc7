import CoulisseDiagnostics
import Testing

@Suite struct DiagnosticCodeTests {
  /// From the rule catalogue, in its words.
  private static let catalogue = """
    Y001 syntax, Y002 tab-indentation, Y003 duplicate-key, Y004 legacy-boolean,
    Y005 ambiguous-number, Y006 undefined-alias, Y007 unused-anchor, Y008 recursive-alias,
    Y009 merge-key, Y010 too-large, Y011 invalid-utf8, Y012 multiple-documents, Y101 unknown-key,
    Y102 missing-key, Y103 wrong-type, Y104 unknown-value, Y105 missing-unit, Y106 out-of-range,
    Y201 undefined-name, Y202 duplicate-name, Y203 unused-name, C501 symbol-clash,
    C502 reserved-name, C503 output-clash, C504 stale-output, X901 unused-suppression,
    X902 malformed-suppression, X904 undetermined-pair, G101 ambiguous-gestures,
    G102 same-axis-pans, G103 shadowed-gesture, G104 edge-against-back,
    G105 cross-axis-without-lock, H403 gesture-only
    """

  @Test func `every code has the name of the catalogue`() throws {
    let rows = Self.catalogue.split { ",\n".contains($0) }.map { $0.split(separator: " ") }
    for row in rows {
      let code = try #require(DiagnosticCode(rawValue: String(row[0])))
      #expect(code.name == row[1])
    }
  }

  @Test func `names are unique kebab-case words`() {
    let names = DiagnosticCode.allCases.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil })
  }

  @Test func `only what leaves the meaning clear is less than an error`() {
    let lenient = DiagnosticCode.allCases.filter { $0.severity != .error }.map(\.rawValue)
    #expect(Set(["Y007", "Y203", "X901", "X904", "H403"]).isSubset(of: lenient))
    let strict = DiagnosticCode.allCases.filter { $0.rawValue.hasPrefix("C") }
    #expect(strict.allSatisfy { $0.severity == .error })
  }
}
