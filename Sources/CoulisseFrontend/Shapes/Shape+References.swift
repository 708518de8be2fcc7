internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension Shape<Reference> {
  /// A dotted name.
  static let reference = referring(.reference)
  /// A dotted name of something that is drawn.
  static let element = referring(.element)

  private static func referring(_ form: ScalarForm) -> Shape {
    Shape(
      .scalar(form),
      read: { slot, reader in
        guard let scalar = reader.scalar(slot, expecting: .scalar(form)) else { return nil }
        guard let word = scalar.words.first, scalar.words.count == 1 else {
          reader.reportForm(scalar)
          return nil
        }
        return reader.reference(word, in: scalar)
      },
      write: { .text($0.spelling) })
  }
}

extension Reader {
  /// The dotted name in `word`.
  mutating func reference(_ word: Word, in scalar: ScalarSlot) -> Reference? {
    let parts = word.text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy({ !$0.isEmpty }) else {
      report(
        .wrongType, "\(quoted(word.text)) is not a name: a part between dots is empty",
        at: word.range, help: ["write names joined by single dots, such as `main.scroll`"])
      return nil
    }
    return Reference(parts, word.range)
  }
}

extension Shape<Located<Platform>> {
  /// `ios`, `ios 18`, `android`
  static let platform = Shape(
    .scalar(.platform),
    read: { slot, reader in
      guard let scalar = reader.scalar(slot, expecting: .scalar(.platform)) else { return nil }
      return reader.platform(scalar).map { Located($0, scalar.place) }
    },
    write: { .scalar($0.value.spelling) })
}

extension Reader {
  private static let iosVersions = 15...99
  private static let platformWords = ["ios", "swiftui", "android", "web"]

  fileprivate mutating func platform(_ scalar: ScalarSlot) -> Platform? {
    let words = scalar.words.map(\.text)
    switch (words.first, words.count) {
    case ("android", 1): return .android
    case ("web", 1): return .web
    case ("ios", 1): return .ios(version: 26)
    case ("swiftui", 1): return .swiftUI(version: 26)
    case ("ios", 2), ("swiftui", 2):
      if let version = Int(words[1]), Self.iosVersions.contains(version) {
        return words[0] == "ios" ? .ios(version: version) : .swiftUI(version: version)
      }
      report(
        .unknownValue, "there is no iOS \(quoted(words[1])) that a scene could be proved for",
        at: scalar.words[1].range,
        help: ["write the major version, such as `\(words[0]) 18` or `\(words[0]) 26`"])
    case _:
      let word = scalar.words.first ?? Word(text: scalar.text, range: scalar.place)
      report(
        .unknownValue, "\(quoted(scalar.text)) is not a platform", at: scalar.place,
        help: [
          Self.platformWords.contains(word.text.lowercased())
            ? "write it in lower case: `\(scalar.text.lowercased())`"
            : didYouMean(word.text, among: Self.platformWords)
              ?? "write `ios`, `ios 18`, `swiftui`, `android` or `web`"
        ])
    }
    return nil
  }
}
