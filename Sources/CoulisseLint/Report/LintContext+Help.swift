import CoulisseModel
import CoulisseSource

extension LintContext {
  /// What to write so that `first` goes before `second`; nil where the scene cannot say it.
  func order(_ first: Int, before second: Int) -> String? {
    let (one, other) = (gesture(first), gesture(second))
    return entry(one, "before", one.before, adding: second)
      ?? entry(other, "after", other.after, adding: first)
  }

  /// Both ways to say who of the two goes first.
  func eitherOrder(_ first: Int, _ second: Int) -> [String] {
    let ways = [order(first, before: second), order(second, before: first)].compactMap { $0 }
    return ways.isEmpty ? [] : ["say who goes first: \(ways.joined(separator: " or "))"]
  }

  /// A key of a gesture in the place where the scene has it: `menu: { pull: { lock: 45deg } }`. A drag
  /// that has no keys, but whose place one under `gestures` can take, is written out; nil for what a
  /// scene cannot write.
  func entry(_ gesture: Gesture, _ key: String, _ value: String) -> String? {
    switch gesture.origin {
    case .authored: "`\(gesture.name.value): { \(key): \(value) }`"
    case .pull(let panel): "`\(scene[panel].name.value): { pull: { \(key): \(value) } }`"
    case .push(let panel): "`\(scene[panel].name.value): { push: { \(key): \(value) } }`"
    case .swipe(let list):
      "`\(scene[list].name.value)Drag: { pan: horizontal, \(drive(.row(list))), \(key): \(value) }`"
    case .turn(let pager):
      "`\(scene[pager].name.value)Drag: "
        + "{ pan: [forward, backward], \(drive(.pager(pager))), \(key): \(value) }`"
    case .tapOf, .tileDrag, .tileTap, .scroll, .pageBack, .contentPop, .dismiss: nil
    }
  }

  /// `in: mail.row, drives: mail.row`
  private func drive(_ mover: Mover) -> String {
    let name = scene.name(of: mover)
    return "in: \(name), drives: \(name)"
  }

  /// `main.back`, or `{ gesture: main.back, when: not menu moving }`
  func words(for relation: Relation) -> String {
    let name = scene[relation].name.value
    guard !relation.when.isEmpty else { return name }
    let statements = relation.when.map { scene.words(for: $0) }
    let when = statements.count == 1 ? statements[0] : "[\(statements.joined(separator: ", "))]"
    return "{ gesture: \(name), when: \(when) }"
  }

  /// A relation with one more gesture; what is written replaces the default, so the rest is repeated.
  private func entry(
    _ gesture: Gesture, _ key: String, _ known: [Relation], adding recognizer: Int
  ) -> String? {
    let names = known.map(words(for:)) + [name(recognizer)]
    return entry(
      gesture, key, names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]")
  }
}
