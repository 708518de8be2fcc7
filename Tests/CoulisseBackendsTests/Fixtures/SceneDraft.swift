internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// A scene that is put together by hand, with the defaults of the language.
struct SceneDraft {
  let text: String
  let path: String

  init(_ text: String, path: String = "examples/draft.scene.yaml") {
    self.text = text
    self.path = path
  }

  var file: SourceFile { SourceFile(path: path, text: text) }

  /// A name, where it stands first in the text.
  func name(_ name: String) -> Located<String> {
    let (text, name_) = (Array(text.utf8), Array(name.utf8))
    let start = text.indices.first { text[$0...].starts(with: name_) } ?? 0
    return Located(name, SourceRange(start, start + name_.count))
  }

  func panel(
    _ name: String, edge: Side, size: Length = Length(fraction: 0.8), inset: Length = .zero,
    navigation: Bool = false, items: [Item] = [], outsideTap: [Action] = [],
    opener: Opener = .app(stated: false), settle: SettleRule = .standard
  ) -> Panel {
    Panel(
      name: self.name(name), edge: Located(edge, self.name(name).range), over: EntityID(0),
      size: size, insetContent: inset, navigation: navigation, items: items,
      outsideTap: outsideTap, modal: true, opener: opener, startsOpen: false, settle: settle,
      motion: .panel, outOfRange: .clamp, cancel: .settle, whileMoving: .grab,
      resize: .keepProgress)
  }

  func container(
    _ name: String, in parent: EntityID<Container>? = nil, navigation: Bool = false,
    scrolls: Axis? = nil, bar: [BarButton] = []
  ) -> Container {
    Container(
      name: self.name(name), parent: parent, navigation: navigation, scrolls: scrolls,
      content: 0...(.infinity), bar: bar)
  }

  func scene(
    _ name: String, containers: [Container], scrims: [Scrim] = [], panels: [Panel] = [],
    gestures: [Gesture] = [], groups: [Group] = [], actions: [EmittedAction] = []
  ) -> Scene {
    Scene(
      file: file, name: self.name(name), platforms: [.ios(version: 26)],
      viewport: Viewport(
        width: 320...1366, height: 480...1366, design: Size(width: 375, height: 667)),
      containers: containers, scrims: scrims, panels: panels, gestures: gestures, groups: groups,
      actions: actions)
  }
}
