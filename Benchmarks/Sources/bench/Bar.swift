/// One line of the table: a measure as a ratio of another, and the most that it may be.
struct Bar {
  var name: String
  var measured: String
  var against: String
  var ratio: Double
  var limit: Double

  var isKept: Bool { ratio <= limit }

  /// The row of the table.
  var markdown: String {
    "| \(name) | \(measured) | \(against) | \(rounded(ratio)) | \(rounded(limit)) "
      + "| \(isKept ? "kept" : "missed") |"
  }

  /// The same for a machine.
  var json: String {
    #"{"name": "\#(name)", "ratio": \#(ratio), "limit": \#(limit), "kept": \#(isKept)}"#
  }

  static let head = """
    | what | measured | against | ratio | at most | |
    |---|---|---|---|---|---|
    """
}

/// With two digits behind the point.
func rounded(_ value: Double) -> String {
  guard value.isFinite else { return "\(value)" }
  let hundredths = Int((value * 100).rounded())
  let tail = hundredths % 100
  return "\(hundredths / 100).\(tail < 10 ? "0" : "")\(tail)"
}

/// Milliseconds.
func milliseconds(_ seconds: Double) -> String { rounded(seconds * 1000) + " ms" }
