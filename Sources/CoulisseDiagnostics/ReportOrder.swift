internal import CoulisseSource

extension Sequence<Diagnostic> {
  /// By path, line, column and code; of diagnostics that say the same about the same bytes, one.
  ///
  /// The same complaint comes twice when an alias repeats the node that it is about.
  package func inReportOrder() -> [Diagnostic] {
    let keyed = enumerated().map { index, diagnostic in
      (key: ReportKey(diagnostic, index), diagnostic: diagnostic)
    }
    var ordered: [Diagnostic] = []
    for (_, diagnostic) in keyed.sorted(by: { $0.key < $1.key }) {
      let isRepeated = ordered.reversed().prefix { $0.isAtPlace(of: diagnostic) }
        .contains { $0.message == diagnostic.message }
      if !isRepeated { ordered.append(diagnostic) }
    }
    return ordered
  }
}

extension Diagnostic {
  fileprivate func isAtPlace(of other: Diagnostic) -> Bool {
    code == other.code && primary.range == other.primary.range
      && primary.file.path == other.primary.file.path
  }
}

private struct ReportKey: Comparable {
  let path: String
  let start: Int
  let code: String
  let end: Int
  /// The order of discovery, so that equal bytes in give equal bytes out.
  let index: Int

  init(_ diagnostic: Diagnostic, _ index: Int) {
    path = diagnostic.primary.file.path
    // Offsets of one file order as lines and columns do.
    start = diagnostic.primary.range.lowerBound
    code = diagnostic.code.rawValue
    end = diagnostic.primary.range.upperBound
    self.index = index
  }

  static func < (left: ReportKey, right: ReportKey) -> Bool {
    (left.path, left.start, left.code, left.end, left.index)
      < (right.path, right.start, right.code, right.end, right.index)
  }
}
