import CoulisseDiagnostics
import CoulisseLint
import CoulisseModel
import Testing

/// G118 and G119: relations that nobody can satisfy.
struct RelationRulesTests {
  /// The sound drawers with relations between their closing pans and edge pans.
  private func codes(_ change: (inout Scene) -> Void) -> [DiagnosticCode] {
    var scene = SideDrawersScene().scene()
    change(&scene)
    return Lint.check(scene).statements.map(\.code)
  }

  private let pullMenu = 0
  private let pullInfo = 1
  private let pushMenu = 2

  @Test func `two gestures that go before each other are a circle`() {
    #expect(
      codes {
        $0.gestures[pullMenu].before.append(Relation(EntityID(pullInfo)))
        $0.gestures[pullInfo].before.append(Relation(EntityID(pullMenu)))
      } == [.failureCycle])
  }

  @Test func `three gestures in a row that ends where it began are one circle`() {
    #expect(
      codes {
        $0.gestures[pullMenu].after = [Relation(EntityID(pullInfo))]
        $0.gestures[pullInfo].after = [Relation(EntityID(pushMenu))]
        $0.gestures[pushMenu].after = [Relation(EntityID(pullMenu))]
      } == [.failureCycle])
  }

  @Test func `a row without return is none`() {
    #expect(
      codes {
        $0.gestures[pullMenu].after = [Relation(EntityID(pullInfo))]
      } == [])
  }

  @Test func `waiting for a gesture and recognizing along with it is a contradiction`() {
    #expect(
      codes {
        $0.gestures[pullMenu].after = [Relation(EntityID(pullInfo))]
        $0.gestures[pullInfo].simultaneous = .some([EntityID(pullMenu)])
      } == [.contradictoryRelations])
  }

  /// `menu` is panel 0.
  private func isOpen(_ negated: Bool = false) -> [Guard] {
    [Guard(.boundFor(.panel(EntityID(0)), 1), negated: negated)]
  }

  @Test func `waiting at times and else recognizing along is no contradiction`() {
    #expect(
      codes {
        $0.gestures[pullMenu].after = [Relation(EntityID(pullInfo), when: isOpen())]
        $0.gestures[pullInfo].simultaneous = .some([EntityID(pullMenu)])
      } == [])
  }

  @Test func `a circle of relations that never count at once is none, and one that can is one`() {
    #expect(
      codes {
        $0.gestures[pullMenu].before.append(Relation(EntityID(pullInfo), when: isOpen()))
        $0.gestures[pullInfo].before.append(Relation(EntityID(pullMenu), when: isOpen(true)))
      } == [])
    #expect(
      codes {
        $0.gestures[pullMenu].before.append(Relation(EntityID(pullInfo), when: isOpen()))
        $0.gestures[pullInfo].before.append(Relation(EntityID(pullMenu)))
      } == [.failureCycle])
  }

  @Test func `gestures that run along with all are in contradiction to none`() {
    #expect(
      codes {
        $0.gestures[pullMenu].after = [Relation(EntityID(pullInfo))]
        $0.gestures[pullInfo].simultaneous = .all
      } == [])
  }

  @Test func `one circle on two platforms is said once`() {
    // The drags from the two side edges meet Android's own back gesture.
    #expect(
      codes {
        $0.platforms = [.ios(version: 26), .android]
        $0.gestures[pullMenu].before.append(Relation(EntityID(pullInfo)))
        $0.gestures[pullInfo].before.append(Relation(EntityID(pullMenu)))
      } == [.failureCycle, .undeterminedPair, .undeterminedPair])
  }
}
