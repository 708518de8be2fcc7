import CoulisseRuntime
import Testing

/// The tables from which an adapter installs recognizers and assistive technology reads.
struct RecognizerTableTests {
  private func row(_ gesture: SideDrawers.Gesture) -> SideDrawers.Recognizer {
    SideDrawers.Recognizer(gesture)
  }

  @Test func `the table has every gesture once, in order`() {
    #expect(SideDrawers.recognizers.map(\.gesture) == SideDrawers.Gesture.allCases)
  }

  @Test func `an edge pan says its edge, band, region and directions`() {
    let pull = row(.pullInfo)
    #expect(pull.kind == .edgePan(edge: .right, band: 20))
    #expect(pull.role == .own)
    #expect(pull.views == [.tabs])
    #expect(pull.slop == 10)
    #expect(pull.touches == 1)
    #expect(pull.claims == [.left])
  }

  @Test func `the platform's recognizers say whose they are`() {
    #expect(row(.mainScroll).role == .scroll)
    #expect(row(.mainScroll).lock == .free)
    #expect(row(.mainBack).role == .pageBack)
    #expect(row(.mainContentPop).role == .contentPop)
  }

  @Test func `a tap says how often`() {
    guard case .tap(let count, _, let maximum, _) = row(.mainShowMenu).kind else {
      Issue.record("not a tap")
      return
    }
    #expect(count == 1)
    #expect(maximum == 750_000_000)
  }

  @Test func `names are those of the scene`() {
    #expect("\(SideDrawers.Gesture.mainContentPop.name)" == "main.content-pop")
    #expect("\(SideDrawers.View.menuOutside.name)" == "menu.outside")
    #expect("\(SideDrawers.Panel.info.name)" == "info")
    #expect("\(Mail.Gesture.menuPull.name)" == "menu.pull")
  }

  @Test func `assistive technology finds labels and what activates a control`() {
    #expect(SideDrawers.View.mainShowMenu.label.map { "\($0)" } == "Menu")
    #expect(SideDrawers.View.menu.label == nil)
    #expect(SideDrawers.View.menuBooks.activation == .gesture(.menuBooks, .ended))
    #expect(SideDrawers.View.main.activation == nil)
    var scene = SideDrawers()
    if let event = SideDrawers.View.mainShowInfo.activation {
      scene.send(event, at: SceneTime(seconds: 0))
    }
    #expect(scene.isBound(.info, for: .open))
  }

  @Test func `an open drawer is modal, and a closed one is kept from assistive technology`() {
    var scene = SideDrawers()
    let start = SceneTime(seconds: 0)
    #expect(scene.placement(of: .menu, at: start).isHiddenFromAccessibility)
    #expect(!scene.placement(of: .menu, at: start).isModal)
    scene.send(.open(.menu), at: start)
    let end = SceneTime(seconds: 1)
    scene.advance(to: end)
    #expect(!scene.placement(of: .menu, at: end).isHiddenFromAccessibility)
    #expect(scene.placement(of: .menu, at: end).isModal)
    scene.send(.close(.menu), at: end)
    #expect(scene.placement(of: .menu, at: end).isModal, "until it is closed")
    #expect(!scene.placement(of: .menu, at: end).isHiddenFromAccessibility)
  }

  @Test func `a scroll view tells where it is`() {
    var scene = SideDrawers()
    let start = SceneTime(seconds: 0)
    scene.send(.scrolled(.main, offset: 120, content: 2000, viewport: 667), at: start)
    #expect(scene.position(of: .mainScroll, at: start) == 120)
  }
}
