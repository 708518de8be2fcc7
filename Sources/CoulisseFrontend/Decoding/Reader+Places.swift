internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseYAML

/// What the file says elsewhere, for advice only: names are looked up when everything is read.
extension Reader {
  /// The words for where the panel or track `name` can be; nil if the file does not tell.
  func places(of name: String) -> [String]? {
    guard !isMuted, let root = rootNode else { return nil }
    if let track = root.value(of: "tracks")?.value(of: name) {
      return track.value(of: "detents")?.keyTexts
    }
    guard let panel = root.value(of: "panels")?.value(of: name), panel.value(of: "like") == nil
    else { return nil }
    return panel.value(of: "detents").map(\.keyTexts) ?? Panel.places
  }

  /// Whether the file has modes, and `subject` is nothing else in it that a statement speaks of.
  func maySpeakOfMode(_ subject: String) -> Bool {
    guard let root = rootNode, root.value(of: "modes") != nil else { return false }
    return ["panels", "tracks", "containers"].allSatisfy {
      root.value(of: $0)?.value(of: subject) == nil
    }
  }

  /// The place of `name` that `word` is likely to mean; `word` itself if nothing tells otherwise.
  func place(meantBy word: String, of name: String) -> String? {
    guard let places = places(of: name), !places.contains(word) else { return word }
    return nearest(to: word, among: places)
  }
}

extension YAMLNode {
  /// The value of a key of a mapping.
  fileprivate func value(of key: String) -> YAMLNode? {
    guard case .mapping(let pairs, _) = content else { return nil }
    return pairs.first { $0.key.scalarText == key }?.value
  }

  /// The keys of a mapping; none if it is something else.
  var keyTexts: [String] {
    guard case .mapping(let pairs, _) = content else { return [] }
    return pairs.compactMap(\.key.scalarText)
  }

  /// The text of a scalar; nil for anything else.
  var scalarText: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }
}
