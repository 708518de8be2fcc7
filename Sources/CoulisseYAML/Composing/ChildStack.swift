/// The children of all open collections on one stack, so that a collection costs one allocation of
/// the exact size when it ends.
///
/// A collection with many children moves them to an array of its own in between: otherwise a file
/// that is one long list would be copied at its end.
struct ChildStack<Child> {
  /// The children of one open collection.
  struct Segment {
    fileprivate var base: Int
    fileprivate var moved: [Child] = []
  }

  private static var movedCount: Int { 512 }
  private var children: [Child] = []

  /// Begins the children of a collection that is nested in the last one begun.
  func begin() -> Segment { Segment(base: children.count) }

  /// Adds to the innermost segment.
  mutating func append(_ child: Child, to segment: inout Segment) {
    children.append(child)
    if children.count - segment.base == Self.movedCount {
      segment.moved.append(contentsOf: takeChildren(downTo: segment.base))
    }
  }

  /// Ends the innermost segment and gives its children.
  mutating func end(_ segment: consuming Segment) -> [Child] {
    let rest = takeChildren(downTo: segment.base)
    if segment.moved.isEmpty { return rest }
    segment.moved.append(contentsOf: rest)
    return segment.moved
  }

  /// Moves without a copy: taking from the end costs no reference counts, but turns the order.
  private mutating func takeChildren(downTo base: Int) -> [Child] {
    var taken: [Child] = []
    taken.reserveCapacity(children.count - base)
    while children.count > base { taken.append(children.removeLast()) }
    taken.reverse()
    return taken
  }

  /// The child with this index in the innermost segment.
  func child(_ index: Int, of segment: Segment) -> Child {
    index < segment.moved.count
      ? segment.moved[index] : children[segment.base + index - segment.moved.count]
  }
}
