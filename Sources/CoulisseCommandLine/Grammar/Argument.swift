/// One argument as the shell handed it over: bytes, because a path need not be text.
struct Argument: Sendable, Hashable, ExpressibleByStringLiteral {
  let bytes: [UInt8]

  /// An argument of bytes.
  init(bytes: [UInt8]) { self.bytes = bytes }

  init(stringLiteral text: String) { self.init(bytes: Array(text.utf8)) }

  /// The argument as it is printed and compared with words.
  var text: String { printable(bytes) }

  /// The argument as a path.
  var path: FilePath { FilePath(bytes: bytes) }

  /// True for what must be an option: it begins with a hyphen and is not the lone hyphen that
  /// stands for standard input.
  var looksLikeOption: Bool { bytes.first == UInt8(ascii: "-") && bytes.count > 1 }

  /// The parts of `--name=value`, the value nil without an equals sign.
  var parts: (name: String, value: Argument?) {
    guard let separator = bytes.firstIndex(of: UInt8(ascii: "=")) else { return (text, nil) }
    return (
      printable(Array(bytes[..<separator])),
      Argument(bytes: Array(bytes[(separator + 1)...]))
    )
  }
}
