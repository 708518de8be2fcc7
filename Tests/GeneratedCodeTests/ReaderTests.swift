import CoulisseRuntime
import Testing

/// Modes, reactions and choices in generated code.
struct ReaderTests {
  private let start = SceneTime(seconds: 0)

  @Test func `a mode is set, told and read by its own type`() {
    var scene = Reader()
    #expect(scene.modes.controls == .shown)
    #expect(!scene.modes.night)
    let told = Array(scene.send(.set(.controls(.hidden)), at: start))
    #expect(told.first == .mode(.controls(.hidden)))
    #expect(scene.modes.controls == .hidden)
    scene.send(.set(.night(true)), at: start)
    #expect(scene.modes.night)
    #expect(Array(scene.send(.set(.night(true)), at: start)).isEmpty)
  }

  @Test func `a scroll hides the controls by itself, and the table of contents shows them`() {
    var scene = Reader()
    scene.send(.gesture(.mainScroll, .began), at: start)
    #expect(scene.modes.controls == .hidden)
    #expect(scene.placement(of: .mainContents, at: start).isHidden)
    scene.send(.open(.contents), at: start)
    #expect(scene.modes.controls == .shown)
    #expect(!scene.placement(of: .mainContents, at: start).isHidden)
  }

  @Test func `a choice does one thing or the other`() {
    var scene = Reader()
    let first = Array(scene.send(.gesture(.mainNight, .ended), at: start))
    #expect(first.contains(.action(.dimmed)))
    #expect(scene.modes.night)
    let second = Array(scene.send(.gesture(.mainNight, .ended), at: start))
    #expect(!second.contains(.action(.dimmed)))
    #expect(!scene.modes.night)
  }
}
