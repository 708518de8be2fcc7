internal import CoulisseBackends
internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseSource
import Testing

struct SceneNamesTests {
  private func diagnostics(_ text: String) throws -> [Diagnostic] {
    let scene = try #require(SceneFile.scene(text))
    let generated = SwiftBackend().artifacts(of: scene, scene.lowered(for: scene.platforms[0]))
    #expect(generated.value.isEmpty != generated.diagnostics.isEmpty)
    return generated.diagnostics
  }

  @Test func `names that are one in Swift are an error at both places, told once`() throws {
    let diagnostics = try diagnostics(
      """
      scene: Mail
      panels:
        a-b: { edge: leading }
        a_b: { edge: trailing }
      """)
    #expect(diagnostics.map(\.code) == [.symbolClash])
    #expect(diagnostics.map(\.severity) == [.error])
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostic.message == "`a_b` and `a-b` are both `aB` in Swift")
    #expect(diagnostic.primary.position == (4, 3))
    #expect(diagnostic.secondary.map { $0.position.line } == [3])
    #expect(diagnostic.help == ["rename one of them"])
  }

  @Test func `each clash is told`() throws {
    let diagnostics = try diagnostics(
      """
      scene: Mail
      panels:
        a-b: { edge: leading }
        a_b: { edge: trailing }
        a+b: { edge: top }
      """)
    #expect(diagnostics.map { $0.primary.position.line } == [4, 5])
    #expect(diagnostics.map { $0.secondary.first?.position.line } == [3, 3])
  }

  @Test func `a clash of names that differ in kind is told as well`() throws {
    let diagnostics = try diagnostics(
      """
      scene: Mail
      panels:
        menu: { edge: leading }
      gestures:
        menu-pull: { tap: 2, in: stage, do: open menu }
      """)
    #expect(diagnostics.map(\.code) == [.symbolClash])
    #expect(
      diagnostics.first?.message == "`menu-pull` and `menu.pull` are both `menuPull` in Swift")
  }

  @Test(arguments: ["Int", "string", "CoulisseRuntime", "self", "any", "Sendable", "swift"])
  func `a scene cannot hide what Swift needs`(name: String) throws {
    let diagnostics = try diagnostics("scene: \(name)\npanels: { menu: { edge: leading } }\n")
    #expect(diagnostics.map(\.code) == [.reservedName])
    #expect(diagnostics.first?.primary.position ?? (0, 0) == (1, 8))
  }

  @Test func `a scene's name has room in a file's`() throws {
    let emoji = String(repeating: "👩‍👩‍👧", count: 12)
    let diagnostics = try diagnostics("scene: \(emoji)\npanels: { menu: { edge: leading } }\n")
    #expect(diagnostics.map(\.code) == [.reservedName])
  }

  @Test func `the same name for a panel, a gesture and an action is no clash`() throws {
    #expect(
      try diagnostics(
        """
        scene: Mail
        panels:
          menu: { edge: leading }
        gestures:
          menu: { tap: 2, in: stage, do: emit menu }
        actions:
          menu: {}
        """) == [])
  }
}
