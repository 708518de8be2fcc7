import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource
import Testing

/// Lists that copy other lists.
struct ListLikeTests {
  private static let inbox = """
    scene: M
    containers: { main: {}, archive: {} }
    actions: { told: {} }
    lists:
      inbox:
        in: main
        frame: [0, 44, 100%, 50%]
        rows:
          height: 60
          tap: [emit told, close filed]
          swipe:
            style: stretch
            trailing:
              file:
                text: 40..80
                tap: [close inbox, { when: inbox.row at rest trailing, do: send inbox.row to closed }]
        scrollers: { code: { frame: [0, 0, 100%, 44], scrolls: horizontal } }

    """

  /// The same, with rows that speak of no other list.
  private static let alone = inbox.replacing("[emit told, close filed]", with: "emit told")

  private func scene(_ list: String, in text: String = inbox) throws -> Scene {
    let read = Reading.scene(text + "  \(list)\n")
    #expect(read.diagnostics.map(\.message) == [])
    return try #require(read.value)
  }

  @Test func `a copy has all that its original has, and means itself`() throws {
    let scene = try scene("filed: { like: inbox, in: archive }")
    let (inbox, filed) = (EntityID<RowList>(0), EntityID<RowList>(1))
    #expect(scene[filed].holder == .container(EntityID(1)))
    #expect(scene[filed].frame == scene[inbox].frame)
    #expect(scene[filed].row.height == 60...60)
    #expect(scene[filed].row.tap == [.emit(EntityID(0)), .closeRows(inbox)])
    let swipe = try #require(scene[filed].row.swipe)
    #expect(swipe.style == .stretch)
    let closed = try #require(swipe.definition.detents.firstIndex { $0.name == "closed" })
    let open = try #require(swipe.definition.detents.firstIndex { $0.name == "trailing" })
    #expect(
      swipe.sides[0].buttons[0].tap == [
        .closeRows(filed),
        .choose(
          [Guard(.atRest(.row(filed), open))], then: [.send(.row(filed), closed)], otherwise: []),
      ])
    #expect(scene.scrollAreas.map(\.holder) == [.list(inbox), .list(filed)])
    // What is measured of its buttons has names of its own.
    #expect(
      scene.quantities.map(\.name).filter { !$0.isEmpty } == ["inbox.file.text", "filed.file.text"])
  }

  @Test func `what is written beside it replaces what was copied, whole mappings at a time`() throws
  {
    let scene = try scene(
      "filed: { like: more, rows: { height: 80 } }\n  more: { like: inbox, frame: [0, 0, 100%, 44], "
        + "scrollers: {} }", in: Self.alone)
    let (filed, more) = (scene.lists[1], scene.lists[2])
    #expect(filed.frame == more.frame && more.frame != scene.lists[0].frame)
    #expect(filed.row.swipe == nil && filed.row.tap.isEmpty && filed.row.height == 80...80)
    #expect(more.row.swipe != nil && more.row.height == 60...60)
    #expect(filed.holder == .container(EntityID(0)))
    #expect(scene.scrollAreas.count == 1)
  }

  @Test(
    arguments: [
      ("filed: { like: ⟦Y201:inbix⟧ }", "did you mean `inbox`?"),
      ("filed: { like: ⟦Y201:main⟧ }", "there is `inbox` and `filed`"),
      ("filed: { like: ⟦Y104:filed⟧ }", "one of the lists has to say everything itself"),
      (
        "filed: { like: more }\n  more: { like: ⟦Y104:filed⟧ }",
        "one of the lists has to say everything itself"
      ),
      ("filed: { like: ⟦Y103:[inbox]⟧ }", "write it without the brackets: `like: inbox`"),
    ])
  func `what copies nothing`(_ list: String, _ help: String) {
    expectDrawn(Self.alone + "  \(list)\n", help: help)
  }

  @Test func `a list that copies none needs rows`() throws {
    let found = try onlyDiagnostic(Self.inbox + "  filed: { in: archive }\n")
    #expect(found.code == .missingKey)
    #expect(found.message == "`filed` needs the key `rows`")
  }
}
