/// When something that is drawn can be seen, and when it takes touches.
package struct Visibility: Sendable, Hashable {
  /// It is hidden while all hold; never if there is none.
  package var hidden: [Guard]
  /// It takes touches while all hold; always if there is none.
  package var interactive: [Guard]

  package init(hidden: [Guard] = [], interactive: [Guard] = []) {
    self.hidden = hidden
    self.interactive = interactive
  }
}
