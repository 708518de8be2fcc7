internal import CoulisseSource

/// A path as the system has it: bytes that need not be text.
package struct FilePath: Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
  /// The bytes of the path, without a closing zero byte.
  let bytes: [UInt8]

  /// A path of bytes as the system hands them out.
  init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// A path that is text.
  package init(_ text: String) { self.init(bytes: text.utf8) }

  package init(stringLiteral text: String) { self.init(text) }

  /// Byte order, which is the same on every machine and in every locale.
  package static func < (left: FilePath, right: FilePath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  private static let slash = UInt8(ascii: "/")

  /// The path of `name` in this folder; `.` leaves no trace in it.
  package func appending(_ name: some Collection<UInt8>) -> FilePath {
    if bytes == [UInt8(ascii: ".")] { return FilePath(bytes: name) }
    let separator = bytes.last == Self.slash || bytes.isEmpty ? [] : [Self.slash]
    return FilePath(bytes: bytes + separator + name)
  }

  /// The path of `name` in this folder.
  package func appending(_ name: String) -> FilePath { appending(Array(name.utf8)) }

  /// The folder that holds this file, `.` for a bare name.
  var folder: FilePath {
    guard let separator = trimmed.lastIndex(of: Self.slash) else { return "." }
    return FilePath(bytes: separator == 0 ? trimmed[...0] : trimmed[..<separator])
  }

  /// The last component.
  var name: [UInt8] {
    guard let separator = trimmed.lastIndex(of: Self.slash) else { return Array(trimmed) }
    return Array(trimmed[(separator + 1)...])
  }

  /// The bytes without closing slashes.
  private var trimmed: ArraySlice<UInt8> {
    var end = bytes.count
    while end > 1 && bytes[end - 1] == Self.slash { end -= 1 }
    return bytes[..<end]
  }

  /// The path as it may be printed: see `printable`.
  package var display: String { printable(bytes) }
}

/// `bytes` as text for people: what is not UTF-8 becomes `\xHH`, and so do characters that would
/// steer a terminal or turn the direction of the text, so that a name cannot forge a message.
func printable(_ bytes: [UInt8]) -> String {
  var text = ""
  var parser = Unicode.UTF8.ForwardParser()
  var input = bytes.makeIterator()
  var offset = 0
  while true {
    switch parser.parseScalar(from: &input) {
    case .valid(let encoded):
      let scalar = Unicode.UTF8.decode(encoded)
      if scalar.isUnseen {
        text += escaped(bytes[offset..<(offset + encoded.count)])
      } else {
        text.unicodeScalars.append(scalar)
      }
      offset += encoded.count
    case .error(let length):
      text += escaped(bytes[offset..<(offset + length)])
      offset += length
    case .emptyInput:
      return text
    }
  }
}

private func escaped(_ bytes: ArraySlice<UInt8>) -> String {
  bytes.map { ($0 < 16 ? "\\x0" : "\\x") + String($0, radix: 16) }.joined()
}
