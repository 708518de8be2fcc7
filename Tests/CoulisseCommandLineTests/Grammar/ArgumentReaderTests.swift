import CoulisseBackends
import CoulisseCompiler
import Testing

@testable import CoulisseCommandLine

struct ArgumentReaderTests {
  private func lint(_ arguments: Argument...) throws -> LintCommand? {
    try LintCommand.grammar.read(arguments)
  }

  private func complaint(_ arguments: Argument...) -> UsageError? {
    do throws(UsageError) {
      _ = try LintCommand.grammar.read(arguments)
      return nil
    } catch {
      return error
    }
  }

  @Test func `options may stand anywhere and be joined with an equals sign`() throws {
    let command = try #require(
      try lint("a", "--format", "concise", "b", "--strict", "--color=never"))
    #expect(command.paths == ["a", "b"])
    #expect(command.format == .concise)
    #expect(command.isStrict)
    #expect(command.common.color == .never)
  }

  @Test func `what is not said has its default`() throws {
    let command = try #require(try lint("a"))
    #expect(command.format == .text)
    #expect(!command.isStrict)
    #expect(command.witnessFolder == nil)
    #expect(command.common.color == .auto)
  }

  @Test func `after two hyphens everything is a path`() throws {
    #expect(try lint("--strict", "--", "--format", "-")?.paths == ["--format", "-"])
  }

  @Test func `a lone hyphen is a path`() throws {
    #expect(try lint("-")?.paths == [.standardInput])
  }

  @Test func `a path keeps bytes that are not text`() throws {
    let bytes: [UInt8] = [0x61, 0xFF, 0x2F, 0xC3]
    #expect(try lint(Argument(bytes: bytes))?.paths == [FilePath(bytes: bytes)])
  }

  @Test(arguments: ["--help", "-h"] as [Argument])
  func `a call for help is heard anywhere`(word: Argument) throws {
    #expect(try lint("a", "--format", word) == nil)
    #expect(try lint("a", "--", word)?.paths == ["a", word.path])
  }

  @Test func `an unknown option gets the nearest known one`() {
    #expect(
      complaint("a", "--strcit")
        == UsageError("`lint` has no option `--strcit`", help: ["did you mean `--strict`?"]))
  }

  @Test func `an option far from all gets the list of them`() {
    let help = complaint("a", "--wallpaper")?.help ?? []
    #expect(help.first?.hasPrefix("options: --format --strict --witness") == true)
  }

  @Test func `a wrong value gets the nearest right one`() {
    #expect(
      complaint("a", "--format", "concise1")
        == UsageError("`--format` cannot be `concise1`", help: ["did you mean `concise`?"]))
  }

  @Test func `a value far from all gets the list of them`() {
    #expect(
      complaint("a", "--color", "sometimes")
        == UsageError(
          "`--color` cannot be `sometimes`",
          help: ["write `auto`, `always` or `never` after `--color`"]))
  }

  @Test func `a missing value is not the next option`() {
    let expected = UsageError("`--format` needs a value", help: ["write `--format text|concise`"])
    #expect(complaint("a", "--format") == expected)
    #expect(complaint("a", "--format", "--strict") == expected)
  }

  @Test func `a value is given once, a flag as often as one likes`() {
    #expect(
      complaint("a", "--format", "text", "--format", "concise")?.message
        == "`--format` is given twice")
    #expect(complaint("a", "--strict", "--strict") == nil)
  }

  @Test func `a flag takes no value`() {
    #expect(complaint("a", "--strict=yes")?.message == "`--strict` takes no value")
  }

  @Test func `a missing and an empty path are told apart`() {
    #expect(complaint()?.message == "PATH is missing")
    #expect(complaint("")?.message == "the PATH given is an empty path")
    #expect(complaint("a", "--witness", "")?.message == "the path after `--witness` is empty")
  }

  @Test func `one argument too many is named`() {
    do throws(UsageError) {
      _ = try SimulateCommand.grammar.read(["a", "b", "c"])
      Issue.record("three operands were accepted")
    } catch {
      #expect(error.message == "`c` is one argument too many")
      #expect(error.help == ["usage: coulisse simulate SCENE SCENARIO [options]"])
    }
  }

  @Test func `the second of two operands is missed by its name`() {
    do throws(UsageError) {
      _ = try SimulateCommand.grammar.read(["a"])
      Issue.record("one operand was accepted")
    } catch {
      #expect(error.message == "SCENARIO is missing")
    }
  }

  @Test func `standard input can be read once`() {
    #expect(complaint("-", "a", "-")?.message.contains("given twice") == true)
  }

  @Test(arguments: ["--check", "--self-contained"] as [Argument])
  func `what makes files needs a folder`(option: Argument) {
    do throws(UsageError) {
      _ = try CompileCommand.grammar.read(["a", option])
      Issue.record("no folder was missed")
    } catch {
      #expect(error.message == "`\(option.text)` needs a folder")
    }
  }

  @Test func `every option of compile finds its place`() throws {
    let command = try #require(
      try CompileCommand.grammar.read([
        "a", "-o", "out", "--emit", "swift", "--access", "public", "--self-contained",
        "--source-locations", "absolute", "--check", "--stdin-filename", "b.scene.yaml",
      ]))
    #expect(command.folder == "out")
    #expect(command.emit == .swift)
    #expect(command.access == .public)
    #expect(command.isSelfContained)
    #expect(command.sourceLocations == .absolute)
    #expect(command.isCheck)
    #expect(command.common.inputName == "b.scene.yaml")
  }

  @Test func `every stage can be dumped`() throws {
    for stage in ["yaml", "document", "scene", "program"] {
      let argument = Argument(bytes: Array(stage.utf8))
      let command = try #require(try DumpCommand.grammar.read(["a", "--stage", argument]))
      #expect(command.stage.rawValue == stage)
    }
  }
}
