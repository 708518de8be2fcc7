import CoulisseDiagnostics
import CoulisseSource
import CoulisseTestSupport
import CoulisseYAML
import Testing

@Suite struct YAMLTreeTests {
  @Test(arguments: [
    ("a: 1\nb: [x, {c: d}]\n", "{<a>=<1> <b>=[<x> {<c>=<d>}]}"),
    ("a:\n- 1\n- b: 2\n  c: 3\n", "{<a>=[<1> {<b>=<2> <c>=<3>}]}"),
    ("a:\nb: ''\n", "{<a>=<> <b>=<>}"),
    ("[a: b, c]", "[{<a>=<b>} <c>]"),
    ("? a\n: b\n", "{<a>=<b>}"),
    ("{ width: min(80%, 320) }", "{<width>=<min(80%> <320)>=<>}"),
    ("a: |\n  b\n   c\nd: >-\n  e\n  f\n", "{<a>=<b\n c\n> <d>=<e f>}"),
    ("\"\\u00e9\\n\\0\": 'it''s'", "{<é\n\0>=<it's>}"),
    ("- plain\n  continued\n", "[<plain continued>]"),
    ("{}", "{}"), ("- []\n", "[[]]"), ("scalar", "<scalar>"), ("--- a\n...\n", "<a>"),
    ("%YAML 1.2\n---\na: b\n", "{<a>=<b>}"),
  ])
  func `the tree has what the text says`(_ text: String, _ outline: String) throws {
    #expect(try soundTree(text).root?.outline == outline)
  }

  @Test(arguments: ["", "\n\n", "# only a comment\n", "---\n", "---\n...\n", "\u{FEFF}", "  "])
  func `an empty document has no root`(_ text: String) throws {
    #expect(try soundTree(text).root == nil)
  }

  @Test func `in a file of carriage returns alone, places and comments are right`() throws {
    let text = "# one\ra: &x # two\r  b\rc: |\r  d\r# three\re: *x\r"
    let tree = try soundTree(text)
    #expect(tree.comments.map(\.text) == [" one", " two", " three"])
    guard case .mapping(let pairs, _) = try #require(tree.root).content else {
      Issue.record("no mapping")
      return
    }
    let lines = pairs.map { tree.file.lines.position(of: $0.key.range.lowerBound).line }
    #expect(lines == [2, 4, 7])
  }

  @Test func `styles are kept`() throws {
    let root = try #require(try soundTree("[a, 'b', \"c\", {}, []]\n").root)
    guard case .sequence(let elements, .flow) = root.content else {
      Issue.record("not a flow sequence")
      return
    }
    guard case .scalar("a", .plain) = elements[0].content,
      case .scalar("b", .singleQuoted) = elements[1].content,
      case .scalar("c", .doubleQuoted) = elements[2].content,
      case .mapping(_, .flow) = elements[3].content,
      case .sequence(_, .flow) = elements[4].content
    else {
      Issue.record("other styles: \(elements)")
      return
    }
  }

  @Test func `block styles are kept`() throws {
    let root = try #require(try soundTree("a: |\n  b\nc: >\n  d\ne:\n- f\n").root)
    guard case .mapping(let pairs, .block) = root.content,
      case .scalar("b\n", .literal) = pairs[0].value.content,
      case .scalar("d\n", .folded) = pairs[1].value.content,
      case .sequence(_, .block) = pairs[2].value.content
    else {
      Issue.record("other styles: \(root)")
      return
    }
  }

  /// Each mark is named after the path of the node that it must be the range of.
  @Test(arguments: [
    "⟦:a: ⟦a:1⟧⟧\n",
    "⟦:a:\n  ⟦a:b: ⟦a/b:2⟧⟧⟧\n\n\n",
    "⟦:a:\n- ⟦a/0:x⟧\n- ⟦a/1:yz⟧⟧\n# end\n",
    "⟦:menu: ⟦menu:{ edge: ⟦menu/edge:leading⟧, size: ⟦menu/size:80%⟧ }⟧⟧ # x\n\n",
    "⟦:é: ⟦é:\"👍\"⟧\n面: ⟦面:[⟦面/0:板⟧, ⟦面/1:'x'⟧]⟧⟧\n",
    "⟦:a: ⟦a:\"two\n  lines\"⟧\nb: ⟦b:plain\n  lines⟧⟧\n",
    "⟦:a: ⟦a:|\n  text # no comment⟧\n\n# comment\nb: ⟦b:1⟧⟧\n",
    "⟦:- ⟦0:- ⟦0/0:x⟧⟧\n- ⟦1:k: ⟦1/k:v⟧⟧⟧\n",
    "⟦:[⟦0:a: ⟦0/a:b⟧⟧, ⟦1:{}⟧]⟧\n",
    "⟦:a: &x ⟦a:1⟧\nb: !t ⟦b:[]⟧\nc: !t &y ⟦c:'2'⟧\nd: [*x, *y]⟧\n",
    "⟦:a: &x # why\n  ⟦a:b: ⟦a/b:2⟧⟧⟧\n",
    "\u{FEFF}⟦:a: ⟦a:1⟧⟧\n",
    "⟦:a: ⟦a:1⟧\r\nb: ⟦b:x⟧⟧\r\n",
    "⟦:a:⟦a:⟧\nb: ⟦b:2⟧⟧\n",
  ])
  func `a node has the range of its own text`(_ marked: String) throws {
    let text = MarkedText(marked)
    let root = try #require(YAML.parse(text.file).value?.root)
    for mark in text.marks {
      #expect(root.at(mark.value)?.range == mark.range, "at `\(mark.value)`")
    }
  }

  @Test func `anchors and tags are kept with their places`() throws {
    let text = MarkedText(
      "a: ⟦tag:!open⟧ ⟦anchor:&x⟧ 1\nb: ⟦alias:*x⟧\nc: ⟦verbatim:!<a,b>⟧ d\ne: ⟦alone:!f⟧\n")
    let root = try #require(try soundTree(text.file).root)
    #expect(root.at("a")?.tag == Located("!open", try #require(text.range("tag"))))
    #expect(root.at("a")?.anchor == Located("x", try #require(text.range("anchor"))))
    #expect(root.at("b")?.aliasRange == text.range("alias"))
    #expect(root.at("b")?.range == root.at("a")?.range)
    #expect(root.at("b")?.text == "1")
    #expect(root.at("c")?.tag == Located("!<a,b>", try #require(text.range("verbatim"))))
    #expect(root.at("e")?.tag == Located("!f", try #require(text.range("alone"))))
    #expect(root.at("e")?.text == "")
  }

  @Test func `the anchor of a mapping is not the anchor of its first key`() throws {
    let root = try #require(
      try soundTree("a: &m !t\n  &k b: 1\nc: [*m, *k]\n").root)
    #expect(root.at("a")?.anchor?.value == "m")
    #expect(root.at("a")?.tag?.value == "!t")
    guard case .mapping(let pairs, _) = root.at("a")?.content else {
      Issue.record("not a mapping")
      return
    }
    #expect(pairs[0].key.anchor?.value == "k")
    #expect(root.at("c")?.outline == "[{<b>=<1>} <b>]")
  }
}
