extension SyntaxTable {
  /// The errors that need no look at the text around them.
  static let plainWords: [String: (message: String, help: String)] = [
    "mapping values are not allowed in this context": (
      "`:` cannot stand here",
      "begin `key: value` on its own line; if the colon belongs to text, put the text in quotes"
    ),
    "block sequence entries are not allowed in this context": (
      "a list cannot begin here", "begin `- ` on the next line, indented"
    ),
    "mapping keys are not allowed in this context": (
      "`?` cannot begin a key here", "if it belongs to text, put the text in quotes"
    ),
    "did not find expected <document start>": (
      "this cannot follow the value before it",
      "a scene is one mapping: begin each of its keys in the first column"
    ),
    "did not find expected alphabetic or numeric character": (
      "a name after `&` or `*` has only letters, digits, `-` and `_`",
      "if it belongs to text, put the text in quotes"
    ),
    "did not find expected hexdecimal number": (
      "this escape needs hexadecimal digits: two after `\\x`, four after `\\u`, eight after `\\U`",
      "write `\\\\` for a backslash, or put the text in single quotes"
    ),
    "found invalid Unicode character escape code": (
      "this escape names no character", "write the character itself"
    ),
    "found an indentation indicator equal to 0": (
      "a block of lines cannot be indented by 0", "write a digit from 1 to 9, or none"
    ),
    "found undefined tag handle": (
      "`!` begins a tag, and this one is unknown",
      "put the text in quotes; to say the opposite of a word, write `not`"
    ),
    "did not find expected whitespace or line break": (
      "`!` begins a tag, and a tag ends with a space",
      "put the text in quotes; to say the opposite of a word, write `not`"
    ),
    "did not find expected tag URI": (
      "`!` begins a tag, and its name is missing", "put the text in quotes"
    ),
    "found unknown directive name": (
      "a line cannot begin with `%`", "put the text in quotes, or remove the line"
    ),
    "found incompatible YAML document": (
      "this version of YAML is unknown", "remove the line `%YAML`"
    ),
  ]
}
