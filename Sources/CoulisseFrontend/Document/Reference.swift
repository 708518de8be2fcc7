internal import CoulisseModel
internal import CoulisseSource

/// A dotted name as written, not yet looked up: `menu`, `main.scroll`, `menu.outside`.
struct Reference: Sendable, Hashable {
  var parts: [String]
  var range: SourceRange

  init(_ parts: [String], _ range: SourceRange) {
    self.parts = parts
    self.range = range
  }

  var spelling: String { parts.joined(separator: ".") }
}

/// One action of a `tap:` or `do:`.
struct ActionDocument: Sendable, Hashable {
  enum Verb: String, Sendable, CaseIterable {
    case open, close, toggle, send, next, previous, push, pop, emit
  }

  var verb: Verb
  /// Nil for a `close` that means the panel it stands in.
  var target: Reference?
  /// Where `send` sends it.
  var place: Located<String>?
  var range: SourceRange
}

/// One statement of a `when:`.
struct GuardDocument: Sendable, Hashable {
  enum Predicate: Sendable, Hashable {
    case depth(Int)
    case depthAtRest(Int)
    case atRest(Located<String>)
    case boundFor(Located<String>)
    case moving
    case dragged
    case rowOpen
  }

  var negated: Bool
  var subject: Reference
  var predicate: Predicate
  var range: SourceRange
}
