/// Finds the earlier entry with the same key. Small mappings are searched, large ones hashed.
struct KeyIndex {
  private static let smallCount = 12
  private var indices: [String: Int] = [:]

  /// The index in `pairs` of the entry with `key`.
  func index(of key: String, in pairs: [YAMLPair]) -> Int? {
    if pairs.count > Self.smallCount { return indices[key] }
    return pairs.firstIndex { $0.key.scalarText == key }
  }

  /// Takes note of the last of `pairs`.
  mutating func noteLast(of pairs: [YAMLPair]) {
    if pairs.count == Self.smallCount + 1 {
      for (index, pair) in pairs.enumerated() { note(pair, index) }
    } else if pairs.count > Self.smallCount, let last = pairs.last {
      note(last, pairs.count - 1)
    }
  }

  private mutating func note(_ pair: YAMLPair, _ index: Int) {
    if let text = pair.key.scalarText { indices[text] = index }
  }
}

extension YAMLNode {
  /// The text of a scalar, nil for a collection.
  var scalarText: String? {
    switch content {
    case .scalar(let text, _): text
    case .sequence, .mapping: nil
    }
  }
}
