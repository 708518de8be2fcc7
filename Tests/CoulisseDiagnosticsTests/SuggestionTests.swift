import CoulisseDiagnostics
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("sise", "size"), ("szie", "size"), ("SIZE", "size"), ("siz", "size"), ("leadign", "leading"),
    ("edge_pan", "edge-pan"), ("edgePan", "edge-pan"), ("on", "in"),
  ])
  func `a slip of the finger finds its word`(_ word: String, _ meant: String) {
    #expect(Suggestion.nearest(to: word, among: ["size", "leading", "edge-pan", "in"]) == meant)
  }

  @Test(arguments: ["x", "of", "banana", "", "trailing"])
  func `a word with little in common finds none`(_ word: String) {
    #expect(Suggestion.nearest(to: word, among: ["size", "leading", "edge-pan", "in", "y"]) == nil)
  }

  @Test func `upper and lower case count as equal on both sides`() {
    #expect(Suggestion.nearest(to: "mainmnu", among: ["mainMenu"]) == "mainMenu")
    #expect(Suggestion.nearest(to: "MAINMENU", among: ["mainMenu", "mainMen"]) == "mainMenu")
  }

  @Test(arguments: ["easeInOut", "ease_in_out", "EASE-IN-OUT", "easeinout"])
  func `the same letters are nearer than any slip`(_ word: String) {
    let curves = ["linear", "ease-in", "ease-out", "ease-in-out"]
    #expect(Suggestion.nearest(to: word, among: curves) == "ease-in-out")
  }

  @Test func `the sentence can carry a prefix`() {
    #expect(Suggestion.didYouMean("bace", among: ["base"], prefix: "*") == "did you mean `*base`?")
    #expect(Suggestion.didYouMean("x", among: ["base"]) == nil)
  }

  @Test func `a beginning that only one word has means that word`() {
    #expect(Suggestion.nearest(to: "que", among: ["queue", "menu"]) == "queue")
    #expect(Suggestion.nearest(to: "que", among: ["queue", "question"]) == nil)
    #expect(Suggestion.nearest(to: "queue", among: ["queue"]) == nil)
    #expect(Suggestion.nearest(to: "qu", among: ["queue", "menu"]) == nil)
  }

  @Test func `the nearest wins, then the first`() {
    #expect(Suggestion.nearest(to: "pans", among: ["pens", "pan", "pins"]) == "pens")
    #expect(Suggestion.nearest(to: "panel", among: ["pane", "panels", "panel"]) == "pane")
  }
}
