/// "Did you mean": the nearest of the words that would have been right.
package enum Suggestion {
  /// The most edits that still count as a slip of the finger.
  private static let maximumDistance = 3

  /// The candidate that `word` is most likely meant to be, nil if none is near.
  ///
  /// Upper and lower case count as equal. One with the same letters, such as `ease-in-out` for
  /// `easeInOut`, is nearer than all others; among equally near candidates the first wins.
  package static func nearest<Candidates: Sequence<String>>(
    to word: String, among candidates: Candidates
  ) -> String? {
    guard word.utf8.count <= 100 else { return nil }
    let joined = Self.joined(word)
    let letters = Array(word.lowercased())
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where candidate != word {
      if Self.joined(candidate) == joined { return candidate }
      let other = Array(candidate.lowercased())
      let limit = min(cutOff(letters.count, other.count), (best?.distance ?? .max) - 1)
      guard limit >= 0, let distance = distance(letters, other, limit: limit) else { continue }
      best = (candidate, distance)
    }
    return best?.candidate ?? continuation(of: word, among: candidates)
  }

  /// The one candidate that begins with `word`; a beginning of two letters is no hint.
  private static func continuation<Candidates: Sequence<String>>(
    of word: String, among candidates: Candidates
  ) -> String? {
    guard word.count > 2 else { return nil }
    let beginning = word.lowercased()
    var found: String?
    for candidate in candidates
    where candidate != word && candidate.lowercased().hasPrefix(beginning) {
      if found != nil { return nil }
      found = candidate
    }
    return found
  }

  /// "did you mean `size`?", nil if no candidate is near.
  ///
  /// - Parameter prefix: written before the candidate, as `*` before the name of an alias.
  package static func didYouMean<Candidates: Sequence<String>>(
    _ word: String, among candidates: Candidates, prefix: String = ""
  ) -> String? {
    nearest(to: word, among: candidates).map { "did you mean `\(prefix)\($0)`?" }
  }

  /// The word in lower case, without what joins its parts.
  private static func joined(_ word: String) -> String {
    word.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  /// A third of the longer word may differ, but never all of it.
  private static func cutOff(_ count: Int, _ otherCount: Int) -> Int {
    let longer = max(count, otherCount)
    return min(maximumDistance, max(1, longer / 3), longer - 1)
  }

  /// Insertions, deletions, substitutions and swaps of neighbors between the two (optimal string
  /// alignment), nil when there are more than `limit`.
  static func distance(_ left: [Character], _ right: [Character], limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in 0..<right.count {
        let isEqual = left[row] == right[column]
        var cost = min(
          previous[column + 1] + 1, current[column] + 1, previous[column] + (isEqual ? 0 : 1))
        let isSwap =
          row > 0 && column > 0 && left[row] == right[column - 1]
          && left[row - 1] == right[column]
        if isSwap { cost = min(cost, beforePrevious[column - 1] + 1) }
        current.append(cost)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count] <= limit ? previous[right.count] : nil
  }
}
