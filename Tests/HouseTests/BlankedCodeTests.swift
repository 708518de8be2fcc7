import Testing

struct BlankedCodeTests {
  @Test(arguments: [
    ("a // b", "a     "),
    ("a /* b /* c */ d */ e", "a                   e"),
    (#"a("b { c") "#, "a(       ) "),
    (#"a "\(b "c" d)" e"#, "a    b     d   e"),
    (##"a #"b \(c) ""# d"##, "a              d"),
    (##"a #"b \#(c)"# d"##, "a        c    d"),
    ("a \"\"\"\n b \" // c\n \"\"\" d", "a    \n         \n     d"),
    (#"a "b\"c" d"#, "a        d"),
    ("a \"http://b\" c", "a            c"),
  ])
  func `comments and strings are blanked, interpolated code stays`(
    text: String, expected: String
  ) {
    #expect(blanked(text) == expected)
  }
}
