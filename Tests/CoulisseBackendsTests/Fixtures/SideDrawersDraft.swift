internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// Side drawers over a main page: system S1.
struct SideDrawersDraft {
  let draft: SceneDraft
  /// Whether an opening switches both edge pans off, or only the opposite one.
  let switchesBothOff: Bool

  static let both = SideDrawersDraft(name: "SideDrawers", switchesBothOff: true)
  static let opposite = SideDrawersDraft(name: "SideDrawersOppositeEdge", switchesBothOff: false)

  private static let words =
    "tabs main showMenu showInfo dim menu info books music profile settings pullMenu pullInfo "
    + "pushMenu pushInfo drawers"

  init(name: String, switchesBothOff: Bool) {
    draft = SceneDraft(
      "scene: \(name)\n\(Self.words)\n", path: "examples/side-drawers.scene.yaml")
    self.switchesBothOff = switchesBothOff
    self.name = name
  }

  private let name: String
  private let tabs = EntityID<Container>(0)
  private let main = EntityID<Container>(1)
  private let menu = EntityID<Panel>(0)
  private let info = EntityID<Panel>(1)
  private let pullMenu = EntityID<Gesture>(0)
  private let pullInfo = EntityID<Gesture>(1)
  private let scroll = EntityID<Gesture>(4)

  var scene: Scene {
    draft.scene(
      name,
      containers: [
        draft.container("tabs"),
        draft.container(
          "main", in: tabs, navigation: true, scrolls: .vertical,
          bar: [
            button("showMenu", .leading, "Menu", menu), button("showInfo", .trailing, "Info", info),
          ]),
      ],
      scrims: [
        Scrim(
          name: draft.name("dim"), over: main, color: "black",
          sources: [
            ScrimSource(panel: menu, closed: 0, open: 0.5),
            ScrimSource(panel: info, closed: 0, open: 0.5),
          ], combination: .max, settling: .panel, tap: [])
      ],
      panels: [
        panel("menu", .left, menu, ["books", "music"]),
        panel("info", .right, info, ["profile", "settings"]),
      ],
      gestures: drags + [platform(.scroll(main)), platform(.pageBack(.container(main)))]
        + [platform(.contentPop(.container(main)))] + taps,
      groups: [Group(name: draft.name("drawers"), members: [menu, info])])
  }

  private func button(
    _ name: String, _ side: Side, _ label: String, _ panel: EntityID<Panel>
  ) -> BarButton {
    BarButton(name: draft.name(name), side: side, label: label, tap: [.open(panel)])
  }

  private func panel(
    _ name: String, _ edge: Side, _ id: EntityID<Panel>, _ items: [String]
  ) -> Panel {
    var panel = draft.panel(
      name, edge: edge, size: .full, inset: Length(points: 60), navigation: true,
      items: items.enumerated().map { index, item in
        Item(
          name: draft.name(item), label: item,
          frame: Frame(
            x: Length(points: edge == .left ? 0 : 60), y: Length(points: 64 + 44 * Double(index)),
            width: Length(fraction: 1, points: -60), height: Length(points: 44)),
          tap: [.close(id)])
      },
      outsideTap: [.close(id)], opener: .tap,
      settle: SettleRule(
        [
          SettleClause(SettleTest(.travel, .past, 0.25, of: .travel), to: .ahead),
          SettleClause(nil, to: .base),
        ], measuredFrom: .start))
    panel.over = main
    return panel
  }

  private var drags: [Gesture] {
    let roots = [
      Guard(.depth(.container(main), 0)), Guard(.depth(.panel(menu), 0)),
      Guard(.depth(.panel(info), 0)),
    ]
    let closed =
      switchesBothOff ? [Guard(.boundFor(menu, .closed)), Guard(.boundFor(info, .closed))] : []
    return [
      edgePan("pullMenu", .left, menu, when: roots + closed),
      edgePan("pullInfo", .right, info, when: roots + closed),
      pan("pushMenu", .left, menu), pan("pushInfo", .right, info),
    ]
  }

  private func edgePan(
    _ name: String, _ edge: Side, _ panel: EntityID<Panel>, when: [Guard]
  ) -> Gesture {
    Gesture(
      name: draft.name(name), origin: .authored, kind: .edgePan(edge: edge, band: nil),
      regions: [.container(tabs)], drives: .panel(panel), when: when, before: [scroll])
  }

  private func pan(_ name: String, _ claim: Side, _ panel: EntityID<Panel>) -> Gesture {
    Gesture(
      name: draft.name(name), origin: .authored, kind: .pan(claims: [claim]),
      regions: [.panel(panel)], drives: .panel(panel), when: [Guard(.depth(.panel(panel), 0))])
  }

  private func platform(_ origin: GestureOrigin) -> Gesture {
    let owner = StackOwner.container(main)
    var gesture = Gesture(
      name: Located("main.scroll", draft.name("main").range), origin: origin,
      kind: .pan(claims: [.top, .bottom]), regions: [.container(main)], drives: .scroll(main))
    if case .scroll = origin { return gesture }
    gesture.drives = .page(owner)
    gesture.when = [Guard(.depth(owner, 0), negated: true)]
    gesture.kind = .pan(claims: [.trailing])
    gesture.name.value = "main.content-pop"
    if case .pageBack = origin {
      gesture.name.value = "main.back"
      gesture.kind = .edgePan(edge: .leading, band: nil)
    }
    return gesture
  }

  private var taps: [Gesture] {
    let buttons = [menu, info].enumerated().map { index, panel in
      tap(.barButton(main, index), index == 0 ? "main.showMenu" : "main.showInfo", .open(panel))
    }
    let items: [Gesture] = [
      (menu, ["books", "music"]), (info, ["profile", "settings"]),
    ].flatMap { panel, items in
      items.enumerated().map { index, item in
        tap(.item(panel, index), (panel == menu ? "menu." : "info.") + item, .close(panel))
      } + [
        tap(.outside(panel), panel == menu ? "menu.outside" : "info.outside", .close(panel))
      ]
    }
    return buttons + items
  }

  private func tap(_ element: Element, _ name: String, _ action: Action) -> Gesture {
    Gesture(
      name: Located(name, draft.name("main").range), origin: .tapOf(element), kind: .tap(count: 1),
      regions: [element], actions: [action])
  }
}
