import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import Testing

@Suite struct SettleTests {
  private func rule(_ settle: String, edge: String = "left") throws -> SettleRule {
    let read = Reading.scene("scene: M\npanels: { p: { edge: \(edge), settle: \(settle) } }\n")
    #expect(read.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    return try #require(read.value?.panels[0].ownTrack).settle
  }

  private let fling: [SettleClause] = [
    SettleClause(SettleTest(.speed, .from, 400, of: .absolute), to: .ahead),
    SettleClause(SettleTest(.speed, .from, 400, of: .absolute, direction: .back), to: .base),
  ]

  @Test func `presets are short for the rules of the systems they are named after`() throws {
    #expect(
      try rule("drawer-layout")
        == SettleRule(
          fling + [
            SettleClause(
              SettleTest(.position, .past, 0.5, of: .travel, direction: .any), to: .detent(1)),
            SettleClause(nil, to: .detent(0)),
          ]))
    #expect(
      try rule("floating-panel")
        == SettleRule([
          SettleClause(
            SettleTest(.projected, .past, 0.5, of: .gap, projectionSeconds: 0.499), to: .ahead),
          SettleClause(nil, to: .base),
        ]))
    #expect(try rule("stay") == .stay)
    #expect(try rule("standard") == .standard)
  }

  @Test func `past is strict, from is not`() throws {
    #expect(
      try rule("{ past: 50% }").clauses[0]
        == SettleClause(SettleTest(.travel, .past, 0.5, of: .gap), to: .ahead))
    #expect(
      try rule("{ from: 100pt }").clauses[0]
        == SettleClause(SettleTest(.travel, .from, 100, of: .absolute), to: .ahead))
    #expect(try rule("{ from: 100pt }").measuredFrom == .base)
    #expect(try rule("{ past: 30%, of: width, measured-from: start }").measuredFrom == .start)
    #expect(
      try rule("{ past: 30%, of: height }", edge: "top").clauses[0].test?.unit == .extent)
  }

  @Test func `a list of clauses says everything`() throws {
    let rule = try rule(
      """
      [{ position: before 10% of width, to: closed },
       { projected: from 20pt, projection: 499ms, to: nearest },
       { speed: past 1.5pt/s, direction: dominant, to: back }, { to: open }]
      """)
    #expect(
      rule
        == SettleRule([
          SettleClause(
            SettleTest(.position, .before, 0.1, of: .extent, direction: .any), to: .detent(0)),
          SettleClause(
            SettleTest(.projected, .from, 20, of: .absolute, projectionSeconds: 0.499),
            to: .nearest),
          SettleClause(
            SettleTest(.speed, .past, 1.5, of: .absolute, direction: .dominant), to: .back),
          SettleClause(nil, to: .detent(1)),
        ]))
  }

  @Test func `a clause may look ahead, ask for a lead, and count up to a rest`() throws {
    let rule = try rule(
      """
      [{ position: past 50%, projection: 0.1s, up-to: closed, to: open },
       { speed: from 700pt/s, lead: from 400pt/s, direction: outward, to: closed },
       { travel: past 0pt, direction: inward, to: open }, { up-to: closed, to: closed },
       { to: base }]
      """)
    #expect(
      rule
        == SettleRule([
          SettleClause(
            SettleTest(
              .position, .past, 0.5, of: .gap, direction: .any, projectionSeconds: 0.1), upTo: 0,
            to: .detent(1)),
          SettleClause(
            SettleTest(
              .speed, .from, 700, of: .absolute, direction: .outward,
              lead: SettleLead(.from, 400)), to: .detent(0)),
          SettleClause(
            SettleTest(.travel, .past, 0, of: .absolute, direction: .inward), to: .detent(1)),
          SettleClause(nil, upTo: 0, to: .detent(0)), SettleClause(nil, to: .base),
        ]))
  }

  @Test(
    arguments: [
      "[{ travel: past 1%, lead: ⟦Y105:past 50%⟧, to: ahead }, { to: base }]",
      "[{ ⟦Y101:lead⟧: past 1pt/s, to: ahead }]",
      "[{ travel: past 1%, up-to: ⟦Y104:half⟧, to: ahead }, { to: base }]",
      "[{ ⟦Y102:up-to⟧: open, to: ahead }]",
      "⟦Y106:[]⟧", "[{ ⟦Y102:travel⟧: past 1%, to: ahead }]",
      "[{ ⟦Y104:to⟧: base }, { to: ahead }]",
      "[{ travel: past 1%, ⟦Y101:speed⟧: past 1pt/s, to: ahead }, { to: base }]",
      "[{ ⟦Y102:projected⟧: past 1%, to: ahead }, { to: base }]",
      "[{ travel: past 1%, ⟦Y101:projection⟧: 1s, to: ahead }, { to: base }]",
      "[{ ⟦Y101:direction⟧: any, to: base }]", "{ past: 1%, ⟦Y101:from⟧: 2% }",
      "[{ travel: ⟦Y104:past 1% of height⟧, to: ahead }, { to: base }]",
      "{ ⟦Y101:past⟧: 1%, first-of: [{ to: base }] }",
    ])
  func `a rule that does not decide is reported`(_ settle: String) {
    expectDrawn("scene: M\npanels: { p: { edge: left, settle: \(settle) } }\n")
  }

  @Test func `a projection may pass detents, if the scene says so`() throws {
    #expect(try rule("floating-panel").crossing == .one)
    #expect(try rule("floating-panel, cross: any").crossing == .any)
    #expect(try rule("standard, cross: one").crossing == .one)
    expectDrawn("scene: M\npanels: { p: { edge: left, settle: standard, cross: ⟦Y104:any⟧ } }\n")
  }

  @Test func `a rule without a threshold is reported as a whole`() {
    expectDrawn("scene: M\npanels: { p: { edge: left, settle: ⟦Y102:{ of: gap }⟧ } }\n")
  }
}
