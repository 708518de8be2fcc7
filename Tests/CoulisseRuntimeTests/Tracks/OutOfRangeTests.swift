import Testing

@testable import CoulisseRuntime

struct OutOfRangeTests {
  @Test(arguments: [(50.0, 25.731), (100, 48.352), (400, 141.935)])
  func `a rubber band gives way as the table says, the same at both ends`(
    excess: Double, shown: Double
  ) {
    let band = OutOfRangePolicy.rubberBand(0.55)
    let above = band.position(for: 700 + excess, lower: 100, upper: 700, extent: 400)
    let below = band.position(for: 100 - excess, lower: 100, upper: 700, extent: 400)
    #expect((above - 700 - shown).magnitude < 0.0005)
    #expect((100 - below - shown).magnitude < 0.0005)
  }

  @Test func `inside the range every policy follows`() {
    for position in [100, 101.5, 700] {
      for policy in [
        OutOfRangePolicy.clamp, .clampIncrements, .ignore, .free, .rubberBand(0.55),
      ] {
        #expect(policy.position(for: position, lower: 100, upper: 700, extent: 400) == position)
      }
    }
  }

  @Test func `clamping stops at the ends`() {
    #expect(OutOfRangePolicy.clamp.position(for: 99, lower: 100, upper: 700, extent: 400) == 100)
    #expect(OutOfRangePolicy.clamp.position(for: 701, lower: 100, upper: 700, extent: 400) == 700)
  }

  @Test func `no finger gets a track past what its policy can show`() {
    for (policy, most) in [
      (OutOfRangePolicy.clamp, 0.0), (.clampIncrements, 0), (.ignore, 0), (.rubberBand(0.55), 396),
    ] {
      for (position, reachable) in [
        (1e9, 700 + most), (-1e9, 100 - most), (300, 300), (700, 700),
      ] {
        #expect(
          policy.reachable(position, lower: 100, upper: 700, extent: 400) == reachable)
      }
    }
    for position in [1e9, -1e9, 300] {
      let free = OutOfRangePolicy.free
      #expect(free.reachable(position, lower: 100, upper: 700, extent: 400) == position)
    }
  }

  @Test(arguments: [0.0, 3, 50, 141.9, 396])
  func `what the finger asked for can be told from what is shown`(excess: Double) {
    let band = OutOfRangePolicy.rubberBand(0.55)
    for shown in [700 + excess, 100 - excess, 300] {
      let asked = band.request(for: shown, lower: 100, upper: 700, extent: 400)
      let again = band.position(for: asked, lower: 100, upper: 700, extent: 400)
      #expect((again - shown).magnitude < 1e-6)
    }
  }
}
