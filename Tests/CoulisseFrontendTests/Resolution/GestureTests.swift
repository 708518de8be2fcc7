import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource
import Testing

@Suite struct GestureTests {
  private func scene(_ text: String) throws -> Scene {
    let read = Reading.scene("scene: M\n" + text)
    #expect(read.diagnostics.map(\.message) == [])
    return try #require(read.value)
  }

  private func gesture(_ name: String, in scene: Scene) throws -> Gesture {
    try #require(scene.gestures.first { $0.name.value == name })
  }

  @Test(
    arguments: [
      "⟦Y102:g⟧: { in: p, drives: p }", "⟦Y102:g⟧: { in: p, pan: left }",
      "⟦Y102:g⟧: { tap: 1, in: p }", "⟦Y102:g⟧: { tap: 1, do: close p }",
      "g: { pan: left, ⟦Y101:tap⟧: 1, in: p, do: close p }",
      "g: { edge-pan: left, ⟦Y101:pan⟧: left, drives: p }",
      "g: { tap: 1, in: p, do: close p, ⟦Y101:drives⟧: p }",
      "g: { tap: 1, in: p, do: close p, ⟦Y101:lock⟧: none }",
      "g: { pan: left, drives: p, ⟦Y101:band⟧: 20 }",
      "g: { pan: left, drives: p, ⟦Y101:do⟧: close p }",
      "g: { pan: ⟦Y104:up⟧, drives: p }", "g: { pan: [left, ⟦Y104:vertical⟧], drives: p }",
      "g: { edge-pan: ⟦Y104:top⟧, drives: p }", "g: { pan: ⟦Y106:[]⟧, drives: p }",
      "g: { pan: ⟦Y104:sideways⟧, drives: p }", "g: { tap: ⟦Y106:0⟧, in: p, do: close p }",
      "g: { tap: ⟦Y103:1.5⟧, in: p, do: close p }",
    ])
  func `a gesture that makes no sense is reported`(_ entry: String) {
    expectDrawn("scene: M\npanels: { p: { edge: left } }\ngestures: { \(entry) }\n")
  }

  @Test func `an authored drag replaces the default of its direction only`() throws {
    let opening = try scene(
      "panels: { p: { edge: leading } }\ngestures: { g: { edge-pan: left, drives: p } }\n")
    #expect(opening.gestures.map(\.name.value) == ["g", "p.push", "p.scrim"])
    let closing = try scene(
      "panels: { p: { edge: leading } }\ngestures: { g: { pan: left, drives: p } }\n")
    #expect(closing.gestures.map(\.name.value) == ["g", "p.pull", "p.scrim"])
    let both = try scene(
      "panels: { p: { edge: leading } }\ngestures: { g: { pan: horizontal, drives: p } }\n")
    #expect(both.gestures.map(\.name.value) == ["g", "p.scrim"])
  }

