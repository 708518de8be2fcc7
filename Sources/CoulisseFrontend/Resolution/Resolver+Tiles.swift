internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// Handles, and tiles with their docks.
extension Resolver {
  mutating func resolveHandles() {
    for entry in document.handles.value ?? [] {
      let body = entry.body.value ?? HandleDocument()
      let panel = body.panel.value.flatMap { sliding($0, "a handle follows the edge of") }
      if let panel, let size = body.size.written {
        checkHandle(size, on: panel)
      }
      var handle = Handle(
        name: entry.name, panel: panel ?? EntityID(0),
        size: body.size.value ?? Size(width: 60, height: 60),
        at: body.at.value ?? Length(fraction: 0.5), label: body.label.value ?? entry.name.value)
      handle.grab = grab(body.grab, of: handle.size)
      scene.handles.append(handle)
    }
  }

  /// A panel that slides over its container on a track of its own.
  private mutating func sliding(_ reference: Reference, _ what: String) -> EntityID<Panel>? {
    guard let id = panel(reference) else { return nil }
    let written = panels[id.index].document
    guard let key = written.under.written?.key ?? written.opens.written?.key else { return id }
    report(
      .unknownValue,
      "\(what) a panel that slides over its container, and "
        + "\(quoted(reference.spelling)) does not", at: reference.range,
      secondary: [(key, "this one opens by what slides off it")],
      help: ["name a panel with an `edge` and a track of its own"])
    return nil
  }

  private mutating func checkHandle(_ size: Written<Size>, on panel: EntityID<Panel>) {
    let axis: Axis = scene[panel].edge.value.axis == .horizontal ? .vertical : .horizontal
    let screen = viewport(along: axis).lowerBound
    guard size.value.extent(along: axis) > screen else { return }
    report(
      .outOfRange, "the handle is larger than the smallest screen", at: size.range,
      help: ["write \(DecimalText.number(screen)) points at most along the edge"])
  }

  mutating func resolveTiles() {
    for entry in document.tiles.value ?? [] {
      let body = entry.body.value ?? TilesDocument()
      let names = tileNames(body, entry.name)
      let start = body.starts.value ?? TileStartDocument()
      let first = pair(start.first, "the center of the first tile") ?? Vector.zero
      let bounds = body.bounds.value ?? TileBoundsDocument()
      let insets: [(Side, Field<Length>)] = [
        (.leading, bounds.leading), (.trailing, bounds.trailing), (.top, bounds.top),
        (.bottom, bounds.bottom),
      ]
      let container = over(body.over, of: entry.name)
      checkPriorities(body.priorities)
      var tiles = TileSet(
        name: entry.name, container: container, names: names,
        size: body.size.value ?? Size(width: 60, height: 60),
        first: Point(x: first.dx, y: first.dy),
        step: pair(start.step, "the way from tile to tile") ?? .zero,
        bounds: insets.compactMap { side, inset in inset.value.map { TileBound(side, $0) } },
        priorities: TilePriorities(body.priorities.value ?? TilePrioritiesDocument()),
        dock: dock(body, over: container),
        elsewhere: body.elsewhere.value ?? (body.dock.written == nil ? .stay : .goBack),
        motion: motion(body.motion.value ?? MotionDocument()),
        doubleTap: actions(body.doubleTap, closing: []))
      tiles.grab = grab(body.grab, of: tiles.size)
      scene.tiles.append(tiles)
    }
  }

  private mutating func checkPriorities(_ field: Field<TilePrioritiesDocument>) {
    guard let written = field.written else { return }
    let priorities = TilePriorities(written.value)
    guard priorities.drag < priorities.place else { return }
    report(
      .outOfRange, "no finger could ever move the tiles: where they are counts for more",
      at: written.range, help: ["give `drag` a greater number than `place`"])
  }

  private mutating func tileNames(_ body: TilesDocument, _ owner: Located<String>) -> [String] {
    if let count = body.count.written, let names = body.names.written {
      report(
        .unknownKey, "tiles have a number or names, not both", at: count.key,
        secondary: [(names.key, "their names are here")], help: ["remove one of the two"])
    }
    guard let names = body.names.written else {
      return (0..<(body.count.value ?? 1)).map { "\($0)" }
    }
    if names.value.isEmpty {
      report(
        .outOfRange, "there are no tiles", at: names.range,
        help: ["name them: `names: [mail, map]`, or write `count: 4`"])
    }
    var unique: [String] = []
    for (index, name) in names.value.enumerated() {
      if let twin = names.value[..<index].first(where: { $0.value == name.value }) {
        report(
          .duplicateName, "two tiles are called \(quoted(name.value))", at: name.range,
          secondary: [(twin.range, "the first one")], help: ["choose another name for one of them"])
      } else {
        unique.append(name.value)
      }
    }
    return unique
  }

  private mutating func pair(_ field: Field<[Double]>, _ what: String) -> Vector? {
    guard let written = field.written else { return nil }
    guard written.value.count == 2 else {
      report(
        .wrongType, "\(what) has two numbers, not \(written.value.count)", at: written.range,
        help: ["write `[x, y]`, for example `[70, 70]`"])
      return nil
    }
    return Vector(dx: written.value[0], dy: written.value[1])
  }

  private mutating func dock(
    _ body: TilesDocument, over container: EntityID<Container>
  ) -> Dock? {
    guard let written = body.dock.value, let reference = written.panel.value,
      let panel = sliding(reference, "a dock lies in")
    else { return nil }
    if scene[panel].container != container {
      report(
        .unknownValue,
        "\(quoted(reference.spelling)) lies over another container than the tiles",
        at: reference.range,
        help: ["write `over: \(scene[scene[panel].container].name.value)` in the tiles"])
    }
    return Dock(
      panel: panel, first: written.first.value ?? 0, step: written.step.value ?? 0,
      top: written.top.value ?? 0)
  }

  /// The drags of tiles, and their double taps.
  func tilePlans() -> [GesturePlan] {
    scene.tiles.enumerated().flatMap { index, tiles in
      tiles.names.indices.flatMap { tile -> [GesturePlan] in
        let id = EntityID<TileSet>(index)
        let name = scene.name(of: .tile(id, tile))
        let range = tiles.name.range
        let drag = GesturePlan(
          name: Located("\(name).drag", range), source: .tileDrag(id, tile))
        guard !tiles.doubleTap.isEmpty else { return [drag] }
        return [
          drag,
          GesturePlan(name: Located("\(name).double-tap", range), source: .tileTap(id, tile)),
        ]
      }
    }
  }
}

extension TilePriorities {
  init(_ document: TilePrioritiesDocument) {
    self.init(
      bounds: document.bounds.value ?? 750, place: document.place.value ?? 500,
      drag: document.drag.value ?? 502)
  }
}
