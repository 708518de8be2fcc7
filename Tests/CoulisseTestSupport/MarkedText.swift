package import CoulisseDiagnostics
package import CoulisseSource

/// Text with places drawn in it, so that a test reads like what it says.
///
///     ⟦first:menu⟧: {}
///     ⟦Y003:menu⟧: {}
///
/// A mark is `⟦name:text⟧`; the text may be empty, and may hold further marks. Marks named after a
/// diagnostic code are what a stage must report, there and nowhere else; the others are for the
/// test to ask for.
package struct MarkedText: Sendable {
  /// The text without its marks.
  package let file: SourceFile
  /// The marks in order of their first byte.
  package let marks: [Located<String>]

  package init(_ marked: String, path: String = "test.scene.yaml") {
    var text: [UInt8] = []
    var open: [(name: String, start: Int)] = []
    var marks: [Located<String>] = []
    var rest = marked[...]
    while let character = rest.unicodeScalars.first {
      rest.unicodeScalars.removeFirst()
      switch character {
      case "⟦":
        let name = rest.prefix { $0 != ":" }
        rest = rest[name.endIndex...].dropFirst()
        open.append((String(name), text.count))
      case "⟧":
        guard let mark = open.popLast() else { preconditionFailure("`⟧` without `⟦`") }
        marks.append(Located(mark.name, SourceRange(mark.start, text.count)))
      case _: text.append(contentsOf: String(character).utf8)
      }
    }
    precondition(open.isEmpty, "`⟦` without `⟧`")
    file = SourceFile(path: path, bytes: text)
    self.marks = marks.sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
  }

  /// The text of `file`.
  package var text: String { String(decoding: file.bytes, as: UTF8.self) }

  /// The range of the first mark with this name; nil when there is none.
  package func range(_ name: String) -> SourceRange? {
    marks.first { $0.value == name }?.range
  }

  /// What differs between the drawn codes and the diagnostics, a line each; empty when the same
  /// codes are at the same ranges. Diagnostics in other files count as differences.
  package func differences(from diagnostics: [Diagnostic]) -> [String] {
    var missing = marks.filter { DiagnosticCode(rawValue: $0.value) != nil }
    var differences: [String] = []
    for diagnostic in diagnostics {
      let found = Located(diagnostic.code.rawValue, diagnostic.primary.range)
      let isHere = diagnostic.primary.file.path == file.path
      if isHere, let index = missing.firstIndex(of: found) {
        missing.remove(at: index)
      } else {
        differences.append("unexpected \(description(of: found)): \(diagnostic.message)")
      }
    }
    return differences + missing.map { "missing \(description(of: $0))" }
  }

  private func description(of mark: Located<String>) -> String {
    let (line, column) = file.lines.position(of: mark.range.lowerBound)
    return "\(mark.value) at \(line):\(column) on `\(file.text(in: mark.range))`"
  }
}
