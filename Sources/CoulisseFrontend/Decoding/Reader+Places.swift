internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseYAML

/// What the file says elsewhere, for advice only: names are looked up when everything is read.
extension Reader {
  /// The words for where the panel, track or pager `name` can be; nil if the file does not tell.
  func places(of name: String) -> [String]? {
    guard !isMuted, let root = rootNode else { return nil }
    if let track = root.value(of: "tracks")?.value(of: name) {
      return track.value(of: "detents")?.keyTexts
    }
    if let pager = root.pager(name) { return pager.value(of: "pages")?.elementTexts }
    guard let panel = root.value(of: "panels")?.value(of: name), panel.value(of: "like") == nil
    else { return nil }
    return panel.value(of: "detents").map(\.keyTexts) ?? Panel.places
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
    return pairs.first { $0.key.text == key }?.value
  }

  /// The pager of this name in a scene file.
  fileprivate func pager(_ name: String) -> YAMLNode? {
    let owners = ["panels", "containers", "contains"].compactMap { value(of: $0) }.flatMap(\.values)
    return owners.lazy.compactMap { owner in
      owner.value(of: "pagers")?.value(of: name) ?? owner.pager(name)
    }.first
  }

  private var values: [YAMLNode] {
    if case .mapping(let pairs, _) = content { pairs.map(\.value) } else { [] }
  }

  fileprivate var elementTexts: [String] {
    if case .sequence(let nodes, _) = content { nodes.compactMap(\.text) } else { [] }
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
