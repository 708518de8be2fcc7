/// Ways along relations that lead back to where they begin.
enum Circle {
  /// The places on the shortest way along `next` from a place back to itself; nil if there is none.
  static func shortest(from start: Int, _ next: [Int: [Int]]) -> [Int]? {
    var paths = [[start]]
    var seen: Set<Int> = []
    while !paths.isEmpty {
      var longer: [[Int]] = []
      for path in paths {
        for place in path.last.flatMap({ next[$0] }) ?? [] {
          if place == start { return path }
          if seen.insert(place).inserted { longer.append(path + [place]) }
        }
      }
      paths = longer
    }
    return nil
  }
}
