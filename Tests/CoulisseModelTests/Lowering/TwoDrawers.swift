import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// The resolved scene of two drawers over a page in a tab bar, put together by hand.
enum TwoDrawers {
  static let tabs = EntityID<Container>(0)
  static let main = EntityID<Container>(1)
  static let menu = EntityID<Panel>(0)
  static let info = EntityID<Panel>(1)
  static let dim = EntityID<Scrim>(0)

  /// Indices in the table of gestures.
  enum GestureIndex {
    static let openMenu = 0
    static let closeMenu = 1
    static let pullMenu = 2
    static let pushMenu = 3
    static let scroll = 4
    static let back = 5
    static let contentPop = 6
    static let doubleTap = 7
  }

  static func scene(edge: Side = .left, content: ClosedRange<Double> = 0...(.infinity)) -> Scene {
    Scene(
      file: SourceFile(path: "two.scene.yaml", text: ""), name: name("TwoDrawers"),
      platforms: [.ios(version: 26), .android],
      viewport: Viewport(
        width: 320...1366, height: 480...1366, design: Size(width: 375, height: 667)),
      containers: [
        Container(
          name: name("tabs"), parent: nil, navigation: false, scroller: nil, bar: []),
        Container(
          name: name("main"), parent: tabs, navigation: true,
          scroller: Scroller(axis: .vertical, content: content),
          bar: [
            BarButton(
              name: name("showMenu"), side: .leading, label: "Menu", tap: [.open(menu)]),
            BarButton(name: name("more"), side: .leading, label: "More", tap: [.emit(EntityID(0))]),
            BarButton(
              name: name("showInfo"), side: .trailing, label: "Info", tap: [.toggle(info)]),
          ]),
      ],
      scrims: [
        Scrim(
          name: name("dim"), over: main, color: "black",
          sources: [
            ScrimSource(panel: menu, closed: 0, open: 0.5),
            ScrimSource(panel: info, closed: 0, open: 0.5),
          ], combination: .max, settling: .panel, tap: [])
      ],
      tracks: [], panels: [panel("menu", edge), panel("info", edge.opposite)],
      gestures: gestures(edge),
      groups: [Group(name: name("drawers"), members: [menu, info])],
      actions: [EmittedAction(name: name("more"))])
  }

  private static func name(_ text: String) -> Located<String> {
    Located(text, SourceRange(at: 0))
  }

  private static let size = Length(fraction: 0.8, atMost: 320)

  private static func panel(_ title: String, _ edge: Side) -> Panel {
    Panel(
      name: name(title), edge: Located(edge, SourceRange(at: 0)), container: main, layer: .over,
      size: size, insetContent: Length(points: 60), navigation: true,
      scroller: nil,
      items: [
        Item(
          name: name("books"), label: "Books",
          frame: Frame(
            x: .zero, y: Length(points: 64), width: .full, height: Length(points: 44)),
          tap: [.close(menu)])
      ],
      outside: Outside(label: "", tap: [.close(menu)]), modal: true, isLazy: false,
      opener: .tap,
      slide: .own(
        TrackDefinition(
          detents: [Detent(name: "closed", position: .zero), Detent(name: "open", position: size)],
          lower: .zero, upper: size, start: title == "info" ? 1 : 0, home: 0, settle: .standard,
          motion: .panel, released: nil, requests: .direct, outOfRange: .clamp, cancel: .settle,
          whileMoving: .grab, resize: .keepProgress)))
  }

  private static func gestures(_ edge: Side) -> [Gesture] {
    let bar = Element.barButton(main, 0)
    return [
      Gesture(
        name: name("main.showMenu"), origin: .tapOf(bar), kind: .tap(count: 1), regions: [bar],
        actions: [.open(menu)]),
      Gesture(
        name: name("menu.outside"), origin: .tapOf(.outside(menu)), kind: .tap(count: 1),
        regions: [.outside(menu)], actions: [.close(menu)]),
      Gesture(
        name: name("menu.pull"), origin: .pull(menu), kind: .edgePan(edge: edge, band: nil),
        regions: [.container(main), .scrim(dim)], drives: .one(.mover(.panel(menu))),
        when: [
          Guard(.depth(.container(main), 0)), Guard(.atRest(.panel(menu), 1), negated: true),
          Guard(.depthAtRest(.panel(info), 0)), Guard(.boundFor(.panel(info), 0)),
          Guard(.moving(.panel(info)), negated: true), Guard(.dragged(.panel(info)), negated: true),
        ], before: [GestureIndex.scroll, GestureIndex.contentPop].map { Relation(EntityID($0)) },
        after: [Relation(EntityID(GestureIndex.back))], gain: 0.8),
      Gesture(
        name: name("menu.push"), origin: .push(menu), kind: .pan(claims: [edge]),
        regions: [.panel(menu)], drives: .one(.mover(.panel(menu)))),
      Gesture(
        name: name("main.scroll"), origin: .scroll(.container(main)),
        kind: .pan(claims: [.top, .bottom]),
        regions: [.container(main)], drives: .one(.scroll(.container(main))),
        after: [Relation(EntityID(GestureIndex.pullMenu))]
      ),
      Gesture(
        name: name("main.back"), origin: .pageBack(.container(main)),
        kind: .edgePan(edge: .leading, band: 30), regions: [.container(main)],
        drives: .one(.page(.container(main))),
        simultaneous: .some([EntityID(GestureIndex.scroll), EntityID(GestureIndex.contentPop)])),
      Gesture(
        name: name("main.content-pop"), origin: .contentPop(.container(main)),
        kind: .pan(claims: [.trailing]), regions: [.container(main)],
        drives: .one(.page(.container(main))), simultaneous: .some([EntityID(GestureIndex.back)])),
      Gesture(
        name: name("main.more"), origin: .authored, kind: .tap(count: 2),
        regions: [.bar(main)],
        actions: [
          .toggle(info), .push(.panel(menu)), .pop(.container(main)), .emit(EntityID(0)),
        ]),
    ]
  }
}
