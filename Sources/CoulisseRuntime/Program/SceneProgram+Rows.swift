extension SceneProgram {
  /// Adds the parts of one more row to a list: copies of those of its first row, at the end of the
  /// tables.
  ///
  /// - Returns: Its index among the rows that are told apart.
  @discardableResult
  public mutating func addRow(to list: Int) -> Int {
    let first = lists[list].rows[0]
    let slot = lists[list].rows.count
    let parts = RowParts(
      views: end(views.count, first.views), tracks: end(tracks.count, first.tracks),
      followers: end(followers.count, first.followers),
      predicates: end(predicates.count, first.predicates),
      presences: end(presences.count, first.presences), shadows: end(shadows.count, first.shadows),
      recognizers: end(recognizers.count, first.recognizers),
      reactions: end(reactions.count, first.reactions))
    lists[list].rows.append(parts)
    let copy = RowCopy(from: first, to: parts)
    for view in first.views { views.append(copy.copy(views[view], slot: slot)) }
    for track in first.tracks { tracks.append(copy.copy(tracks[track])) }
    for follower in first.followers { followers.append(copy.copy(followers[follower])) }
    for predicate in first.predicates { predicates.append(copy.copy(predicates[predicate])) }
    for presence in first.presences { presences.append(copy.copy(presences[presence])) }
    for shadow in first.shadows { shadows.append(copy.copy(shadows[shadow])) }
    for recognizer in first.recognizers {
      recognizers.append(copy.copy(recognizers[recognizer]))
    }
    for reaction in first.reactions { reactions.append(copy.copy(reactions[reaction])) }
    addRelations(copy)
    return slot
  }

  /// What the first row's parts have to do with others, the copies have, too.
  private mutating func addRelations(_ copy: RowCopy) {
    for requirement in requirements {
      let other = FailureRequirement(
        waiting: copy.index(ofRecognizer: requirement.waiting),
        blocker: copy.index(ofRecognizer: requirement.blocker),
        condition: copy.copy(requirement.condition))
      if other != requirement { requirements.append(other) }
    }
    for pair in simultaneities {
      let other = Simultaneity(
        copy.index(ofRecognizer: pair.first), copy.index(ofRecognizer: pair.second))
      if other != pair { simultaneities.append(other) }
    }
    for group in groups.indices {
      for member in groups[group].members where copy.from.tracks.contains(member) {
        groups[group].members.append(copy.index(ofTrack: member))
      }
    }
    for recognizer in recognizers.indices where !copy.to.recognizers.contains(recognizer) {
      guard !copy.from.recognizers.contains(recognizer) else { continue }
      for view in recognizers[recognizer].views where copy.from.views.contains(view) {
        recognizers[recognizer].views.append(copy.index(ofView: view))
      }
      for view in recognizers[recognizer].excludes where copy.from.views.contains(view) {
        recognizers[recognizer].excludes.append(copy.index(ofView: view))
      }
    }
  }

  /// The views, back to front, each before what lies in it: as they stand, but for rows that were added
  /// at the end of the table.
  var order: [Int] {
    var order = Array(views.indices)
    for list in lists {
      for (slot, row) in list.rows.enumerated().dropFirst() {
        order.removeAll { row.views.contains($0) }
        list.insertRow(slot, into: &order)
      }
    }
    return order
  }

  /// The row that a view is; nil for one that is none, or only lies in one.
  func rowPlace(ofRoot view: Int) -> RowPlace? {
    guard let place = views[view].row,
      lists[place.list].rows[place.slot].views.lowerBound == view
    else { return nil }
    return place
  }

  /// The row that a view belongs to; nil for one that lies in no row.
  public func row(ofView view: Int) -> RowPlace? { row { $0.views.contains(view) } }

  /// The row that a track belongs to; nil for one that moves no row.
  public func row(ofTrack track: Int) -> RowPlace? { row { $0.tracks.contains(track) } }

  /// The row that a recognizer belongs to; nil for one that is not a row's.
  public func row(ofRecognizer recognizer: Int) -> RowPlace? {
    row { $0.recognizers.contains(recognizer) }
  }

  /// The row that a reaction belongs to; nil for one that is not a row's.
  func row(ofReaction reaction: Int) -> RowPlace? { row { $0.reactions.contains(reaction) } }

  private func row(where holds: (RowParts) -> Bool) -> RowPlace? {
    for (index, list) in lists.enumerated() {
      if let slot = list.rows.firstIndex(where: holds) { return RowPlace(list: index, slot: slot) }
    }
    return nil
  }

  /// The view of its list's first row that a row's view is like; itself for any other.
  public func original(ofView view: Int) -> Int {
    row(ofView: view).map { toFirst(from: $0).index(ofView: view) } ?? view
  }

  /// The track of its list's first row that a row's track is like; itself for any other.
  public func original(ofTrack track: Int) -> Int {
    row(ofTrack: track).map { toFirst(from: $0).index(ofTrack: track) } ?? track
  }

  /// The recognizer of its list's first row that a row's recognizer is like; itself for any other.
  public func original(ofRecognizer recognizer: Int) -> Int {
    row(ofRecognizer: recognizer).map { toFirst(from: $0).index(ofRecognizer: recognizer) }
      ?? recognizer
  }

  /// The reaction of its list's first row that a row's reaction is like; itself for any other.
  public func original(ofReaction reaction: Int) -> Int {
    guard let place = row(ofReaction: reaction) else { return reaction }
    let rows = lists[place.list].rows
    return reaction - rows[place.slot].reactions.lowerBound + rows[0].reactions.lowerBound
  }

  /// The view of a row that is like one of its list's first row; itself for one that is no row's.
  public func index(ofView view: Int, at place: RowPlace) -> Int {
    fromFirst(to: place).index(ofView: view)
  }

  /// The track of a row that is like one of its list's first row; itself for one that is no row's.
  public func index(ofTrack track: Int, at place: RowPlace) -> Int {
    fromFirst(to: place).index(ofTrack: track)
  }

  /// The recognizer of a row that is like one of its list's first row; itself for one that is no row's.
  public func index(ofRecognizer recognizer: Int, at place: RowPlace) -> Int {
    fromFirst(to: place).index(ofRecognizer: recognizer)
  }

  /// The recognizers of all rows that are like one of a row; else that one alone.
  func alike(_ recognizer: Int) -> [Int] {
    guard let place = row(ofRecognizer: recognizer) else { return [recognizer] }
    let rows = lists[place.list].rows
    let offset = recognizer - rows[place.slot].recognizers.lowerBound
    return rows.map { $0.recognizers.lowerBound + offset }
  }

  private func toFirst(from place: RowPlace) -> RowCopy {
    let rows = lists[place.list].rows
    return RowCopy(from: rows[place.slot], to: rows[0])
  }

  /// From the first row of a list to another one.
  func fromFirst(to place: RowPlace) -> RowCopy {
    let rows = lists[place.list].rows
    return RowCopy(from: rows[0], to: rows[place.slot])
  }

  /// As many places as a range has, behind the last of a table.
  private func end(_ count: Int, _ range: Range<Int>) -> Range<Int> {
    count..<(count + range.count)
  }
}
