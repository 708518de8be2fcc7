import CoulisseDiagnostics
import CoulisseModel
import Testing

@testable import CoulisseFrontend

/// What the table says of a key that is left out is what happens.
@Suite struct DefaultTests {
  private static let tiles = "count: 2, size: 9 x 9, starts: { first: [9, 9] }"

  /// A scene with a hole for keys of the section at this path.
  private static let scenes: [String: String] = [
    "": "scene: M\n…\npanels: { p: { edge: left } }\n",
    "viewport": "scene: M\nviewport: { … }\n",
    "containers.<name>": "scene: M\ncontainers: { main: { … } }\n",
    "containers.<name>.scrollers.<scroller>": "scene: M\ncontainers: { main: { scrollers: { s: "
      + "{ frame: [0, 0, 100%, 44], scrolls: vertical, … } } } }\n",
    "scrims.<name>": "scene: M\nscrims: { s: { … } }\npanels: { p: { edge: left } }\n",
    "panels.<name>": "scene: M\npanels: { p: { edge: left, … } }\n",
    "panels.<name>.scrim": "scene: M\npanels: { p: { edge: left, scrim: { … } } }\n",
    "panels.<name>.pull": "scene: M\npanels: { p: { edge: left, pull: { … } } }\n",
    "gestures.<name>":
      "scene: M\npanels: { p: { edge: left } }\ngestures: { g: { pan: left, drives: p, … } }\n",
    "transitions.<panel>":
      "scene: M\npanels: { p: { edge: left } }\ntransitions: { p: { … } }\n",
    "motion": "scene: M\npanels: { p: { edge: left, motion: { … } } }\n",
    "percent-driven":
      "scene: M\npanels: { p: { edge: left, motion: { percent-driven: { … } } } }\n",
    "panels.<name>.picture":
      "scene: M\npanels: { p: { edge: left, under: main, picture: { … } } }\n",
    "tracks.<name>": "scene: M\ntracks: { t: { moves: main, toward: right, "
      + "detents: { a: 0, b: 100% }, … } }\n",
    "lists.<name>": "scene: M\nlists: { l: { rows: {}, … } }\n",
    "lists.<name>.rows": "scene: M\nlists: { l: { rows: { … } } }\n",
    "lists.<name>.rows.swipe":
      "scene: M\nlists: { l: { rows: { swipe: { left: { b: { text: 9..20 } }, … } } } }\n",
    "pagers.<name>":
      "scene: M\npanels: { p: { edge: left, pagers: { q: { pages: [a, b], … } } } }\n",
    "containers.<name>.pager":
      "scene: M\ncontainers: { main: { pager: { … }, contains: { a: {}, b: {} } } }\n",
    "spring": "scene: M\npanels: { p: { edge: left, motion: { spring: { … } } } }\n",
    "handles.<name>":
      "scene: M\npanels: { p: { edge: left } }\nhandles: { h: { of: p, size: 9 x 9, … } }\n",
    "tiles.<name>": "scene: M\ntiles: { t: { \(tiles), … } }\n",
    "tiles.<name>.starts":
      "scene: M\ntiles: { t: { count: 2, size: 9 x 9, starts: { first: [9, 9], … } } }\n",
    "tiles.<name>.priorities": "scene: M\ntiles: { t: { \(tiles), priorities: { … } } }\n",
    "settle": "scene: M\npanels: { p: { edge: left, settle: { past: 10%, … } } }\n",
    "settle.clause": "scene: M\npanels: { p: { edge: left, settle: [{ travel: past 1%, "
      + "to: ahead, … }, { to: base }] } }\n",
  ]

  /// Keys without which a key makes no sense.
  private static let companions = [
    "containers.<name>.content": "scrolls: vertical",
    "panels.<name>.content": "scrolls: vertical", "spring.bounce": "duration: 1s",
    "spring.mass": "stiffness: 9, damping: 1",
    "motion.velocity": "spring: { duration: 1s }",
    "transitions.<panel>.velocity": "spring: { duration: 1s }",
    "lists.<name>.rows.swipe.velocity": "spring: { duration: 1s }",
    "tracks.<name>.velocity": "spring: { duration: 1s }",
    "pagers.<name>.velocity": "spring: { duration: 1s }",
    "containers.<name>.pager.velocity": "spring: { duration: 1s }",
  ]

  @Test func `writing the default changes nothing`() throws {
    for section in KeyTable.sections {
      for row in section.rows {
        guard case .means(let value) = row.absence else { continue }
        let scene = try #require(Self.scenes[section.path], "\(section.path)")
        let companion = Self.companions["\(section.path).\(row.name)"]
        let hole = ["\(row.name): \(value)", companion].compactMap(\.self).joined(separator: ", ")
        let written = Reading.scene(scene.replacing("…", with: hole))
        #expect(written.diagnostics.map(\.message) == [], "\(section.path).\(row.name)")
        let plain = Reading.scene(scene.replacing("…", with: companion ?? ""))
        #expect(plain.value != nil)
        #expect(written.value?.bare == plain.value?.bare, "\(section.path).\(row.name)")
      }
    }
  }

  @Test func `the fixture with every key has every key`() throws {
    let text = try Repository.text("Tests/CoulisseFrontendTests/Fixtures/everything.scene.yaml")
    for section in KeyTable.sections {
      for row in section.rows {
        #expect(text.contains("\(row.name):"), "\(section.path).\(row.name)")
      }
    }
  }
}
