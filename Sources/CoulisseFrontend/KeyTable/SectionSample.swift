/// A short mapping of each section as it could be written: what a help line shows to somebody who
/// has written something else there.
package struct SectionSample: Sendable {
  /// A name that such a mapping could have.
  var name: String
  /// On one line, in braces.
  package var text: String

  /// `{ menu: { edge: leading, size: 80% } }`
  var named: String { "{ \(name): \(text) }" }

  /// The sample of the section at `path`; nil for a whole file.
  package static func of(_ path: String) -> SectionSample? { table[path] }

  private init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }

  private static let table: [String: SectionSample] = [
    "viewport": SectionSample("viewport", "{ width: 320..430, design: 375 x 667 }"),
    "measures.<name>": SectionSample("caption", "{ range: 30..90, design: 40 }"),
    "containers.<name>": SectionSample("main", "{ navigation: stack }"),
    "containers.<name>.scrollers.<scroller>": SectionSample(
      "code", "{ frame: [0, 200, 100%, 160], scrolls: horizontal }"),
    "containers.<name>.bar.<button>": SectionSample(
      "showMenu", "{ at: leading, tap: open menu }"),
    "pagers.<name>": SectionSample(
      "chapters", "{ frame: [0, 64, 100%, 200], pages: [home, recent, all] }"),
    "containers.<name>.pager": SectionSample("pager", "{ pages: [inbox, archive] }"),
    "scrims.<name>": SectionSample("dim", "{ opacity: menu 0..50% }"),
    "scrims.<name>.opacity": SectionSample("opacity", "{ max: [menu 0..50%, info 0..50%] }"),
    "panels.<name>": SectionSample("menu", "{ edge: leading, size: 80% }"),
    "panels.<name>.size": SectionSample("size", "{ is: 80%, at-most: 320 }"),
    "panels.<name>.items.<item>": SectionSample(
      "home", "{ label: Home, frame: [0, 64, 100%, 44], tap: close }"),
    "containers.<name>.shadow": SectionSample("shadow", "{ opacity: 80% }"),
    "tracks.<name>": SectionSample(
      "slide", "{ moves: main, toward: right, detents: { closed: 0, open: 80% } }"),
    "panels.<name>.picture": SectionSample("picture", "{ shadow: 70% }"),
    "percent-driven": SectionSample("percent-driven", "{ curve: ease-in-out }"),
    "panels.<name>.outside": SectionSample("outside", "{ tap: close }"),
    "panels.<name>.scrim": SectionSample("scrim", "{ opacity: 40%, color: black }"),
    "panels.<name>.pull": SectionSample("pull", "{ when: main.depth is 0 }"),
    "handles.<name>": SectionSample("grip", "{ of: drawer, size: 60 x 60 }"),
    "tiles.<name>": SectionSample(
      "card", "{ count: 4, size: 60 x 60, starts: { first: [70, 70], step: [40, 0] } }"),
    "tiles.<name>.starts": SectionSample("starts", "{ first: [70, 70], step: [40, 0] }"),
    "tiles.<name>.bounds": SectionSample("bounds", "{ leading: 20, trailing: 20 }"),
    "tiles.<name>.priorities": SectionSample("priorities", "{ bounds: 750, drag: 502 }"),
    "tiles.<name>.dock": SectionSample("dock", "{ in: drawer, first: 20, step: 68, top: 30 }"),
    "gestures.<name>.drives": SectionSample(
      "drives", "{ up: [sheet, sheet.scroll], down: [sheet.scroll, sheet] }"),
    "gestures.<name>.before": SectionSample(
      "before", "{ gesture: main.back, when: not menu moving }"),
    "gestures.<name>": SectionSample("pullMenu", "{ edge-pan: left, drives: menu }"),
    "transitions.<panel>": SectionSample("menu", "{ duration: 0.3s }"),
    "motion": SectionSample("motion", "{ duration: 0.3s, curve: ease-out }"),
    "spring": SectionSample("spring", "{ duration: 0.4s, bounce: 0.2 }"),
    "settle": SectionSample("settle", "{ past: 50% }"),
    "settle.clause": SectionSample("settle", "{ travel: past 100pt, to: ahead }"),
    "lists.<name>": SectionSample("inbox", "{ rows: { height: 44..200 } }"),
    "lists.<name>.rows": SectionSample("rows", "{ height: 44..200, tap: emit open }"),
    "lists.<name>.rows.swipe": SectionSample(
      "swipe", "{ right: { delete: { text: 40..120, tap: emit delete } } }"),
    "lists.<name>.rows.swipe.<button>": SectionSample(
      "delete", "{ text: 40..120, tap: emit delete }"),
    "groups.<name>": SectionSample("drawers", "{ one-of: [menu, info] }"),
    "actions.<name>": SectionSample("refresh", "{}"),
    "rows.<list>": SectionSample("inbox", "{ id: a, height: 60 }"),
    "steps.insert": SectionSample("insert", "{ in: inbox, rows: [d], before: b }"),
    "accessibility": SectionSample(
      "accessibility", "{ actions: { delete: { label: Delete, do: emit delete } } }"),
    "accessibility.actions.<name>": SectionSample("delete", "{ label: Delete, do: emit delete }"),
    "announcements.<name>": SectionSample("opened", "{ text: The menu is open }"),
    "modes.<name>": SectionSample("bar", "{ values: [shown, hidden], starts: hidden }"),
    "reactions": SectionSample("reactions", "{ when: menu opened, do: close info }"),
    "choice": SectionSample("tap", "{ when: menu at rest open, do: close menu, else: emit more }"),
    "steps": SectionSample("steps", "{ tap: [10, 300] }"),
    "steps.down": SectionSample("down", "{ finger: 1, at: [10, 300] }"),
    "steps.move": SectionSample("move", "{ to: [215, 300] }"),
    "steps.up": SectionSample("up", "{ finger: 1 }"),
    "steps.drag": SectionSample("drag", "{ from: [5, 300], to: [215, 300] }"),
    "steps.fling": SectionSample("fling", "{ from: [5, 300], to: [215, 300] }"),
    "steps.tap": SectionSample("tap", "{ at: [10, 300] }"),
    "steps.long-press": SectionSample("long-press", "{ at: [10, 300] }"),
    "steps.insets": SectionSample("insets", "{ left: 44, right: 44, bottom: 21 }"),
    "steps.scrolled": SectionSample(
      "scrolled", "{ in: main, offset: 100, content: 2000, window: 667 }"),
    "steps.expect.<name>": SectionSample("menu", "{ is: open, left: 0 }"),
  ]
}
