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
    #expect(told.prefix(2) == [.mode(.controls(.hidden)), .announce(.hidden)])
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

  @Test func `what assistive technology offers is data, and what it does an event`() {
    var scene = Reader()
    #expect(Reader.AccessibilityAction.allCases == [.mainControls])
    #expect("\(Reader.AccessibilityAction.mainControls.label)" == "Show the controls")
    #expect(Reader.AccessibilityAction.mainControls.view == .main)
    #expect("\(Reader.Announcement.hidden.text)" == "The controls are hidden")
    scene.send(.set(.controls(.hidden)), at: start)
    scene.send(.perform(.mainControls), at: start)
    #expect(scene.modes.controls == .shown)
    scene.send(.open(.contents), at: start)
    let arrived = Array(scene.advance(to: SceneTime(seconds: 1)))
    #expect(arrived.suffix(2).contains(.focus(.contents)))
  }

  @Test func `a swipe up or down moves a sheet from detent to detent`() {
    var scene = MapSheet()
    #expect(MapSheet.View.sheetHeader.adjusts == .sheet)
    #expect(MapSheet.View.map.adjusts == nil)
    for (event, detent) in [
      (MapSheet.Event.increment(.sheetHeader), MapSheet.Detent.half),
      (.increment(.sheetHeader), .full), (.increment(.sheetHeader), .full),
      (.decrement(.sheetHeader), .half),
    ] {
      scene.send(event, at: scene.now)
      #expect(scene.isBound(.sheet, for: detent))
    }
  }
}
