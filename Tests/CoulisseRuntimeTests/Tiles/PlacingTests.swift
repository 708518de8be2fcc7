import Testing

@testable import CoulisseRuntime

/// Constraints without a solver: bounds by priority, then wishes by priority.
struct PlacingTests {
  private func placing(_ demands: [(Demand.Kind, Double, Int)]) -> Placing {
    Placing(demands.map { Demand($0.0, $0.1, priority: $0.2) })
  }

  @Test(arguments: [(8.0, 20.0), (100, 100), (400, 355)])
  func `a wish takes the nearest point that bounds leave`(wish: Double, place: Double) {
    let placed = placing([(.wish, wish, 500), (.atLeast, 20, 750), (.atMost, 355, 750)])
    #expect(placed.value == place)
    #expect(placed.clash == nil)
  }

  @Test func `the wish of higher priority wins, in whatever order they stand`() {
    #expect(placing([(.wish, 70, 500), (.wish, 110, 502)]).value == 110)
    #expect(placing([(.wish, 110, 502), (.wish, 70, 500)]).value == 110)
    #expect(placing([(.wish, 70, 500), (.wish, 110, 502)]).clash == nil)
  }

  @Test func `a wish that counts for more than a bound is not kept from its place`() {
    #expect(placing([(.wish, 8, 800), (.atLeast, 20, 750)]).value == 8)
  }

  @Test func `a bound that one of higher priority forbids comes as near as it can`() {
    let placed = placing([(.atLeast, 200, 700), (.atMost, 100, 750), (.wish, 0, 500)])
    #expect(placed.value == 100)
    #expect(placed.clash == nil)
  }

  @Test func `bounds of one priority that leave nothing between them clash`() {
    #expect(placing([(.atLeast, 254, 750), (.atMost, 253.9, 750)]).clash == .emptyInterval)
    #expect(placing([(.atMost, 253.9, 750), (.atLeast, 254, 750)]).clash == .emptyInterval)
    #expect(placing([(.atLeast, 254, 750), (.atMost, 254, 750)]).clash == nil)
  }

  @Test func `wishes of one priority for different places are a tie, and the first has it`() {
    let placed = placing([(.wish, 70, 500), (.wish, 110, 500)])
    #expect(placed.clash == .tie)
    #expect(placed.value == 70)
    #expect(placing([(.wish, 70, 500), (.wish, 70, 500)]).clash == nil)
    #expect(placing([(.wish, 5, 500), (.wish, 8, 500), (.atLeast, 20, 750)]).clash == nil)
  }

  @Test func `without a wish it stays at a bound, and at 0 where nothing is asked`() {
    #expect(placing([(.atLeast, 20, 750)]).value == 20)
    #expect(placing([(.atMost, -5, 750)]).value == -5)
    #expect(placing([]).value == 0)
  }
}
