import CoulisseDiagnostics
import CoulisseModel
import CoulisseSource
import Testing

@testable import CoulisseFrontend

@Suite struct SizeTests {
  private func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  @Test func `a thousand faults are shown as two hundred, and say so`() throws {
    let read = Reading.scene("scene: M\n" + lines(1000) { "qqqq\($0): 1" })
    #expect(read.diagnostics.count == 200)
    #expect(read.diagnostics.last?.notes.last == "and 800 more problems, which are not shown")
    #expect(read.value == nil)
  }

  @Test func `two hundred faults are all there are`() throws {
    let read = Reading.scene("scene: M\n" + lines(200) { "qqqq\($0): 1" })
    #expect(read.diagnostics.count == 200)
    #expect(read.diagnostics.last?.notes == [])
    let more = Reading.scene("scene: M\n" + lines(201) { "qqqq\($0): 1" })
    #expect(more.diagnostics.last?.notes.last == "and 1 more problem, which is not shown")
  }

  @Test func `errors behind hundreds of warnings still stop the scene`() {
    let text =
      "scene: M\nactions:\n" + lines(300) { "  a\($0): {}" }
      + "gestures: { g: { tap: 1, in: nothing, do: push main } }\n"
    #expect(Reading.scene(text).value == nil)
  }

  @Test(arguments: [
    ("panels", "{ edge: left }"), ("containers", "{}"), ("scrims", "{ opacity: p 0..1% }"),
    ("groups", "{ one-of: [p, q] }"), ("gestures", "{ tap: 1, in: p, do: close p }"),
  ])
  func `too many of a kind are refused at once`(_ kind: String, _ body: String) throws {
    let text = "scene: M\n\(kind):\n" + lines(3001) { "  n\($0): \(body)" }
    let found = try onlyDiagnostic(text)
    #expect(found.code == .tooLarge)
    #expect(found.primary.file.text(in: found.primary.range) == kind)
  }

  @Test func `a label of a megabyte and a panel with ten thousand items are fine`() throws {
    let label = String(repeating: "wide ", count: 200_000)
    let text =
      "scene: M\npanels:\n  p:\n    edge: left\n    items:\n      long: { label: \"\(label)\", "
      + "frame: [0, 0, 9, 9] }\n"
      + lines(10_000) { "      i\($0): { frame: [0, \($0 % 400), 100%, 44], tap: close }" }
    let scene = try #require(Reading.scene(text).value)
    #expect(scene.panels[0].items.count == 10_001)
    #expect(scene.panels[0].items[0].label == label)
    #expect(Reading.scene(Frontend.dump(scene)).value?.bare == scene.bare)
  }
}
