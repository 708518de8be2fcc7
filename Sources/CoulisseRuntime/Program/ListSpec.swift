/// What the host calls a row of a list: the same for as long as the row lives, wherever it goes.
nonisolated public struct RowKey: Hashable, Sendable {
  public var value: Int64

  public init(_ value: Int64) { self.value = value }
}

/// A row of a list.
nonisolated public struct RowReference: Hashable, Sendable {
  /// Index of the list.
  public var list: Int
  public var key: RowKey

  public init(list: Int, key: RowKey) {
    self.list = list
    self.key = key
  }
}

/// A list of rows that look and behave alike.
///
/// A list may have a million rows, but few of them are touched, open or under way at one time. Only
/// these are told apart: the tables of a program hold the parts of a few rows, each of which stands for
/// one row of the host's until that is at rest and another one is touched. When all are taken, the
/// tables grow by one more.
nonisolated public struct ListSpec: Hashable, Sendable {
  /// The view in which the rows lie and scroll.
  public var view: Int
  /// The track that scrolls them.
  public var scroller: Int
  /// Where the parts of each row stand; the first ones are what all others are copied from.
  public var rows: [RowParts]

  public init(view: Int, scroller: Int, rows: [RowParts]) {
    self.view = view
    self.scroller = scroller
    self.rows = rows
  }

  /// Puts the views of a row in front of those of the row before it, behind whatever lies in front of the
  /// list.
  ///
  /// - Parameter order: Views, back to front, without those of the row.
  func insertRow(_ slot: Int, into order: inout [Int]) {
    let last = rows[slot - 1].views.upperBound - 1
    let place = (order.firstIndex(of: last) ?? order.count - 1) + 1
    order.insert(contentsOf: rows[slot].views, at: place)
  }
}

/// Where the parts of one row stand in the tables of a program.
nonisolated public struct RowParts: Hashable, Sendable {
  /// The first is the row itself.
  public var views: Range<Int>
  public var tracks: Range<Int>
  public var followers: Range<Int>
  public var predicates: Range<Int>
  public var presences: Range<Int>
  public var shadows: Range<Int>
  public var recognizers: Range<Int>
  public var reactions: Range<Int>

  public init(
    views: Range<Int>, tracks: Range<Int>, followers: Range<Int>, predicates: Range<Int>,
    presences: Range<Int>, shadows: Range<Int>, recognizers: Range<Int>,
    reactions: Range<Int>
  ) {
    self.views = views
    self.tracks = tracks
    self.followers = followers
    self.predicates = predicates
    self.presences = presences
    self.shadows = shadows
    self.recognizers = recognizers
    self.reactions = reactions
  }
}

/// Which row of which list a part belongs to.
nonisolated public struct RowPlace: Hashable, Sendable {
  /// Index of the list.
  public var list: Int
  /// Index among the rows that the program tells apart.
  public var slot: Int

  public init(list: Int, slot: Int) {
    self.list = list
    self.slot = slot
  }
}
