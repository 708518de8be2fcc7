import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import Testing

@testable import CoulisseFrontend

@Suite struct MotionTests {
  private func motion(_ text: String) throws -> Motion {
    let read = Reading.scene("scene: M\npanels: { p: { edge: left, motion: \(text) } }\n")
    #expect(read.diagnostics.map(\.message) == [])
    return try #require(read.value?.panels[0].ownTrack).motion
  }

  @Test(
    arguments: [
      ("0.3s", MotionCurve.easeInOut, 300_000_000), ("250ms linear", .linear, 250_000_000),
      ("1s standard", .standard, 1_000_000_000), ("{ duration: 0s }", .easeInOut, 0),
      ("{ curve: ease-out }", .easeOut, 300_000_000),
      ("{ curve: [0.1, -0.5, 1, 1.5] }", .bezier(x1: 0.1, y1: -0.5, x2: 1, y2: 1.5), 300_000_000),
      ("0.1e1s ease-in", .easeIn, 1_000_000_000),
    ])
  func `a motion is a time and a curve`(_ text: String, _ curve: MotionCurve, _ time: Int64) throws
  {
    #expect(try motion(text) == Motion(curve: curve, durationNanoseconds: time))
  }

  private func spring(_ text: String) throws -> (
    stiffness: Double, damping: Double, seconds: Double
  ) {
    let motion = try motion("{ spring: \(text) }")
    guard case .spring(let mass, let stiffness, let damping) = motion.curve else {
      throw NoSpring()
    }
    return (stiffness / mass, damping / mass, Double(motion.durationNanoseconds) / 1e9)
  }

  private struct NoSpring: Error {}

  /// The numbers stand in `Spec/Semantics.md`, Motion.
  @Test func `duration and bounce make a spring`() throws {
    let spring = try spring("{ duration: 0.5s, bounce: 0.3 }")
    #expect(abs(spring.stiffness - 157.914) < 0.001)
    #expect(abs(spring.damping - 17.593) < 0.001)
  }

  @Test(arguments: [(0.5, 0.5, 28.206), (0.8, 0.35, 26.495), (1, 0.5, 18.467)])
  func `duration and damping ratio make a spring`(
    _ ratio: Double, _ seconds: Double, _ frequency: Double
  ) throws {
    let spring = try spring("{ duration: \(seconds)s, damping-ratio: \(ratio) }")
    #expect(abs(spring.stiffness.squareRoot() - frequency) < 0.001)
    #expect(abs(spring.damping - 2 * ratio * frequency) < 0.002)
    #expect(spring.seconds == seconds)
  }

  @Test func `mass, stiffness and damping settle when they come within a thousandth`() throws {
    // Ratio 0.5, frequency 28.206: the inverse of the first case above.
    let spring = try spring("{ mass: 2, stiffness: 1591.157, damping: 56.412 }")
    #expect(abs(spring.stiffness - 795.578) < 0.001)
    #expect(abs(spring.seconds - 0.5) < 0.001)
  }

  @Test func `a spring may be cut off`() throws {
    #expect(
      try motion("{ duration: 1s, spring: { stiffness: 100, damping: 1 } }").durationNanoseconds
        == 1_000_000_000)
  }

  @Test(
    arguments: [
      "{ spring: ⟦Y102:{ duration: 1s, stiffness: 3 }⟧ }", "{ spring: ⟦Y102:{ stiffness: 3 }⟧ }",
      "{ spring: ⟦Y102:{ duration: 1s, bounce: 0, damping-ratio: 1 }⟧ }", "{ spring: ⟦Y102:{}⟧ }",
      "{ spring: ⟦Y102:{ duration: 1s, damping: 1 }⟧ }",
      "{ ⟦Y003:curve⟧: linear, spring: { duration: 1s } }",
      "{ spring: { duration: ⟦Y105:1⟧, bounce: 0 } }",
    ])
  func `what makes no spring is reported`(_ text: String) {
    expectDrawn("scene: M\npanels: { p: { edge: left, motion: \(text) } }\n")
  }

  @Test(arguments: [1e-300, 1e-9, 0.1, 0.5, 0.999, 1, 1.0001, 2, 2.718281828459045, 1e9, 1e300])
  func `the logarithm turns products into sums`(_ value: Double) {
    let one = NaturalLogarithm.of(value)
    #expect(abs(NaturalLogarithm.of(value * 2) - one - 0.6931471805599453) <= 1e-12)
    #expect(abs(NaturalLogarithm.of(1 / value) + one) <= 1e-12 * max(1, abs(one)))
  }

  @Test func `the logarithm of e is one`() {
    #expect(abs(NaturalLogarithm.of(2.718281828459045) - 1) < 1e-15)
  }
}
