import Testing

@testable import CoulisseRuntime

struct MotionCurveTests {
  private static let abscissae = [0.1, 0.25, 0.5, 0.75, 0.9]
  private static let table: [(MotionCurve, [Double])] = [
    (.easeIn, [0.01703, 0.09346, 0.31536, 0.62186, 0.83943]),
    (.easeOut, [0.16057, 0.37814, 0.68464, 0.90654, 0.98297]),
    (.easeInOut, [0.01972, 0.12916, 0.5, 0.87084, 0.98028]),
    (.standard, [0.09480, 0.40851, 0.80240, 0.96046, 0.99432]),
  ]

  @Test(arguments: table)
  func `a timing curve has the values of the table`(curve: MotionCurve, values: [Double]) {
    for (x, y) in zip(Self.abscissae, values) {
      let progress = curve.progress(
        elapsedNanoseconds: Int64(x * 1e9), durationNanoseconds: 1_000_000_000)
      #expect((progress - y).magnitude <= 0.000005)
    }
  }

  @Test func `linear is the identity`() {
    for x in Self.abscissae {
      let progress = MotionCurve.linear.progress(
        elapsedNanoseconds: Int64(x * 1e9), durationNanoseconds: 1_000_000_000)
      #expect(progress == x)
    }
  }

  @Test(arguments: [MotionCurve.easeIn, .easeOut, .easeInOut, .standard, .linear])
  func `a timing curve rises from 0 to 1`(curve: MotionCurve) {
    var last = 0.0
    for step in 0...1000 {
      let progress = curve.progress(
        elapsedNanoseconds: Int64(step), durationNanoseconds: 1000, velocity: 99)
      #expect(progress >= last)
      last = progress
    }
    #expect(last == 1)
  }

  @Test(arguments: SpringCase.regimes)
  func `a spring is where its characteristic roots put it`(spring: SpringCase) {
    #expect((position(of: spring) - spring.position).magnitude < 1e-12)
  }

  @Test(arguments: SpringCase.nearCritical)
  func `a spring changes steadily through critical damping`(spring: SpringCase) {
    #expect((position(of: spring) - spring.position).magnitude < 1e-9)
  }

  private func position(of spring: SpringCase) -> Double {
    MotionCurve.spring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping
    ).progress(
      elapsedNanoseconds: Int64((spring.seconds * 1e9).rounded()),
      durationNanoseconds: 10_000_000_000, velocity: spring.velocity)
  }

  @Test func `a spring snaps to its end when its duration is over, and not before`() {
    let spring = MotionCurve.spring(mass: 1, stiffness: 100, damping: 1)
    let before = spring.progress(elapsedNanoseconds: 299_999_999, durationNanoseconds: 300_000_000)
    let after = spring.progress(elapsedNanoseconds: 300_000_000, durationNanoseconds: 300_000_000)
    #expect(before > 1.5)
    #expect(after == 1)
  }

  @Test func `nothing has moved at the start, and all of it without a duration`() {
    #expect(MotionCurve.easeIn.progress(elapsedNanoseconds: 0, durationNanoseconds: 5) == 0)
    #expect(MotionCurve.easeIn.progress(elapsedNanoseconds: -7, durationNanoseconds: 5) == 0)
    #expect(MotionCurve.easeIn.progress(elapsedNanoseconds: 0, durationNanoseconds: 0) == 1)
    #expect(MotionCurve.easeIn.progress(elapsedNanoseconds: 0, durationNanoseconds: -5) == 1)
  }

  @Test func `a spring of impossible numbers is still a number`() {
    for hostile in [0, -1, Double.nan, .infinity, 1e300, Double.leastNonzeroMagnitude] {
      let springs = [
        MotionCurve.spring(mass: hostile, stiffness: 100, damping: 10),
        .spring(mass: 1, stiffness: hostile, damping: 10),
        .spring(mass: 1, stiffness: 100, damping: hostile),
      ]
      for spring in springs {
        let progress = spring.progress(
          elapsedNanoseconds: 100_000_000, durationNanoseconds: 1_000_000_000, velocity: 5)
        #expect(progress.isFinite, "\(spring)")
      }
    }
  }
}
