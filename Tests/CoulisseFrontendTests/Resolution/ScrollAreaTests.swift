import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource
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
    func names(_ others: [Relation]) -> Set<String> { Set(others.map { scene[$0].name.value }) }
    let code = try gesture("main.code.scroll")
    #expect(code.kind == .pan(claims: [.left, .right]))
    #expect(names(code.before) == ["main.content-pop", "main.scroll"])
    #expect(try names(gesture("main.back").before).contains("main.code.scroll"))
    #expect(
      try names(gesture("p.pull").before).isSuperset(of: ["main.code.scroll", "main.scroll"]))
  }

  @Test(
    arguments: [
      ("vertical", [.dominant, .dominant]), ("horizontal", [.free, .dominant]),
      ("none", [.free, .dominant]),
    ] as [(String, [AxisLock])])
  func `a part locks its axis where what is around it scrolls across`(
    scrolls: String, locks: [AxisLock]
  ) throws {
    let part = "scrolls: \(scrolls), \(self.part)"
    #expect(try self.locks("panels: { p: { edge: left, \(part) } }\n") == locks)
    #expect(try self.locks("containers: { main: { \(part) } }\n") == locks)
    let nested = "containers: { a: { scrolls: \(scrolls), contains: { b: { \(self.part) } } } }\n"
    #expect(try self.locks(nested) == locks)
  }

  @Test func `rows scroll across a part that scrolls sideways`() throws {
    #expect(try locks("lists: { l: { rows: {}, \(part) } }\n") == [.dominant, .dominant])
    let upright = part.replacing("horizontal", with: "vertical")
    #expect(try locks("lists: { l: { rows: {}, \(upright) } }\n") == [.free, .dominant])
    #expect(
      try locks(
        "containers: { main: { scrolls: horizontal } }\nlists: { l: { rows: {}, \(upright) } }\n")
        == [.dominant, .dominant])
  }

  private let part = "scrollers: { s: { frame: [0, 0, 100%, 80], scrolls: horizontal } }"

  /// The lock of the part's own scrolling, on iOS and on Android.
  private func locks(_ text: String) throws -> [AxisLock] {
    let scene = try scene(text)
    let index = try #require(scene.gestures.firstIndex { $0.name.value.hasSuffix("s.scroll") })
    return try [Platform.ios(version: 26), .android].map { platform in
      let lowered = scene.lowered(for: platform)
      let recognizer = try #require(lowered.symbols.recognizer(of: EntityID(index)))
      return lowered.program.recognizers[recognizer].lock
    }
  }

  @Test func `it stands in what holds it`() throws {
    let scene = try scene(
      page + "panels: { p: { edge: right, size: 100%, inset-content: 60, scrollers: "
        + "{ s: { frame: [0, 50%, 50%, 40], scrolls: vertical } } } }\n"
        + "lists: { l: { in: main, frame: [0, 100, 100%, 200], rows: {}, scrollers: "
        + "{ s: { frame: [25, 50%, 100% - 50, 40], scrolls: horizontal } } } }\n")
    let lowered = scene.lowered(for: .ios(version: 26))
    let machine = SceneMachine(lowered.program)
    func view(_ id: Int) throws -> Int {
      let view = try #require(lowered.symbols.view(of: .scrollArea(EntityID(id))))
      #expect(lowered.program.views[view].clips)
      return view
    }
    // 375 x 667 points; of the panel 315 are covered.
    let code = try machine.stageRect(of: view(0), at: machine.state.now)
    #expect(code == Rect(x: 16, y: 300, width: 343, height: 160))
    let part = try machine.placement(of: view(1), at: machine.state.now).frame
    #expect(part.width == 157.5 && part.height == 40)
    let row = try machine.stageRect(of: view(2), at: machine.state.now)
    #expect(row == Rect(x: 25, y: 200, width: 325, height: 40))
    let track = try #require(lowered.symbols.track(of: .scroll(.scrollArea(EntityID(0)))))
    #expect(machine.range(of: track).upper == 2000 - 343)
  }

  @Test func `a page that is pushed covers it`() throws {
    let scene = try scene(
      page + "lists: { l: { in: main, rows: {}, \(part) } }\npanels: { p: { edge: left } }\n")
    for name in ["main.code.scroll", "l.s.scroll"] {
      let gesture = try #require(scene.gestures.first { $0.name.value == name })
      #expect(gesture.when == [Guard(.depth(.container(EntityID(0)), 0))])
    }
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

  @Test func `a drag that begins in a part of a list is about no row`() throws {
    let text =
      "lists: { l: { rows: { swipe: { left: { b: { text: 40 } } } }, \(part) } }\n"
      + "gestures: { g: { tap: 2, in: l.s, do: close l } }\n"
    let scene = try scene(text)
    #expect(scene.gestures[0].regions == [.scrollArea(EntityID(0))])
    #expect(scene.gestures[0].row == nil)
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
    let row = "rows: { swipe: { left: { add: { text: 40 } } } }"
    expectDrawn("scene: M\nlists: { l: { \(row), scrollers: { \(entry) } } }\n")
  }

  @Test(
    arguments: [
      "pan: left, drives: p, in: ⟦Y201:main.cod⟧",
      "pan: left, drives: p, before: ⟦Y201:main.cod.scroll⟧",
      "pan: left, drives: ⟦Y201:main.cod.scroll⟧", "pan: left, drives: ⟦Y201:mian.code.scroll⟧",
      "pan: left, drives: ⟦Y201:p.code.scroll⟧",
    ])
  func `a name that none has`(_ keys: String) {
    expectDrawn("scene: M\n\(page)panels: { p: { edge: left } }\ngestures: { g: { \(keys) } }\n")
  }

  @Test func `what replaces its scrolling is named`() throws {
    let found = try onlyDiagnostic(
      "scene: M\n\(page)panels: { p: { edge: left } }\ngestures:\n"
        + "  g: { pan: horizontal, in: main.code, drives: main.code.scroll }\n"
        + "  h: { pan: left, drives: p, before: main.code.scroll }\n")
    #expect(found.message == "there is no gesture `main.code.scroll`: `g` replaces it")
  }

  @Test func `names that could not be read are reported once`() {
    expectDrawn(
      "scene: M\ncontainers: { main: { scrollers: ⟦Y103:code⟧ } }\npanels: { p: { edge: left } }\n"
        + "gestures: { g: { pan: left, drives: p, before: main.code.scroll, in: main.code } }\n")
  }

  /// Of a panel's content 375 points of 75 are covered; of a list of 200 points the last ends at 200.
  @Test(
    arguments: [
      "panels: { p: { edge: left, size: 100%, inset-content: 50%, scrollers: "
        + "{ s: { frame: ⟦Y106:[215, 0, 40, 40]⟧, scrolls: vertical } } } }",
      "lists: { l: { rows: {}, frame: [0, 0, 100%, 200], scrollers: "
        + "{ s: { frame: ⟦Y106:[0, 200, 40, 40]⟧, scrolls: vertical } } } }",
      "measures: { m: 0..20 }\npanels: { p: { edge: bottom, size: 60pt, inset-content: m, scrollers: "
        + "{ s: { frame: ⟦Y106:[0, 60, 40, 40]⟧, scrolls: vertical } } } }",
    ])
  func `it lies in what holds it`(_ text: String) {
    expectDrawn("scene: M\nviewport: { width: 375..430, height: 667 }\n\(text)\n")
  }
}
