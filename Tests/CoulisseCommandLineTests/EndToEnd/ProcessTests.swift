import Testing

@testable import CoulisseCommandLine

/// What only the process itself shows: streams, signals, limits, bytes of arguments.
struct ProcessTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func shell(_ line: String) throws -> Binary.Result {
    try Binary.shell(line, in: folder.path)
  }

  @Test func `the exit status is that of the run`() throws {
    #expect(try shell("$coulisse --version").status == 0)
    #expect(try shell("$coulisse --versio").status == 2)
    #expect(try shell("$coulisse lint gone").status == 3)
  }

  @Test func `help goes to standard output, complaints to standard error`() throws {
    let help = try shell("$coulisse")
    #expect(help == Binary.Result(status: 0, output: CommandLineTool.helpText, errors: ""))
    let complaint = try shell("$coulisse lint")
    #expect(complaint.output == "")
    #expect(complaint.errors.hasPrefix("coulisse: error: PATH is missing\n"))
  }

  @Test func `a full device behind standard output is status 3`() throws {
    let result = try shell("test -e /dev/full || exit 77; $coulisse --help > /dev/full")
    if result.status == 77 { return }
    #expect(result.status == 3)
    #expect(
      result.errors
        == "coulisse: error: cannot write standard output: no space is left on the device\n")
  }

  @Test func `a closed standard output is status 3`() throws {
    let result = try shell("$coulisse --help >&-")
    #expect(result.status == 3)
    #expect(result.errors == "coulisse: error: cannot write standard output: it is closed\n")
  }

  @Test func `a closed standard input is status 3`() throws {
    let result = try shell("$coulisse lint - <&-")
    #expect(result.status == 3)
    #expect(result.errors == "coulisse: error: cannot read standard input: it is closed\n")
  }

  @Test func `a folder as standard input is status 3`() throws {
    let result = try shell("$coulisse lint - < .")
    #expect(result.status == 3)
    #expect(result.errors == "coulisse: error: cannot read standard input: it is a folder\n")
  }

  @Test func `a closed standard error does not send complaints into a file`() throws {
    try folder.write("text", to: "a.scene.yaml")
    #expect(try shell("$coulisse lint a.scene.yaml gone 2>&-").status == 3)
    #expect(try folder.text("a.scene.yaml") == "text")
  }

  @Test func `a pipe whose reader is gone ends the output quietly`() throws {
    let line = "{ sleep 0.2; $coulisse --help; echo $? >&2; } | true"
    let result = try shell(line)
    #expect(result.errors == "0\n")
  }

  @Test func `a path that is not text is opened as it is and printed with numbers`() throws {
    let result = try shell(
      "name=$(printf 'a\\377.scene.yaml'); : > \"$name\" || exit 77; $coulisse lint \"$name\" b")
    // Some file systems take only text.
    if result.status == 77 { return }
    #expect(result.errors.contains("cannot read `b`"))
    #expect(!result.errors.contains("cannot read `a"))
    let missing = try shell("$coulisse lint \"$(printf 'gone\\377')\"")
    #expect(
      missing.errors == "coulisse: error: cannot read `gone\\xff`: no such file or folder\n")
  }

  @Test func `a path that is too long is a file error`() throws {
    let result = try shell("$coulisse lint \"$(printf 'a%.0s' $(seq 5000))\"")
    #expect(result.status == 3)
    #expect(result.errors.hasSuffix("the path is too long\n"))
  }

  @Test func `a limit on the size of files is an error and no signal`() throws {
    let result = try shell("(ulimit -f 0; $coulisse --help 2>&1 >big; echo $?) | cat")
    #expect(
      result.output == "coulisse: error: cannot write standard output: it is too large\n3\n")
  }

  @Test func `color can be asked for where there is no terminal`() throws {
    #expect(try shell("$coulisse lint gone").errors.contains("\u{1B}") == false)
    #expect(try shell("CLICOLOR_FORCE=1 $coulisse lint gone").errors.contains("\u{1B}"))
    #expect(try shell("$coulisse lint gone --color always").errors.contains("\u{1B}"))
    #expect(
      try shell("NO_COLOR=1 CLICOLOR_FORCE=1 $coulisse lint gone").errors.contains("\u{1B}")
        == false)
  }

  private let scene = "scene: Mail\\npanels:\\n  menu: { edge: leading, size: 80%% }\\n"

  @Test func `an output that has no room is status 3, and nothing of it stays`() throws {
    let line = "printf '\(scene)' >a.scene.yaml; ulimit -f 1; $coulisse compile a.scene.yaml -o out"
    let result = try shell(line)
    #expect(result.status == 3)
    #expect(result.errors.contains("cannot write `out/Mail.swift`: it is too large\n"))
    #expect(try folder.contents().keys.sorted() == ["a.scene.yaml"])
  }

  @Test(arguments: [
    ("no/out", "cannot create the folder `no/out`: the folder `no` does not exist either"),
    ("a.scene.yaml", "cannot write `a.scene.yaml`: not a folder"),
    ("a.swift", "cannot create the folder `a.swift`: its name is that of a file"),
  ])
  func `an output that cannot be is status 3 and says why`(output: String, why: String) throws {
    let result = try shell(
      "printf '\(scene)' >a.scene.yaml; $coulisse compile a.scene.yaml -o \(output)")
    #expect(result.status == 3)
    #expect(result.output == "")
    #expect(result.errors.contains("coulisse: error: \(why)\n"))
    #expect(try folder.contents().keys.sorted() == ["a.scene.yaml"])
  }

  @Test func `two runs print the same bytes, in the order of the paths`() throws {
    let line = """
      for name in b a c; do printf 'panels: [\\n' >$name.scene.yaml; done
      $coulisse lint --format concise b.scene.yaml .
      """
    let first = try shell(line)
    #expect(first.status == 1)
    let paths = first.errors.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(paths == paths.sorted() && paths.count == 3)
    #expect(try shell(line) == first)
  }
}
