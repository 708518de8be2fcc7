internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseSource

/// A kind of quantity: which units it may have, what they are worth, and how large it may be.
struct Measure: Sendable {
  /// Unit and the power of ten that turns its numbers into the value.
  var units: [(name: String, shift: Int)]
  /// The power of ten for a number without unit; nil if the unit has to be written.
  var bareShift: Int?
  var range: ClosedRange<Double>
  /// The range in words: "from 0% to 100%".
  var limits: String

  static let share = Measure(
    units: [("%", -2)], bareShift: nil, range: 0...1, limits: "from 0% to 100%")
  /// A share that may be more than all, or negative.
  static let anyShare = Measure(
    units: [("%", -2)], bareShift: nil, range: -100...100, limits: "from -10000% to 10000%")
  static let points = Measure(
    units: [("pt", 0)], bareShift: 0, range: -1e6...1e6, limits: "from -1000000 to 1000000")
  static let extent = Measure(
    units: [("pt", 0)], bareShift: 0, range: 0...1e6, limits: "from 0 to 1000000")
  static let band = Measure(
    units: [("pt", 0)], bareShift: 0, range: 1...1e6, limits: "from 1 to 1000000")
  static let speed = Measure(
    units: [("pt/s", 0)], bareShift: nil, range: 0...1e6, limits: "from 0pt/s to 1000000pt/s")
  /// Nanoseconds.
  static let duration = Measure(
    units: [("s", 9), ("ms", 6)], bareShift: nil, range: 0...3.6e12, limits: "from 0s to 3600s")
  /// Nanoseconds that a finger can be down.
  static let touchTime = Measure(
    units: [("s", 9), ("ms", 6)], bareShift: nil, range: 1e7...6e10, limits: "from 0.01s to 60s")
  static let degrees = Measure(
    units: [("deg", 0)], bareShift: nil, range: -360...360, limits: "from -360deg to 360deg")

  /// Every unit of the language.
  static let allUnits = ["%", "pt", "pt/s", "s", "ms", "deg"]

  /// A number without unit.
  static func number(_ range: ClosedRange<Double>, _ limits: String) -> Measure {
    Measure(units: [], bareShift: 0, range: range, limits: limits)
  }
}

extension Reader {
  /// The one number of a scalar.
  mutating func quantity(_ scalar: ScalarSlot, _ measure: Measure) -> Double? {
    var scanner = NumberScanner(scalar.text)
    guard let token = scanner.number(), scanner.isAtEnd else {
      if !reportBlank(scanner, in: scalar) { reportNoNumber(scalar) }
      return nil
    }
    return value(of: token, in: scalar, measure)
  }

  /// What `token` is worth; nil if it has the wrong unit or size.
  mutating func value(
    of token: NumberToken, in scalar: ScalarSlot, _ measure: Measure
  ) -> Double? {
    let range = scalar.range(token.part)
    let digits = scalar.text(in: token.part)
    guard !token.hasLeadingZero else {
      report(
        .ambiguousNumber, "\(quoted(digits)) is not the same number for every tool", at: range,
        notes: ["a leading zero makes a number octal for some"],
        help: ["write the number without the leading zero"])
      return nil
    }
    let unit = measure.units.first { $0.name == token.unit }
    guard let shift = unit?.shift ?? (token.unit.isEmpty ? measure.bareShift : nil) else {
      reportUnit(token, in: scalar, measure)
      return nil
    }
    let value = token.value(shiftedBy: shift)
    guard measure.range.contains(value) else {
      let problem = value.isFinite ? "is out of range" : "is larger than any number"
      report(
        .outOfRange, "\(quoted(digits)) \(problem) for \(quoted(scalar.key))", at: range,
        help: ["write a value \(measure.limits)"])
      return nil
    }
    return value
  }

  private mutating func reportUnit(
    _ token: NumberToken, in scalar: ScalarSlot, _ measure: Measure
  ) {
    let number = token.mantissa + (token.exponent == 0 ? "" : "e\(token.exponent)")
    let spelled = measure.units.map { "\(number)\($0.name)" }
    let meant = KeySynonyms.unit(meantBy: token.unit, among: measure.units.map(\.name))
    let choices = meant.map { ["\(number)\($0)"] } ?? (spelled.isEmpty ? [number] : spelled)
    var help = "write \(ValueType.listing(choices))"
    if token.unit.isEmpty, measure.units.map(\.name) == ["%"], abs(token.value()) <= 1,
      token.value() != 0
    {
      help = "write `\(DecimalText.percent(token.value()))`"
    }
    // Nobody waits 300 seconds for a panel.
    if token.unit.isEmpty, measure.units.map(\.name) == ["s", "ms"], token.value() >= 10 {
      help = "write `\(number)ms`, or `\(number)s` if you mean it"
    }
    let range = scalar.range(token.part)
    if token.unit.isEmpty {
      report(
        .unit,
        "\(quoted(number)) has no unit: \(quoted(scalar.key)) is given in "
          + ValueType.listing(measure.units.map(\.name)), at: range, help: [help])
    } else {
      report(
        .unit, "`\(token.unit)` is not a unit of \(quoted(scalar.key))", at: range, help: [help])
    }
  }

  /// Reports the blank in `80 %`. False if what the scanner has left is no unit behind a number.
  mutating func reportBlank(_ scanner: NumberScanner, in scalar: ScalarSlot) -> Bool {
    let all = scalar.text.utf8
    let read = scalar.text(in: 0..<(all.count - scanner.rest.utf8.count))
    guard let number = read.split(separator: " ").last, number.utf8.last.map(Self.isDigit) == true,
      let unit = scanner.rest.split(separator: " ").first,
      Measure.allUnits.contains(String(unit))
    else { return false }
    report(
      .unit, "a unit stands right behind its number", at: scalar.place,
      help: ["write `\(number)\(unit)`, without a blank"])
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= byte
  }

  /// The scalar has no number where it needs one.
  mutating func reportNoNumber(_ scalar: ScalarSlot) {
    let word = scalar.text.lowercased().drop { "+-.".contains($0) }
    if ["inf", "infinity", "nan"].contains(String(word)) {
      report(
        .outOfRange, "\(quoted(scalar.text)) is not a number a scene can work with",
        at: scalar.place, help: ["\(quoted(scalar.key)) needs \(scalar.type.need)"])
    } else {
      reportForm(scalar)
    }
  }
}
