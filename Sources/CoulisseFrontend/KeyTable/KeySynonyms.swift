/// Words of other tools for keys and values of a scene: never accepted, but answered.
enum KeySynonyms {
  /// The key that `word` is usually called here, if it is one of `names`.
  static func meant(by word: String, among names: [String]) -> String? {
    (table[word] ?? []).first { names.contains($0) }
  }

  /// The value that `word` is usually called here, if it is one of `choices`.
  static func value(meantBy word: String, among choices: [String]) -> String? {
    values[word.lowercased()].flatMap { choices.contains($0) ? $0 : nil }
  }

  private static let values = [
    "start": "leading", "end": "trailing", "up": "top", "down": "bottom",
  ]

  private static let table: [String: [String]] = [
    "width": ["size", "is"], "height": ["size", "is"], "extent": ["size", "is"],
    "side": ["edge", "at"], "position": ["edge", "at"], "from": ["edge"],
    "animation": ["motion", "curve"], "easing": ["curve"], "timing": ["curve"],
    "backdrop": ["scrim"], "overlay": ["scrim"], "dim": ["scrim"], "alpha": ["opacity"],
    "title": ["label"], "text": ["label"], "action": ["tap", "do"], "on-tap": ["tap"],
    "onTap": ["tap"], "press": ["tap"], "threshold": ["settle", "past"], "snap": ["settle"],
    "open": ["starts"], "initial": ["starts"], "extends": ["like"], "copy": ["like"],
    "inherits": ["like"], "view": ["in"], "region": ["in"], "target": ["in", "drives"],
    "moves": ["drives"], "if": ["when"], "guard": ["when"], "enabled": ["when"],
    "requires-failure-of": ["after"], "blocks": ["before"], "bounds": ["frame"],
    "rect": ["frame"], "drawers": ["panels"], "sheets": ["panels"], "name": ["scene"],
    "screens": ["containers"], "pages": ["containers"], "animations": ["transitions"],
    "insets": ["inset-content"], "inset": ["inset-content"], "padding": ["inset-content"],
  ]
}
