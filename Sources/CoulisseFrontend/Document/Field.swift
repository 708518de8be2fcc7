internal import CoulisseSource

/// What a document knows about one key: three states, so that a bad value is neither taken for a
/// missing one nor silently replaced by the default.
enum Field<Value: Sendable>: Sendable {
  case absent
  /// Written, but not understood; the reason was reported.
  case unreadable(SourceRange)
  case written(Written<Value>)

  /// A value that no file spells: a copy, or a default made explicit.
  init(_ value: Value) {
    self = .written(Written(value: value, range: SourceRange(at: 0), key: SourceRange(at: 0)))
  }

  /// A value that may be missing.
  init(optional value: Value?) { self = value.map { Field($0) } ?? .absent }

  var value: Value? { written?.value }

  var written: Written<Value>? {
    switch self {
    case .written(let written): written
    case .absent, .unreadable: nil
    }
  }

  var isAbsent: Bool {
    switch self {
    case .absent: true
    case .unreadable, .written: false
    }
  }

  var isUnreadable: Bool {
    switch self {
    case .unreadable: true
    case .absent, .written: false
    }
  }

  /// This field where it is written, else the other one.
  func or(_ other: Field<Value>) -> Field<Value> { isAbsent ? other : self }

  func map<Mapped>(_ transform: (Value) -> Mapped) -> Field<Mapped> {
    switch self {
    case .absent: .absent
    case .unreadable(let range): .unreadable(range)
    case .written(let written):
      .written(
        Written<Mapped>(
          value: transform(written.value), range: written.range, key: written.key))
    }
  }
}

/// A value with its place and the place of its key.
struct Written<Value: Sendable>: Sendable {
  var value: Value
  var range: SourceRange
  var key: SourceRange
}

/// One entry of a mapping from names, such as `panels:`.
struct Named<Body: Sendable>: Sendable {
  var name: Located<String>
  /// Unreadable when only the name could be understood.
  var body: Field<Body>
}
