import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource
import Testing

@Suite struct LikeTests {
  private func scene(_ text: String) throws -> Scene {
    let read = Reading.scene("scene: M\n" + text)
    #expect(read.diagnostics.map(\.message) == [])
    return try #require(read.value)
  }

  private static let menu = """
    containers: { main: { navigation: stack } }
    panels:
      menu:
        edge: left
        size: 70%
        inset-content: 40
        navigation: stack
        outside: { tap: close }
        modal: false
        starts: open
        items:
          a: { frame: [10, 20, 50% - 5, 44], tap: [close, close info, push menu] }
        scrim: { opacity: 30%, color: white, tap: close menu }
        pull:
          edge-pan: left
          in: [main, menu]
          when: [menu.depth is 0, info bound for closed]
          before: info.push
        push: { pan: left }
        motion: 0.5s linear
        settle: stay
        cancel: keep

    """

  @Test func `a copy from the opposite edge is mirrored and means itself`() throws {
    let scene = try scene(Self.menu + "  info: { like: menu, edge: right }\n")
    let (menu, info) = (EntityID<Panel>(0), EntityID<Panel>(1))
    let copy = scene[info]
    #expect(copy.edge.value == .right)
    #expect(copy.size == Length(fraction: 0.7))
    #expect(copy.insetContent == Length(points: 40))
    #expect(copy.navigation && !copy.modal && scene.startsOpen(EntityID(1)))
    #expect(copy.outside.tap == [.close(info)])
    // x: 100% - 10 - (50% - 5)
    #expect(copy.items.map(\.frame.x) == [Length(fraction: 0.5, points: -5)])
    #expect(copy.items.map(\.frame.width) == [Length(fraction: 0.5, points: -5)])
    #expect(copy.items[0].tap == [.close(info), .close(menu), .push(.panel(info))])
    #expect(copy.ownTrack?.motion == Motion(curve: .linear, durationNanoseconds: 500_000_000))
    #expect(copy.ownTrack?.settle == .stay)
    #expect(copy.ownTrack?.cancel == .keep)
    let scrim = try #require(scene.scrims.first { $0.name.value == "info.scrim" })
    #expect(scrim.sources == [ScrimSource(panel: info, closed: 0, open: 0.3)])
    #expect(scrim.color == "white")
    #expect(scrim.tap == [.close(info)])
    let pull = try #require(scene.gestures.first { $0.name.value == "info.pull" })
    #expect(pull.kind == .edgePan(edge: .right, band: nil))
    #expect(pull.regions == [.container(EntityID(0)), .panel(info)])
    #expect(pull.when == [Guard(.depth(.panel(info), 0)), Guard(.boundFor(.panel(menu), 0))])
    #expect(pull.before.map { scene[$0].name.value } == ["menu.push"])
    let push = try #require(scene.gestures.first { $0.name.value == "info.push" })
    #expect(push.kind == .pan(claims: [.right]))
  }

  @Test func `a copy from the same edge is not mirrored`() throws {
    let scene = try scene(Self.menu + "  info: { like: menu }\n")
    #expect(scene.panels[1].edge.value == .left)
    #expect(scene.panels[1].items[0].frame.x == Length(points: 10))
  }

  @Test func `what is written beside it replaces the copy, key by key`() throws {
    let scene = try scene(
      Self.menu
        + """
          info:
            like: menu
            edge: right
            size: 200pt
            items: { b: { frame: [0, 0, 1, 1] } }
            motion: 1s
            pull: false

        """)
    let copy = scene.panels[1]
    #expect(copy.size == Length(points: 200))
    #expect(copy.items.map(\.name.value) == ["b"])
    #expect(copy.ownTrack?.motion == Motion(curve: .easeInOut, durationNanoseconds: 1_000_000_000))
    #expect(!scene.gestures.contains { $0.name.value == "info.pull" })
    #expect(copy.insetContent == Length(points: 40))
  }

