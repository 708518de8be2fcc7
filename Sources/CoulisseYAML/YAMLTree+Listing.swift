import CoulisseSource

extension YAMLTree {
  /// The tree as people read it: a line for each node with its position, kind and text, indented by
  /// depth; then the comments. Whole lines, each with its line feed.
  package var listing: String {
    var lines: [String] = []
    // A stack instead of recursion: depth is bounded, but not by what a thread's stack holds.
    var pending: [(node: YAMLNode, depth: Int, role: String)] = root.map { [($0, 0, "")] } ?? []
    while let (node, depth, role) = pending.popLast() {
      lines.append(line(node, depth: depth, role: role))
      switch node.content {
      case .scalar: break
      case .sequence(let items, _):
        pending += items.reversed().map { ($0, depth + 1, "- ") }
      case .mapping(let pairs, _):
        for pair in pairs.reversed() {
          pending.append((pair.value, depth + 2, ""))
          pending.append((pair.key, depth + 1, "? "))
        }
      }
    }
    lines += comments.map { "\(place($0.range.lowerBound)) comment #\($0.text)" }
    return lines.map { $0 + "\n" }.joined()
  }

  private func line(_ node: YAMLNode, depth: Int, role: String) -> String {
    let indentation = String(repeating: "  ", count: depth)
    var words = [place(node.range.lowerBound), indentation + role + kind(node)]
    if let anchor = node.anchor { words.append("&\(anchor.value)") }
    if let tag = node.tag { words.append(tag.value) }
    if let alias = node.aliasRange { words.append("by the alias at \(place(alias.lowerBound))") }
    if case .scalar(let text, _) = node.content { words.append(quoted(text)) }
    return words.joined(separator: " ")
  }

  private func kind(_ node: YAMLNode) -> String {
    switch node.content {
    case .scalar(_, let style): "\(style)"
    case .sequence(let items, let style): "\(style) sequence of \(items.count)"
    case .mapping(let pairs, let style): "\(style) mapping of \(pairs.count)"
    }
  }

  private func place(_ offset: Int) -> String {
    let position = file.lines.position(of: offset)
    return "\(position.line):\(position.column)"
  }

  /// In double quotes, on one line, without control characters.
  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        result +=
          scalar.isUnseen
          ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }
    }
    return result + "\""
  }
}
