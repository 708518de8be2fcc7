import CoulisseYAML
import Testing

/// The expected readings are those of the YAML 1.1 types `bool`, `int` and `float`.
@Suite struct LegacyReadingTests {
  @Test(arguments: ["y", "Y", "yes", "Yes", "YES", "on", "On", "ON"])
  func `YAML 1_1 reads these as true`(_ text: String) {
    #expect(LegacyBoolean.reading(of: text) == true)
  }

  @Test(arguments: ["n", "N", "no", "No", "NO", "off", "Off", "OFF"])
  func `YAML 1_1 reads these as false`(_ text: String) {
    #expect(LegacyBoolean.reading(of: text) == false)
  }

  @Test(arguments: ["true", "False", "yEs", "oN", "none", "", "yes ", "offset", "nO"])
  func `these are no legacy booleans`(_ text: String) {
    #expect(LegacyBoolean.reading(of: text) == nil)
  }

  @Test(arguments: [
    ("010", AmbiguousNumber.leadingZero), ("-08", .leadingZero), ("+00", .leadingZero),
    ("0o17", .octal), ("0b101", .binary), ("-0b1", .binary), ("12:30", .sexagesimal),
    ("1:30:00", .sexagesimal), ("-1:5", .sexagesimal), ("1_000", .underscores),
    ("1_000.5", .underscores), ("0_7", .underscores), ("0b1_0", .binary),
  ])
  func `these numbers have two readings`(_ text: String, _ kind: AmbiguousNumber) {
    #expect(AmbiguousNumber(plain: text) == kind)
  }

  @Test(arguments: [
    "0", "10", "-1", "0.5", "00.5x", "1e5", "0x1F", "12:60", "12:345", "12:", ":30", "a:b", "0o8",
    "0b2", "0b", "_1", "1_000pt", "80%", "", "-", "1.2_3.4", "0..5000", "0:0:x",
  ])
  func `these have one reading`(_ text: String) {
    #expect(AmbiguousNumber(plain: text) == nil)
  }

  @Test func `each ambiguity can be explained`() {
    let all: [AmbiguousNumber] = [.leadingZero, .octal, .binary, .sexagesimal, .underscores]
    #expect(Set(all.map(\.explanation)).count == all.count)
  }
}
