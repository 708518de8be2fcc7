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
    let unused = suppressions.compactMap { suppression in
      let idle = suppression.codes.filter { code in
        !diagnostics.contains { $0.code == code && self.suppression(of: $0) == suppression }
      }
      return idle.isEmpty ? nil : diagnostic(on: suppression, idle)
    }
    return silenced(diagnostics) + unused + malformed
  }

  /// The diagnostics that remain, with X902, for a file whose errors kept the rules from being applied:
  /// which instructions are of use will be seen when it is mended.
  package func appliedInPart(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    silenced(diagnostics) + malformed
  }

  /// The diagnostics that remain; for a run that does not apply every rule and so cannot tell which
  /// instructions are of use.
  package func silenced(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { suppression(of: $0) == nil }
  }

  private func suppression(of diagnostic: Diagnostic) -> Suppression? {
    guard diagnostic.primary.file == file else { return nil }
    let line = file.lines.line(of: diagnostic.primary.range.lowerBound)
    return suppressions.first { $0.line == line && $0.codes.contains(diagnostic.code) }
  }

  private func diagnostic(on unused: Suppression, _ idle: [DiagnosticCode]) -> Diagnostic {
    let codes = idle.map(\.rawValue)
    return Diagnostic(
      .unusedSuppression,
      "nothing on the next line is reported as \(codes.joined(separator: " or "))",
      at: Label(file, unused.range),
      help: [
        idle.count == unused.codes.count
          ? "remove the comment" : "remove \(codes.joined(separator: " and ")) from it"
      ])
  }

  private func diagnostic(_ fault: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedSuppression, "this instruction cannot be understood: \(fault)",
      at: Label(file, range),
      help: ["write `# coulisse: disable-next-line G104 -- why it is fine here`"])
  }
}
