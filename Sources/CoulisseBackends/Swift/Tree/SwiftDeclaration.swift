/// A file of generated code.
package struct SwiftFile: Sendable {
  /// Line comments at the top.
  var header: [String]
  var imports: [StaticString]
  var declarations: [SwiftDeclaration]
}

/// A declaration in generated code.
package indirect enum SwiftDeclaration: Sendable {
  case type(SwiftType)
  case member(SwiftMember)
  /// A case of an enum that is the same in every scene.
  case fixedCase(doc: StaticString, StaticString)
  /// Cases of an enum that are named by the scene.
  case cases([SwiftIdentifier])
  case table(SwiftTable)
  case constant(SwiftConstant)
  case pairs(SwiftPairs)
  case modes(SwiftModes)
}

/// The types that hold the value of one mode, and of all.
package struct SwiftModes: Sendable {
  /// A mode.
  package struct Row: Sendable {
    var name: SwiftIdentifier
    /// The enum of its values; nil for one that says yes or no.
    var type: SwiftIdentifier?
  }

  var rows: [Row]
}

/// A type, or an extension of one, with its members.
package struct SwiftType: Sendable {
  /// Who sees it.
  package enum Visibility: Sendable {
    /// Whoever sees the generated code, as `--access` says.
    case facade
    /// Only the generated file.
    case hidden
    /// An extension has no access level of its own.
    case none
  }

  /// A place in the scene that an error in the declaration is about.
  package struct Origin: Sendable, Hashable {
    package var path: String
    /// From 1.
    package var line: Int
  }

  /// Several lines, or one.
  var doc: StaticString = ""
  var visibility = Visibility.facade
  /// `struct`, `enum` or `extension`.
  var keyword: StaticString
  var name: SwiftIdentifier
  /// With the colon; empty for none.
  var inheritance: StaticString = ""
  var origin: Origin?
  var members: [SwiftDeclaration]
}

/// A member of a type that is the same in every scene.
package struct SwiftMember: Sendable {
  var doc: StaticString
  var attribute: StaticString?
  /// True for what only the generated file sees.
  var isHidden = false
  /// What follows the access level, without the brace.
  var head: StaticString
  /// Lines of code; empty for a stored property.
  var body: [StaticString]
}

/// A computed property of an enum that has a value for each case.
package struct SwiftTable: Sendable {
  var doc: StaticString
  /// What follows the access level, without the brace.
  var head: StaticString
  var rows: [(SwiftIdentifier, SwiftExpression)]
  /// What the cases without a row have; nil if each has one.
  var otherwise: SwiftExpression?
}

/// A constant of the program.
package struct SwiftConstant: Sendable {
  /// What it stands for in the scene; empty for nothing.
  var comment: String
  var name: StaticString
  /// Appended to the name.
  var index: Int?
  /// Of the runtime, unless it says otherwise.
  var type: StaticString
  /// Whether the generated code declares what the type is made of.
  var isOwnType = false
  var value: SwiftExpression
}

/// A constant list of pairs of indices, one after the other: the compiler takes a flat list of
/// numbers in ten times faster than one of tuples or of values.
package struct SwiftPairs: Sendable {
  var name: StaticString
  /// Appended to the name.
  var index: Int
  var rows: ArraySlice<(comment: String, first: Int, second: Int)>
}