  @Test func `the default of a pull waits for other modal panels only`() throws {
    let scene = try scene(
      "panels: { a: { edge: left }, b: { edge: top }, c: { edge: bottom, modal: false } }\n")
    #expect(try gesture("a.pull", in: scene).when == [Guard(.boundFor(.panel(EntityID(1)), 0))])
    #expect(
      try gesture("c.pull", in: scene).when
        == [Guard(.boundFor(.panel(EntityID(0)), 0)), Guard(.boundFor(.panel(EntityID(1)), 0))])
  }

  @Test func `a drag begins where the default would begin`() throws {
    let scene = try scene(
      """
      panels: { p: { edge: left } }
      gestures: { open: { edge-pan: left, drives: p }, close: { pan: outward, drives: p } }

      """)
    #expect(try gesture("open", in: scene).regions == [.stage])
    #expect(
      try gesture("close", in: scene).regions == [.panel(EntityID(0)), .scrim(EntityID(0))])
    #expect(try gesture("close", in: scene).kind == .pan(claims: [.left]))
  }

  @Test func `pull and push change the default key by key`() throws {
    let scene = try scene(
      """
      containers: { main: { scrolls: vertical } }
      panels:
        p: { edge: bottom, size: 300pt, pull: { band: 40, gain: 0.5 }, push: false }

      """)
    let pull = try gesture("p.pull", in: scene)
    #expect(pull.kind == .edgePan(edge: .bottom, band: 40))
    #expect(pull.gain == 0.5)
    #expect(pull.before.map { scene[$0].name.value } == ["main.scroll"])
    #expect(!scene.gestures.contains { $0.name.value == "p.push" })
  }

  @Test func `a default pull keeps out of the way of stacks and other panels`() throws {
    let scene = try scene(
      """
      containers: { tabs: { contains: { main: { navigation: stack, scrolls: vertical } } } }
      panels:
        p: { edge: left, over: main }
        q: { edge: right, over: main, navigation: stack }

      """)
    let main = EntityID<Container>(1)
    let (p, q) = (EntityID<Panel>(0), EntityID<Panel>(1))
    let pull = try gesture("p.pull", in: scene)
    #expect(pull.regions == [.container(EntityID(0))])
    #expect(
      pull.when == [
        Guard(.depth(.container(main), 0)), Guard(.depth(.panel(q), 0)),
        Guard(.boundFor(.panel(q), 0)),
      ])
    #expect(pull.before.map { scene[$0].name.value } == ["q.push", "main.scroll"])
    #expect(
      try gesture("q.pull", in: scene).when == [
        Guard(.depth(.container(main), 0)), Guard(.depth(.panel(q), 0)),
        Guard(.boundFor(.panel(p), 0)),
      ])
    let push = try gesture("q.push", in: scene)
    #expect(push.when == [Guard(.depth(.panel(q), 0))])
    #expect(push.before.isEmpty)
  }

  @Test func `a default pull does not care for what lies beside it`() throws {
    let scene = try scene(
      """
      containers:
        tabs: { contains: { main: { navigation: stack } } }
        other: { navigation: stack, scrolls: vertical, contains: { deep: {} } }
      panels:
        p: { edge: left, over: main }
        q: { edge: right, over: deep }

      """)
    let pull = try gesture("p.pull", in: scene)
    #expect(pull.when == [Guard(.depth(.container(EntityID(1)), 0))])
    #expect(pull.before.isEmpty)
    let push = try gesture("q.push", in: scene)
    #expect(push.before.map { scene[$0].name.value } == ["other.scroll"])
  }

  @Test func `content pop comes with iOS 26, and scrolling locks its axis on Android`() throws {
    func names(_ platforms: String) throws -> [String] {
      try scene("platforms: \(platforms)\ncontainers: { m: { navigation: stack } }\n")
        .gestures.map(\.name.value)
    }
    #expect(try names("[ios 18]") == ["m.back"])
    #expect(try names("[android]") == ["m.back"])
    #expect(try names("[ios 18, ios]") == ["m.back", "m.content-pop"])
    let android = try scene("platforms: android\ncontainers: { m: { scrolls: horizontal } }\n")
    #expect(android.gestures[0].lock == .dominant)
    #expect(android.gestures[0].kind == .pan(claims: [.left, .right]))
  }

  @Test func `of two platform gestures one always goes first`() throws {
    let scene = try scene(
      """
      containers:
        outer:
          navigation: stack
          scrolls: horizontal
          contains:
            inner: { navigation: stack, scrolls: vertical }
            other: { scrolls: vertical }

      """)
    let order = [
      "inner.back", "outer.back", "outer.scroll", "inner.content-pop", "outer.content-pop",
      "inner.scroll",
    ]
    for (index, name) in order.enumerated() {
      let before = Set(try gesture(name, in: scene).before.map { scene[$0].name.value })
      #expect(before.subtracting(["other.scroll"]) == Set(order.dropFirst(index + 1)), "\(name)")
    }
    #expect(try gesture("inner.scroll", in: scene).before.isEmpty)
  }

  @Test func `every statement of a guard is understood`() throws {
    let scene = try scene(
      """
      containers: { m: { navigation: stack } }
      panels: { p: { edge: left } }
      gestures:
        g:
          tap: 2
          in: m
          do: [push m, toggle p]
          when:
            - m.depth is 2
            - not m.depth-at-rest is 0
            - p at rest open
            - p bound for closed
            - not p moving
            - p dragged

      """)
    let (m, p) = (ContentOwner.container(EntityID(0)), EntityID<Panel>(0))
    #expect(
      try gesture("g", in: scene).when == [
        Guard(.depth(m, 2)), Guard(.depthAtRest(m, 0), negated: true),
        Guard(.atRest(.panel(p), 1)), Guard(.boundFor(.panel(p), 0)),
        Guard(.moving(.panel(p)), negated: true),
        Guard(.dragged(.panel(p))),
      ])
    #expect(try gesture("g", in: scene).kind == .tap(count: 2))
    #expect(try gesture("g", in: scene).actions == [.push(m), .toggle(p)])
    #expect(scene[p].opener == .tap)
  }
}
