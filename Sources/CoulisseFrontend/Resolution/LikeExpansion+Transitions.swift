internal import CoulisseDiagnostics
internal import CoulisseSource

/// What the transitions of a scene copy from each other, each worked out once: a chain of copies may
/// be as long as a scene allows.
private struct TransitionCopies {
  let panels: [String: PanelDocument]
  let panelNames: [String]
  let written: [String: TransitionDocument]
  var expanded: [String: TransitionDocument] = [:]

  init(_ written: [Named<TransitionDocument>], _ panels: [Named<PanelDocument>]) {
    panelNames = panels.map(\.name.value)
    self.panels = Dictionary(
      panels.map { ($0.name.value, $0.body.value ?? PanelDocument()) }, uniquingKeysWith: first)
    self.written = Dictionary(
      written.compactMap { entry in entry.body.value.map { (entry.name.value, $0) } },
      uniquingKeysWith: first)
  }

  /// The name whose transition the one of `name` copies.
  func original(of name: String) -> Reference? {
    if let own = written[name] { return own.like.value }
    return panels[name]?.like.value
  }
}

/// Of two entities with one name the first counts.
private func first<Body>(_ first: Body, _: Body) -> Body { first }

extension Resolver {
  /// The transitions after copying; a panel that is a copy gets its original's unless it has one.
  mutating func expandedTransitions(
    _ panels: [Named<PanelDocument>]
  ) -> Field<[Named<TransitionDocument>]> {
    guard !document.transitions.isUnreadable else { return document.transitions }
    let written = document.transitions.value ?? []
    var copies = TransitionCopies(written, panels)
    var expanded: [Named<TransitionDocument>] = []
    for entry in written {
      let body = entry.body.map { _ in transition(of: entry.name.value, &copies) }
      expanded.append(Named(name: entry.name, body: body))
    }
    let names = Set(written.map(\.name.value))
    for panel in panels where panel.body.value?.like.value != nil {
      guard !names.contains(panel.name.value) else { continue }
      var copy = transition(of: panel.name.value, &copies)
      copy.yield(to: panel.body.value ?? PanelDocument())
      expanded.append(Named(name: panel.name, body: Field(copy)))
    }
    return Field(expanded)
  }

  /// The transition of `name` with what it copies, directly or by way of others.
  private mutating func transition(
    of name: String, _ copies: inout TransitionCopies
  ) -> TransitionDocument {
    var chain = [name]
    var places = [name: 0]
    while let last = chain.last, copies.expanded[last] == nil,
      let like = copies.original(of: last)
    {
      reportNoOriginal(like, of: last, copies)
      if let start = places[like.spelling] {
        reportCircle(chain[start...], copies)
        break
      }
      places[like.spelling] = chain.count
      chain.append(like.spelling)
    }
    var result = TransitionDocument()
    // The original first, so that what is copied has its own copies in it.
    for link in chain.reversed() {
      if let known = copies.expanded[link] {
        result = known
      } else {
        var own = copies.written[link] ?? TransitionDocument()
        own.like = .absent
        own.takeMissing(from: result)
        copies.expanded[link] = own
        result = own
      }
    }
    return result
  }

  private mutating func reportNoOriginal(
    _ like: Reference, of name: String, _ copies: TransitionCopies
  ) {
    guard copies.written[name] != nil, copies.panels[like.spelling] == nil,
      !document.panels.isUnreadable
    else { return }
    reportNoOriginal(like, copies.panelNames, .panel)
  }

  private mutating func reportCircle(_ circle: ArraySlice<String>, _ copies: TransitionCopies) {
    for name in circle {
      guard let like = copies.written[name]?.like.value else { continue }
      report(
        .unknownValue, "`like` goes in a circle", at: like.range,
        help: ["one of the transitions has to say everything itself"])
    }
  }
}
