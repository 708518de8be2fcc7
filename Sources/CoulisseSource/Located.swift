/// A value and the bytes of the source file that it was read from.
package struct Located<Value> {
  package var value: Value
  package var range: SourceRange

  package init(_ value: Value, _ range: SourceRange) {
    self.value = value
    self.range = range
  }

  /// The transformed value at the same place.
  package func map<Mapped>(_ transform: (Value) -> Mapped) -> Located<Mapped> {
    Located<Mapped>(transform(value), range)
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
