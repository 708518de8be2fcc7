import CoulisseTestSupport

/// The text of a small scene with one to three panels; most of its gestures do not get along.
struct RandomScene {
  private var generator: SeededGenerator
  private var panels: [String] = []
  private var stacks: [String] = []
  private(set) var text = ""

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    panels = (0..<Int.random(in: 1...3, using: &generator)).map { "p\($0)" }
    text = """
      scene: Random
      platforms: \(pick(["ios 18", "ios 26", "android"]))
      viewport: { width: \(pick(["375..375", "360..390"])), height: 600..640, design: 375 x 640 }
      \(containers())
      \(panelList())
      \(gestures())
      \(panels.count > 1 && chance(25) ? "groups: { one: { one-of: [p0, p1] } }" : "")

      """
  }

  private mutating func pick(_ words: [String]) -> String {
    words[Int.random(in: 0..<words.count, using: &generator)]
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }

  /// One of these words, or nothing.
  private mutating func maybe(_ percent: Int, _ words: [String]) -> String {
    chance(percent) ? pick(words) : ""
  }

  private mutating func containers() -> String {
    var keys = [
      maybe(60, ["scrolls: vertical", "scrolls: horizontal"]),
      maybe(25, ["content: 0..300", "content: 0..2000"]),
    ]
    if !keys[0].hasPrefix("scrolls") { keys[1] = "" }
    if chance(40) {
      keys.append("navigation: stack")
      stacks.append("main")
    }
    let main = "main: { \(keys.filter { !$0.isEmpty }.joined(separator: ", ")) }"
    return chance(25)
      ? "containers: { tabs: { contains: { \(main) } } }" : "containers: { \(main) }"
  }

  private mutating func panelList() -> String {
    var lines = ["panels:"]
    for panel in panels {
      var keys = [
        "edge: \(pick(["leading", "trailing", "left", "right", "top", "bottom"]))",
        "size: \(pick(["60%", "100pt", "100%", "100% - 60", "{ is: 100%, at-most: 380 }"]))",
        "over: main", "opener: app",
        panel == "p0" ? maybe(20, ["starts: open"]) : "", maybe(20, ["inset-content: 60pt"]),
        maybe(25, ["scrim: false"]), maybe(20, ["modal: false"]),
        maybe(15, ["out-of-range: rubber-band 0.55", "out-of-range: free"]),
        maybe(10, ["while-moving: ignore"]), maybe(10, ["grab: 40", "grab: [0, 20%, 60%, 60%]"]),
        maybe(
          40, ["pull: false", "pull: { before: [] }", "pull: { when: [] }", "pull: { band: 44 }"]),
        maybe(40, ["push: false", "push: { lock: none }", "push: { in: \(panel) }"]),
      ]
      if chance(20) {
        keys.append("navigation: stack")
        stacks.append(panel)
      }
      if chance(25) {
        let grab = maybe(30, [", grab: 20", ", grab: -30", ", grab: [50, 0, 100%, 50%]"])
        keys.append("items: { x: { label: X, frame: [0, 0, 100, 100], tap: close\(grab) } }")
      }
      lines.append("  \(panel): { \(keys.filter { !$0.isEmpty }.joined(separator: ", ")) }")
    }
    return lines.joined(separator: "\n")
  }

  private mutating func gestures() -> String {
    let count = Int.random(in: 0...2, using: &generator)
    if count == 0 { return "" }
    var lines = ["gestures:"]
    for index in 0..<count {
      let panel = pick(panels)
      let place = pick(["main", "stage"] + panels)
      let what = pick([
        "tap: 1, do: toggle \(panel)", "tap: 2, do: toggle \(panel)",
        "pan: inward, drives: \(panel)", "pan: outward, drives: \(panel)",
        "pan: [inward, outward], drives: \(panel)",
        "long-press: \(pick(["standard", "0.3s"])), do: toggle \(panel)"
          + maybe(40, [", tolerance: 30"]),
        "long-press: 0.4s, drives: \(panel)" + maybe(40, [", tolerance: 30"]),
        "swipe: \(pick(["left", "vertical", "[right, up]"])), do: toggle \(panel)",
        "pan: [inward, outward], slop: \(pick(["0", "20"])), drives: \(panel)",
        "tap: 1, do: toggle \(panel), tolerance: 30",
        "tap: 1, do: toggle \(panel), fingers: \(pick(["2", "1..2"]))",
        "pan: [inward, outward], drives: \(panel), fingers: \(pick(["1", "2", "1..2", "3"]))",
        "long-press: 0.4s, do: toggle \(panel), fingers: 2",
      ])
      let order = index > 0 ? maybe(30, [", before: g0", ", after: g0", ", simultaneous: g0"]) : ""
      lines.append("  g\(index): { \(what), in: \(place)\(guarded())\(order) }")
    }
    return lines.joined(separator: "\n")
  }

  private mutating func guarded() -> String {
    let panel = pick(panels)
    var words = [
      "\(panel) bound for open", "\(panel) bound for closed", "\(panel) moving",
      "\(panel) dragged", "not \(panel) at rest closed",
    ]
    if let stack = stacks.first {
      words += ["\(stack).depth is 0", "\(stack).depth is 1", "not \(stack).depth-at-rest is 0"]
    }
    return chance(50) ? ", when: [\(pick(words))]" : ""
  }
}
