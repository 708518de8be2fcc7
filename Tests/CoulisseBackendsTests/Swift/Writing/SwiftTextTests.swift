internal import CoulisseBackends
import Testing

struct SwiftTextTests {
  @Test(arguments: [
    ("", #""""#), ("Menu", #""Menu""#), (#"a "b""#, #""a \"b\"""#), (#"a\b"#, #""a\\b""#),
    (#"\(x)"#, #""\\(x)""#), ("a\nb\r\tc", #""a\nb\r\tc""#), ("a\0b\u{7}c", #""a\u{0}b\u{7}c""#),
    ("*/ // #", #""*/ // #""#), (#"""""#, #""\"\"\"""#), ("a\u{2028}b", #""a\u{2028}b""#),
    ("a\u{202E}b", #""a\u{202E}b""#), ("größe 👩‍👩‍👧 ❤️", #""größe 👩‍👩‍👧 ❤️""#),
  ])
  func `a text becomes a literal that cannot end early`(text: String, expected: String) {
    #expect(SwiftText.literal(text) == expected)
  }

  @Test(arguments: [
    ("main.scroll", "main.scroll"), ("*/ x", "*/ x"), ("a\nlet b = 1", #"a\u{A}let b = 1"#),
    ("a\u{2028}b\u{85}c", #"a\u{2028}b\u{85}c"#), ("a\u{202E}b", #"a\u{202E}b"#),
  ])
  func `a text becomes a comment on one line`(text: String, expected: String) {
    #expect(SwiftText.comment(text) == expected)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "-0.0"), (60, "60"), (-375, "-375"), (0.8, "0.8"),
    (0.1 + 0.2, "0.30000000000000004"),
    (1e300, "1e+300"), (.infinity, ".infinity"), (-.infinity, "-.infinity"), (.nan, ".nan"),
    (.leastNonzeroMagnitude, "Swift.Double(bitPattern: 1)"),
    (9_007_199_254_740_994, "9.007199254740994e+15"),
  ])
  func `a number becomes a literal of the same bits`(number: Double, expected: String) {
    #expect(SwiftNumber.literal(number) == expected)
  }
}
