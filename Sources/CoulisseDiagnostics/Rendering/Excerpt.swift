internal import CoulisseSource

/// One line of a file as it is shown: whole, or a window of a long one.
struct Excerpt {
  /// The widest excerpt, in columns.
  private static let maximumColumns = 100
  /// No character that is shown has more bytes than this on average.
  private static let maximumBytes = maximumColumns * 8
  /// The code points shown before the focus of a long line.
  private static let leadingCodePoints = 40
  private static let ellipsis = "…"

  private let file: SourceFile
  private let line: SourceRange
  /// The first byte that is shown.
  private let start: Int
  private(set) var text: String
  /// Columns of the text without the ellipses.
  private var width: Int
  private(set) var isWindow: Bool

  /// - Parameters:
  ///   - line: from 0.
  ///   - focus: the byte offset that a window must show.
  init(_ file: SourceFile, line number: Int, focus: Int) {
    self.file = file
    let line = file.lineRange(number)
    self.line = line
    if let whole = Self.whole(file, line) {
      (text, width) = whole
      (start, isWindow) = (line.lowerBound, false)
      return
    }
    isWindow = true
    start = Self.windowStart(in: file, line, focus)
    let limit = min(line.upperBound, start + Self.maximumBytes)
    (text, width) = ("", 0)
    var wasCut = limit < line.upperBound
    for character in file.text(in: SourceRange(start, limit)) {
      let shown = TerminalText.expanded(String(character), from: width)
      guard width + shown.width <= Self.maximumColumns else {
        wasCut = true
        break
      }
      text += shown.text
      width += shown.width
    }
    if wasCut { text += Self.ellipsis }
    if start > line.lowerBound { text = Self.ellipsis + text }
  }

  /// The columns of `range` in `text`, from 0; the end of the line at most, one column at least.
  func columns(of range: SourceRange) -> Range<Int> {
    let lead = start > line.lowerBound ? 1 : 0
    let lower = column(of: range.lowerBound)
    let upper = max(column(of: range.upperBound), lower + 1)
    return lower + lead..<upper + lead
  }

  private func column(of offset: Int) -> Int {
    let end = min(max(offset, start), line.upperBound, start + Self.maximumBytes)
    return min(TerminalText.expanded(file.text(in: SourceRange(start, end))).width, width)
  }

  private static func whole(
    _ file: SourceFile, _ line: SourceRange
  ) -> (text: String, width: Int)? {
    guard line.upperBound - line.lowerBound <= maximumBytes else { return nil }
    let whole = TerminalText.expanded(file.text(in: line))
    return whole.width <= maximumColumns ? whole : nil
  }

  /// Some code points before `focus`, or the start of the line if that is near.
  private static func windowStart(in file: SourceFile, _ line: SourceRange, _ focus: Int) -> Int {
    var start = min(max(focus, line.lowerBound), line.upperBound)
    for _ in 0..<leadingCodePoints where start > line.lowerBound {
      start -= 1
      while start > line.lowerBound, file.bytes[start] & 0xC0 == 0x80 { start -= 1 }
    }
    return start
  }
}
