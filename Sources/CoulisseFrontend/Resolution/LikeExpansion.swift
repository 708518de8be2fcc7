internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension Resolver {
  /// Replaces every `like:` by what it copies, transitions included.
  mutating func expandLikes() {
    expandPanels()
    expandLists()
  }

  private mutating func expandPanels() {
    guard var panels = document.panels.written else { return }
    let transitions = expandedTransitions(panels.value)
    var copies = Copies(.panel, panels.value.map { ($0.name.value, $0.body.value?.like.value) })
    for index in panels.value.indices {
      guard let chain = chain(from: index, in: copies) else {
        copies.likes[index] = nil
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

  private mutating func expandLists() {
    guard var lists = document.lists.written else { return }
    var copies = Copies(.list, lists.value.map { ($0.name.value, $0.body.value?.like.value) })
    for index in lists.value.indices {
      guard let chain = chain(from: index, in: copies) else {
        copies.likes[index] = nil
        lists.value[index].body = lists.value[index].body.map { body in
          var body = body
          body.like = .absent
          if body.rows.isAbsent { body.rows = .unreadable(lists.value[index].name.range) }
          return body
        }
        continue
      }
      for (copy, original) in zip(chain, chain.dropFirst()).reversed() {
        guard let source = lists.value[original].body.value else { continue }
        let names = TwinNames(original: copies.names[original], copy: copies.names[copy])
        lists.value[copy].body = lists.value[copy].body.map { body in
          var body = body
          body.like = .absent
          body.takeMissing(from: source, Twin(names: names, mirror: nil))
          return body
        }
      }
    }
    document.lists = .written(lists)
  }

  /// What is copied from `index` on, ending with one that copies none; nil if that cannot be told,
  /// which is reported.
  private mutating func chain(from index: Int, in copies: Copies) -> [Int]? {
    var chain = [index]
    var passed: Set = [index]
    while let last = chain.last, let like = copies.likes[last] {
      guard let next = copies.indices[like.spelling] else {
        if chain.count == 1 { reportNoOriginal(like, copies.names, copies.kind) }
        return nil
      }
      if !passed.insert(next).inserted {
        if next == index {
          report(
            .unknownValue, "`like` goes in a circle: \(copies.circle(chain))", at: like.range,
            help: ["one of the \(copies.kind.rawValue)s has to say everything itself"])
        }
        return nil
      }
      chain.append(next)
    }
    return chain
  }

  mutating func reportNoOriginal(_ like: Reference, _ names: [String], _ kind: EntityKind) {
    report(
      .undefinedName, "there is no \(kind.rawValue) \(quoted(like.spelling)) to copy",
      at: like.range,
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

/// Elements of one kind, each with the name of what it copies.
private struct Copies {
  let kind: EntityKind
  let names: [String]
  /// Nil for what copies none, or of which that was found wrong.
  var likes: [Reference?]
  /// Of two with one name the first counts.
  let indices: [String: Int]

  init(_ kind: EntityKind, _ entries: [(name: String, like: Reference?)]) {
    self.kind = kind
    names = entries.map(\.name)
    likes = entries.map(\.like)
    indices = Dictionary(
      entries.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func circle(_ chain: [Int]) -> String {
    (chain + [chain[0]]).map { quoted(names[$0]) }.joined(separator: " like ")
  }
}
