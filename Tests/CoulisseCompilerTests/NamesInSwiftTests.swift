import CoulisseCompiler
import CoulisseDiagnostics
import CoulisseSource
import Testing

/// What only generated code cannot say: lint tells it too, for nobody compiles before it is clean.
struct NamesInSwiftTests {
  @Test func `lint says which names are one in Swift`() {
    let linting = Linting(
      "panels: { a-b: { edge: left, opener: app }, a_b: { edge: right, opener: app } }\n")
    #expect(linting.codes.contains("C501"))
  }

  @Test func `lint says that the scene would hide a type of Swift`() {
    let file = SourceFile(path: "int.scene.yaml", text: "scene: Int\n")
    #expect(Compiler.lint([file]).diagnostics.map(\.code.rawValue) == ["C502"])
  }
}
