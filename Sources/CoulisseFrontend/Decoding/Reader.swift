internal import CoulisseDiagnostics
internal import CoulisseSource
internal import CoulisseYAML

extension YAMLNode {
  /// The text of the one value of `{ key: text }`.
  fileprivate var onlyValue: String? {
    guard case .mapping(let pairs, _) = content, pairs.count == 1,
      case .scalar(let text, .plain) = pairs[0].value.content
    else { return nil }
    return text
  }

  /// The text of the one element of `[text]`.
  fileprivate var onlyElement: String? {
    guard case .sequence(let nodes, .flow) = content, nodes.count == 1,
      case .scalar(let text, .plain) = nodes[0].content, !text.isEmpty
    else { return nil }
    return text
  }
}

/// What decoding carries along: the file, its comments, and what was found wrong.
struct Reader: Advising {
  let file: SourceFile
  let comments: [YAMLComment]
  /// Every key of such a file.
  let sections: [KeySection]
  /// The whole file, once it is read.
  private(set) var rootNode: YAMLNode?
  /// What the file declares under `measures:`, in order.
  private(set) var measureNames: [String] = []
  /// Indices of those that lengths are made of.
  var usedMeasures: Set<Int> = []
  private var problems = DiagnosticLog()
  /// The first problems, in the order in which they were found.
  var diagnostics: [Diagnostic] { problems.diagnostics }
  /// How many were found.
  var problemCount: Int { problems.count }
  /// Whether what is reported now is only counted.
  var isMuted: Bool { problems.isFull }
  /// True once something was left out, here or by the stage before.
  private(set) var isDamaged = false

  /// Whether a part of the file lies where it cannot be read: what it declares seems not to be there.
  var hasMisplacedSection = false

  init(
    file: SourceFile, comments: [YAMLComment] = [], sections: [KeySection] = KeyTable.sections
  ) {
    self.file = file
    self.sections = sections
    self.comments = comments
  }

  mutating func report(
    _ code: DiagnosticCode, _ message: String, at range: SourceRange,
    secondary: [(SourceRange, String)] = [], notes: [String] = [], help: [String] = []
  ) {
    isDamaged = true
    problems.add(
      Diagnostic(
        code, message, at: Label(file, range),
        secondary: secondary.map { Label(file, $0.0, $0.1) }, notes: notes, help: help))
  }

  /// Notes that the stage before reported a fault in what is being read.
  mutating func noteDamage() { isDamaged = true }

  /// The slot of the whole file; nil, and reported, if the file is no mapping.
  ///
  /// - Parameters:
  ///   - what: "a scene"
  ///   - beginning: A first line that such a file could have.
  mutating func root(_ tree: YAMLTree, of what: String, beginning: String) -> Slot? {
    let help = ["begin with `\(beginning)`; each key of \(what) stands in the first column"]
    guard let root = tree.root else {
      report(.wrongType, "the file is empty", at: SourceRange(at: 0), help: help)
      return nil
    }
    let found: String
    switch root.content {
    case .mapping:
      rootNode = root
      measureNames = root.value(of: "measures")?.keyTexts ?? []
      return Slot(
        node: root, key: what, keyRange: SourceRange(at: root.range.lowerBound), title: what)
    case .sequence: found = "a list"
    case .scalar(let text, .plain) where CoreValue(plain: text) == .null:
      found = "\(quoted(text)), which is nothing"
    case .scalar(let text, _): found = quoted(text)
    }
    let range = root.range.isEmpty ? SourceRange(at: 0) : root.range
    report(
      .wrongType, "\(what) is made of keys with values, not of \(found)", at: range, help: help)
    return nil
  }

  /// A value of the wrong kind.
  mutating func reportType(
    _ slot: Slot, expected type: ValueType, found: String, help: [String]? = nil
  ) {
    let example = type.exampleHelp(key: slot.isElement ? nil : slot.key)
    let bare = slot.node.onlyElement.flatMap { element -> [String]? in
      switch type {
      case .section, .named, .lengths, .fields, .list: nil
      case .text, .boolean, .absence, .choice, .scalar, .oneOrMore, .either:
        ["write it without the brackets: `\(slot.key): \(element)`"]
      }
    }
    let word = slot.node.onlyValue.flatMap { type.words.contains($0) ? $0 : nil }
      .map { ["write `\(slot.key): \($0)`"] }
    report(
      .wrongType, "\(slot.subject) needs \(type.need), not \(found)", at: slot.place,
      help: help ?? bare ?? word ?? example)
  }

  /// A scalar whose text is not of the form that is wanted.
  mutating func reportForm(_ scalar: ScalarSlot) {
    reportType(scalar.slot, expected: scalar.type, found: quoted(scalar.text))
  }

  /// A word that is none of those that are known.
  mutating func reportChoice(_ word: Word, key: String, among choices: [String]) {
    guard !isMuted else {
      report(.unknownValue, "", at: word.range)
      return
    }
    let near =
      KeySynonyms.value(meantBy: word.text, among: choices)
      ?? nearest(to: word.text, among: choices)
    report(
      .unknownValue, "\(quoted(key)) cannot be \(quoted(word.text))", at: word.range,
      help: [near.map { "did you mean `\($0)`?" } ?? "write \(ValueType.listing(choices))"])
  }
}
