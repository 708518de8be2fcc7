import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSimulation
import CoulisseSource
import Testing

@Suite struct TraceTests {
  @Test func `the trace of a drag says who wanted, who won and why, line by line`() throws {
    let run = try Stage.sideDrawers().play(
      """
      - down: [5, 300]
      - move: { to: [10, 300], over: 0.1s }
      - move: { to: [125, 300], over: 0s }
      - move: { to: [175, 300], over: 0.2s }
      - move: { to: [215, 300], over: 0.2s }
      - up: 1
      """)
    #expect(
      run.facts == [
        "finger 1 down at 5, 300 on main",
        "finger 1 moves to 10, 300",
        "finger 1 moves to 125, 300",
        "main.scroll wants this touch, once pullMenu has failed",
        "pullMenu wants this touch",
        "main.scroll wanted it too, but pullMenu goes first",
        "pullMenu begins",
        "dim shown",
        "menu dragged from 0 to 110 (29.3%)",
        "finger 1 moves to 175, 300",
        "menu dragged from 110 to 160 (42.7%)",
        "finger 1 moves to 215, 300",
        "menu dragged from 160 to 200 (53.3%)",
        "finger 1 lifts at 215, 300",
        "menu settles open: from 200 to 375 in 0.3s, ease-in-out, let go",
        "pullMenu ends",
        "pullMenu disabled",
        "pullInfo disabled",
        "pushMenu enabled",
      ])
  }

  @Test func `timers are told about at their own instants`() throws {
    let run = try Stage.sideDrawers().play("- open: menu\n- advance: 5s")
    let rests = try #require(
      run.result.trace.entries.first { if case .settled = $0.fact { true } else { false } })
    #expect(rests.time.nanoseconds == 300_000_000)
    #expect(run.facts.last == "menu rests open")
  }

  @Test func `what nothing decides is told with the winner and the reason`() throws {
    let run = try Stage("Spec/naive/scroll-swallows-edge-pan.scene.yaml").play(
      "- drag: { from: [5, 300], by: [200, 0] }")
    let line =
      "undecided: main.scroll and pullMenu both want this touch; main.scroll got it because it "
      + "lies deeper"
    #expect(run.facts.contains(line))
    let names = run.result.undecidedPairs.map { pair in
      [pair.first, pair.second].map { run.scene[$0].name.value }
    }
    #expect(names == [["pullMenu", "main.scroll"]])
    #expect(run.text.hasSuffix("0 expectations hold; undecided: pullMenu and main.scroll\n"))
    #expect(run.result.succeeded)
  }

  @Test func `the app's wishes, the world and what the app is told are in the trace`() throws {
    let run = try Stage.sideDrawers().play(
      """
      - resize: 667 x 375
      - resize: 667 x 375
      - insets: { left: 44, right: 44, bottom: 20.5 }
      - insets: { bottom: 20.5, right: 44, left: 44 }
      - insets: {}
      - direction: right-to-left
      - reduce-motion: true
      - scrolled: { in: main, offset: 20, content: 800, window: 375 }
      - push: main
      - escape
      - toggle: info
      """)
    #expect(
      run.facts == [
        "stage is 667 x 375 now",
        "stage has insets now: left 44, right 44, bottom 20.5",
        "stage has no insets now",
        "stage reads right-to-left now",
        "stage motion is reduced",
        "main scrolled to 20 of 800",
        "app pushes a page in main",
        "main pushing, depth 1",
        "main.page settles in place: from 667 to 0 in 0s, ease-in-out, asked for",
        "main.page rests in place",
        "main pushed, depth 1",
        "pullMenu disabled",
        "pullInfo disabled",
        "main.back enabled",
        "main.content-pop enabled",
        "main.showMenu hidden",
        "main.showInfo hidden",
        "app accessibility escape",
        "main popping, depth 1",
        "main.page settles gone: from 0 to 667 in 0s, ease-in-out, asked for",
        "main.page rests gone",
        "main root, depth 0",
        "pullMenu enabled",
        "pullInfo enabled",
        "main.back disabled",
        "main.content-pop disabled",
        "main.showMenu shown",
        "main.showInfo shown",
        "app toggles info",
        "info settles open: from 0 to 667 in 0s, ease-in-out, asked for",
        "info rests open",
        "pullMenu disabled",
        "pullInfo disabled",
        "pushInfo enabled",
        "dim shown",
      ])
  }

  @Test func `a touch that the system takes is told as such`() throws {
    let run = try Stage.sixLines().play(
      "- down: [5, 300]\n- move: { to: [105, 300], over: 0s }\n- cancel: 1\n- open: menu")
    #expect(
      run.facts.suffix(7) == [
        "finger 1 is taken away by the system",
        "menu settles closed: from 90 to 0 in 0.3s, ease-in-out, cancelled",
        "menu.pull is cancelled",
        "menu.push enabled",
        "app opens menu",
        "menu stopped at 90",
        "menu settles open: from 90 to 300 in 0.3s, ease-in-out, asked for",
      ])
  }

  @Test func `subjects stand in one column and a time is told once`() throws {
    let run = try Stage.sideDrawers().play("- open: menu\n- advance: until rest")
    #expect(
      run.text == """
        SideDrawers, 375 x 667, ios 26: test

        0.000  app       opens menu
               menu      settles open: from 0 to 375 in 0.3s, ease-in-out, asked for
               pullMenu  disabled
               pullInfo  disabled
               pushMenu  enabled
               dim       shown
        0.300  menu      rests open

        0 expectations hold; undecided: none

        """)
  }

  @Test func `the same scenario gives the same bytes, and a later start only other times`() throws {
    let stage = try Stage.sideDrawers()
    let steps = """
      - drag: { from: [5, 300], by: [200, 0], over: 0.31s }
      - advance: 0.123s
      - drag: { from: [200, 300], by: [-200, 30], over: 0.17s }
      - advance: until rest
      """
    let run = try stage.play(steps)
    #expect(try stage.play(steps).text == run.text)
    let later = try stage.play("- advance: 12.345678901s\n" + steps)
    #expect(later.facts == run.facts)
    #expect(later.result.trace.entries.map(\.fact) == run.result.trace.entries.map(\.fact))
    let delays = zip(later.result.trace.entries, run.result.trace.entries).map {
      $0.time.nanoseconds(since: $1.time)
    }
    #expect(delays.allSatisfy { $0 == 12_345_678_901 })
  }
}
