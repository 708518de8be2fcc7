internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension Scene {
  /// A panel over a page, as six lines of the language give it.
  static let mail: Scene = {
    let draft = SceneDraft(
      "scene: Mail\npanels:\n  menu: { edge: leading, size: 80% }\n# main\n",
      path: "examples/six-lines.scene.yaml")
    let menu = EntityID<Panel>(0)
    let scrim = EntityID<Scrim>(0)
    return draft.scene(
      "Mail", containers: [draft.container("main")],
      scrims: [
        Scrim(
          name: Located("menu.scrim", draft.name("menu").range), over: EntityID(0), color: "black",
          sources: [ScrimSource(panel: menu, closed: 0, open: 0.5)], combination: .max,
          settling: nil, tap: [.close(menu)])
      ],
      panels: [draft.panel("menu", edge: .leading)],
      gestures: [
        Gesture(
          name: Located("menu.pull", draft.name("menu").range), origin: .pull(menu),
          kind: .edgePan(edge: .leading, band: nil), regions: [.container(EntityID(0))],
          drives: .panel(menu)),
        Gesture(
          name: Located("menu.push", draft.name("menu").range), origin: .push(menu),
          kind: .pan(claims: [.leading]), regions: [.panel(menu), .scrim(scrim)],
          drives: .panel(menu)),
        Gesture(
          name: Located("menu.scrim", draft.name("menu").range), origin: .tapOf(.scrim(scrim)),
          kind: .tap(count: 1), regions: [.scrim(scrim)], actions: [.close(menu)]),
      ])
  }()
}
