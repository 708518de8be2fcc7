import CoulisseRuntime
import Foundation
import Testing

/// A running scene, with the questions that the tests of S3 ask all the time.
struct SlideStage {
  var scene = SlideOutPanels()
  var width = 375.0

  /// The stage at its design size, or at another width.
  init(width: Double = 375) {
    if width != 375 { resize(width, at: 0) }
  }

  mutating func resize(_ width: Double, at seconds: Double) {
    self.width = width
    scene.send(.size(Size(width: width, height: 667)), at: SceneTime(seconds: seconds))
  }

  @discardableResult
  mutating func send(
    _ event: SlideOutPanels.Event, at seconds: Double
  ) -> [SlideOutPanels.Effect] {
    Array(scene.send(event, at: SceneTime(seconds: seconds)))
  }

  @discardableResult
  mutating func advance(to seconds: Double) -> [SlideOutPanels.Effect] {
    Array(scene.advance(to: SceneTime(seconds: seconds)))
  }

  /// The center's pan: began and one sample.
  @discardableResult
  mutating func drag(_ translation: Vector, at seconds: Double) -> [SlideOutPanels.Effect] {
    send(.gesture(.drag, .began), at: seconds)
      + send(.gesture(.drag, .changed, translation: translation), at: seconds)
  }

  /// The center's pan: began, one sample and lifted there.
  mutating func dragAndRelease(_ translation: Vector, speed: Double = 0, at seconds: Double) {
    drag(translation, at: seconds)
    send(
      .gesture(.drag, .ended, translation: translation, velocity: Vector(dx: speed, dy: 0)),
      at: seconds)
  }

  mutating func touch(_ phase: TouchPhase, _ x: Double, _ y: Double = 300, at seconds: Double) {
    send(.touch(1, phase, at: Point(x: x, y: y)), at: seconds)
  }

  /// A finger comes down and up again, half a tenth of a second later.
  @discardableResult
  mutating func tap(_ x: Double, _ y: Double, at seconds: Double) -> [SlideOutPanels.Effect] {
    touch(.down, x, y, at: seconds)
    return send(.touch(1, .up, at: Point(x: x, y: y)), at: seconds + 0.05)
  }

  /// A panel that was expanded in time to rest at `seconds`.
  mutating func expand(_ side: PanelSide, by seconds: Double) {
    send(.open(side.panel), at: seconds - 1)
    advance(to: seconds)
  }

  /// Where the center is.
  func x(at seconds: Double) -> Double {
    let placement = scene.placement(of: .center, at: SceneTime(seconds: seconds))
    return placement.frame.x + placement.offset.dx
  }

  /// Where the center is with a panel expanded: all but 60 points of it away.
  func expanded(_ side: PanelSide) -> Double { side.sign * (width - 60) }

  func shadow(at seconds: Double) -> Double {
    scene.placement(of: .center, at: SceneTime(seconds: seconds)).shadowOpacity
  }

  /// The panels that are there.
  func present(at seconds: Double) -> [PanelSide] {
    PanelSide.allCases.filter {
      !scene.placement(of: $0.view, at: SceneTime(seconds: seconds)).isHidden
    }
  }
}

/// How far the spring of S3 has come after `seconds`: 0.5 s, damping ratio 0.8, at rest at first. The
/// formula of the underdamped spring, whose frequency makes its envelope a thousandth at 0.5 s; with
/// the platform's own functions, a second way to the value than the runtime's.
func slideOutSpring(after seconds: Double) -> Double {
  let (ratio, settling) = (0.8, 0.5)
  if seconds >= settling { return 1 }
  let root = (1 - ratio * ratio).squareRoot()
  let frequency = log(1 / (0.001 * root)) / (ratio * settling)
  let phase = frequency * root * seconds
  return 1 - exp(-ratio * frequency * seconds) * (cos(phase) + ratio / root * sin(phase))
}

extension [SlideOutPanels.Effect] {
  /// The views that were put in place or taken away, in order.
  var comings: [SlideOutPanels.Effect] {
    filter { effect in
      switch effect {
      case .insert, .remove: true
      case .gesture, .enabled, .willSettle, .interrupted, .settled, .action, .stack, .layout: false
      }
    }
  }
}
