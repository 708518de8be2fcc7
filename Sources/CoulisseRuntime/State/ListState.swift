/// A row that the host shows.
nonisolated public struct ListRow: Hashable, Sendable {
  public var key: RowKey
  /// Where it begins in the content of the list, in points from the top.
  public var start: Double
  /// How tall it is, in points.
  public var extent: Double

  public init(key: RowKey, start: Double, extent: Double) {
    self.key = key
    self.start = start
    self.extent = extent
  }
}

/// A list while the scene runs.
nonisolated public struct ListState: Hashable, Sendable {
  /// The rows that the host shows, from the top.
  public internal(set) var rows: [ListRow] = []
  /// Which row each set of parts stands for; nil for none.
  var keys: [RowKey?]

  /// The row with this key; nil for one that is not shown.
  func row(_ key: RowKey) -> ListRow? { rows.first { $0.key == key } }

  /// The row at a place in the content, in points from the top; nil for none.
  func row(at place: Double) -> ListRow? {
    rows.first { $0.start <= place && place < $0.start + $0.extent }
  }
}
