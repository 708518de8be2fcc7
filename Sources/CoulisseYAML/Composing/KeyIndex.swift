/// Tells which keys an open mapping already has, all open mappings on one stack. Small mappings are
/// searched, by number before by text; large ones are hashed.
struct KeyIndex {
  /// The keys of one open mapping.
  struct Segment {
    fileprivate var base: Int
    fileprivate var count = 0
    /// Used from the moment on that the mapping is large.
    fileprivate var hashed: [String: Int] = [:]
  }

  private struct Entry {
    var print: UInt64
    var key: String
  }

  private static let smallCount = 24
  private var entries: [Entry] = []

  /// Begins the keys of a mapping that is nested in the last one begun.
  func begin() -> Segment { Segment(base: entries.count) }

  /// Adds a key to the innermost segment, or gives the index of the key that is equal.
  mutating func insert(_ key: String, into segment: inout Segment) -> Int? {
    let index = segment.count
    if index >= Self.smallCount {
      if index == Self.smallCount { hashEntries(of: &segment) }
      if let first = segment.hashed[key] { return first }
      segment.hashed[key] = index
    } else {
      let print = Self.print(of: key)
      if let first = firstIndex(of: key, print, in: segment) { return first }
      entries.append(Entry(print: print, key: key))
    }
    segment.count += 1
    return nil
  }

  /// Ends the innermost segment.
  mutating func end(_ segment: Segment) { entries.removeLast(entries.count - segment.base) }

  private func firstIndex(of key: String, _ print: UInt64, in segment: Segment) -> Int? {
    for index in segment.base..<entries.count {
      let other = entries[index].print
      let mayBeEqual = other == print || other == 0 || print == 0
      if mayBeEqual, entries[index].key == key { return index - segment.base }
    }
    return nil
  }

  private func hashEntries(of segment: inout Segment) {
    for index in segment.base..<entries.count {
      segment.hashed[entries[index].key] = index - segment.base
    }
  }

  /// Different for most texts that differ; 0 for text beyond ASCII, where texts of different bytes
  /// can be equal (`é` in one code point and in two).
  private static func print(of text: String) -> UInt64 {
    var print: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 {
      if byte >= 0x80 { return 0 }
      print = (print ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return print
  }
}
