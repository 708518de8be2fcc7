internal import CoulisseDiagnostics
internal import CoulisseSource

/// The anchors of a document, and how much their aliases have added to it.
struct AnchorTable {
  private struct Anchor {
    var name: Located<String>
    /// Nil while the node is still open.
    var target: ComposedNode?
    var isUsed = false
  }

  private var anchors: [Anchor] = []
  /// The latest anchor of each name: a name may be used again.
  private var latest: [String: Int] = [:]
  private var addedWeight = 0
  private var isOverBudget = false

  mutating func open(_ name: Located<String>) {
    latest[name.value] = anchors.count
    anchors.append(Anchor(name: name))
  }

  /// Gives the anchor its node. The innermost open anchor of that place is meant.
  mutating func close(_ name: Located<String>, _ target: ComposedNode) {
    let index = anchors.lastIndex { $0.name.range == name.range }
    if let index { anchors[index].target = target }
  }

  /// The node that `*name` stands for; a stand-in, reported, where there is none.
  mutating func expand(
    _ name: String, at alias: SourceRange, depth: Int, _ log: inout ProblemLog
  ) -> ComposedNode {
    guard let index = latest[name] else {
      reportUndefined(name, at: alias, &log)
      return .missing(at: alias)
    }
    anchors[index].isUsed = true
    guard let target = anchors[index].target else {
      log.report(
        .recursiveAlias, "`*\(name)` stands inside the node that it repeats", at: alias,
        secondary: [(anchors[index].name.range, "`\(name)` begins here and has not ended")],
        help: ["move what is to be repeated out of the node that repeats it"])
      return .missing(at: alias)
    }
    guard isAffordable(target, at: alias, depth: depth, &log) else { return .missing(at: alias) }
    return ComposedNode(
      node: target.node.aliased(at: alias), end: alias.upperBound, extent: target.extent)
  }

  /// Warns of each anchor that no alias repeats, unless an alias without anchor was found: it is
  /// likely to mean one of them.
  func reportUnused(_ log: inout ProblemLog) {
    guard !log.diagnostics.contains(where: { $0.code == .undefinedAlias }) else { return }
    for anchor in anchors where !anchor.isUsed {
      log.report(
        .unusedAnchor, "nothing repeats the anchor `\(anchor.name.value)`", at: anchor.name.range,
        help: ["remove it, or write `*\(anchor.name.value)` where the node is to be repeated"])
    }
  }

  private func reportUndefined(_ name: String, at alias: SourceRange, _ log: inout ProblemLog) {
    let nearest =
      log.isMuted
      ? nil : Suggestion.didYouMean(name, among: latest.keys.sorted(), prefix: "*")
    log.report(
      .undefinedAlias, "there is no anchor `&\(name)` before this alias", at: alias,
      help: [
        nearest
          ?? "write `&\(name)` before the node that is to be repeated, or put the text in quotes"
      ])
  }

  private mutating func isAffordable(
    _ target: ComposedNode, at alias: SourceRange, depth: Int, _ log: inout ProblemLog
  ) -> Bool {
    guard depth + target.extent.height <= YAMLLimits.depth else {
      log.report(
        .tooLarge, "with this alias, collections nest more than \(YAMLLimits.depth) deep",
        at: alias)
      return false
    }
    guard addedWeight + target.extent.weight <= YAMLLimits.aliasedNodes else {
      if !isOverBudget {
        log.report(
          .tooLarge,
          "aliases repeat too much: with this one, more than \(YAMLLimits.aliasedNodes) nodes",
          at: alias, notes: ["an alias of nodes that hold aliases multiplies them"])
      }
      isOverBudget = true
      return false
    }
    addedWeight += target.extent.weight
    return true
  }
}
