import CoulisseYAML
import Testing

/// The expected values are those of chapter 10.3.2 of the YAML 1.2.2 specification.
@Suite struct CoreValueTests {
  @Test(arguments: [
    ("", CoreValue.null), ("~", .null), ("null", .null), ("Null", .null), ("NULL", .null),
    ("nULL", .string), ("true", .boolean(true)), ("False", .boolean(false)), ("tRUE", .string),
    ("yes", .string), ("on", .string), ("0", .integer(0)), ("-19", .integer(-19)),
    ("+12", .integer(12)), ("010", .integer(10)), ("0o7", .integer(7)), ("0x3A", .integer(58)),
    ("-0x3A", .string), ("0o8", .string), ("0xG", .string), ("0x", .string), ("0x+1", .string),
    ("0.", .float(0)), ("-0.0", .float(0)), (".5", .float(0.5)), ("+12e03", .float(12_000)),
    ("-2E+05", .float(-200_000)), ("1.5", .float(1.5)), ("1e999", .float(.infinity)),
    ("-1e999", .float(-.infinity)), (".inf", .float(.infinity)), ("-.Inf", .float(-.infinity)),
    ("+.INF", .float(.infinity)), ("9223372036854775807", .integer(.max)),
    ("9223372036854775808", .float(9_223_372_036_854_775_808)),
    ("0x10000000000000000", .float(18_446_744_073_709_551_616)),
    (".", .string), ("-", .string), ("+", .string), ("e5", .string), ("1e", .string),
    ("1e+", .string), (".e5", .string), ("1.2.3", .string), ("1_000", .string),
    ("12:30", .string), ("80%", .string), ("130pt", .string), ("nan", .string), ("inf", .string),
    ("Infinity", .string), ("0b101", .string), ("1 ", .string), ("٣", .string), ("--1", .string),
  ])
  func `a plain scalar has the type of the core schema`(_ text: String, _ value: CoreValue) {
    #expect(CoreValue(plain: text) == value)
  }

  @Test(arguments: [".nan", ".NaN", ".NAN"])
  func `the spellings of not-a-number are read`(_ text: String) {
    guard case .float(let value) = CoreValue(plain: text) else {
      Issue.record("not a number type")
      return
    }
    #expect(value.isNaN)
  }
}
