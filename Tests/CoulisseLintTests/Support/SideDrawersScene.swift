import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// S1, side drawers over a page in a navigation container, with its author's traps as switches.
struct SideDrawersScene {
  /// The edge pans go before the scroller of the page (trap 1 without it).
  var goesBeforeScroller = true
  /// The edge pans work on root pages only (trap 2 without it).
  var isGuardedByDepth = true
  /// The edge pans go before the closing pan of the opposite panel.
  var goesBeforePush = true
  var platforms: [Platform] = [.ios(version: 26)]

  private let main = EntityID<Container>(1)
  private let menu = EntityID<Panel>(0)
  private let info = EntityID<Panel>(1)

  // Indices of the gestures below.
  private enum Place: Int, CaseIterable {
    case pullMenu, pullInfo, pushMenu, pushInfo, scroll, mainBack, mainPop, menuBack, menuPop,
      infoBack, infoPop, showMenu, showInfo, menuOutside, infoOutside
  }

  func scene() -> Scene {
    Scene(
      file: SourceFile(path: "side-drawers.scene.yaml", text: "scene: SideDrawers\n"),
      name: named("SideDrawers"), platforms: platforms,
      viewport: Viewport(
        width: 320...1366, height: 480...1366, design: Size(width: 375, height: 667)),
      containers: containers, scrims: [scrim],
      tracks: [], panels: [panel("menu", .left), panel("info", .right)],
      gestures: Place.allCases.map(gesture),
      groups: [Group(name: named("drawers"), members: [menu, info])],
      actions: [])
  }

  private func named(_ text: String) -> Located<String> { Located(text, SourceRange(0, 5)) }

  private var containers: [Container] {
    [
      Container(
        name: named("tabs"), parent: nil, navigation: false, scroller: nil, bar: []),
      Container(
        name: named("main"), parent: EntityID(0), navigation: true,
        scroller: Scroller(axis: .vertical, content: 0...Double.infinity),
        bar: [
          BarButton(name: named("showMenu"), side: .leading, label: "Menu", tap: [.open(menu)]),
          BarButton(name: named("showInfo"), side: .trailing, label: "Info", tap: [.open(info)]),
        ]),
    ]
  }

  private var scrim: Scrim {
    Scrim(
      name: named("dim"), over: main, color: "black",
      sources: [menu, info].map { ScrimSource(panel: $0, closed: 0, open: 0.5) },
      combination: .max, settling: .panel, tap: [])
  }

  private func panel(_ name: String, _ edge: Side) -> Panel {
    Panel(
      name: named(name), edge: Located(edge, SourceRange(0, 5)), container: main, layer: .over,
      size: .full, insetContent: Length(points: 60), navigation: true,
      scroller: nil, items: [],
      outside: Outside(label: "", tap: [.close(edge == .left ? menu : info)]), modal: true,
      isLazy: false, opener: .tap, slide: .own(definition))
  }

  private var definition: TrackDefinition {
    TrackDefinition(
      detents: [Detent(name: "closed", position: .zero), Detent(name: "open", position: .full)],
      lower: .zero, upper: .full, start: 0, home: 0,
      settle: SettleRule(
        [
          SettleClause(SettleTest(.travel, .past, 0.25, of: .travel), to: .ahead),
          SettleClause(nil, to: .base),
        ], measuredFrom: .start),
      motion: .panel, released: nil, requests: .direct, outOfRange: .clamp, cancel: .settle,
      whileMoving: .grab,
      resize: .keepProgress)
  }

  private func gesture(_ place: Place) -> Gesture {
    let root = [
      Guard(.depth(.container(main), 0)), Guard(.depth(.panel(menu), 0)),
      Guard(.depth(.panel(info), 0)),
    ]
    let closed = [Guard(.boundFor(.panel(menu), 0)), Guard(.boundFor(.panel(info), 0))]
    let rivals = (goesBeforeScroller ? [Place.scroll] : []).map { EntityID<Gesture>($0.rawValue) }
    let guards = (isGuardedByDepth ? root : []) + closed
    func pull(_ name: String, _ edge: Side, _ panel: EntityID<Panel>, push: Place) -> Gesture {
      Gesture(
        name: named(name), origin: .authored, kind: .edgePan(edge: edge, band: nil),
        regions: [.container(EntityID(0))], drives: .one(.mover(.panel(panel))), when: guards,
        before: (rivals + (goesBeforePush ? [EntityID(push.rawValue)] : [])).map { Relation($0) })
    }
    func push(_ name: String, _ side: Side, _ panel: EntityID<Panel>) -> Gesture {
      Gesture(
        name: named(name), origin: .authored, kind: .pan(claims: [side]), regions: [.panel(panel)],
        drives: .one(.mover(.panel(panel))), when: [Guard(.depth(.panel(panel), 0))])
    }
    func back(_ name: String, _ owner: ContentOwner, isPop: Bool) -> Gesture {
      let later: [Place] =
        isPop
        ? [.scroll]
        : [.scroll] + [
          owner == .container(main) ? .mainPop : owner == .panel(menu) ? .menuPop : .infoPop
        ]
      return Gesture(
        name: named(name), origin: isPop ? .contentPop(owner) : .pageBack(owner),
        kind: isPop ? .pan(claims: [.trailing]) : .edgePan(edge: .leading, band: nil),
        regions: [owner.element], drives: .one(.page(owner)),
        when: [Guard(.depthAtRest(owner, 0), negated: true)],
        before: later.map { Relation(EntityID($0.rawValue)) })
    }
    func tap(_ name: String, _ element: Element, _ action: Action) -> Gesture {
      Gesture(
        name: named(name), origin: .tapOf(element), kind: .tap(count: 1), regions: [element],
        actions: [action])
    }
    switch place {
    case .pullMenu: return pull("pullMenu", .left, menu, push: .pushInfo)
    case .pullInfo: return pull("pullInfo", .right, info, push: .pushMenu)
    case .pushMenu: return push("pushMenu", .left, menu)
    case .pushInfo: return push("pushInfo", .right, info)
    case .scroll:
      return Gesture(
        name: named("main.scroll"), origin: .scroll(.container(main)),
        kind: .pan(claims: [.top, .bottom]),
        regions: [.container(main)], drives: .one(.scroll(.container(main))))
    case .mainBack: return back("main.back", .container(main), isPop: false)
    case .mainPop: return back("main.content-pop", .container(main), isPop: true)
    case .menuBack: return back("menu.back", .panel(menu), isPop: false)
    case .menuPop: return back("menu.content-pop", .panel(menu), isPop: true)
    case .infoBack: return back("info.back", .panel(info), isPop: false)
    case .infoPop: return back("info.content-pop", .panel(info), isPop: true)
    case .showMenu: return tap("main.showMenu", .barButton(main, 0), .open(menu))
    case .showInfo: return tap("main.showInfo", .barButton(main, 1), .open(info))
    case .menuOutside: return tap("menu.outside", .outside(menu), .close(menu))
    case .infoOutside: return tap("info.outside", .outside(info), .close(info))
    }
  }
}
