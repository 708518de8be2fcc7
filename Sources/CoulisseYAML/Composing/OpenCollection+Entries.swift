internal import CoulisseDiagnostics
internal import CoulisseSource

extension OpenCollection {
  /// Adds an element, or the next key or value.
  mutating func add(_ child: ComposedNode, _ log: inout ProblemLog) {
    include(child)
    switch (kind, key) {
    case (.sequence, _): elements.append(child.node)
    case (.mapping, .none): key = accepted(child, &log) ? .kept(child.node) : .dropped
    case (.mapping, .kept(let keptKey)):
      pairs.append(YAMLPair(key: keptKey, value: child.node))
      keys.noteLast(of: pairs)
      key = .none
    case (.mapping, .dropped): key = .none
    }
  }

  /// Whether `child` can be the key of a new entry; reported if not.
  private mutating func accepted(_ child: ComposedNode, _ log: inout ProblemLog) -> Bool {
    let node = child.node
    let place = node.aliasRange ?? node.range
    guard case .scalar(let text, let style) = node.content else {
      traits.isIncomplete = true
      log.report(
        .wrongType, "a key must be a word, not a list or a mapping", at: place,
        help: ["if the text is meant to begin with `{` or `[`, put it in quotes"])
      return false
    }
    guard !node.isIncomplete else {
      traits.isIncomplete = true
      return false
    }
    if text == "<<", style == .plain {
      traits.isIncomplete = true
      log.report(
        .mergeKey, "merge keys (`<<`) are not part of YAML 1.2 and are not read", at: place,
        help: ["write `like: <name>` to copy an element and change some of its keys"])
      return false
    }
    if text.isEmpty, style == .plain {
      traits.isIncomplete = true
      log.report(
        .wrongType, "there is no key before this `:`", at: place,
        help: ["write `key: value`, or remove the entry"])
      return false
    }
    guard let first = keys.index(of: text, in: pairs) else { return true }
    let firstKey = pairs[first].key
    log.report(
      .duplicateKey, "the key \(quoted(text)) is already in this mapping", at: place,
      secondary: [
        (firstKey.aliasRange ?? firstKey.range, "first written here; this entry is read")
      ],
      help: ["remove one of the two, or give one another name"])
    return false
  }
}
