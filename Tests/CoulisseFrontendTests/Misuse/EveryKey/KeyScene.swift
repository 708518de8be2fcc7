@testable import CoulisseFrontend

/// A sound scene with a mapping of one section, to which one key more can be written.
struct KeyScene {
  var before: String
  /// What has to stand there, but for the key that is tested.
  var needed: [(key: String, value: String)]
  var after: String

  /// The scene with a value for a key, marked as what the diagnostic has to be at.
  ///
  /// - Parameter beside: Other keys that this one needs.
  func text(_ key: String, _ value: String, beside: [(key: String, value: String)] = []) -> (
    text: String, value: Range<Int>
  ) {
    let others = (needed + beside).filter { $0.key != key }.map { "\($0.key): \($0.value)" }
    let isFile = before.isEmpty
    let separator = isFile ? "\n" : ", "
    let head = before + others.map { $0 + separator }.joined() + "\(key): "
    let end = head.utf8.count + value.utf8.count
    return (head + value + (isFile ? "\n" : "") + after, head.utf8.count..<end)
  }
}

extension KeyScene {
  private static let panel = "scene: M\npanels: { q: { edge: right }, p: { edge: left, "
  private static let tiles = panel + "} }\ntiles: { t: { count: 2, size: 60 x 60, "

  /// For each section of the key table; a section without one turns the tests red.
  static let all: [String: KeyScene] = [
    "": KeyScene(
      before: "", needed: [("scene", "M"), ("panels", "{ p: { edge: left } }")], after: ""),
    "viewport": KeyScene(before: "scene: M\nviewport: { ", needed: [], after: " }\n"),
    "containers.<name>": KeyScene(
      before: "scene: M\ncontainers: { main: { ", needed: [], after: " } }\n"),
    "containers.<name>.bar.<button>": KeyScene(
      before: "scene: M\ncontainers: { main: { bar: { b: { ", needed: [("at", "leading")],
      after: " } } } }\n"),
    "containers.<name>.scrollers.<scroller>": KeyScene(
      before: "scene: M\ncontainers: { main: { scrollers: { s: { ",
      needed: [("frame", "[0, 0, 100%, 44]"), ("scrolls", "vertical")], after: " } } } }\n"),
    "modes.<name>": KeyScene(
      before: "scene: M\npanels: { p: { edge: left } }\n"
        + "reactions: [{ when: m becomes a, do: close p }]\nmodes: { m: { ",
      needed: [("values", "[a, b]")], after: " } }\n"),
    "reactions": KeyScene(
      before: "scene: M\nmodes: { m: [a, b] }\npanels: { p: { edge: left } }\nreactions: [{ ",
      needed: [("when", "m becomes a"), ("do", "close p")], after: " }]\n"),
    "choice": KeyScene(
      before: "scene: M\npanels: { p: { edge: left } }\n"
        + "containers: { main: { bar: { b: { at: leading, tap: { ",
      needed: [("when", "p moving"), ("do", "close p")], after: " } } } } }\n"),
    "accessibility": KeyScene(
      before: panel + "accessibility: { ", needed: [("adjusts", "q")], after: " } } }\n"),
    "accessibility.actions.<name>": KeyScene(
      before: panel + "accessibility: { actions: { a: { ", needed: [("do", "close")],
      after: " } } } } }\n"),
    "announcements.<name>": KeyScene(
      before: "scene: M\npanels: { p: { edge: left } }\n"
        + "reactions: [{ when: p opens, do: announce a }]\nannouncements: { a: { ",
      needed: [], after: " } }\n"),
    "measures.<name>": KeyScene(
      before: "scene: M\nmeasures: { caption: { ", needed: [("range", "30..90")],
      after: " } }\npanels: { p: { edge: left, size: 50% + caption } }\n"),
    "lists.<name>": KeyScene(
      before: "scene: M\nlists: { l: { ", needed: [("rows", "{ height: 44..200 }")],
      after: " } }\n"),
    "lists.<name>.rows": KeyScene(
      before: "scene: M\nlists: { l: { rows: { ", needed: [], after: " } } }\n"),
    "lists.<name>.rows.swipe": KeyScene(
      before: "scene: M\nlists: { l: { rows: { swipe: { ",
      needed: [("right", "{ b: { text: 40..120, tap: close } }")], after: " } } } }\n"),
    "lists.<name>.rows.swipe.<button>": KeyScene(
      before: "scene: M\nlists: { l: { rows: { swipe: { right: { b: { ",
      needed: [("text", "40..120")], after: " } } } } } }\n"),
    "pagers.<name>": KeyScene(
      before: "scene: M\npanels: { p: { edge: left, pagers: { w: { ",
      needed: [("pages", "[a, b]")], after: " } } } }\n"),
    "containers.<name>.pager": KeyScene(
      before: "scene: M\ncontainers: { main: { contains: { a: {}, b: {} }, pager: { ", needed: [],
      after: " } } }\n"),
    "gestures.<name>.before": KeyScene(
      before: panel + "pull: { before: { ", needed: [("gesture", "q.push"), ("when", "q moving")],
      after: " } } } }\n"),
    "containers.<name>.shadow": KeyScene(
      before: "scene: M\ncontainers: { main: { shadow: { ", needed: [("opacity", "50%")],
      after: " } } }\n"),
    "scrims.<name>": KeyScene(
      before: "scene: M\npanels: { p: { edge: left } }\nscrims: { s: { ", needed: [],
      after: " } }\n"),
    "scrims.<name>.opacity": KeyScene(
      before: "scene: M\npanels: { p: { edge: left } }\nscrims: { s: { opacity: { ", needed: [],
      after: " } } }\n"),
    "tracks.<name>": KeyScene(
      before: "scene: M\ntracks: { t: { ",
      needed: [("moves", "main"), ("toward", "right"), ("detents", "{ a: 0, b: 100% }")],
      after: " } }\n"),
    "panels.<name>": KeyScene(
      before: "scene: M\ntracks: { t: { moves: main, toward: right, detents: { a: 0, b: 50% } } }\n"
        + "panels: { q: { edge: right }, p: { ",
      needed: [("edge", "left")], after: " } }\n"),
    "panels.<name>.size": KeyScene(
      before: panel + "size: { ", needed: [("is", "80%")], after: " } } }\n"),
    "panels.<name>.items.<item>": KeyScene(
      before: panel + "items: { i: { ", needed: [("frame", "[0, 0, 100%, 44]")],
      after: " } } } }\n"),
    "panels.<name>.outside": KeyScene(
      before: panel + "inset-content: 60, outside: { ", needed: [("tap", "close")],
      after: " } } }\n"),
    "panels.<name>.picture": KeyScene(
      before: panel + "under: main, picture: { ", needed: [], after: " } } }\n"),
    "panels.<name>.scrim": KeyScene(before: panel + "scrim: { ", needed: [], after: " } } }\n"),
    "panels.<name>.pull": KeyScene(before: panel + "pull: { ", needed: [], after: " } } }\n"),
    "handles.<name>": KeyScene(
      before: panel + "} }\nhandles: { h: { ", needed: [("of", "p"), ("size", "60 x 60")],
      after: " } }\n"),
    "tiles.<name>": KeyScene(
      before: panel + "} }\ntiles: { t: { ",
      needed: [("count", "2"), ("size", "60 x 60"), ("starts", "{ first: [70, 70] }")],
      after: " } }\n"),
    "tiles.<name>.starts": KeyScene(
      before: tiles + "starts: { ", needed: [("first", "[70, 70]")], after: " } } }\n"),
    "tiles.<name>.bounds": KeyScene(
      before: tiles + "starts: { first: [70, 70] }, bounds: { ", needed: [], after: " } } }\n"),
    "tiles.<name>.dock": KeyScene(
      before: tiles + "starts: { first: [70, 70] }, dock: { ",
      needed: [("in", "p"), ("first", "8"), ("step", "68"), ("top", "30")], after: " } } }\n"),
    "tiles.<name>.priorities": KeyScene(
      before: tiles + "starts: { first: [70, 70] }, priorities: { ", needed: [],
      after: " } } }\n"),
    "gestures.<name>": KeyScene(
      before: panel + "} }\ngestures: { g: { ", needed: [], after: " } }\n"),
    "gestures.<name>.drives": KeyScene(
      before: panel + "} }\ngestures: { g: { pan: horizontal, drives: { ", needed: [],
      after: " } } }\n"),
    "transitions.<panel>": KeyScene(
      before: panel + "} }\ntransitions: { p: { ", needed: [], after: " } }\n"),
    "motion": KeyScene(before: panel + "motion: { ", needed: [], after: " } } }\n"),
    "percent-driven": KeyScene(
      before: panel + "motion: { percent-driven: { ", needed: [], after: " } } } }\n"),
    "spring": KeyScene(before: panel + "motion: { spring: { ", needed: [], after: " } } } }\n"),
    "settle": KeyScene(before: panel + "settle: { ", needed: [], after: " } } }\n"),
    "settle.clause": KeyScene(
      before: panel + "settle: [{ ", needed: [("to", "ahead")], after: " }, { to: base }] } }\n"),
    "groups.<name>": KeyScene(
      before: panel + "} }\ngroups: { g: { ", needed: [("one-of", "[p, q]")], after: " } }\n"),
    "actions.<name>": KeyScene(
      before: "scene: M\ncontainers: { main: { bar: { b: { at: leading, tap: emit a } } } }\n"
        + "actions: { a: { ", needed: [], after: " } }\n"),
  ]

