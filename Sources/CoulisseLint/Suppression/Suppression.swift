import CoulisseDiagnostics
import CoulisseSource

/// A comment that keeps findings of the next line from being reported:
/// `# coulisse: disable-next-line G104 -- reason`.
struct Suppression: Hashable {
  var codes: [DiagnosticCode]
  /// From zero: the line whose diagnostics it silences.
  var line: Int
  /// The comment.
  var range: SourceRange

  /// What a comment asks for: nil when it does not speak to Coulisse, an explanation when it does
  /// and cannot be understood.
  static func read(_ comment: Located<String>, in file: SourceFile) -> Reading? {
    var text = Substring(comment.value).trimmed
    guard text.hasPrefix("coulisse:") else { return nil }
    text = text.dropFirst("coulisse:".count).trimmed
    guard text.hasPrefix("disable-next-line") else {
      return .malformed("`\(text.prefix(30))` is no instruction")
    }
    let parts = text.dropFirst("disable-next-line".count).split(on: "--")
    guard let reason = parts.reason, !reason.trimmed.isEmpty else {
      return .malformed("the reason is missing: it stands behind `--`")
    }
    let words = parts.codes.split { $0 == "," || $0 == " " }
    guard !words.isEmpty else { return .malformed("the code is missing") }
    var codes: [DiagnosticCode] = []
    for word in words {
      guard let code = DiagnosticCode(rawValue: String(word)) else {
        return .malformed("there is no code `\(word)`")
      }
      guard code.isSuppressible else {
        return .malformed("\(word) cannot be silenced")
      }
      codes.append(code)
    }
    let line = file.lines.line(of: comment.range.lowerBound) + 1
    return .suppression(Suppression(codes: codes, line: line, range: comment.range))
  }

  enum Reading {
    case suppression(Suppression)
    case malformed(String)
  }
}

extension DiagnosticCode {
  /// Rules about gestures and people may be overruled; what makes a file unreadable may not, nor what
  /// is said about suppressions.
  fileprivate var isSuppressible: Bool {
    switch rawValue.first {
    case "X": false
    case "Y", "C": severity != .error
    case _: true
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = self
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }

  /// What stands before and after the first separator of two characters.
  fileprivate func split(on separator: String) -> (codes: Substring, reason: Substring?) {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(separator) {
        return (self[..<index], self[index...].dropFirst(separator.count))
      }
      index = self.index(after: index)
    }
    return (self, nil)
  }
}
