internal import CoulisseSource

/// The source lines of one diagnostic with what its labels say under them.
struct Snippet {
  private struct Mark {
    var label: Label
    var isPrimary: Bool
    /// From 0.
    var line: Int
  }

  private let marks: [Mark]
  private let primaryPath: String
  private let color: Paint.Color
  private let paint: Paint
  /// Digits of the largest line number.
  private let gutter: Int

  init(_ diagnostic: Diagnostic, _ paint: Paint) {
    self.paint = paint
    color = Paint.color(of: diagnostic.severity)
    let path = diagnostic.primary.file.path
    primaryPath = path
    let labels = [(diagnostic.primary, true)] + diagnostic.secondary.map { ($0, false) }
    let marks = labels.map { label, isPrimary in
      Mark(label: label, isPrimary: isPrimary, line: label.position.line - 1)
    }
    gutter = String((marks.map(\.line).max() ?? 0) + 1).count
    // The primary's file first, then from top to bottom; the primary label before others of its
    // line, as in the list.
    self.marks = marks.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      let (firstPath, secondPath) = (first.label.file.path, second.label.file.path)
      if firstPath != secondPath {
        return firstPath == path || secondPath != path && firstPath < secondPath
      }
      return (first.line, left.offset) < (second.line, right.offset)
    }.map(\.element)
  }

  /// The lines, each ended.
  var text: String {
    var text = ""
    var path = primaryPath
    var shownLine: Int?
    for mark in marks {
      if mark.label.file.path != path {
        path = mark.label.file.path
        shownLine = nil
        text += " in \(TerminalText.line(path)):\n"
      }
      let excerpt = Excerpt(mark.label.file, line: mark.line, focus: mark.label.range.lowerBound)
      if shownLine != mark.line || excerpt.isWindow {
        text += row(number: String(mark.line + 1), excerpt.text)
        shownLine = mark.line
      }
      text += row(number: "", carets(under: mark, excerpt))
    }
    return text
  }

  private func carets(under mark: Mark, _ excerpt: Excerpt) -> String {
    let columns = excerpt.columns(of: mark.label.range)
    let carets =
      mark.isPrimary
      ? "^" + String(repeating: "~", count: columns.count - 1)
      : String(repeating: "-", count: columns.count)
    let message = mark.label.message.isEmpty ? "" : " " + TerminalText.line(mark.label.message)
    return String(repeating: " ", count: columns.lowerBound)
      + paint(carets + message, mark.isPrimary ? color : .blue)
  }

  private func row(number: String, _ content: String) -> String {
    let padding = String(repeating: " ", count: gutter - number.count)
    let bar = paint(" \(padding)\(number) |", .blue)
    return content.isEmpty ? "\(bar)\n" : "\(bar) \(content)\n"
  }
}
