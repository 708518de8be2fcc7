package import CoulisseRuntime

/// A scene as the runtime plays it, and what its indices stand for.
package struct LoweredScene: Sendable, Hashable {
  package var program: SceneProgram
  package var symbols: SceneSymbols
}

/// What the indices of a program stand for, in the order of its tables.
package struct SceneSymbols: Sendable, Hashable {
  package var views: [Element]
  package var tracks: [TrackSymbol]
  package var recognizers: [EntityID<Gesture>]
  package var stacks: [ContentOwner]
  package var lengths: [LengthSymbol]
  /// Where each reaction stands in the scene: those of rows come last in a program.
  package var reactions: [Int]

  /// The view of an element; nil for one that the scene does not draw.
  package func view(of element: Element) -> Int? { views.firstIndex(of: element) }

  /// The index of the track that moves `symbol`; nil if nothing does.
  package func track(of symbol: TrackSymbol) -> Int? { tracks.firstIndex(of: symbol) }

  /// The index of the stack of `owner`; nil if it has none.
  package func stack(of owner: ContentOwner) -> Int? { stacks.firstIndex(of: owner) }

  /// The index of the recognizer of `gesture`; nil if it has none.
  package func recognizer(of gesture: EntityID<Gesture>) -> Int? {
    recognizers.firstIndex(of: gesture)
  }
}

/// A length that has a name.
package enum LengthSymbol: Sendable, Hashable {
  /// How far a panel comes out.
  case size(EntityID<Panel>)
  /// How much of a panel its root page leaves uncovered.
  case uncovered(EntityID<Panel>)
}

/// What a track moves.
package enum TrackSymbol: Sendable, Hashable {
  case panel(EntityID<Panel>)
  /// What a track of `tracks:` moves.
  case track(EntityID<Track>)
  /// What pulls the rows of a list aside.
  case row(EntityID<RowList>)
  /// The pages of a pager.
  case pager(EntityID<Pager>)
  case scroll(ContentOwner)
  /// The topmost page of a stack.
  case page(ContentOwner)
}
