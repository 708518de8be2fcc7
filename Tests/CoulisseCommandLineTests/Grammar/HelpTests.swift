import Testing

@testable import CoulisseCommandLine

struct HelpTests {
  @Test(arguments: Verb.all.map(\.name))
  func `the help of a verb names it, and goes to standard output`(verb: String) {
    let world = TestWorld()
    #expect(world.run(Argument(bytes: Array(verb.utf8)), "--help") == .clean)
    #expect(world.output.hasPrefix("Usage: coulisse \(verb) "))
    #expect(world.errors == "")
  }

  @Test func `the help of a verb has a line for each row of its table`() {
    let help = CompileCommand.grammar.helpText
    for row in CompileCommand.grammar.options {
      #expect(help.contains("\n  \(row.name)"), "\(row.name)")
    }
    for row in CompileCommand.grammar.operands { #expect(help.contains("\n  \(row.name)")) }
    #expect(help.contains("--access internal|package|public"))
    let words = help.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(words.contains("(default: internal)"))
  }

  @Test func `no line of help is wider than a terminal`() {
    let texts = [
      CommandLineTool.helpText, CompileCommand.grammar.helpText, LintCommand.grammar.helpText,
      SimulateCommand.grammar.helpText, DumpCommand.grammar.helpText,
    ]
    #expect(texts.count == Verb.all.count + 1)
    for text in texts {
      #expect(text.hasSuffix("\n"))
      for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
  }

  @Test func `coulisse alone prints its help`() {
    let world = TestWorld()
    #expect(CommandLineTool.run([], host: world.host) == .clean)
    #expect(world.output == CommandLineTool.helpText)
    for verb in Verb.all { #expect(world.output.contains("\n  \(verb.name) ")) }
  }

  @Test func `the version is one line`() {
    let world = TestWorld()
    #expect(world.run("--version") == .clean)
    #expect(world.output == "coulisse \(CommandLineTool.version)\n")
  }

  @Test func `an unknown verb gets the nearest known one`() {
    let world = TestWorld()
    #expect(world.run("lnit", "a") == .usage)
    #expect(world.output == "")
    #expect(
      world.errors == """
        coulisse: error: coulisse has no verb `lnit`
         help: did you mean `lint`?

        """)
  }

  @Test func `an unknown option before the verb is no verb`() {
    let world = TestWorld()
    #expect(world.run("--verson") == .usage)
    #expect(
      world.errors == """
        coulisse: error: coulisse has no option `--verson`
         help: did you mean `--version`?

        """)
  }
}
