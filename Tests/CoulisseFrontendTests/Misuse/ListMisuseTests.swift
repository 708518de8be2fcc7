import CoulisseDiagnostics
import CoulisseTestSupport
import Testing

/// What can be wrong about `lists:`, their rows and what these tell.
@Suite struct ListMisuseTests {
  @Test(
    arguments: [
      ("⟦Y101:fram⟧: [0, 0, 100%, 44]", "did you mean `frame`?"),
      ("in: ⟦Y201:mian⟧", "did you mean `main`?"),
      (
        "frame: ⟦Y103:[0, 0, 100%]⟧",
        "write `[x, y, width, height]`, for example `[0, 64, 100%, 44]`"
      ),
      (
        "frame: ⟦Y106:[100%, 0, 100%, 44]⟧",
        "a frame is `[x, y, width, height]` in the container, for example `[0, 64, 100%, 44]`"
      ),
    ])
  func `where it lies`(_ list: String, _ help: String) {
    ListScene(list: list).expect(help)
  }

  @Test(
    arguments: [
      ("height: ⟦Y106:0⟧..44", "write a value from 1 to 1000000"),
      ("height: ⟦Y106:90..44⟧", "write the smaller number first"),
      ("height: ⟦Y103:tall⟧", "write for example `30..90` or `60`"),
      ("height: 44..90, design: ⟦Y106:100⟧", "write a number inside `height`, or widen that"),
      ("height: ⟦Y103:tall⟧, design: 100", "write for example `30..90` or `60`"),
      ("fields: { subject: ⟦Y104:txt⟧ }", "did you mean `text`?"),
      (
        "fields: ⟦Y103:subject⟧",
        "write for example `fields: { subject: text, unread: boolean }`"
      ),
      ("tap: ⟦Y104:toggel⟧ inbox", "did you mean `toggle`?"),
      ("tap: open ⟦Y201:inbox⟧", "none is declared in this scene"),
    ])
  func `what its rows are`(_ rows: String, _ help: String) {
    ListScene(rows: rows).expect(help)
  }

  @Test func `a list needs rows, and says which container it lies in`() throws {
    let bare = try onlyDiagnostic("scene: S\nlists: { inbox: {} }\n")
    #expect(bare.code == .missingKey)
    #expect(bare.message == "`inbox` needs the key `rows`")
    let lost = try onlyDiagnostic(
      "scene: S\ncontainers: { a: {}, b: {} }\nlists: { inbox: { rows: {} } }\n")
    #expect(lost.code == .missingKey)
    #expect(lost.help == ["write `in: b`"])
  }

  @Test func `its name is nobody else's`() throws {
    let other = try onlyDiagnostic(
      "scene: S\nlists: { main: { rows: {} } }\ncontainers: { main: {} }\n")
    #expect(other.code == .duplicateName)
    let stage = try onlyDiagnostic("scene: S\nlists: { stage: { rows: {} } }\n")
    #expect(stage.code == .reservedName)
  }

  @Test func `there are not too many lists`() throws {
    let names = (0...100).map { "l\($0): { rows: {} }" }.joined(separator: ", ")
    let many = try onlyDiagnostic("scene: S\nlists: { \(names) }\n")
    #expect(many.code == .tooLarge)
    #expect(many.message == "a scene has at most 100 lists; this one has 101")
  }

  /// What a row emits tells what the row has.
  @Test(
    arguments: [
      (
        "fields: { subjekt: text }, tap: emit ⟦Y201:read⟧", "payload: { subject: text }",
        "did you mean `subjekt`?"
      ),
      (
        "tap: emit ⟦Y201:read⟧", "payload: { size: number }",
        "add it: `fields: { size: number }`"
      ),
      (
        "fields: { size: text }, tap: emit ⟦Y104:read⟧", "payload: { size: number }",
        "write the same kind of value in both"
      ),
    ])
  func `what an action carries`(_ rows: String, _ action: String, _ help: String) {
    ListScene(rows: rows, rest: "actions: { read: { \(action) } }").expect(help)
  }

  @Test func `only a row has something to tell`() {
    expectDrawn(
      """
      scene: S
      containers: { main: { bar: { b: { at: leading, tap: emit ⟦Y104:read⟧ } } } }
      actions: { read: { payload: { subject: text } } }

      """)
  }
}
