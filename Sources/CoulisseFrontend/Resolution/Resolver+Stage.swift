internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension Resolver {
  static let standardViewport = Viewport(
    width: 320...1366, height: 480...1366, design: Size(width: 375, height: 667))

  mutating func resolvePlatforms() {
    guard let written = document.platforms.written else {
      scene.platforms = [.ios(version: 26)]
      return
    }
    if written.value.isEmpty {
      report(
        .outOfRange, "a scene needs at least one platform", at: written.range,
        help: ["write `platforms: [ios 26]`, or remove the key"])
    }
    for platform in written.value {
      if scene.platforms.contains(platform.value) {
        report(
          .duplicateName, "the platform \(quoted(platform.value.spelling)) is in the list already",
          at: platform.range, help: ["remove one of the two"])
      } else {
        scene.platforms.append(platform.value)
      }
    }
  }

  mutating func resolveViewport() {
    let written = document.viewport.value ?? ViewportDocument()
    let width = written.width.value ?? Self.standardViewport.width
    let height = written.height.value ?? Self.standardViewport.height
    let standard = Self.standardViewport.design
    let nearest = Size(
      width: min(max(standard.width, width.lowerBound), width.upperBound),
      height: min(max(standard.height, height.lowerBound), height.upperBound))
    if let design = written.design.written, !written.width.isUnreadable,
      !written.height.isUnreadable,
      !width.contains(design.value.width) || !height.contains(design.value.height)
    {
      report(
        .outOfRange, "the design size is not one of the sizes that are proved", at: design.range,
        help: ["write a size inside `width` and `height`, or widen them"])
    }
    scene.viewport = Viewport(
      width: width, height: height, design: written.design.value ?? nearest)
  }

  mutating func resolveContainers() {
    for entry in containers {
      let document = entry.document
      scene.containers.append(
        Container(
          name: entry.name, parent: entry.parent,
          navigation: document.navigation.value ?? false,
          scroller: scroller(document.scrolls, document.content), bar: []))
    }
  }

  /// How content scrolls; nil where it does not.
  mutating func scroller(
    _ scrolls: Field<Axis?>, _ content: Field<ClosedRange<Double>>
  ) -> Scroller? {
    guard let axis = scrolls.value ?? nil else {
      if let content = content.written, !scrolls.isUnreadable {
        report(
          .unknownKey,
          "`content` is how long the content is that scrolls, and nothing scrolls here",
          at: content.key, help: ["add `scrolls: vertical`, or remove `content`"])
      }
      return nil
    }
    return Scroller(axis: axis, content: content.value ?? 0...Double.infinity)
  }

  mutating func resolveGroups() {
    for entry in document.groups.value ?? [] {
      guard let members = entry.body.value?.members.written else { continue }
      var found: [EntityID<Panel>] = []
      for reference in members.value {
        guard let panel = panel(reference) else { continue }
        if found.contains(panel) {
          reportRepeated(reference, in: "group")
        } else {
          found.append(panel)
        }
      }
      // A name that stands for nothing was reported.
      if members.value.count < 2, found.count == members.value.count {
        report(
          .outOfRange, "a group of fewer than two panels has no effect", at: members.range,
          help: ["name the panels that exclude each other: `one-of: [menu, info]`"])
      }
      checkStarts(of: found, in: entry.name)
      scene.groups.append(Group(name: entry.name, members: found))
    }
  }

  /// At most one member can be open from the start.
  private mutating func checkStarts(of members: [EntityID<Panel>], in group: Located<String>) {
    let open = members.filter { scene.startsOpen($0) }
    guard let first = open.first else { return }
    for second in open.dropFirst() {
      report(
        .outOfRange,
        "\(quoted(scene[first].name.value)) and \(quoted(scene[second].name.value)) both start "
          + "open, but at most one panel of the group \(quoted(group.value)) may be open",
        at: startRange(of: second),
        secondary: [(startRange(of: first), "this one starts open already")],
        help: ["let all but one of them start closed, or take one out of `one-of`"])
    }
  }

  private func startRange(of panel: EntityID<Panel>) -> SourceRange {
    panels[panel.index].document.starts.written.map { $0.key.union($0.range) }
      ?? panels[panel.index].name.range
  }

  /// The container that `over` names, or the obvious one.
  mutating func over(_ field: Field<Reference>, of name: Located<String>) -> EntityID<Container> {
    if let written = field.value { return container(written) ?? EntityID(0) }
    if let main = names.entry(.container, "main") { return EntityID(main.index) }
    if containers.count > 1, !field.isUnreadable {
      report(
        .missingKey, "\(quoted(name.value)) does not say which container it lies over",
        at: name.range,
        notes: ["without `over` it would lie over `main`, or over the only container there is"],
        help: ["write `over: \(containers.last?.name.value ?? "main")`"])
    }
    return EntityID(0)
  }
}
