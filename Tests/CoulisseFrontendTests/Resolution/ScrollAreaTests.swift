import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import Testing

/// Parts of pages and panels that scroll by themselves.
struct ScrollAreaTests {
  private func scene(_ text: String) throws -> Scene {
    let read = Reading.scene("scene: M\n" + text)
    #expect(read.diagnostics.map(\.message) == [])
    return try #require(read.value)
  }

  private let page =
    "containers: { main: { navigation: stack, scrolls: vertical, scrollers: "
    + "{ code: { frame: [16, 300, 100% - 32, 160], scrolls: horizontal, content: 0..2000 } } } }\n"

  @Test func `it brings a gesture that goes before what is around it`() throws {
    let scene = try scene(page + "panels: { p: { edge: left } }\n")
    func gesture(_ name: String) throws -> Gesture {
      try #require(scene.gestures.first { $0.name.value == name })
    }
    func names(_ ids: [EntityID<Gesture>]) -> Set<String> { Set(ids.map { scene[$0].name.value }) }
    let code = try gesture("main.code.scroll")
    #expect(code.kind == .pan(claims: [.left, .right]))
    #expect(names(code.before) == ["main.content-pop", "main.scroll"])
    #expect(try names(gesture("main.back").before).contains("main.code.scroll"))
    #expect(
      try names(gesture("p.pull").before).isSuperset(of: ["main.code.scroll", "main.scroll"]))
  }

  @Test func `a part locks its axis where what is around it scrolls across`() throws {
    func locks(_ scrolls: String, _ holder: String) throws -> [AxisLock] {
      let part = "scrollers: { s: { frame: [0, 0, 100%, 80], scrolls: horizontal } }"
      let scene = try scene(
        holder == "panel"
          ? "panels: { p: { edge: left, scrolls: \(scrolls), \(part) } }\n"
          : "containers: { main: { scrolls: \(scrolls), \(part) } }\n")
      let index = try #require(scene.gestures.firstIndex { $0.name.value.hasSuffix("s.scroll") })
      return try [Platform.ios(version: 26), .android].map { platform in
        let lowered = scene.lowered(for: platform)
        let recognizer = try #require(lowered.symbols.recognizer(of: EntityID(index)))
        return lowered.program.recognizers[recognizer].lock
      }
    }
    for holder in ["container", "panel"] {
      #expect(try locks("vertical", holder) == [.dominant, .dominant])
      #expect(try locks("horizontal", holder) == [.free, .dominant])
      #expect(try locks("none", holder) == [.free, .dominant])
    }
  }

  @Test func `it stands in its container, or in what the root page covers`() throws {
    let scene = try scene(
      page + "panels: { p: { edge: right, size: 100%, inset-content: 60, scrollers: "
        + "{ s: { frame: [0, 50%, 50%, 40], scrolls: vertical } } } }\n")
    let lowered = scene.lowered(for: .ios(version: 26))
    let machine = SceneMachine(lowered.program)
    func frame(_ id: Int) throws -> Rect {
      let view = try #require(lowered.symbols.view(of: .scrollArea(EntityID(id))))
      #expect(lowered.program.views[view].clips)
      return machine.placement(of: view, at: machine.state.now).frame
    }
    // 375 x 667 points; of the panel 315 are covered.
    #expect(try frame(0) == Rect(x: 16, y: 300, width: 343, height: 160))
    let part = try frame(1)
    #expect(part.width == 157.5 && part.height == 40)
    let track = try #require(lowered.symbols.track(of: .scroll(.scrollArea(EntityID(0)))))
    #expect(machine.range(of: track).upper == 2000 - 343)
  }

  @Test func `a copy has it mirrored`() throws {
    let scene = try scene(
      "panels:\n  a: { edge: left, scrollers: { s: { frame: [10, 0, 100, 80], scrolls: vertical } } }\n"
        + "  b: { like: a, edge: right }\n")
    #expect(
      scene.scrollAreas.map(\.frame.x) == [Length(points: 10), Length(fraction: 1, points: -110)])
  }

  @Test func `drags and relations can name it`() throws {
    let scene = try scene(
      page + "panels: { p: { edge: bottom } }\ngestures:\n"
        + "  g: { pan: horizontal, in: main.code, drives: main.code.scroll }\n"
        + "  h: { tap: 2, in: main.code, do: open p }\n")
    #expect(!scene.gestures.contains { $0.name.value == "main.code.scroll" })
    #expect(scene.gestures[0].regions == [.scrollArea(EntityID(0))])
    #expect(scene.gestures[0].drives?.all == [.scroll(.scrollArea(EntityID(0)))])
  }

  @Test(
    arguments: [
      "⟦Y102:s⟧: { scrolls: vertical }", "⟦Y102:s⟧: { frame: [0, 0, 100%, 44] }",
      "s: { frame: [0, 0, 100%, 44], scrolls: ⟦Y104:none⟧ }",
      "s: { frame: ⟦Y106:[0, 2000, 100%, 44]⟧, scrolls: vertical }",
      "s: { frame: ⟦Y106:[0, 500, 100%, 44]⟧, scrolls: vertical }",
      "s: { frame: ⟦Y106:[0, 0, 0, 44]⟧, scrolls: vertical }",
      "⟦C502:scroll⟧: { frame: [0, 0, 100%, 44], scrolls: vertical }",
      "⟦Y202:add⟧: { frame: [0, 0, 100%, 44], scrolls: vertical }",
    ])
  func `what makes none`(_ entry: String) {
    expectDrawn(
      "scene: M\ncontainers: { main: { bar: { add: { at: leading } }, scrollers: { \(entry) } } }\n"
    )
    let item = "items: { add: { frame: [0, 0, 100%, 44], tap: close } }"
    expectDrawn("scene: M\npanels: { p: { edge: left, \(item), scrollers: { \(entry) } } }\n")
  }

  @Test(
    arguments: [
      "pan: left, drives: p, in: ⟦Y201:main.cod⟧",
      "pan: left, drives: p, before: ⟦Y201:main.cod.scroll⟧",
      "pan: left, drives: ⟦Y201:main.cod.scroll⟧",
    ])
  func `a name that none has`(_ keys: String) {
    expectDrawn("scene: M\n\(page)panels: { p: { edge: left } }\ngestures: { g: { \(keys) } }\n")
  }
}
