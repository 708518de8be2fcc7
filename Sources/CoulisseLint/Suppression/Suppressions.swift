package import CoulisseDiagnostics
package import CoulisseSource

/// The instructions that a file's comments give about its diagnostics.
package struct Suppressions {
  private let file: SourceFile
  private var suppressions: [Suppression] = []
  private var malformed: [Diagnostic] = []

  /// Reads the comments of a file: the text behind `#`, and where it stands.
  package init(comments: [Located<String>], in file: SourceFile) {
    self.file = file
    for comment in comments {
      switch Suppression.read(comment, in: file) {
      case nil: break
      case .suppression(let suppression): suppressions.append(suppression)
      case .malformed(let fault): malformed.append(diagnostic(fault, at: comment.range))
      }
    }
  }

  /// The diagnostics that remain, with X901 for an instruction that silenced nothing and X902 for one
  /// that cannot be understood.
  package func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    var used: Set<Suppression> = []
    var remaining = diagnostics.filter { diagnostic in
      guard diagnostic.primary.file == file else { return true }
      let line = file.lines.line(of: diagnostic.primary.range.lowerBound)
      guard
        let match = suppressions.first(where: {
          $0.line == line && $0.codes.contains(diagnostic.code)
        })
      else { return true }
      used.insert(match)
      return false
    }
    remaining += suppressions.filter { !used.contains($0) }.map { unused in
      let codes = unused.codes.map(\.rawValue).joined(separator: ", ")
      return Diagnostic(
        .unusedSuppression, "nothing on the next line is reported as \(codes)",
        at: Label(file, unused.range), help: ["remove the comment"])
    }
    return remaining + malformed
  }

  private func diagnostic(_ fault: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedSuppression, "this instruction cannot be understood: \(fault)",
      at: Label(file, range),
      help: ["write `# coulisse: disable-next-line G104 -- why it is fine here`"])
  }
}
