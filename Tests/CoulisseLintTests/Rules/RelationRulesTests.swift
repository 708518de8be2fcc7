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
        $0.gestures[pullMenu].before.append(EntityID(pullInfo))
        $0.gestures[pullInfo].before.append(EntityID(pullMenu))
      } == [.failureCycle])
  }

  @Test func `three gestures in a row that ends where it began are one circle`() {
    #expect(
      codes {
        $0.gestures[pullMenu].after = [EntityID(pullInfo)]
        $0.gestures[pullInfo].after = [EntityID(pushMenu)]
        $0.gestures[pushMenu].after = [EntityID(pullMenu)]
      } == [.failureCycle])
  }

  @Test func `a row without return is none`() {
    #expect(
      codes {
        $0.gestures[pullMenu].after = [EntityID(pullInfo)]
      } == [])
  }

  @Test func `waiting for a gesture and recognizing along with it is a contradiction`() {
    #expect(
      codes {
        $0.gestures[pullMenu].after = [EntityID(pullInfo)]
        $0.gestures[pullInfo].simultaneous = [EntityID(pullMenu)]
      } == [.contradictoryRelations])
  }

  @Test func `one circle on two platforms is said once`() {
    // The drags from the two side edges meet Android's own back gesture.
    #expect(
      codes {
        $0.platforms = [.ios(version: 26), .android]
        $0.gestures[pullMenu].before.append(EntityID(pullInfo))
        $0.gestures[pullInfo].before.append(EntityID(pullMenu))
      } == [.failureCycle, .undeterminedPair, .undeterminedPair])
  }
}