  @Test func `a copy of a copy is mirrored twice`() throws {
    let scene = try scene(
      Self.menu + "  info: { like: menu, edge: right }\n  more: { like: info, edge: left }\n")
    #expect(scene.panels[2].items[0].frame.x == Length(points: 10))
    #expect(scene.panels[2].edge.value == .left)
  }

  @Test func `the transition comes along, unless there is another`() throws {
    let text = """
      panels:
        a: { edge: left }
        b: { like: a, edge: right }
        c: { like: a, cancel: settle }
        d: { like: a }
      transitions:
        a: { duration: 1s, curve: linear, cancel: return, resize: close }
        d: { like: a, curve: ease-in }

      """
    let scene = try scene(text)
    let second: Int64 = 1_000_000_000
    #expect(
      scene.panels.compactMap(\.ownTrack).map(\.motion.durationNanoseconds) == [
        second, second, second, second,
      ])
    #expect(
      scene.panels.compactMap(\.ownTrack).map(\.motion.curve) == [
        .linear, .linear, .linear, .easeIn,
      ])
    #expect(
      scene.panels.compactMap(\.ownTrack).map(\.cancel) == [.goBack, .goBack, .settle, .goBack])
    #expect(scene.panels.compactMap(\.ownTrack).map(\.resize) == [.close, .close, .close, .close])
  }

  @Test(
    arguments: [
      "panels: { a: { like: ⟦Y201:b⟧ } }",
      "panels: { a: { like: ⟦Y104:a⟧ } }",
      "panels: { a: { like: b }, b: { like: ⟦Y104:a⟧ } }",
      "panels: { a: { like: b }, b: { like: c }, c: { like: ⟦Y104:b⟧ } }",
      "panels: { a: { edge: left }, b: { like: a, edge: ⟦Y104:top⟧ } }",
      "panels: { a: { edge: left } }\ntransitions: { a: { like: ⟦Y201:b⟧ } }",
      "panels: { a: { edge: left, motion: 1s } }\ntransitions: { a: { ⟦Y003:duration⟧: 2s } }",
      "panels: { a: { edge: left, settle: stay } }\ntransitions: { a: { ⟦Y003:settle⟧: stay } }",
    ])
  func `a copy that cannot be made is reported`(_ marked: String) {
    expectDrawn("scene: M\n\(marked)\n")
  }

  @Test(.timeLimit(.minutes(1)), arguments: [false, true])
  func `a chain of as many copies as a scene may have panels`(_ isReversed: Bool) throws {
    let copies = (1..<300).map { "  m\($0): { like: m\($0 - 1) }\n" }
    let lines = ["  m0: { edge: left, motion: 2s linear }\n"] + copies
    let panels = (isReversed ? lines.reversed() : lines).joined()
    let motions = try scene("panels:\n" + panels).panels.compactMap { $0.ownTrack?.motion }
    #expect(motions.count == 300)
    #expect(motions.allSatisfy { $0 == Motion(curve: .linear, durationNanoseconds: 2_000_000_000) })
  }

  @Test(.timeLimit(.minutes(1))) func `a chain of transitions may be as long`() throws {
    let panels = (0..<300).map { "  m\($0): { edge: left }\n" }.joined()
    let copies = (1..<300).map { "  m\($0): { like: m\($0 - 1) }\n" }.reversed().joined()
    let text = "panels:\n\(panels)transitions:\n\(copies)  m0: { duration: 2s }\n"
    let durations = try scene(text).panels.compactMap { $0.ownTrack?.motion.durationNanoseconds }
    #expect(durations == Array(repeating: 2_000_000_000, count: 300))
  }

  @Test func `each transition of a circle is reported`() {
    expectDrawn(
      "scene: M\npanels: { a: { edge: left }, b: { edge: left }, c: { edge: left } }\n"
        + "transitions: { a: { like: b }, b: { like: ⟦Y104:c⟧ }, c: { like: ⟦Y104:b⟧ } }\n")
  }
}
