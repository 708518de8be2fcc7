internal import CoulisseDiagnostics
internal import CoulisseSource

/// Builds the tree from the events, with the open collections on a stack of its own: no recursion,
/// whatever the nesting.
struct YAMLComposer {
  private let file: SourceFile
  var log: ProblemLog
  private var open = CollectionStack()
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

  /// Byte offset of the innermost `[` or `{` that has not ended.
  var openBracket: Int? { open.openBracket }

  /// Takes one event; false when no more are wanted.
  mutating func receive(_ event: borrowing YAMLEvent) -> Bool {
    switch event.kind {
    case .documentStart: return beginDocument(event.range)
    case .documentEnd: return true
    case .streamEnd:
      comments.scan(to: file.bytes.count)
      return true
    case .alias:
      comments.scan(to: event.range.lowerBound)
      add(anchors.expand(event.text, at: event.range, depth: open.depth, &log))
      return true
    case .scalar(let style):
      addScalar(event, style)
      return true
    case .sequenceStart(let style): return begin(.sequence, style, event)
    case .mappingStart(let style): return begin(.mapping, style, event)
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
    guard documentCount > 1 else {
      checkVersion(range)
      return true
    }
    comments.scan(to: range.lowerBound)
    log.report(
      .multipleDocuments, "a second document begins here; a file holds one", at: range,
      help: ["move it into a file of its own, or remove the `---` before it"])
    return false
  }

  /// Another version of YAML would read some texts in another way.
  private mutating func checkVersion(_ start: SourceRange) {
    let words = file.text(in: start).split(whereSeparator: \.isWhitespace)
    guard words.first == "%YAML", words.count > 1, words[1] != "1.2" else { return }
    log.report(
      .syntax, "this file says that it is YAML \(words[1]); it is read as YAML 1.2",
      at: SourceRange(start.lowerBound, start.lowerBound + "%YAML".utf8.count),
      help: ["write `%YAML 1.2`, or remove the line"])
  }

  private mutating func addScalar(_ event: borrowing YAMLEvent, _ style: YAMLNode.ScalarStyle) {
    let properties = NodeProperties(of: event, limit: event.range.upperBound, in: file)
    let start = properties?.contentStart ?? event.range.lowerBound
    let content = SourceRange(start, event.range.upperBound)
    comments.skip(style, at: content)
    let range = trimmed(content, style)
    let composed = ComposedNode(
      node: YAMLNode(.scalar(event.text, style), range, properties?.traits),
      end: range.upperBound, extent: Extent(weight: 1 + event.text.utf8.count / 64, height: 0))
    if let anchor = properties?.traits.anchor {
      anchors.open(anchor)
      anchors.close(anchor, composed)
    }
    add(composed)
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
    _ kind: OpenCollection.Kind, _ style: YAMLNode.CollectionStyle, _ event: borrowing YAMLEvent
  ) -> Bool {
    let properties = NodeProperties(of: event, limit: file.bytes.count, in: file)
    let start = properties?.contentStart ?? event.range.lowerBound
    let isTooDeepInFlow = style == .flow && open.flowDepth == YAMLLimits.flowDepth
    guard !isTooDeepInFlow, open.depth < YAMLLimits.depth else {
      reportDepth(SourceRange(start, start + 1), isInFlow: isTooDeepInFlow)
      return false
    }
    if let anchor = properties?.traits.anchor { anchors.open(anchor) }
    open.begin(kind, style, start: start, traits: properties?.traits)
    return true
  }

  private mutating func endCollection(_ range: SourceRange) {
    guard let composed = open.end(at: range) else { return }
    if let anchor = composed.node.anchor { anchors.close(anchor, composed) }
    add(composed)
  }

  private mutating func reportDepth(_ range: SourceRange, isInFlow: Bool) {
    wasAbandoned = true
    let limit =
      isInFlow
      ? "`[` and `{` nest more than \(YAMLLimits.flowDepth) deep"
      : "collections nest more than \(YAMLLimits.depth) deep"
    log.report(
      .tooLarge, limit, at: range, notes: ["the rest of the file was not read"],
      help: ["a scene needs no more than ten levels: look for brackets that are not closed"])
  }

  private mutating func add(_ composed: consuming ComposedNode) {
    if open.depth == 0 {
      root = composed.node.isAbsent ? nil : composed.node
    } else {
      open.add(composed, &log)
    }
  }
}

extension YAMLNode {
  /// Whether nothing at all is written: the node of `---` alone.
  fileprivate var isAbsent: Bool {
    scalarText == "" && range.isEmpty && tag == nil && anchor == nil && aliasRange == nil
  }
}
