internal import CoulisseModel

/// Prints a tree as YAML: short collections on one line, long ones as blocks.
struct YAMLPrinter {
  private static let width = 88
  private(set) var text = ""

  static func print(_ tree: YAMLText) -> String {
    var printer = YAMLPrinter()
    printer.block(tree, indent: 0)
    return printer.text
  }

  private mutating func block(_ tree: YAMLText, indent: Int) {
    switch tree {
    case .mapping(let entries):
      for entry in entries { self.entry(entry, indent: indent, prefix: "") }
    case .list(let elements):
      for element in elements { self.element(element, indent: indent) }
    case .scalar, .text: line(Self.flow(tree), indent)
    }
  }

  private mutating func entry(_ entry: YAMLText.Entry, indent: Int, prefix: String) {
    let key = Self.flow(entry.key)
    let room = Self.width - indent - prefix.utf8.count - key.utf8.count - 2
    if Self.readsWell(entry.value, atTop: indent == 0), Self.fits(entry.value, in: room) {
      line(prefix + key + ": " + Self.flow(entry.value), indent)
    } else {
      line(prefix + key + ":", indent)
      block(entry.value, indent: indent + 2 + prefix.utf8.count)
    }
  }

  private mutating func element(_ element: YAMLText, indent: Int) {
    if case .mapping(let entries) = element, let first = entries.first,
      !Self.fits(element, in: Self.width - indent - 2)
    {
      entry(first, indent: indent, prefix: "- ")
      for next in entries.dropFirst() { entry(next, indent: indent + 2, prefix: "") }
    } else {
      line("- " + Self.flow(element), indent)
    }
  }

  private mutating func line(_ content: String, _ indent: Int) {
    text += String(repeating: " ", count: indent) + content + "\n"
  }

  /// Whether a value takes at most `room` bytes on one line; a scalar stays on its line however long
  /// it is. Long collections are not printed to find out.
  private static func fits(_ value: YAMLText, in room: Int) -> Bool {
    switch value {
    case .scalar, .text: true
    case .list, .mapping: size(value) <= room && flow(value).utf8.count <= room
    }
  }

  /// A number of bytes that the value needs at least.
  private static func size(_ value: YAMLText) -> Int {
    switch value {
    case .scalar(let text), .text(let text): text.utf8.count
    case .list(let elements): elements.prefix(width).reduce(2) { $0 + size($1) }
    case .mapping(let entries):
      entries.prefix(width).reduce(2) { $0 + size($1.key) + 2 + size($1.value) }
    }
  }

  /// Whether a value is good to read on the line of its key.
  private static func readsWell(_ value: YAMLText, atTop: Bool) -> Bool {
    switch value {
    case .scalar, .text: true
    case .list(let elements): elements.count == 1 || elements.allSatisfy { depth($0) == 0 }
    case .mapping(let entries):
      entries.count <= width / 4 && (entries.isEmpty || depth(value) <= (atTop ? 1 : 2))
    }
  }

  /// How deep collections lie in each other; lists of scalars count as nothing.
  private static func depth(_ tree: YAMLText) -> Int {
    switch tree {
    case .scalar, .text: 0
    case .list(let elements): elements.map(depth).max() ?? 0
    case .mapping(let entries): 1 + (entries.map { depth($0.value) }.max() ?? 0)
    }
  }

  /// A tree on one line.
  static func flow(_ tree: YAMLText) -> String {
    switch tree {
    case .scalar(let form): YAMLScalar.form(form)
    case .text(let text): YAMLScalar.word(text)
    case .list(let elements): "[" + elements.map(flow).joined(separator: ", ") + "]"
    case .mapping(let entries):
      entries.isEmpty
        ? "{}"
        : "{ " + entries.map { "\(flow($0.key)): \(flow($0.value))" }.joined(separator: ", ") + " }"
    }
  }
}
