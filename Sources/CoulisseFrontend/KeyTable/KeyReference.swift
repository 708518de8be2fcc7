/// The key reference as Markdown: made from the key table, so that the two cannot differ.
package enum KeyReference {
  /// A heading, a sentence and a table for each section.
  package static func markdown(_ sections: [KeySection]) -> String {
    sections.map(markdown).joined(separator: "\n")
  }

  private static func markdown(_ section: KeySection) -> String {
    let heading = section.path.isEmpty ? "The file itself" : "`\(section.path)`"
    var lines = ["### \(heading)", "", section.doc, ""]
    if !section.rows.isEmpty {
      lines += ["| Key | Value | Unit | Left out | Since | Meaning |", "|---|---|---|---|---|---|"]
      lines += section.rows.map(markdown)
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  private static func markdown(_ row: KeyRow) -> String {
    let cells = [
      "`\(row.name)`", row.type.phrase, row.unit ?? "", markdown(row.absence), "\(row.since)",
      row.doc,
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func markdown(_ absence: KeyAbsence) -> String {
    switch absence {
    case .required: "**has to be there**"
    case .requiredUnless(let other): "**has to be there**, or `\(other)`"
    case .means(let value): "`\(value)`"
    case .described(let words): words
    }
  }
}
