/// `text` with every byte of comments and string literals blanked, so that a search for code finds
/// code only; line feeds stay, and so does code that is interpolated into a string.
func blanked(_ text: String) -> String {
  var scanner = CodeScanner(bytes: Array(text.utf8))
  scanner.scanCode(until: nil)
  return String(decoding: scanner.bytes, as: UTF8.self)
}

private struct CodeScanner {
  var bytes: [UInt8]
  var position = 0

  /// Blanks what is not code up to the end, or past the parenthesis that ends an interpolation.
  mutating func scanCode(until closing: UInt8?) {
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "/") where next("//"):
        while position < bytes.count && bytes[position] != UInt8(ascii: "\n") { blank() }
      case UInt8(ascii: "/") where next("/*"): scanComment()
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        if let hashes = stringStart() { scanString(hashes: hashes) } else { position += 1 }
      case UInt8(ascii: "("):
        depth += 1
        position += 1
      case UInt8(ascii: ")"):
        if closing != nil && depth == 0 { return }
        depth -= 1
        position += 1
      default: position += 1
      }
    }
  }

  private func next(_ text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  /// The number of hash signs before a string literal that begins here, nil for anything else.
  private func stringStart() -> Int? {
    let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    let quote = position + hashes
    return quote < bytes.count && bytes[quote] == UInt8(ascii: "\"") ? hashes : nil
  }

  private mutating func blank() {
    if bytes[position] != UInt8(ascii: "\n") { bytes[position] = UInt8(ascii: " ") }
    position += 1
  }

  private mutating func blank(_ count: Int) {
    for index in position..<min(position + count, bytes.count)
    where bytes[index] != UInt8(ascii: "\n") {
      bytes[index] = UInt8(ascii: " ")
    }
    position = min(position + count, bytes.count)
  }

  private mutating func scanComment() {
    var depth = 0
    while position < bytes.count {
      if next("/*") {
        depth += 1
        blank(2)
      } else if next("*/") {
        depth -= 1
        blank(2)
        if depth == 0 { return }
      } else {
        blank()
      }
    }
  }

  private mutating func scanString(hashes: Int) {
    let marks = String(repeating: "#", count: hashes)
    blank(hashes)
    let quotes = next("\"\"\"") ? "\"\"\"" : "\""
    blank(quotes.utf8.count)
    while position < bytes.count {
      if bytes[position] != UInt8(ascii: "\"") && bytes[position] != UInt8(ascii: "\\") {
        blank()
      } else if next(quotes + marks) {
        return blank(quotes.utf8.count + hashes)
      } else if next("\\" + marks + "(") {
        blank(hashes + 2)
        scanCode(until: UInt8(ascii: ")"))
        blank()
      } else if next("\\" + marks) {
        blank(hashes + 2)
      } else {
        blank()
      }
    }
  }
}
