import CoulisseDiagnostics
import Testing

@testable import CoulisseSimulation

/// Drags past the end of an open menu, 300 points wide, and what the invariants say of them.
@Suite struct OutOfRangeDragTests {
  private func play(_ policy: String, back x: Int, expecting left: Int) throws -> Run {
    let stage = try Stage(
      """
      scene: Menu
      panels:
        menu: { edge: left, size: 300pt, starts: open, opener: app, out-of-range: \(policy) }
      """.asSceneFile)
    // The push begins at 190, where the menu is at 300.
    return try stage.play(
      """
      - down: [200, 300]
      - move: { to: [180, 300], over: 0.1s }
      - expect: { menu: { left: -10 } }
      - move: { to: [250, 300], over: 0s }
      - move: { to: [\(x), 300], over: 0s }
      - expect: { menu: { left: \(left) } }
      - up: 1
      """)
  }

  @Test func `what is forgotten at an end does not count against the finger's way`() throws {
    let run = try play("clamp-increments", back: 190, expecting: -60)
    #expect(run.diagnostics.map(\.message) == [])
  }

  /// From 250 to 189 the finger goes to the left and the menu from -10 to -1; since 190 both went 1 to
  /// the left.
  @Test func `a track that ignores samples goes the finger's way since the drag began`() throws {
    let run = try play("ignore", back: 189, expecting: -1)
    #expect(run.diagnostics.map(\.message) == [])
  }
}
