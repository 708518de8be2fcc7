import CoulisseDiagnostics
import CoulisseSource
import CoulisseTestSupport
import Testing

/// A test support that sees no difference would make every test green.
@Suite struct MarkedTextTests {
  private let text = MarkedText("é: ⟦Y101:⟦name:menu⟧⟧ ⟦Y102:⟧x")

  private func diagnostic(
    _ code: DiagnosticCode, _ range: SourceRange, in file: SourceFile
  ) -> Diagnostic { Diagnostic(code, "m", at: Label(file, range)) }

  @Test func `marks leave the text and keep their bytes`() {
    #expect(text.text == "é: menu x")
    #expect(text.range("name") == SourceRange(4, 8))
    #expect(text.range("Y101") == SourceRange(4, 8))
    #expect(text.range("Y102") == SourceRange(at: 9))
    #expect(text.range("other") == nil)
  }

  @Test func `the drawn codes at their places are no difference`() {
    let drawn = [
      diagnostic(.missingKey, SourceRange(at: 9), in: text.file),
      diagnostic(.unknownKey, SourceRange(4, 8), in: text.file),
    ]
    #expect(text.differences(from: drawn) == [])
  }

  @Test func `each other code, place or file is a difference, and so is what is missing`() {
    let unknown = diagnostic(.unknownKey, SourceRange(4, 8), in: text.file)
    let elsewhere = SourceFile(path: "other", bytes: text.file.bytes)
    let missing = "missing Y102 at 1:10 on ``"
    #expect(text.differences(from: [unknown]) == [missing])
    #expect(
      text.differences(from: [unknown, unknown])
        == ["unexpected Y101 at 1:5 on `menu`: m", missing])
    for other in [
      diagnostic(.missingKey, SourceRange(8, 9), in: text.file),
      diagnostic(.wrongType, SourceRange(at: 9), in: text.file),
      diagnostic(.missingKey, SourceRange(at: 9), in: elsewhere),
    ] {
      #expect(text.differences(from: [unknown, other]).count == 2)
    }
  }
}
