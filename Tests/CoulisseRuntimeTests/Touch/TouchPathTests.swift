import Testing

@testable import CoulisseRuntime

struct TouchPathTests {
  /// Milliseconds and x; y is half of x.
  private func velocity(_ samples: [(Double, Double)]) -> Vector {
    func sample(_ index: Int) -> TouchPath.Sample {
      TouchPath.Sample(
        time: SceneTime(nanoseconds: Int64(samples[index].0 * 1e6)),
        location: Point(samples[index].1, samples[index].1 / 2))
    }
    var path = TouchPath(sample(0))
    for index in samples.indices.dropFirst() { path.append(sample(index)) }
    return path.velocity
  }

  @Test(arguments: [
    [0.0, 100], [0, 50, 100], [0, 10, 100], [0, 90, 100], [0, 1, 2, 3, 99, 100],
    [0, 16, 33, 50, 66, 83, 100], [0, 33.333333, 66.666666, 100], [0, 20, 40],
    [-500, 0, 100], [-30, 7, 100],
  ])
  func `a straight path has one velocity, however it is split`(instants: [Double]) {
    let velocity = velocity(instants.map { ($0, 0.4 * $0) })
    #expect(velocity == Vector(dx: 400, dy: 200))
  }

  @Test func `many samples change nothing either`() {
    let velocity = velocity((0...1000).map { (Double($0) * 0.1, 0.04 * Double($0)) })
    #expect(velocity.dx == 400)
  }

  @Test func `only the last tenth of a second counts, and the segment across its start in part`() {
    // At rest up to 50 ms, then 100 points in 150 ms; the window starts at 100 ms.
    let velocity = velocity([(0, 0), (50, 0), (200, 100)])
    #expect((velocity.dx - 100 / 0.15).magnitude < 1e-6)
  }

  @Test func `a bent path has the slope of its least-squares line`() {
    // x is 0 for 50 ms, then rises by 50 points in 50 ms. With t from -50 to 50 ms:
    // 12 / 0.1^3 * (integral of t * 1000 t from 0 to 0.05) = 12000 * 1000 * 0.05^3 / 3 = 500.
    let velocity = velocity([(0, 0), (50, 0), (100, 50)])
    #expect((velocity.dx - 500).magnitude < 1e-6)
  }

  @Test func `a finger that has rested for the whole window has no speed`() {
    #expect(velocity([(0, 0), (100, 90), (200, 90)]) == .zero)
    #expect(velocity([(0, 0), (100, 90), (5000, 90)]) == .zero)
  }

  @Test func `one sample, or one instant, has no speed`() {
    #expect(velocity([(5, 9)]) == .zero)
    #expect(velocity([(5, 9), (5, 20)]) == .zero)
    #expect(velocity([(5, 9), (5, 20), (5, 40)]) == .zero)
  }

  @Test func `a stamp that runs backwards counts as the latest before it`() {
    #expect(
      velocity([(0, 0), (100, 40), (50, 45), (150, 60)])
        == velocity([(0, 0), (100, 40), (100, 45), (150, 60)]))
    #expect(velocity([(100, 40), (50, 45)]) == .zero)
  }

  @Test func `a path of a million samples in one instant stays short`() {
    var path = TouchPath(TouchPath.Sample(time: .milliseconds(0), location: Point(0, 0)))
    for step in 1...1000 {
      path.append(
        TouchPath.Sample(time: .milliseconds(7), location: Point(Double(step), 0)))
    }
    path.append(TouchPath.Sample(time: .milliseconds(107), location: Point(1040, 0)))
    #expect(path.samples.count <= 4)
    #expect(path.velocity.dx == 400)
  }

  @Test func `where the path lies does not matter`() {
    let near = velocity([(0, 0), (30, 7), (60, 31), (100, 46)])
    let far = velocity([(0, 4096), (30, 4103), (60, 4127), (100, 4142)])
    #expect(near == far)
  }

  @Test func `stamps at the ends of time do not trap`() {
    var path = TouchPath(TouchPath.Sample(time: .distantPast, location: Point(0, 0)))
    path.append(TouchPath.Sample(time: .distantFuture, location: Point(100, 0)))
    #expect(path.velocity.dx.isFinite)
  }
}
