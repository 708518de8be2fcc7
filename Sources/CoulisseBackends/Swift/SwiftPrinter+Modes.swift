extension SwiftPrinter {
  /// `Mode`, a mode with its value, and `Modes`, the values of all.
  mutating func write(_ modes: SwiftModes) {
    line("/// A mode and its value.")
    block("nonisolated \(prefix)enum Mode: Hashable, Sendable") { printer in
      for row in modes.rows { printer.line("case \(row.name.spelling)(\(row.typeSpelling))") }
      printer.line("")
      printer.reading(modes)
      printer.line("")
      printer.place(modes)
    }
    line("")
    line("/// The value of each mode.")
    block("nonisolated \(prefix)struct Modes: Hashable, Sendable") { printer in
      for row in modes.rows {
        printer.line("\(printer.prefix)let \(row.name.spelling): \(row.typeSpelling)")
      }
      printer.line("")
      printer.line("/// Reads the automaton.")
      printer.block("fileprivate init(_ values: [Swift.Int])") { printer in
        for (index, row) in modes.rows.enumerated() {
          let value =
            row.type.map { "\($0.spelling).allCases[values[\(index)]]" } ?? "values[\(index)] == 1"
          printer.line("self.\(row.name.spelling) = \(value)")
        }
      }
    }
  }

  private mutating func reading(_ modes: SwiftModes) {
    line("/// Nil for what is no value of the mode.")
    block("fileprivate init?(_ index: Swift.Int, _ value: Swift.Int)") { printer in
      printer.line("switch index {")
      for (index, row) in modes.rows.enumerated() {
        printer.line("case \(index):")
        if let type = row.type {
          printer.line("  guard let value = \(type.spelling)(rawValue: value) else { return nil }")
          printer.line("  self = .\(row.name.spelling)(value)")
        } else {
          printer.line("  self = .\(row.name.spelling)(value == 1)")
        }
      }
      printer.line("default: return nil")
      printer.line("}")
    }
  }

  private mutating func place(_ modes: SwiftModes) {
    line("/// Index and value, as the automaton has them.")
    block("fileprivate var place: (index: Swift.Int, value: Swift.Int)") { printer in
      printer.line("switch self {")
      for (index, row) in modes.rows.enumerated() {
        let value = row.type == nil ? "value ? 1 : 0" : "value.rawValue"
        printer.line("case .\(row.name.spelling)(let value): (\(index), \(value))")
      }
      printer.line("}")
    }
  }

  private mutating func block(_ head: String, _ body: (inout SwiftPrinter) -> Void) {
    line(head + " {")
    indentation += 1
    body(&self)
    indentation -= 1
    line("}")
  }
}

extension SwiftModes.Row {
  fileprivate var typeSpelling: String { type?.spelling ?? "Swift.Bool" }
}
