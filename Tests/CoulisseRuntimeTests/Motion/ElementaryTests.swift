import Testing

@testable import CoulisseRuntime

struct ElementaryTests {
  /// Distance from the true value, `rest` more than `closest`, in units of the last place.
  private func error(_ value: Double, _ closest: Double, _ rest: Double) -> Double {
    ((value - closest) / closest.ulp - rest).magnitude
  }

  @Test(arguments: ElementaryTable.exponentials)
  func `the exponential is within one unit in the last place`(
    x: Double, value: Double, rest: Double
  ) {
    #expect(error(Elementary.exp(x), value, rest) <= 1)
  }

  @Test(arguments: ElementaryTable.sines)
  func `the sine is within three units in the last place`(x: Double, value: Double, rest: Double) {
    #expect(error(Elementary.sin(x), value, rest) <= 3)
  }

  @Test(arguments: ElementaryTable.cosines)
  func `the cosine is within three units in the last place`(x: Double, value: Double, rest: Double)
  {
    #expect(error(Elementary.cos(x), value, rest) <= 3)
  }

  @Test func `the extremes are what they are everywhere`() {
    #expect(Elementary.exp(.infinity) == .infinity)
    #expect(Elementary.exp(-.infinity) == 0)
    #expect(Elementary.exp(710) == .infinity)
    #expect(Elementary.exp(-745) == .leastNonzeroMagnitude)
    #expect(Elementary.exp(-746) == 0)
    #expect(Elementary.exp(.nan).isNaN)
    #expect(Elementary.sin(.infinity).isNaN)
    #expect(Elementary.cos(-.infinity).isNaN)
    #expect(Elementary.sin(.nan).isNaN)
    #expect(Elementary.sin(1e300).magnitude <= 1)
    #expect(Elementary.cos(1e300).magnitude <= 1)
  }

  @Test func `the sine is odd, the cosine even, and their squares make one`() {
    var numbers = NumberSequence(seed: 7)
    for _ in 0..<20_000 {
      let x = numbers.double(in: -1000...1000)
      let (sine, cosine) = (Elementary.sin(x), Elementary.cos(x))
      #expect(Elementary.sin(-x) == -sine)
      #expect(Elementary.cos(-x) == cosine)
      #expect((sine * sine + cosine * cosine - 1).magnitude < 1e-15)
    }
  }

  @Test func `an exponential times its inverse is one`() {
    var numbers = NumberSequence(seed: 8)
    for _ in 0..<20_000 {
      let x = numbers.double(in: 0...700)
      #expect((Elementary.exp(x) * Elementary.exp(-x) - 1).magnitude < 1e-15)
    }
  }
}
