/// When something can be seen, and when it takes touches.
struct VisibilityDocument: Sendable {
  var hidden: Field<[GuardDocument]> = .absent
  var interactive: Field<[GuardDocument]> = .absent
}
