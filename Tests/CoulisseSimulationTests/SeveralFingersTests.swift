import CoulisseDiagnostics
import Testing

@testable import CoulisseSimulation

/// Steps of several fingers at once, and fingers that come later. The menu is open, 300 points wide, and
/// closes with two fingers.
@Suite struct SeveralFingersTests {
  private func play(_ steps: String, push: String = "{ fingers: 2 }") throws -> Run {
    try Stage(
      """
      scene: Menu
      panels:
        menu: { edge: left, size: 300pt, starts: open, opener: app, push: \(push) }
      gestures:
        calm: { tap: 1, fingers: 2, in: menu, do: close menu }
        still: { long-press: 0.5s, fingers: 3, in: menu, do: close menu }
      """.asSceneFile
    ).play(steps)
  }

  @Test func `the middle of two fingers drags, and nothing jumps when one comes or goes`() throws {
    let run = try play(
      """
      - down: [200, 300]
      - down: { finger: 2, at: [240, 300] }
      - move: { fingers: 2, by: [-60, 0], over: 0.1s }
      # The middle has gone 60, of which 10 are the slop.
      - expect: { menu: { is: dragged, left: -50 }, winner: menu.push }
      - move: { finger: 2, by: [-20, 0] }
      - expect: { menu: { left: -60 } }
      - up: 2
      - expect: { menu: { left: -60 } }
      - move: { by: [-20, 0] }
      - expect: { menu: { left: -80 } }
      - down: { finger: 3, at: [100, 300] }
      - move: { finger: 3, by: [-90, 0] }
      - expect: { menu: { is: dragged, left: -80 } }
      - up: 1
      - expect: { menu: bound for open }
      - up: 3
      """)
    #expect(run.diagnostics.map(\.message) == [])
  }

  @Test func `a finger that comes later takes its part of the way with it`() throws {
    let steps = """
      - down: [200, 300]
      - move: { by: [-60, 0], over: 0.1s }
      - expect: { menu: { left: -50 } }
      - down: { finger: 2, at: [240, 300] }
      - expect: { menu: { left: COMES } }
      - move: { finger: 2, by: [-20, 0] }
      - expect: { menu: { left: MOVES } }
      - up: 2
      - expect: { menu: { left: LIFTS } }
      - up: 1
      """
    // Finger 1 came down at 200 and is at 140; the drag counts from 190, after the slop. A finger at
    // 240 is 50 to the right of that, where the menu cannot go; at 220 it is 30 to the right.
    for (policy, comes, moves, lifts) in [
      ("ignore", "-50", "-50", "-50"), ("rebase", "-50", "-60", "-60"),
      ("follow-last", "0", "0", "-50"),
    ] {
      let run = try play(
        steps.replacing("COMES", with: comes).replacing("MOVES", with: moves).replacing(
          "LIFTS", with: lifts),
        push: "{ extra-touch: \(policy) }")
      #expect(run.diagnostics.map(\.message) == [], "\(policy)")
    }
  }

  @Test func `fingers that move at once are told as one`() throws {
    let run = try play(
      """
      - down: [200, 300]
      - down: { finger: 2, at: [240, 300] }
      - move: { fingers: 2, by: [-30, 0], over: 0.1s }
      - move: { fingers: 2, to: [150, 310], over: 0.2s }
      - cancel: 1
      - up: 2
      """)
    let start = run.facts.firstIndex(of: "finger 1 moves to 150, 310")
    #expect(
      start.map { Array(run.facts[$0..<$0 + 4]) } == [
        "finger 1 moves to 150, 310", "finger 2 moves to 190, 310",
        "menu dragged from 280 to 260 (86.7%)", "finger 1 is taken away by the system",
      ])
  }

  @Test func `whole touches have several fingers, each 40 points beside the one before`() throws {
    let drag = try play(
      """
      - drag: { fingers: 2, from: [200, 300], by: [-200, 0] }
      - expect: { menu: bound for closed, winner: menu.push }
      """)
    #expect(drag.diagnostics.map(\.message) == [])
    #expect(drag.facts.contains("finger 2 down at 240, 300 on menu.content"))
    let others = try play(
      """
      - drag: { from: [200, 300], by: [-200, 0] }
      - expect: { menu: open, winner: none }
      - fling: { finger: 3, fingers: 2, from: [200, 300], by: [-100, 0] }
      - expect: { menu: bound for closed, winner: menu.push }
      - open: menu
      - advance: until rest
      - tap: { fingers: 2, at: [100, 300] }
      - expect: { menu: bound for closed, winner: calm }
      - open: menu
      - advance: until rest
      - long-press: { fingers: 3, at: [100, 300] }
      - expect: { menu: bound for closed, winner: still }
      """)
    #expect(others.diagnostics.map(\.message) == [])
  }

  @Test func `a finger that is not there cannot move along`() throws {
    let run = try play(
      """
      - down: [200, 300]
      - move: { fingers: 2, by: [-60, 0] }
      - up: 1
      """)
    #expect(run.diagnostics.map(\.message) == ["finger 2 is not down"])
  }
}

@Suite struct GrabSpotTests {
  @Test func `the middle of an element is that of where it takes touches`() throws {
    let run = try Stage(
      """
      scene: Menu
      panels:
        menu:
          edge: left
          size: 300pt
          starts: open
          opener: app
          items: { map: { label: Map, frame: [0, 100, 100%, 44], grab: [0, 44, 60, 20], tap: close } }
      """.asSceneFile
    ).play("- tap: menu.map\n- expect: { menu: bound for closed }")
    #expect(run.diagnostics.map(\.message) == [])
    #expect(run.facts.first == "finger 1 down at 30, 154 on menu.map")
  }
}
