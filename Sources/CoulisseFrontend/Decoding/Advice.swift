internal import CoulisseDiagnostics

/// A stage that reports problems, and looks for what was meant only while it is heard: the search
/// costs more than the rest, and a hostile file has a million problems.
protocol Advising {
  /// Whether what is reported now is only counted.
  var isMuted: Bool { get }
}

extension Advising {
  /// The candidate that `word` is most likely meant to be; nil if none is near.
  func nearest(to word: String, among candidates: [String]) -> String? {
    isMuted ? nil : Suggestion.nearest(to: word, among: candidates)
  }

  /// "did you mean `size`?"; nil if no candidate is near.
  func didYouMean(_ word: String, among candidates: [String]) -> String? {
    nearest(to: word, among: candidates).map { "did you mean `\($0)`?" }
  }
}

extension Advising {
  /// What is said of a place at which `subject` never is, and what to write.
  func absence(of place: String, among places: [String], for subject: String) -> (
    message: String, help: [String]
  ) {
    (
      "\(quoted(subject)) is never at \(quoted(place))",
      [didYouMean(place, among: places) ?? "write \(ValueType.listing(places))"]
    )
  }
}
