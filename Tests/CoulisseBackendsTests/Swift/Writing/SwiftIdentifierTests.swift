internal import CoulisseBackends
import Testing

struct SwiftIdentifierTests {
  @Test(arguments: [
    ("menu", "menu"), ("pullMenu", "pullMenu"), ("Menu", "Menu"),
    ("main.content-pop", "mainContentPop"),
    ("menu.pull", "menuPull"), ("a-b", "aB"), ("a_b", "aB"), ("a+b", "aB"), ("--a--b--", "aB"),
    ("_a", "a"), ("2nd", "_2nd"), ("a.2nd", "a2nd"), ("größe", "größe"), ("a-é", "aÉ"),
    ("🎭", "🎭"), ("👩‍👩‍👧", "👩‍👩‍👧"), ("❤️", "u2764"), ("a-❤️", "aU2764"), ("\u{301}a", "_\u{301}a"),
    ("+", "u2B"), ("*/", "u2Au2F"), ("main.*/", "mainU2Au2F"), ("_", "u5F"), ("", "_"),
    ("a\u{202E}b", "ab"), ("a\u{200B}b", "ab"), ("\u{202E}", "u202E"), ("a$b", "aB"), ("a`b", "aB"),
    ("メニュー", "メニュー"),
  ])
  func `a name becomes the case of an enum`(source: String, expected: String) {
    #expect(SwiftIdentifier(member: source).spelling == expected)
  }

  @Test(arguments: [
    "class", "default", "switch", "in", "Any", "Self", "true", "nil", "operator", "throws", "where",
  ])
  func `a keyword gets backticks`(keyword: String) {
    #expect(SwiftIdentifier(member: keyword).spelling == "`\(keyword)`")
  }

  @Test(arguments: ["init", "self", "Type", "Protocol", "name", "rawValue", "allCases", "hash"])
  func `a word that is taken gets an underscore`(word: String) {
    #expect(SwiftIdentifier(member: word).spelling == word + "_")
  }

  @Test(arguments: [
    ("mail", "Mail"), ("side-drawers", "SideDrawers"), ("class", "Class"), ("2nd", "_2nd"),
    ("größe-🎭", "Größe🎭"), ("éa", "Éa"),
  ])
  func `a name becomes a type`(source: String, expected: String) {
    #expect(SwiftIdentifier(type: source).spelling == expected)
  }

  @Test func `a name of 300 characters stays whole`() {
    let name = String(repeating: "abc", count: 100)
    #expect(SwiftIdentifier(member: name).spelling == name)
  }
}