  /// What else has to be written for a key to have a meaning.
  static let companions: [String: [(key: String, value: String)]] = [
    "containers.<name>.content": [("scrolls", "vertical")],
    "panels.<name>.content": [("scrolls", "vertical")],
    "panels.<name>.outside": [("inset-content", "60")],
    "panels.<name>.picture": [("under", "main")],
    "panels.<name>.opens": [("under", "main")],
    "panels.<name>.pull.edge-pan": [],
    "panels.<name>.pull.band": [("edge-pan", "left")],
    "gestures.<name>.edge-pan": [("drives", "p")],
    "gestures.<name>.pan": [("drives", "p")],
    "gestures.<name>.tap": [("in", "main"), ("do", "open p")],
    "gestures.<name>.swipe": [("in", "main"), ("do", "open p")],
    "gestures.<name>.long-press": [("in", "main"), ("do", "open p")],
    "gestures.<name>.distance": [("swipe", "left"), ("in", "main"), ("do", "open p")],
    "gestures.<name>.in": [("pan", "left"), ("drives", "p")],
    "gestures.<name>.not-in": [("in", "main"), ("pan", "left"), ("drives", "p")],
    "panels.<name>.pull.not-in": [("in", "main")],
    "gestures.<name>.drives": [("pan", "horizontal")],
    "gestures.<name>.when": [("pan", "left"), ("drives", "p")],
    "gestures.<name>.before": [("pan", "left"), ("drives", "p")],
    "gestures.<name>.after": [("pan", "left"), ("drives", "p")],
    "gestures.<name>.simultaneous": [("pan", "left"), ("drives", "p")],
    "gestures.<name>.lock": [("pan", "left"), ("drives", "p")],
    "gestures.<name>.gain": [("pan", "left"), ("drives", "p")],
    "gestures.<name>.band": [("edge-pan", "left"), ("drives", "p")],
    "gestures.<name>.slop": [("pan", "left"), ("drives", "p")],
    "gestures.<name>.origin": [("pan", "left"), ("drives", "p")],
    "gestures.<name>.tolerance": [("tap", "1"), ("in", "main"), ("do", "open p")],
    "gestures.<name>.longest": [("tap", "1"), ("in", "main"), ("do", "open p")],
    "gestures.<name>.do": [("tap", "1"), ("in", "main")],
    "gestures.<name>.claims": [("pan", "left"), ("drives", "p")],
    "gestures.<name>.fingers": [("pan", "left"), ("drives", "p")],
    "gestures.<name>.extra-touch": [("pan", "left"), ("drives", "p")],
    "panels.<name>.pull.fingers": [("pan", "inward")],
    "panels.<name>.pull.claims": [("pan", "inward")],
    "containers.<name>.pager": [("contains", "{ a: {}, b: {} }")],
    "lists.<name>.rows.swipe.velocity": [("spring", "{ duration: 1s }")],
    "pagers.<name>.velocity": [("spring", "{ duration: 1s }")],
    "containers.<name>.pager.velocity": [("spring", "{ duration: 1s }")],
    "motion.velocity": [("spring", "{ duration: 1s }")],
    "transitions.<panel>.velocity": [("spring", "{ duration: 1s }")],
    "tracks.<name>.velocity": [("spring", "{ duration: 1s }")],
    "spring.bounce": [("duration", "1s")], "spring.damping-ratio": [("duration", "1s")],
    "spring.mass": [("stiffness", "9"), ("damping", "1")],
    "spring.stiffness": [("mass", "1"), ("damping", "1")],
    "spring.damping": [("mass", "1"), ("stiffness", "9")],
    "settle.of": [("past", "50%")], "settle.measured-from": [("past", "50%")],
    "settle.clause.projection": [("projected", "past 50% of gap")],
    "settle.clause.projected": [("projection", "0.2s")],
    "settle.clause.direction": [("travel", "past 50% of gap")],
    "settle.clause.lead": [("travel", "past 50% of gap")],
    "settle.clause.up-to": [("travel", "past 50% of gap")],
    "settle.clause.to": [("travel", "past 50% of gap")],
  ]
}
