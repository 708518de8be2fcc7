internal import CoulisseDiagnostics
internal import CoulisseSource

/// The open collections from the root inward, and their children.
struct CollectionStack {
  private var open: [OpenCollection] = []
  private var elements = ChildStack<YAMLNode>()
  private var pairs = ChildStack<YAMLPair>()
  private var keys = KeyIndex()
  /// How many of the open collections have brackets.
  private(set) var flowDepth = 0

  var depth: Int { open.count }

  /// Byte offset of the innermost `[` or `{` that has not ended.
  var openBracket: Int? { open.last { $0.style == .flow }?.start }

  mutating func begin(
    _ kind: OpenCollection.Kind, _ style: YAMLNode.CollectionStyle, start: Int,
    traits: YAMLTraits?
  ) {
    flowDepth += style == .flow ? 1 : 0
    open.append(
      OpenCollection(
        kind: kind, style: style, start: start, traits: traits, elements: elements.begin(),
        pairs: pairs.begin(), keys: keys.begin(), lastChildEnd: start))
  }

  /// Adds an element, or the next key or value, to the innermost collection.
  mutating func add(_ child: consuming ComposedNode, _ log: inout ProblemLog) {
    let last = open.count - 1
    open[last].lastChildEnd = max(open[last].lastChildEnd, child.end)
    open[last].extent.include(child.extent)
    switch (open[last].kind, open[last].key) {
    case (.sequence, _): elements.append(child.node, to: &open[last].elements)
    case (.mapping, .none):
      let isAccepted = accept(child.node, &log)
      open[last].key = isAccepted ? .kept(child.node) : .dropped
    case (.mapping, .kept(let key)):
      pairs.append(YAMLPair(key: key, value: child.node), to: &open[last].pairs)
      open[last].key = .none
    case (.mapping, .dropped): open[last].key = .none
    }
  }

  /// Ends the innermost collection.
  ///
  /// - Parameter range: where libyaml saw the end: the closing bracket, or empty at the next token.
  mutating func end(at range: SourceRange) -> ComposedNode? {
    guard let collection = open.popLast() else { return nil }
    flowDepth -= collection.style == .flow ? 1 : 0
    let end = range.isEmpty ? collection.lastChildEnd : range.upperBound
    let content: YAMLNode.Content
    switch collection.kind {
    case .sequence: content = .sequence(elements.end(collection.elements), collection.style)
    case .mapping:
      content = .mapping(pairs.end(collection.pairs), collection.style)
      keys.end(collection.keys)
    }
    let node = YAMLNode(content, SourceRange(collection.start, end), collection.traits)
    return ComposedNode(node: node, end: end, extent: collection.extent)
  }

  /// Whether `key` can begin an entry of the innermost mapping; reported if not.
  private mutating func accept(_ key: YAMLNode, _ log: inout ProblemLog) -> Bool {
    let last = open.count - 1
    if let fault = KeyFault(of: key) {
      fault.report(at: key.aliasRange ?? key.range, &log)
      open[last].leaveOutEntry()
      return false
    }
    guard let text = key.scalarText, let first = keys.insert(text, into: &open[last].keys) else {
      return true
    }
    let firstKey = pairs.child(first, of: open[last].pairs).key
    log.report(
      .duplicateKey, "the key \(quoted(text)) is already in this mapping",
      at: key.aliasRange ?? key.range,
      secondary: [
        (firstKey.aliasRange ?? firstKey.range, "first written here; this entry is read")
      ],
      help: ["remove one of the two, or give one another name"])
    return false
  }
}
