internal import CoulisseDiagnostics
internal import CoulisseSource

/// Builds the tree from the events, with the open collections on a stack of its own: no recursion,
/// whatever the nesting.
struct YAMLComposer {
  private let file: SourceFile
  var log: ProblemLog
  private var open: [OpenCollection] = []
  private var flowDepth = 0
  private var root: YAMLNode?
  private var documentCount = 0
  private var anchors = AnchorTable()
  private var comments: CommentScanner
  /// Set when the nesting was too deep to go on.
  private var wasAbandoned = false

  init(_ file: SourceFile) {
    self.file = file
    log = ProblemLog(file)
    comments = CommentScanner(file)
  }

  /// Takes one event; false when no more are wanted.
  mutating func receive(_ event: YAMLEvent) -> Bool {
    switch event.kind {
    case .documentStart: return beginDocument(event.range)
    case .documentEnd: return true
    case .streamEnd:
      comments.scan(to: file.bytes.count)
      return true
    case .alias(let name):
      comments.scan(to: event.range.lowerBound)
      add(anchors.expand(name, at: event.range, depth: open.count, &log))
      return true
    case .scalar(let text, let style, let properties):
      addScalar(text, style, properties, event.range)
      return true
    case .sequenceStart(let style, let properties):
      return begin(.sequence, style, properties, event.range)
    case .mappingStart(let style, let properties):
      return begin(.mapping, style, properties, event.range)
    case .collectionEnd:
      endCollection(event.range)
      return true
    }
  }

  /// The tree, once the events have ended.
  consuming func finish() -> Diagnosed<YAMLTree?> {
    guard !wasAbandoned else { return Diagnosed(nil, log.diagnostics) }
    anchors.reportUnused(&log)
    let tree = YAMLTree(file: file, root: root, comments: comments.comments)
    return Diagnosed(tree, log.diagnostics)
  }

  private mutating func beginDocument(_ range: SourceRange) -> Bool {
    documentCount += 1
    guard documentCount > 1 else { return true }
    comments.scan(to: range.lowerBound)
    log.report(
      .multipleDocuments, "a second document begins here; a file holds one", at: range,
      help: ["move it into a file of its own, or remove the `---` before it"])
    return false
  }

  private mutating func addScalar(
    _ text: String, _ style: YAMLNode.ScalarStyle, _ properties: YAMLEvent.Properties,
    _ range: SourceRange
  ) {
    let found = NodeProperties(properties, at: range, limit: range.upperBound, in: file)
    let content = SourceRange(found.contentStart, max(found.contentStart, range.upperBound))
    comments.skip(style, at: content)
    if let anchor = found.traits.anchor { anchors.open(anchor) }
    let node = YAMLNode(.scalar(text, style), trimmed(content, style), found.traits)
    complete(
      ComposedNode(
        node: node, end: node.range.upperBound,
        extent: Extent(weight: 1 + text.utf8.count / 64, height: 0)))
  }

  /// A block scalar reaches to the next token; its range ends at its last line that has text.
  private func trimmed(_ range: SourceRange, _ style: YAMLNode.ScalarStyle) -> SourceRange {
    switch style {
    case .plain, .singleQuoted, .doubleQuoted: return range
    case .literal, .folded:
      let text = file.bytes[range.lowerBound..<range.upperBound]
      let last = text.lastIndex { !" \t\r\n".utf8.contains($0) }
      return SourceRange(range.lowerBound, last.map { $0 + 1 } ?? range.upperBound)
    }
  }

  private mutating func begin(
    _ kind: OpenCollection.Kind, _ style: YAMLNode.CollectionStyle,
    _ properties: YAMLEvent.Properties, _ range: SourceRange
  ) -> Bool {
    let found = NodeProperties(properties, at: range, limit: file.bytes.count, in: file)
    flowDepth += style == .flow ? 1 : 0
    let isTooDeep = open.count == YAMLLimits.depth || flowDepth > YAMLLimits.flowDepth
    guard !isTooDeep else {
      reportDepth(SourceRange(found.contentStart, found.contentStart + 1))
      return false
    }
    if let anchor = found.traits.anchor { anchors.open(anchor) }
    open.append(OpenCollection(kind, style, start: found.contentStart, traits: found.traits))
    return true
  }

  private mutating func reportDepth(_ range: SourceRange) {
    wasAbandoned = true
    let limit =
      flowDepth > YAMLLimits.flowDepth
      ? "`[` and `{` nest more than \(YAMLLimits.flowDepth) deep"
      : "collections nest more than \(YAMLLimits.depth) deep"
    log.report(
      .tooLarge, limit, at: range, notes: ["the rest of the file was not read"],
      help: ["a scene needs no more than ten levels: look for brackets that are not closed"])
  }

  private mutating func endCollection(_ range: SourceRange) {
    guard let collection = open.popLast() else { return }
    flowDepth -= collection.style == .flow ? 1 : 0
    complete(collection.closed(at: range))
  }

  private mutating func complete(_ composed: ComposedNode) {
    if let anchor = composed.node.anchor { anchors.close(anchor, composed) }
    add(composed)
  }

  private mutating func add(_ composed: ComposedNode) {
    guard !open.isEmpty else {
      root = composed.node.isAbsent ? nil : composed.node
      return
    }
    open[open.count - 1].add(composed, &log)
  }
}

extension YAMLNode {
  /// Whether nothing at all is written: the node of `---` alone.
  fileprivate var isAbsent: Bool {
    scalarText == "" && range.isEmpty && tag == nil && anchor == nil && aliasRange == nil
  }
}
