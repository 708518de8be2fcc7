internal import CoulisseSource

/// `path:line:col: severity: message [CODE name]`, the line that editors and scripts read.
enum Headline {
  static func text(_ diagnostic: Diagnostic, _ paint: Paint) -> String {
    let (line, column) = diagnostic.primary.position
    let path = TerminalText.line(diagnostic.primary.file.path)
    let place = paint("\(path):\(line):\(column):", .bold)
    let severity = paint(
      "\(diagnostic.severity.rawValue):", Paint.color(of: diagnostic.severity))
    let message = paint(TerminalText.line(diagnostic.message), .bold)
    return "\(place) \(severity) \(message) [\(diagnostic.code.rawValue) \(diagnostic.code.name)]\n"
  }
}
