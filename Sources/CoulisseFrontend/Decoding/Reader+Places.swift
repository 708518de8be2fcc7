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
    if name.hasSuffix(".row"), isList(String(name.dropLast(4))) {
      let rows = root.value(of: "lists")?.value(of: String(name.dropLast(4)))?.value(of: "rows")
      let keys = Set(rows?.value(of: "swipe")?.keyTexts ?? [])
      func sides(_ words: String...) -> [String] { words.filter(keys.contains) }
      return sides("right", "trailing") + [Panel.places[0]] + sides("left", "leading")
    }
    guard let panel = root.value(of: "panels")?.value(of: name), panel.value(of: "like") == nil
    else { return nil }
    return panel.value(of: "detents").map(\.keyTexts) ?? Panel.places
  }

  /// Whether `name` is a list, as far as the file tells.
  func isList(_ name: String) -> Bool {
    !isMuted && rootNode?.value(of: "lists")?.value(of: name) != nil
  }

  /// The place of `name` that `word` is likely to mean; `word` itself if nothing tells otherwise.
  func place(meantBy word: String, of name: String) -> String? {
    guard let places = places(of: name), !places.contains(word) else { return word }
    return nearest(to: word, among: places)
  }
}

extension YAMLNode {
  /// The value of a key of a mapping.
  func value(of key: String) -> YAMLNode? {
    guard case .mapping(let pairs, _) = content else { return nil }
    return pairs.first { $0.key.text == key }?.value
  }

  /// The keys of a mapping; none if it is something else.
  var keyTexts: [String] {
    guard case .mapping(let pairs, _) = content else { return [] }
    return pairs.compactMap(\.key.text)
  }

  private var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }
}
