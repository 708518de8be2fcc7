internal import CoulisseDiagnostics
internal import CoulisseSource
internal import CoulisseYAML

/// The grammar of one kind of value: how it is described, read and written. Reading what `write`
/// made gives the same value.
struct Shape<Value: Sendable>: Sendable {
  var type: ValueType
  /// Nil if the value is wrong; the reader has the reason.
  var read: @Sendable (Slot, inout Reader) -> Value?
  var write: @Sendable (Value) -> YAMLText

  init(
    _ type: ValueType, read: @escaping @Sendable (Slot, inout Reader) -> Value?,
    write: @escaping @Sendable (Value) -> YAMLText
  ) {
    self.type = type
    self.read = read
    self.write = write
  }

  /// A shape that lies in one scalar.
  static func scalar(
    _ type: ValueType, read: @escaping @Sendable (ScalarSlot, inout Reader) -> Value?,
    write: @escaping @Sendable (Value) -> String
  ) -> Shape {
    Shape(
      type,
      read: { slot, reader in
        reader.scalar(slot, expecting: type).flatMap { read($0, &reader) }
      },
      write: { .scalar(write($0)) })
  }

  /// The same text for another value.
  func map<Other>(
    _ forward: @escaping @Sendable (Value) -> Other, back: @escaping @Sendable (Other) -> Value
  ) -> Shape<Other> {
    Shape<Other>(
      type, read: { slot, reader in read(slot, &reader).map(forward) },
      write: { write(back($0)) })
  }
}

/// A value to be read, and the key it belongs to.
struct Slot: Sendable {
  var node: YAMLNode
  var key: String
  var keyRange: SourceRange
  /// What a sentence calls it if not by its key: "a scene", "a step".
  var title: String?
  /// Whether the key cannot be left out.
  var isRequired = false
  /// Whether it is one of the values of its key.
  var isElement = false

  /// As a sentence calls it.
  var subject: String { title ?? quoted(key) }

  /// Where the value is written; for an alias, where it is used. An empty value has no place of its
  /// own.
  var place: SourceRange {
    let range = node.aliasRange ?? node.range
    return range.isEmpty ? keyRange : range
  }

  /// The same key with a part of the value.
  func element(_ node: YAMLNode) -> Slot {
    Slot(node: node, key: key, keyRange: keyRange, title: title, isElement: true)
  }
}

/// A scalar to be read.
struct ScalarSlot: Sendable {
  var text: String
  var slot: Slot
  var type: ValueType
  /// Offset of the text in the file, where the file spells it letter by letter.
  var start: Int?

  var place: SourceRange { slot.place }
  var key: String { slot.key }

  /// The place of a part of the text, given in UTF-8 offsets.
  func range(_ part: Range<Int>) -> SourceRange {
    start.map { SourceRange($0 + part.lowerBound, $0 + part.upperBound) } ?? place
  }

  /// A part of the text, given in UTF-8 offsets.
  func text(in part: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[part.clamped(to: 0..<text.utf8.count)], as: UTF8.self)
  }

  /// A part of the text as a scalar of its own.
  func part(_ word: Word) -> ScalarSlot {
    ScalarSlot(
      text: word.text, slot: slot, type: type, start: start == nil ? nil : word.range.lowerBound)
  }

  /// The parts between blanks.
  var words: [Word] {
    var words: [Word] = []
    var bytes: [UInt8] = []
    let all = Array(text.utf8)
    for offset in 0...all.count {
      let byte = offset < all.count ? all[offset] : UInt8(ascii: " ")
      if " \t\r\n".utf8.contains(byte) {
        if !bytes.isEmpty {
          let part = (offset - bytes.count)..<offset
          words.append(Word(text: String(decoding: bytes, as: UTF8.self), range: range(part)))
        }
        bytes = []
      } else {
        bytes.append(byte)
      }
    }
    return words
  }
}

/// A part of a scalar.
struct Word: Sendable, Hashable {
  var text: String
  var range: SourceRange
}
