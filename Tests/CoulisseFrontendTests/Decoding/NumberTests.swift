import CoulisseDiagnostics
import Testing

@Suite struct NumberTests {
  @Test(
    arguments: [
      "motion: ⟦Y105:0.3⟧", "motion: ⟦Y105:3min⟧", "motion: { duration: ⟦Y105:300⟧ }",
      "scrim: ⟦Y105:0.5⟧", "scrim: ⟦Y105:50pt⟧", "size: ⟦Y105:80px⟧", "size: 100% - ⟦Y105:60dp⟧",
      "inset-content: ⟦Y105:2em⟧", "size: { is: 80%, at-most: ⟦Y105:50%⟧ }",
      "settle: { past: ⟦Y105:25⟧ }",
      "settle: [{ speed: from ⟦Y105:200⟧, to: ahead }, { to: base }]",
      "settle: [{ speed: ⟦Y105:from 20%⟧, to: ahead }, { to: base }]",
      "settle: [{ travel: ⟦Y105:from 20pt/s⟧, to: ahead }, { to: base }]",
      "settle: [{ travel: ⟦Y105:from 20pt of gap⟧, to: ahead }, { to: base }]",
      "settle: { past: ⟦Y105:20pt/s⟧ }", "pull: { lock: ⟦Y105:45⟧ }", "pull: { gain: ⟦Y105:1x⟧ }",
      "pull: { band: ⟦Y105:10%⟧ }", "items: { a: { frame: [0, 0, 1, ⟦Y105:4cm⟧] } }",
      "size: ⟦Y105:0.8⟧", "size: ⟦Y105:80⟧", "size: { is: ⟦Y105:300⟧, at-most: 400 }",
    ])
  func `a missing or wrong unit is reported at the number`(_ line: String) {
    expectDrawn("scene: M\npanels: { p: { edge: left, \(line) } }\n")
  }

  @Test(
    arguments: [
      ("scrim: 0.5", "write `50%`"), ("motion: 0.3", "write `0.3s` or `0.3ms`"),
      ("size: 80px", "write `80pt`"),
      ("size: 80", "write `80%` for a share of the screen, or `80pt` for points"),
      ("size: 300", "write `300pt`"),
      ("size: 80 %", "write `80%`, without a blank"),
      ("motion: 0.3 s", "write `0.3s`, without a blank"),
      ("scrim: 50 %", "write `50%`, without a blank"),
      ("size: 100% - 60 pt", "write `60pt`, without a blank"),
      ("size: 0.8", "write `80%`, or `0.8pt` if you mean it"),
    ])
  func `the help writes the number with a unit`(_ line: String, _ help: String) throws {
    let found = try onlyDiagnostic("scene: M\npanels: { p: { edge: left, \(line) } }\n")
    #expect(found.help.first == help)
  }

  @Test(
    arguments: [
      "size: ⟦Y106:.nan⟧", "size: ⟦Y106:.inf⟧", "size: ⟦Y106:-.INF⟧", "size: ⟦Y106:nan⟧",
      "size: ⟦Y106:Infinity⟧", "size: ⟦Y106:1e999⟧", "size: ⟦Y106:1e999%⟧", "size: ⟦Y106:-1e999pt⟧",
      "size: ⟦Y106:1e99999999999999999999⟧", "motion: ⟦Y106:-0.3s⟧", "motion: ⟦Y106:7200s⟧",
      "motion: { duration: ⟦Y106:-1ms⟧ }", "scrim: ⟦Y106:150%⟧", "scrim: ⟦Y106:-1%⟧",
      "size: ⟦Y106:0⟧", "size: ⟦Y106:-20%⟧", "size: ⟦Y106:100% - 400⟧",
      "size: ⟦Y106:{ is: 80%, at-least: 300, at-most: 200 }⟧", "pull: { gain: ⟦Y106:0⟧ }",
      "pull: { gain: ⟦Y106:-1⟧ }", "pull: { band: ⟦Y106:-1⟧ }", "pull: { lock: ⟦Y106:30deg⟧ }",
      "inset-content: ⟦Y106:-1⟧", "inset-content: ⟦Y106:100%⟧", "inset-content: ⟦Y106:100% - 300⟧",
      "size: 200pt, inset-content: ⟦Y106:200⟧",
      "items: { a: { frame: ⟦Y106:[0, 0, 0, 44]⟧ } }",
      "items: { a: { frame: ⟦Y106:[0, 0, 9, -50%]⟧ } }",
      "out-of-range: rubber-band ⟦Y106:0⟧", "motion: { curve: ⟦Y106:[2, 0, 0, 1]⟧ }",
      "motion: { curve: ⟦Y106:[0, 0, 1]⟧ }",
      "motion: { spring: ⟦Y106:{ duration: 0.5s, bounce: 1 }⟧ }",
      "motion: { spring: ⟦Y106:{ duration: 0s, bounce: 0 }⟧ }",
      "pull: { when: main.depth is ⟦Y106:-1⟧ }",
    ])
  func `a number out of range is reported`(_ line: String) {
    expectDrawn("scene: M\npanels: { p: { edge: left, \(line) } }\n")
  }

  @Test(
    arguments: [
      "viewport: { width: ⟦Y106:1366..320⟧ }", "viewport: { width: ⟦Y106:0⟧..320 }",
      "viewport: { design: 375 x ⟦Y106:0⟧ }", "viewport: { design: ⟦Y106:200 x 667⟧ }",
      "viewport: { width: 320..⟦Y106:1e999⟧ }", "viewport: { width: ⟦Y103:320..⟧ }",
      "viewport: { width: ⟦Y106:.inf⟧ }", "platforms: ⟦Y106:[]⟧",
      "containers: { m: { scrolls: vertical, content: ⟦Y106:-5⟧.. } }",
    ])
  func `a range that is none is reported`(_ line: String) {
    expectDrawn("scene: M\n\(line)\n")
  }

  @Test(
    arguments: [
      "size: ⟦Y005:010⟧", "size: ⟦Y005:0o17⟧", "size: ⟦Y005:1_000⟧", "size: ⟦Y005:12:30⟧",
      "size: ⟦Y005:010%⟧", "size: 100% - ⟦Y005:060⟧", "motion: ⟦Y005:00.3s⟧",
      "items: { a: { frame: [0, ⟦Y005:064⟧, 1, 1] } }",
      "items: { a: { label: ⟦Y005:010⟧, frame: [0, 0, 9, 9] } }",
    ])
  func `a number that tools disagree about is reported`(_ line: String) {
    expectDrawn("scene: M\npanels: { p: { edge: left, \(line) } }\n")
  }
}
