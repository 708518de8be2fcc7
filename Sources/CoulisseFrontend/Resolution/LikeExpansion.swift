internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension Resolver {
  /// Replaces every `like:` by what it copies, transitions included.
  mutating func expandLikes() {
    guard var panels = document.panels.written else { return }
    let transitions = expandedTransitions(panels.value)
    let indices = Dictionary(
      panels.value.enumerated().map { ($1.name.value, $0) }, uniquingKeysWith: { first, _ in first }
    )
    for index in panels.value.indices {
      guard let chain = chain(from: index, in: panels.value, indices) else {
        panels.value[index].body = panels.value[index].body.map { body in
          var body = body
          body.like = .absent
          if body.edge.isAbsent { body.edge = .unreadable(panels.value[index].name.range) }
          return body
        }
        continue
      }
      // The original first, so that what is copied has its own copies in it.
      for (copy, original) in zip(chain, chain.dropFirst()).reversed() {
        copyPanel(original, to: copy, in: &panels.value)
      }
    }
    document.panels = .written(panels)
    document.transitions = transitions
  }

  /// The panels that are copied from `index` on, ending with one that copies none; nil if that
  /// cannot be told, which is reported.
  private mutating func chain(
    from index: Int, in panels: [Named<PanelDocument>], _ indices: [String: Int]
  ) -> [Int]? {
    var chain = [index]
    var passed: Set = [index]
    while let last = chain.last, let like = panels[last].body.value?.like.value {
      guard let next = indices[like.spelling] else {
        if chain.count == 1 { reportNoOriginal(like, panels.map(\.name.value)) }
        return nil
      }
      if !passed.insert(next).inserted {
        if next == index {
          report(
            .unknownValue, "`like` goes in a circle: \(circle(chain, panels))", at: like.range,
            help: ["one of the panels has to say everything itself"])
        }
        return nil
      }
      chain.append(next)
    }
    return chain
  }

  private func circle(_ chain: [Int], _ panels: [Named<PanelDocument>]) -> String {
    (chain + [chain[0]]).map { quoted(panels[$0].name.value) }.joined(separator: " like ")
  }

  mutating func reportNoOriginal(_ like: Reference, _ names: [String]) {
    report(
      .undefinedName, "there is no panel \(quoted(like.spelling)) to copy", at: like.range,
      help: [
        didYouMean(like.spelling, among: names) ?? Reader.inventory(names)
      ])
  }

  private mutating func copyPanel(
    _ original: Int, to copy: Int, in panels: inout [Named<PanelDocument>]
  ) {
    guard let twin = panels[copy].body.written, let source = panels[original].body.value else {
      return
    }
    let names = TwinNames(
      original: panels[original].name.value, copy: panels[copy].name.value)
    var body = twin.value
    let from = source.edge.value ?? .leading
    let to = body.edge.value ?? from
    let like = body.like.written?.range ?? panels[copy].name.range
    body.like = .absent
    if from.axis != to.axis, let edge = body.edge.written {
      report(
        .unknownValue, "a copy of \(quoted(names.original)) cannot come from this edge",
        at: edge.range, notes: ["its items and gestures would have to be turned by 90 degrees"],
        help: ["write the same edge, the opposite one, or write the panel out without `like`"])
    }
    let mirror: Axis? =
      from.physical(in: .leftToRight).opposite == to.physical(in: .leftToRight) ? from.axis : nil
    if let mirror, body.items.isAbsent {
      for item in source.items.value ?? [] { checkMirrored(item, along: mirror, like) }
    }
    body.takeMissing(from: source, Twin(names: names, mirror: mirror))
    panels[copy].body = .written(Written(value: body, range: twin.range, key: twin.key))
  }

  /// The distance from the other side would be made of two measures, and a length has one at most, once.
  private mutating func checkMirrored(
    _ item: Named<ItemDocument>, along axis: Axis, _ like: SourceRange
  ) {
    guard let frame = item.body.value?.frame.written else { return }
    let (start, extent) =
      axis == .horizontal
      ? (frame.value.x.measured, frame.value.width.measured)
      : (frame.value.y.measured, frame.value.height.measured)
    guard start != .none, extent != .none,
      start.quantity != extent.quantity || start.multiple + extent.multiple != 0
    else { return }
    report(
      .unknownValue,
      "\(quoted(item.name.value)) cannot be mirrored: place and size are both measured",
      at: like, secondary: [(frame.range, "this frame")],
      help: ["write the `items` of the copy out, with a measure for the distance from its side"])
  }
}
