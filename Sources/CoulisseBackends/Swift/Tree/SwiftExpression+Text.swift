extension SwiftExpression {
  /// The expression on one line.
  var flat: String {
    switch self {
    case .null: "nil"
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .number(let value): SwiftNumber.literal(value)
    case .string(let value): SwiftText.literal(value)
    case .code(let code): code.description
    case .entry(let name, let index): name.description + String(index)
    case .member(let name): "." + name.spelling
    case .call(let callee, let arguments):
      callee.description + "(" + arguments.map(\.flat).joined(separator: ", ") + ")"
    case .applied(let base, let code): base.flat + code.description
    case .sum(let first, let second): first.flat + " + " + second.flat
    case .array(let elements): "[" + elements.map(\.flat).joined(separator: ", ") + "]"
    }
  }

  /// The expression on one line if that has `room` columns at most, else on several.
  ///
  /// - Parameters:
  ///   - indentation: Levels of the line that it begins on.
  ///   - width: Columns of a line.
  func broken(into room: Int, indentation: Int, width: Int) -> String {
    let flat = flat
    if flat.utf8.count <= room { return flat }
    switch self {
    case .null, .boolean, .integer, .number, .string, .code, .entry, .member: return flat
    case .applied(let base, let code):
      let lines = code.description.split(separator: "\n")
      return base.broken(into: room, indentation: indentation, width: width)
        + lines.joined(separator: "\n" + String(repeating: "  ", count: indentation))
    case .sum(let first, let second):
      return first.broken(into: room, indentation: indentation, width: width) + "\n"
        + String(repeating: "  ", count: indentation + 1) + "+ "
        + second.broken(
          into: width - 2 * indentation - 4, indentation: indentation + 1, width: width)
    case .call(let callee, let arguments):
      return callee.description + "("
        + Self.lines(
          arguments.map { ($0.prefix, $0.value) }, closedBy: ")", indentation: indentation,
          width: width)
    case .array(let elements) where elements.allSatisfy(\.isEntry):
      return "["
        + Self.filled(
          elements.map(\.flat), closedBy: "]", indentation: indentation, width: width)
    case .array(let elements):
      return "["
        + Self.lines(
          elements.map { ("", $0) }, closedBy: "]", indentation: indentation, width: width)
    }
  }

  private var isEntry: Bool { if case .entry = self { true } else { false } }

  /// As many parts on a line as there is room for.
  private static func filled(
    _ parts: [String], closedBy close: String, indentation: Int, width: Int
  ) -> String {
    let margin = String(repeating: "  ", count: indentation + 1)
    var lines: [String] = []
    for (index, part) in parts.enumerated() {
      let text = part + (index < parts.count - 1 ? "," : close)
      if let last = lines.last, last.utf8.count + 1 + text.utf8.count < width {
        lines[lines.count - 1] += " " + text
      } else {
        lines.append(margin + text)
      }
    }
    return "\n" + lines.joined(separator: "\n")
  }

  private static func lines(
    _ parts: [(prefix: String, value: SwiftExpression)], closedBy close: String, indentation: Int,
    width: Int
  ) -> String {
    let margin = String(repeating: "  ", count: indentation + 1)
    let lines = parts.map { part in
      let room = width - margin.utf8.count - part.prefix.utf8.count - 1
      return margin + part.prefix
        + part.value.broken(into: room, indentation: indentation + 1, width: width)
    }
    return "\n" + lines.joined(separator: ",\n") + close
  }
}

extension SwiftArgument {
  /// The label with its colon and a blank.
  var prefix: String { label.map { "\($0): " } ?? "" }

  var flat: String { prefix + value.flat }
}
