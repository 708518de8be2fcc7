import CoulisseDiagnostics
import Testing

/// What a designer is told to write instead.
@Suite struct HelpTests {
  @Test(
    arguments: [
      ("panels: []", "write for example `panels: { menu: { edge: leading, size: 80% } }`"),
      ("panels: { m: x }", "write for example `m: { edge: leading, size: 80% }`"),
      ("viewport: 300", "write for example `viewport: { width: 320..430, design: 375 x 667 }`"),
      ("actions: { x: [a] }", "write for example `x: {}`"),
      ("panels: { m: { edge: [left] } }", "write it without the brackets: `edge: left`"),
    ])
  func `a value of the wrong kind is answered with one of the right kind`(
    _ line: String, _ help: String
  ) throws {
    #expect(try onlyDiagnostic("scene: M\n\(line)\n").help == [help])
  }

  @Test(
    arguments: [
      ("motion: 0.3s easeInOut", "did you mean `ease-in-out`?"),
      ("motion: 0.3s easeinout", "did you mean `ease-in-out`?"),
      ("motion: { duration: 1s, curve: ease_in }", "did you mean `ease-in`?"),
      ("animation: 0.3s", "did you mean `motion`?"),
      ("insetContent: 60", "did you mean `inset-content`?"),
      ("opener: yes", "write `app`, or remove the key if the default is meant"),
      ("opener: true", "write `app`"),
      ("starts: no", "write the name of a detent, such as `closed` or `open`"),
      ("scrim: off", "write `false`"), ("modal: off", "write `false`"),
      ("pull: { before: none }", "for none, remove the key, or write `[]`"),
    ])
  func `a word of another tool is answered with ours`(_ line: String, _ help: String) throws {
    let found = try onlyDiagnostic("scene: M\npanels: { p: { edge: left, \(line) } }\n")
    #expect(found.help.first == help)
  }

  @Test(arguments: [
    ("start", "leading"), ("end", "trailing"), ("Leading", "leading"), ("up", "top"),
    ("down", "bottom"), ("lefft", "left"),
  ])
  func `an edge of another tool is answered with ours`(_ word: String, _ edge: String) throws {
    let found = try onlyDiagnostic("scene: M\npanels: { p: { edge: \(word) } }\n")
    #expect(found.help.first == "did you mean `\(edge)`?")
  }

  @Test func `a scenario that is read as a scene is one fault, with the right command`() throws {
    let found = try onlyDiagnostic(
      "scenario: open it\nscene: side.scene.yaml\nsteps: [{ tap: [1, 2] }]\n")
    #expect(found.code == .unknownKey)
    #expect(found.message == "this is a scenario, and a scene is wanted here")
    #expect(found.help == ["play it: `coulisse simulate <its scene> test.scene.yaml`"])
  }

  @Test func `a key that has to be there is not to be removed`() throws {
    let required = try onlyDiagnostic("scene:\n").help
    #expect(!required.contains { $0.hasPrefix("remove") })
    let optional = try onlyDiagnostic("scene: M\npanels:\n").help
    #expect(optional.contains { $0.hasPrefix("remove") })
  }

  @Test func `no message speaks of mappings`() throws {
    for line in ["panels: []", "viewport: 300", "panels: { m: [a] }"] {
      #expect(try !onlyDiagnostic("scene: M\n\(line)\n").message.contains("mapping"), "\(line)")
    }
  }

  @Test(
    arguments: [
      "containers: { main: { bar: { b: { at: leading, label: ⟦Y106:''⟧ } } } }",
      "containers: { main: { bar: { b: { at: leading, label: ⟦Y106:\"  \"⟧ } } } }",
      "panels: { m: { edge: left, items: { a: { label: ⟦Y106:''⟧, frame: [0, 0, 9, 9] } } } }",
    ])
  func `an empty label is an error`(_ marked: String) { expectDrawn("scene: M\n\(marked)\n") }

  @Test func `an empty label of a block scalar says what the sign means`() throws {
    let found = try onlyDiagnostic(
      "scene: M\ncontainers:\n  main:\n    bar:\n      b:\n        label: >\n        at: leading\n")
    #expect(found.notes.first?.hasPrefix("`>` begins a block of text") == true)
  }

  @Test(
    arguments: [
      "containers: { main: { ⟦Y101:scrlls⟧: vertical } }",
      "⟦Y101:contaners⟧: { main: { scrolls: vertical } }",
      "containers: { all: { ⟦Y101:contans⟧: { main: { scrolls: vertical } } } }",
    ])
  func `a mistyped key does not make names unknown`(_ line: String) {
    expectDrawn(
      "scene: M\n\(line)\npanels: { p: { edge: left } }\n"
        + "gestures: { g: { pan: right, in: stage, drives: p, before: main.scroll } }\n")
  }

  @Test func `a value torn at its commas is one fault`() {
    expectDrawn(
      "scene: M\npanels: { p: { edge: left, size: { width: ⟦Y104:min(80%, 320)⟧ } } }\n")
  }

  @Test func `a statement that is nearly one gets a suggestion`() throws {
    let found = try onlyDiagnostic(
      "scene: M\npanels: { p: { edge: left, pull: { when: p bond for closed } } }\n")
    #expect(found.help == ["did you mean `p bound for closed`?"])
  }

  @Test func `a list of what there is says how much it leaves out`() throws {
    let panels = (1...12).map { "panel\($0)00: { edge: left }" }.joined(separator: ", ")
    let found = try onlyDiagnostic(
      "scene: M\npanels: { \(panels) }\n"
        + "gestures: { g: { pan: right, drives: xyzzyxyzzy, in: stage } }\n")
    #expect(found.help.first?.hasSuffix("and 4 more") == true)
  }
}
