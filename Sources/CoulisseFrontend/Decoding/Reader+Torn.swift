internal import CoulisseDiagnostics
internal import CoulisseSource
internal import CoulisseYAML

/// A value that YAML tore apart at the commas between its parentheses.
struct TornValue {
  var key: String
  var indices: [Int]
  var range: SourceRange
}

extension Reader {
  /// Finds and reports `{ size: min(80%, 320) }`, which YAML reads as two keys.
  mutating func tornEntries(_ pairs: [YAMLPair]) -> [TornValue] {
    let torn = runs(pairs.map { ($0.value, [$0.key, $0.value]) }).map { run in
      let first = pairs[run.lowerBound]
      let last = pairs[run.upperBound]
      return TornValue(
        key: first.key.plainText ?? "", indices: Array(run),
        range: place(first.value).union(place(last.key)))
    }
    for value in torn {
      report(
        .unknownValue,
        "YAML ends the value at the comma, so that these are "
          + "\(value.indices.count) keys", at: value.range,
        help: [
          "a scene has no calls; limits are keys: `size: { is: 80%, at-most: 320 }`"
        ])
    }
    return torn
  }

  /// Finds and reports `[show item(title, image), close]`, which YAML reads as three elements. The
  /// value is the indices to leave out.
  mutating func tornElements(_ nodes: [YAMLNode]) -> Set<Int> {
    let found = runs(nodes.map { ($0, [$0]) })
    for run in found {
      report(
        .unknownValue,
        "YAML ends the element at the comma, so that these are \(run.count) elements",
        at: place(nodes[run.lowerBound]).union(place(nodes[run.upperBound])),
        help: ["an action takes no parentheses: write `emit <name>`"])
    }
    return Set(found.joined())
  }

  /// Runs of entries whose first opens a parenthesis that only the last one closes. Each entry is
  /// the node that may open, and the nodes that may close.
  private func runs(_ entries: [(opener: YAMLNode, closers: [YAMLNode])]) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    var index = 0
    while index < entries.count {
      defer { index += 1 }
      guard let text = entries[index].opener.plainText, text.opensParenthesis else { continue }
      let rest = entries[(index + 1)...].prefix { entry in
        entry.closers.allSatisfy { $0.plainText != nil }
      }
      guard let end = rest.firstIndex(where: { $0.closers.contains { $0.closesParenthesis } })
      else { continue }
      runs.append(index...end)
      index = end
    }
    return runs
  }
}

extension YAMLNode {
  /// The text of a plain scalar.
  fileprivate var plainText: String? {
    if case .scalar(let text, .plain) = content { text } else { nil }
  }

  fileprivate var closesParenthesis: Bool {
    plainText.map { $0.contains(")") && !$0.contains("(") } ?? false
  }
}

extension String {
  fileprivate var opensParenthesis: Bool {
    guard let open = lastIndex(of: "(") else { return false }
    return !self[open...].contains(")")
  }
}
