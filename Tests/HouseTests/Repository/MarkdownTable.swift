/// The tables of a markdown file, each row a list of cells.
struct MarkdownTable {
  let rows: [[String]]

  /// The first table below the heading `## title`, without its header.
  init(below title: String, in text: String) {
    let section = text.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0 != "## \(title)" }.dropFirst().prefix { !$0.hasPrefix("## ") }
    rows = section.filter { $0.hasPrefix("|") }.dropFirst(2).map { line in
      line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingPrefix { $0 == " " } }
        .map { cell in String(cell.reversed().drop { $0 == " " }.reversed()) }
    }
  }

  /// The words of a cell that stand in backticks.
  static func names(in cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
