/// Words of other tools for keys and values of a scene: never accepted, but answered.
enum KeySynonyms {
  /// The key that `word` is usually called here, if it is one of `names`.
  static func meant(by word: String, among names: [String]) -> String? {
    (table[word] ?? []).first { names.contains($0) }
  }

  /// The value that `word` is usually called here, if it is one of `choices`.
  static func value(meantBy word: String, among choices: [String]) -> String? {
    (values[word.lowercased()] ?? []).first { choices.contains($0) }
  }

  private static let values = [
    "start": ["leading"], "end": ["trailing"], "up": ["top"], "down": ["bottom"],
    "upward": ["up", "top"], "upwards": ["up", "top"], "downward": ["down", "bottom"],
    "downwards": ["down", "bottom"], "leftward": ["left"], "leftwards": ["left"],
    "rightward": ["right"], "rightwards": ["right"], "sideways": ["horizontal"],
  ]

  /// The verb that `word` is usually called here.
  static func verb(meantBy word: String) -> PlainActionDocument.Verb? { verbs[word.lowercased()] }

  private static let verbs: [String: PlainActionDocument.Verb] = [
    "show": .open, "present": .open, "display": .open, "reveal": .open, "hide": .close,
    "dismiss": .close, "collapse": .close, "trigger": .emit, "fire": .emit, "notify": .emit,
    "snap": .send, "move": .send,
  ]

  /// The unit that `unit` is usually called here, if it is one of `choices`.
  static func unit(meantBy unit: String, among choices: [String]) -> String? {
    units[unit.lowercased()].flatMap { choices.contains($0) ? $0 : nil }
  }

  private static let units = [
    "px": "pt", "dp": "pt", "dip": "pt", "sp": "pt", "pts": "pt", "point": "pt", "points": "pt",
    "percent": "%", "sec": "s", "secs": "s", "second": "s", "seconds": "s", "msec": "ms",
    "msecs": "ms", "millis": "ms", "milliseconds": "ms", "degree": "deg", "degrees": "deg",
    "px/s": "pt/s", "dp/s": "pt/s", "pt/sec": "pt/s",
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
    "wait": ["advance"], "sleep": ["advance"], "delay": ["advance"], "pause": ["advance"],
    "duration": ["over"], "time": ["over", "duration"], "seconds": ["over", "duration"],
    "start": ["from", "starts"], "begin": ["from"], "origin": ["from"], "end": ["to"],
    "velocity": ["speed"], "swipe": ["drag"], "release": ["up"],
    "assert": ["expect"], "check": ["expect"], "verify": ["expect"], "rotate": ["resize"],
    "insets": ["inset-content"], "inset": ["inset-content"], "padding": ["inset-content"],
  ]
}
