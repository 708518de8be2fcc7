/// Turns a tree into text. The only place that indents, breaks lines and writes punctuation; names
/// and texts of the scene go through ``SwiftIdentifier`` and ``SwiftText``.
package struct SwiftPrinter {
  private static let width = 100

  private let access: SwiftOptions.Access
  private var text = ""
  private var indentation = 0

  private init(access: SwiftOptions.Access) { self.access = access }

  /// The text of a file.
  package static func text(of file: SwiftFile, access: SwiftOptions.Access) -> String {
    var printer = SwiftPrinter(access: access)
    for line in file.header { printer.line("// " + SwiftText.comment(line)) }
    for name in file.imports {
      printer.line("")
      printer.line("\(access.rawValue) import \(name)")
    }
    for declaration in file.declarations {
      printer.line("")
      printer.print(declaration)
    }
    return printer.text
  }

  private mutating func line(_ line: String) {
    if !line.isEmpty {
      text += String(repeating: "  ", count: indentation)
      text += line
    }
    text += "\n"
  }

  /// Fixed text of one or more lines.
  private mutating func lines(_ fixed: StaticString, prefix: String = "") {
    for part in fixed.description.split(separator: "\n", omittingEmptySubsequences: false) {
      line(prefix + part)
    }
  }

  private mutating func print(_ declaration: SwiftDeclaration) {
    switch declaration {
    case .type(let type): print(type)
    case .member(let member): print(member)
    case .fixedCase(let doc, let head):
      lines(doc, prefix: "/// ")
      line("case \(head)")
    case .cases(let names): for name in names { line("case \(name.spelling)") }
    case .table(let table): print(table)
    case .constant(let constant): print(constant)
    }
  }

  private mutating func print(_ type: SwiftType) {
    for doc in type.doc { lines(doc, prefix: "/// ") }
    let directive = type.origin.flatMap(Self.directive)
    if let directive { text += directive + "\n" }
    let level =
      switch type.visibility {
      case .facade: "nonisolated " + prefix
      case .hidden: "nonisolated private "
      case .none: ""
      }
    line("\(level)\(type.keyword) \(type.name.spelling)\(type.inheritance) {")
    printMembers(type.members)
    line("}")
    if directive != nil { text += "#sourceLocation()\n" }
  }

  /// Points the compiler to the scene. The directive knows no escapes, so a path that needs them gets
  /// none; it cannot be indented away from the start of a declaration either.
  private static func directive(_ origin: SwiftType.Origin) -> String? {
    guard SwiftText.literal(origin.path) == "\"\(origin.path)\"" else { return nil }
    return "#sourceLocation(file: \"\(origin.path)\", line: \(origin.line))"
  }

  private mutating func printMembers(_ members: [SwiftDeclaration]) {
    indentation += 1
    var isFirst = true
    for member in members {
      if !isFirst, !isCompact(member) { line("") }
      print(member)
      isFirst = false
    }
    indentation -= 1
  }

  /// Cases stand without blank lines between them.
  private func isCompact(_ declaration: SwiftDeclaration) -> Bool {
    switch declaration {
    case .fixedCase, .cases: true
    case .type, .member, .table, .constant: false
    }
  }

  /// The access level in front of a declaration that users of the generated code see.
  private var prefix: String {
    switch access {
    case .internal: ""
    case .package, .public: access.rawValue + " "
    }
  }

  private mutating func print(_ member: SwiftMember) {
    lines(member.doc, prefix: "/// ")
    if let attribute = member.attribute { line(attribute.description) }
    let head = (member.isHidden ? "fileprivate " : prefix) + member.head.description
    guard !member.body.isEmpty else { return line(head) }
    line(head + " {")
    indentation += 1
    for part in member.body { lines(part) }
    indentation -= 1
    line("}")
  }

  private mutating func print(_ table: SwiftTable) {
    lines(table.doc, prefix: "/// ")
    line("\(prefix)\(table.head) {")
    indentation += 1
    if table.rows.isEmpty, let otherwise = table.otherwise {
      line(otherwise.flat)
    } else {
      line("switch self {")
      for (name, value) in table.rows { line("case .\(name.spelling): \(value.flat)") }
      if let otherwise = table.otherwise { line("default: \(otherwise.flat)") }
      line("}")
    }
    indentation -= 1
    line("}")
  }

  private mutating func print(_ constant: SwiftConstant) {
    if !constant.comment.isEmpty { line("// " + SwiftText.comment(constant.comment)) }
    let name = constant.name.description + (constant.index.map(String.init) ?? "")
    let head = "static let \(name): \(constant.type) = "
    let room = Self.width - 2 * indentation - head.utf8.count
    let value = constant.value.broken(into: room, indentation: 0, width: Self.width - 2 * indentation)
    let parts = (head + value).split(separator: "\n", omittingEmptySubsequences: false)
    for part in parts { line(String(part)) }
  }
}
