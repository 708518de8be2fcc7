internal import CoulisseSource

extension Sections {
  static let legs: Section<LegsDocument> = Section(
    "gestures.<name>.drives", "`drives`", "What a drag moves, in each direction.",
    { LegsDocument() },
    PanWord.allCases.filter { $0.isOneDirection }.map { word in
      Key(
        word.rawValue, .oneOrMore(.reference), word.path, absent: .described("nothing"),
        "What a drag \(word.phrase) moves, in order.")
    })
}

/// The mapping form of `drives:`.
struct LegsDocument: Sendable {
  var left: Field<[Reference]> = .absent
  var right: Field<[Reference]> = .absent
  var up: Field<[Reference]> = .absent
  var down: Field<[Reference]> = .absent
  var inward: Field<[Reference]> = .absent
  var outward: Field<[Reference]> = .absent

  /// Whether one of them could not be understood, which was reported.
  var isDamaged: Bool {
    PanWord.allCases.contains { self[keyPath: $0.path].isUnreadable }
  }

  /// The legs that are written, in the order of the words.
  var legs: [LegDocument] {
    PanWord.allCases.filter(\.isOneDirection).compactMap { word in
      self[keyPath: word.path].written.map {
        LegDocument(word: Located(word, $0.key), references: $0.value)
      }
    }
  }
}

extension PanWord {
  /// Whether it stands for one direction alone.
  var isOneDirection: Bool { self != .horizontal && self != .vertical }

  /// The field of a leg; of a word for two directions none.
  fileprivate var path: any WritableKeyPath<LegsDocument, Field<[Reference]>> & Sendable {
    switch self {
    case .left, .horizontal: \.left
    case .right: \.right
    case .up, .vertical: \.up
    case .down: \.down
    case .inward: \.inward
    case .outward: \.outward
    }
  }

  fileprivate var phrase: String {
    switch self {
    case .left, .right, .up, .down, .horizontal, .vertical: rawValue
    case .inward: "that opens"
    case .outward: "that closes"
    }
  }
}
