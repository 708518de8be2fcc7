import Testing

@testable import CoulisseCommandLine

/// What people type who come from other tools.
struct OtherToolsTests {
  private func errors(_ line: String) -> String {
    let world = TestWorld()
    let words = line.split(separator: " ").map { Argument(bytes: Array($0.utf8)) }
    #expect(CommandLineTool.run(words, host: world.host) != .clean)
    return world.errors
  }

  @Test(arguments: [
    ("help lint", "did you mean `coulisse lint --help`?"), ("help", "did you mean `--help`?"),
    ("check a.scene.yaml", "did you mean `lint`?"),
    ("build a.scene.yaml", "did you mean `compile`?"),
    ("compile --output x a.scene.yaml", "did you mean `-o`?"),
    ("compile --output=x a.scene.yaml", "did you mean `-o`?"),
  ])
  func `a word of another tool is answered with ours`(_ line: String, _ help: String) {
    #expect(errors(line).hasSuffix(" help: \(help)\n"))
  }

  @Test func `an output that is a file, lies nowhere, or an input that is a folder`() throws {
    let folder = try TemporaryFolder()
    try folder.write("scene: Mail\n", to: "mail.scene.yaml")
    let scene = "\(folder.path)/mail.scene.yaml"
    #expect(errors("compile \(scene) -o \(scene)").contains("`-o` and `--witness` name a folder"))
    #expect(
      errors("compile \(scene) -o \(folder.path)/a/b")
        .hasSuffix(" help: make it first: `mkdir -p \(folder.path)/a/b`\n"))
    #expect(errors("dump \(folder.path)").contains("`dump` takes one scene file"))
  }

  @Test func `a path that a shell would split is put in quotes`() {
    let error = FileError(.createFolder, "My Work/b", .parentMissing("My Work"))
    #expect(error.help == ["make it first: `mkdir -p 'My Work/b'`"])
  }
}
