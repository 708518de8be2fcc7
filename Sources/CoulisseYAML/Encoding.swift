internal import CoulisseDiagnostics
internal import CoulisseSource

/// The encodings that a scene file may be mistaken for. Bytes that are not UTF-8 further on are
/// found by libyaml.
enum Encoding {
  /// Y011 for UTF-16 and UTF-32, known by their byte order mark or by the NUL bytes that their
  /// ASCII characters have.
  static func refusal(of file: SourceFile) -> Diagnostic? {
    guard let name = wideName(of: file.bytes) else { return nil }
    return Diagnostic(
      .invalidUTF8, "this file is saved as \(name), not as UTF-8",
      at: Label(file, SourceRange(at: 0)),
      help: ["save the file with the encoding UTF-8"])
  }

  private static func wideName(of bytes: [UInt8]) -> String? {
    let marks: [([UInt8], String)] = [
      ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"),
      ([0xFF, 0xFE], "UTF-16"), ([0xFE, 0xFF], "UTF-16"),
    ]
    if let (_, name) = marks.first(where: { bytes.starts(with: $0.0) }) { return name }
    let zeros = bytes.prefix(4).map { $0 == 0 }
    switch zeros {
    case [true, true, true, false], [false, true, true, true]: return "UTF-32"
    case _ where zeros.starts(with: [true, false]): return "UTF-16"
    case _ where zeros.starts(with: [false, true]): return "UTF-16"
    case _: return nil
    }
  }
}
