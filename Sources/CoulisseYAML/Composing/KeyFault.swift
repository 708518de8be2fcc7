internal import CoulisseDiagnostics
internal import CoulisseSource

/// Why a node cannot be the key of an entry.
enum KeyFault {
  case collection, mergeKey, absent
  /// An alias that was reported itself.
  case unreadable

  init?(of key: YAMLNode) {
    guard case .scalar(let text, let style) = key.content else {
      self = .collection
      return
    }
    if key.isIncomplete {
      self = .unreadable
    } else if style == .plain, text == "<<" {
      self = .mergeKey
    } else if style == .plain, text.isEmpty {
      self = .absent
    } else {
      return nil
    }
  }

  func report(at range: SourceRange, _ log: inout ProblemLog) {
    switch self {
    case .unreadable: break
    case .collection:
      log.report(
        .wrongType, "a key must be a word, not a list or a mapping", at: range,
        help: ["if the text is meant to begin with `{` or `[`, put it in quotes"])
    case .mergeKey:
      log.report(
        .mergeKey, "merge keys (`<<`) are not part of YAML 1.2 and are not read", at: range,
        help: ["write `like: <name>` to copy an element and change some of its keys"])
    case .absent:
      log.report(
        .wrongType, "there is no key before this `:`", at: range,
        help: ["write `key: value`, or remove the entry"])
    }
  }
}

extension YAMLNode {
  /// The text of a scalar, nil for a collection.
  var scalarText: String? {
    switch content {
    case .scalar(let text, _): text
    case .sequence, .mapping: nil
    }
  }
}
