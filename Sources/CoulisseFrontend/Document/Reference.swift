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
enum ActionDocument: Sendable {
  case plain(PlainActionDocument)
  case choice(ChoiceDocument)
}

/// `{ when: ..., do: ..., else: ... }`
struct ChoiceDocument: Sendable {
  var when: Field<[GuardDocument]> = .absent
  var actions: Field<[ActionDocument]> = .absent
  var otherwise: Field<[ActionDocument]> = .absent
}

/// An action in words.
struct PlainActionDocument: Sendable, Hashable {
  enum Verb: String, Sendable, CaseIterable {
    case open, close, toggle, send, set, next, previous, push, pop, emit, announce
  }

  var verb: Verb
  /// Nil for a `close` that means the panel it stands in.
  var target: Reference?
  /// Where `send` sends it, or the value that `set` gives it.
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
    /// The value of a mode.
    case value(Located<String>)
  }

  var negated: Bool
  var subject: Reference
  var predicate: Predicate
  var range: SourceRange
}

/// One event of a reaction.
struct EventDocument: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case begins, ends, opens, closes, opened, closed, pushed, popped
    case boundFor(Located<String>)
    case settled(Located<String>)
    case becomes(Located<String>)
  }

  var subject: Reference
  var kind: Kind
  var range: SourceRange
}

/// One of `reactions:`.
struct ReactionDocument: Sendable {
  var events: Field<[EventDocument]> = .absent
  var condition: Field<[GuardDocument]> = .absent
  var actions: Field<[ActionDocument]> = .absent
}

/// One of `modes:`.
struct ModeDocument: Sendable {
  var values: Field<[Located<String>]> = .absent
  var starts: Field<Located<String>> = .absent
}
