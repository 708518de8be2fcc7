/// A value in generated code. What comes from the scene is in it as a value, never as code.
package indirect enum SwiftExpression: Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  /// Fixed code.
  case code(StaticString)
  /// A constant that a table of the program is made of: `view3`.
  case entry(StaticString, Int)
  /// A case of an enum that is expected here.
  case member(SwiftIdentifier)
  /// A call of fixed code: `.init(x: 1)`.
  case call(StaticString, [SwiftArgument])
  case array([SwiftExpression])
  /// Fixed code behind a value, such as the call of a method.
  case applied(SwiftExpression, StaticString)
  /// One list after the other.
  case sum(SwiftExpression, SwiftExpression)
}

/// An argument of a call.
package struct SwiftArgument: Sendable {
  var label: StaticString?
  var value: SwiftExpression

  /// An argument with or without a label.
  package init(_ label: StaticString?, _ value: SwiftExpression) {
    self.label = label
    self.value = value
  }
}
