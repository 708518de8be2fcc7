package import CoulisseSource

/// One node. An expanded alias keeps the range of the anchor's node in `range` and the range of
/// the `*alias` that stands for it in `aliasRange`.
///
/// Millions of nodes are alive for a large file, so a node is 40 bytes: its range is kept in 32-bit
/// offsets, and what few nodes have lies in a box of its own.
package struct YAMLNode: Sendable {
  /// What the node is, with what it holds.
  package enum Content: Sendable {
    case scalar(String, ScalarStyle)
    case sequence([YAMLNode], CollectionStyle)
    case mapping([YAMLPair], CollectionStyle)
  }

  /// How a scalar is written; only plain ones can be anything but text.
  package enum ScalarStyle: Sendable { case plain, singleQuoted, doubleQuoted, literal, folded }

  /// Whether a collection is written with indentation or with brackets.
  package enum CollectionStyle: Sendable { case block, flow }

  package var content: Content
  private let lowerBound: UInt32
  private let upperBound: UInt32
  private let rare: Rare

  init(_ content: Content, _ range: SourceRange, _ traits: YAMLTraits? = nil) {
    self.content = content
    lowerBound = UInt32(truncatingIfNeeded: range.lowerBound)
    upperBound = UInt32(truncatingIfNeeded: range.upperBound)
    rare = traits.map(Rare.traits) ?? .none
  }

  /// The bytes of the node itself, without tag and anchor; a block collection ends at its last
  /// child.
  package var range: SourceRange { SourceRange(Int(lowerBound), Int(upperBound)) }

  /// The tag as written (`!open`), nil when there is none.
  package var tag: Located<String>? { traits?.tag }

  /// The name after `&`, located with the `&`.
  package var anchor: Located<String>? { traits?.anchor }

  /// The bytes of the `*alias` that this node was repeated for.
  package var aliasRange: SourceRange? { traits?.aliasRange }

  /// Something in this node was reported and left out, or the node stands for what could not be
  /// read: a missing key or a wrong type in it would repeat a known fault.
  package var isIncomplete: Bool { traits?.isIncomplete ?? false }

  private var traits: YAMLTraits? {
    switch rare {
    case .none: nil
    case .traits(let traits): traits
    }
  }

  /// This node as `alias` stands for it.
  func aliased(at alias: SourceRange) -> YAMLNode {
    var traits = traits ?? YAMLTraits()
    traits.aliasRange = alias
    return YAMLNode(content, range, traits)
  }

  private indirect enum Rare: Sendable {
    case none
    case traits(YAMLTraits)
  }
}

/// What few nodes have.
struct YAMLTraits: Sendable, Hashable {
  var tag: Located<String>?
  var anchor: Located<String>?
  var aliasRange: SourceRange?
  var isIncomplete = false
}

/// One entry of a mapping, in source order. Keys are scalars: others were reported (Y103) and left
/// out, as were duplicates (Y003), of which only the first is kept, and merge keys (Y009).
package struct YAMLPair: Sendable {
  package var key: YAMLNode
  package var value: YAMLNode
}
