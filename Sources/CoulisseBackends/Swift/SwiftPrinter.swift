/// Turns a tree into text. The only place that indents, breaks lines and writes punctuation; names
/// and texts of the scene go through ``SwiftIdentifier`` and ``SwiftText``.
package struct SwiftPrinter {
  private static let width = 100

  private let access: SwiftOptions.Access
  private var text = ""
  var indentation = 0

  private init(access: SwiftOptions.Access) { self.access = access }

  /// The text of a file.
  package static func text(of file: SwiftFile, access: SwiftOptions.Access) -> String {
    var printer = SwiftPrinter(access: access)
    for line in file.header { printer.line("// " + SwiftText.comment(line)) }
    for name in file.imports {
      printer.line("")
      printer.line("\(printer.prefix)import \(name)")
    }
    for declaration in file.declarations {
      printer.line("")
      printer.write(declaration)
    }
    return printer.text
  }

  mutating func line(_ line: String) {
    if !line.isEmpty {
      text += String(repeating: "  ", count: indentation)
      text += line
    }
    text += "\n"
  }

  /// Text of one or more lines.
  mutating func lines(_ text: String) {
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      line(String(part))
    }
  }

  private mutating func doc(_ text: StaticString) {
    if text.utf8CodeUnitCount == 0 { return }
    for part in text.description.split(separator: "\n", omittingEmptySubsequences: false) {
      line(part.isEmpty ? "///" : "/// " + part)
    }
  }

  private mutating func write(_ declaration: SwiftDeclaration) {
    switch declaration {
    case .type(let type): write(type)
    case .member(let member): write(member)
    case .fixedCase(let doc, let head):
      self.doc(doc)
      lines("case \(head)")
    case .cases(let names): for name in names { line("case \(name.spelling)") }
    case .table(let table): write(table)
    case .constant(let constant): write(constant)
    case .pairs(let pairs): write(pairs)
    case .modes(let modes): write(modes)
    }
  }

  private mutating func write(_ type: SwiftType) {
    let level =
      switch type.visibility {
      case .facade: "nonisolated " + prefix
      case .hidden: "nonisolated private "
      case .none: ""
      }
    let head = "\(level)\(type.keyword) \(type.name.spelling)\(type.inheritance) {"
    let directive = type.origin.flatMap(Self.directive)
    if let directive {
      // A comment before the directive is not taken for the declaration's, and one between them would
      // move the declaration away from the line of the scene.
      line(directive)
      line("/** \(type.doc) */ " + head)
    } else {
      doc(type.doc)
      line(head)
    }
    printMembers(type.members)
    line("}")
    if directive != nil { line("#sourceLocation()") }
  }

  /// Points the compiler to the scene. The directive knows no escapes: a path that needs one gets no
  /// directive.
  private static func directive(_ origin: SwiftType.Origin) -> String? {
    guard SwiftText.literal(origin.path) == "\"\(origin.path)\"" else { return nil }
    return "#sourceLocation(file: \"\(origin.path)\", line: \(origin.line))"
  }

  private mutating func printMembers(_ members: [SwiftDeclaration]) {
    indentation += 1
    var isFirst = true
    for member in members {
      if !isFirst, !isCompact(member) { line("") }
      write(member)
      isFirst = false
    }
    indentation -= 1
  }

  /// Cases stand without blank lines between them.
  private func isCompact(_ declaration: SwiftDeclaration) -> Bool {
    switch declaration {
    case .fixedCase, .cases: true
    case .type, .member, .table, .constant, .pairs, .modes: false
    }
  }

  /// The access level in front of an import, or a declaration that users of the generated code see.
  ///
  /// An import that were spelled `internal` would forbid the app a plain one in its own files.
  var prefix: String {
    switch access {
    case .internal: ""
    case .package, .public: access.rawValue + " "
    }
  }

  private mutating func write(_ member: SwiftMember) {
    doc(member.doc)
    if let attribute = member.attribute { line(attribute.description) }
    let head = (member.isHidden ? "fileprivate " : prefix) + member.head.description
    guard !member.body.isEmpty else { return lines(head) }
    lines(head + " {")
    indentation += 1
    for part in member.body { lines(part.description) }
    indentation -= 1
    line("}")
  }

  private mutating func write(_ table: SwiftTable) {
    doc(table.doc)
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

  private mutating func write(_ constant: SwiftConstant) {
    if !constant.comment.isEmpty { line("// " + SwiftText.comment(constant.comment)) }
    let name = constant.name.description + (constant.index.map(String.init) ?? "")
    let module = constant.isOwnType ? "" : "CoulisseRuntime."
    let head = "static let \(name): \(module)\(constant.type) = "
    let room = Self.width - 2 * indentation - head.utf8.count
    let value = constant.value.broken(
      into: room, indentation: 0, width: Self.width - 2 * indentation)
    lines(head + value)
  }

  private mutating func write(_ pairs: SwiftPairs) {
    line("static let \(pairs.name)\(pairs.index): [Swift.Int] = [")
    indentation += 1
    for row in pairs.rows {
      line("\(row.first), \(row.second),  // " + SwiftText.comment(row.comment))
    }
    indentation -= 1
    line("]")
  }
}
