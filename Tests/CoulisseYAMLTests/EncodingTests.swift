import CoulisseDiagnostics
import CoulisseSource
import CoulisseYAML
import Testing

@Suite struct EncodingTests {
  private func faults(_ bytes: [UInt8]) -> [String] {
    let file = SourceFile(path: "a", bytes: bytes)
    return YAML.parse(file).diagnostics.map { diagnostic in
      let (line, column) = diagnostic.primary.position
      return "\(diagnostic.code.rawValue) \(line):\(column)"
    }
  }

  private func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit -> [UInt8] in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? bytes : bytes.reversed()
    }
  }

  @Test(arguments: [true, false])
  func `UTF-16 is told to be saved as UTF-8`(_ isBigEndian: Bool) {
    let marked = utf16("\u{FEFF}scene: A", isBigEndian: isBigEndian)
    let bare = utf16("scene: A", isBigEndian: isBigEndian)
    #expect(faults(marked) == ["Y011 1:1"])
    #expect(faults(bare) == ["Y011 1:1"])
    let message = YAML.parse(SourceFile(path: "a", bytes: marked)).diagnostics.first?.message
    #expect(message == "this file is saved as UTF-16, not as UTF-8")
  }

  @Test func `UTF-32 is named`() {
    let bytes: [UInt8] = [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0]
    let message = YAML.parse(SourceFile(path: "a", bytes: bytes)).diagnostics.first?.message
    #expect(message == "this file is saved as UTF-32, not as UTF-8")
  }

  @Test(
    arguments: [
      ([0xFF], "1:1"), ([0x61, 0x0A, 0x62, 0x80], "2:2"), ([0xC3], "1:1"),
      ([0x61, 0xC3, 0x28], "1:2"),
      ([0xC3, 0xA9, 0x0A, 0xE9], "2:1"), ([0xED, 0xA0, 0x80], "1:1"),
      ([0xF5, 0x80, 0x80, 0x80], "1:1"),
      ([0xEF, 0xBB, 0xBF, 0x61, 0xFF], "1:2"), ([0xC0, 0x80], "1:1"),
    ] as [([UInt8], String)])
  func `bytes that are no UTF-8 are found where they stand`(_ bytes: [UInt8], _ place: String) {
    #expect(faults(bytes) == ["Y011 \(place)"])
  }

  @Test func `a bad byte far into a file is found where it stands`() {
    let many = (0..<20_000).flatMap { Array("k\($0): é\n".utf8) }
    #expect(faults(many + [0x61, 0xFF]) == ["Y011 20001:2"])
  }

  @Test(arguments: [
    ("a: \u{7}b", "1:4", "the invisible character U+0007 may not stand in a YAML file"),
    ("a: b\n\u{1B}[0m", "2:1", "the invisible character U+001B may not stand in a YAML file"),
    ("é\u{7F}", "1:3", "the invisible character U+007F may not stand in a YAML file"),
    ("abcd\0", "1:5", "the invisible character U+0000 may not stand in a YAML file"),
  ])
  func `control characters are named`(_ text: String, _ place: String, _ message: String) {
    let file = SourceFile(path: "a", text: text)
    #expect(faults(file.bytes) == ["Y001 \(place)"])
    #expect(YAML.parse(file).diagnostics.first?.message == message)
  }
}
