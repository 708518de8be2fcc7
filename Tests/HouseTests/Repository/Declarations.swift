/// A function or accessor with a body.
struct FunctionBody {
  let name: String
  /// From 1.
  let line: Int
  let lineCount: Int
}

/// The functions, initializers, subscripts and computed properties of a text of code. It counts
/// braces and knows nothing of Swift's grammar beyond that; comments and strings must be blanked.
func functionBodies(in code: String) -> [FunctionBody] {
  let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
  var bodies: [FunctionBody] = []
  for (index, line) in lines.enumerated() {
    guard let name = declaredFunction(line) else { continue }
    guard let last = lastLine(of: lines[index...]) else { continue }
    bodies.append(FunctionBody(name: name, line: index + 1, lineCount: last - index + 1))
  }
  return bodies
}

/// The name of what `line` begins to declare, nil if that can have no body of code.
private func declaredFunction(_ line: Substring) -> String? {
  // Most lines declare nothing, and a search for a word is faster than four for patterns.
  guard ["func ", "init", "subscript", "var "].contains(where: line.contains) else { return nil }
  if let match = line.prefixMatch(of: /\s*(?:[@\w]+(?:\(\w+\))?\s+)*func\s+([^\s(<]+)/) {
    return String(match.1)
  }
  if line.prefixMatch(of: /\s*(?:[@\w]+(?:\(\w+\))?\s+)*init[?(<]/) != nil { return "init" }
  if line.prefixMatch(of: /\s*(?:[@\w]+(?:\(\w+\))?\s+)*subscript[(<]/) != nil {
    return "subscript"
  }
  if let match = line.prefixMatch(of: /\s*(?:[@\w]+(?:\(\w+\))?\s+)*var\s+(\w+):[^={]+\{/) {
    return String(match.1)
  }
  return nil
}

/// The index of the line on which the declaration that begins these lines ends; nil if it has no
/// body, as a requirement of a protocol.
private func lastLine(of lines: ArraySlice<Substring>) -> Int? {
  var parentheses = 0
  var braces = 0
  for (index, line) in zip(lines.indices, lines) {
    let isNewDeclaration = index > lines.startIndex && braces == 0 && parentheses == 0
    if isNewDeclaration && endsRequirement(line) { return nil }
    for character in line.utf8 {
      switch character {
      case UInt8(ascii: "("), UInt8(ascii: "["): parentheses += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): parentheses -= 1
      case UInt8(ascii: "{") where parentheses == 0 || braces > 0: braces += 1
      case UInt8(ascii: "}") where parentheses == 0 || braces > 0:
        braces -= 1
        if braces == 0 { return index }
        if braces < 0 { return nil }
      default: break
      }
    }
  }
  return nil
}

/// True for a line that shows that the declaration before it has no body.
private func endsRequirement(_ line: Substring) -> Bool {
  declaredFunction(line) != nil
    || line.firstMatch(
      of: /^\s*(?:[@\w]+(?:\(\w+\))?\s+)*(?:var|let|case|struct|enum|extension|associatedtype)\s/)
      != nil
}
