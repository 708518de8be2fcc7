internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension Resolver {
  /// Replaces every `like:` by what it copies, transitions included.
  mutating func expandLikes() {
    guard var panels = document.panels.written else { return }
    let transitions = expandedTransitions(panels.value)
    for index in panels.value.indices {
      guard let chain = chain(from: index, in: panels.value) else {
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
  private mutating func chain(from index: Int, in panels: [Named<PanelDocument>]) -> [Int]? {
    var chain = [index]
    while let last = chain.last, let like = panels[last].body.value?.like.value {
      guard let next = panels.firstIndex(where: { $0.name.value == like.spelling }) else {
        if chain.count == 1 { reportNoOriginal(like, panels) }
        return nil
      }
      if chain.contains(next) {
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

  private mutating func reportNoOriginal(_ like: Reference, _ panels: [Named<PanelDocument>]) {
    let names = panels.map(\.name.value)
    report(
      .undefinedName, "there is no panel \(quoted(like.spelling)) to copy", at: like.range,
      help: [
        Suggestion.didYouMean(like.spelling, among: names) ?? Reader.inventory(names)
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
    body.like = .absent
    if from.axis != to.axis, let edge = body.edge.written {
      report(
        .unknownValue, "a copy of \(quoted(names.original)) cannot come from this edge",
        at: edge.range, notes: ["its items and gestures would have to be turned by 90 degrees"],
        help: ["write the same edge, the opposite one, or write the panel out without `like`"])
    }
    let mirror: Axis? =
      from.physical(in: .leftToRight).opposite == to.physical(in: .leftToRight) ? from.axis : nil
    body.takeMissing(from: source, Twin(names: names, mirror: mirror))
    panels[copy].body = .written(Written(value: body, range: twin.range, key: twin.key))
  }

  /// The transitions after copying; a panel that is a copy gets its original's unless it has one.
  private mutating func expandedTransitions(
    _ panels: [Named<PanelDocument>]
  ) -> Field<[Named<TransitionDocument>]> {
    guard !document.transitions.isUnreadable else { return document.transitions }
    let written = document.transitions.value ?? []
    var expanded: [Named<TransitionDocument>] = []
    for entry in written {
      let body = entry.body.map { _ in transition(of: entry.name.value, written, panels, []) }
      expanded.append(Named(name: entry.name, body: body))
    }
    for panel in panels where panel.body.value?.like.value != nil {
      guard !written.contains(where: { $0.name.value == panel.name.value }) else { continue }
      var copy = transition(of: panel.name.value, written, panels, [])
      copy.yield(to: panel.body.value ?? PanelDocument())
      expanded.append(Named(name: panel.name, body: Field(copy)))
    }
    return Field(expanded)
  }

  private mutating func transition(
    of name: String, _ written: [Named<TransitionDocument>], _ panels: [Named<PanelDocument>],
    _ seen: [String]
  ) -> TransitionDocument {
    let own = written.first { $0.name.value == name }?.body.value
    let panel = panels.first { $0.name.value == name }?.body.value
    var result = own ?? TransitionDocument()
    guard let like = own?.like.value ?? (own == nil ? panel?.like.value : nil) else {
      return result
    }
    if seen.contains(name) {
      if seen.first == name, own?.like.value != nil {
        report(
          .unknownValue, "`like` goes in a circle", at: like.range,
          help: ["one of the transitions has to say everything itself"])
      }
      return result
    }
    let isKnown = panels.contains { $0.name.value == like.spelling }
    if !isKnown, own?.like.value != nil, !document.panels.isUnreadable {
      reportNoOriginal(like, panels)
    }
    let other = transition(of: like.spelling, written, panels, seen + [name])
    result.like = .absent
    result.takeMissing(from: other)
    return result
  }
}
