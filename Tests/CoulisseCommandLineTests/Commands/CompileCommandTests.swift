import CoulisseBackends
import CoulisseCompiler
import CoulisseDiagnostics
import CoulisseSource
import Testing

@testable import CoulisseCommandLine

struct CompileCommandTests {
  private let folder: TemporaryFolder
  private let world = TestWorld()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a", to: "a.scene.yaml")
    try folder.write("b", to: "b.scene.yaml")
  }

  /// A driver that makes of `x.scene.yaml` a file `x.swift`, and of an empty scene an error.
  private func compile(
    _ files: [SourceFile], _ options: CompileOptions
  ) -> Diagnosed<[Artifact]> {
    let faults = files.filter(\.bytes.isEmpty).map {
      Diagnostic(.syntax, "an empty scene", at: Label($0, SourceRange(at: 0)))
    }
    let artifacts = files.map { file in
      let name = String(file.path.split(separator: "/").last?.dropLast(11) ?? "")
      let contents = "// \(options.swift.access) \(file.text(in: SourceRange(0, .max)))\n"
      return Artifact(path: name + ".swift", contents: contents)
    }
    return Diagnosed(artifacts, faults)
  }

  private func run(_ change: (inout CompileCommand) -> Void) -> Outcome {
    var command = CompileCommand()
    command.scenes = [folder("")]
    change(&command)
    return command.run(world.host, compile: compile)
  }

  @Test func `every scene becomes a file in a folder that is made`() throws {
    let outcome = run {
      $0.folder = folder("out")
      $0.access = .public
    }
    #expect(outcome.status == .clean)
    #expect(outcome.output == "\(folder.path)/out: 2 files written\n")
    #expect(try folder.text("out/a.swift") == "// public a\n")
    #expect(try folder.text("out/b.swift") == "// public b\n")
  }

  @Test func `one line tells how many files were written and how many were not`() throws {
    try folder.write("// internal a\n", to: "out/a.swift")
    let some = run { $0.folder = folder("out") }
    #expect(some.output == "\(folder.path)/out: 1 file written, 1 file unchanged\n")
    let none = run { $0.folder = folder("out") }
    #expect(none.output == "\(folder.path)/out: 2 files unchanged\n")
  }

  @Test func `a Swift file instead of a folder is refused, but a folder with such a name is one`()
    throws
  {
    let outcome = run { $0.folder = folder("Mail.swift") }
    #expect(outcome.status == .failure)
    #expect(
      outcome.complaints.map(\.message) == [
        "cannot create the folder `\(folder.path)/Mail.swift`: its name is that of a file"
      ])
    #expect(outcome.complaints.first?.help.isEmpty == false)
    try folder.makeFolder("Mail.swift")
    #expect(run { $0.folder = folder("Mail.swift") }.status == .clean)
  }

  @Test func `the driver learns the options and the working folder`() {
    var seen = CompileOptions()
    var command = CompileCommand()
    command.scenes = [folder("a.scene.yaml")]
    command.isSelfContained = true
    command.sourceLocations = .none
    _ = command.run(world.host) { _, options in
      seen = options
      return Diagnosed([])
    }
    #expect(
      seen
        == CompileOptions(
          emit: .swift,
          swift: SwiftOptions(
            access: .internal, selfContained: true, sourceLocations: .none,
            workingFolder: "/somewhere")))
  }

  @Test func `without a folder the Swift of one scene is the result`() {
    let outcome = run { $0.scenes = [folder("a.scene.yaml")] }
    #expect(outcome.output == "// internal a\n")
    #expect(outcome.status == .clean)
  }

  @Test func `without a folder two scenes are one too many`() {
    let outcome = run { _ in }
    #expect(outcome.status == .usage)
    #expect(outcome.output == "")
    #expect(
      outcome.complaints.first?.message == "standard output has room for one scene, not for 2")
  }

  @Test func `an error in one scene writes nothing of any`() throws {
    try folder.write("", to: "c.scene.yaml")
    let before = try folder.contents()
    let outcome = run { $0.folder = folder("out") }
    #expect(outcome.status == .findings)
    #expect(try folder.contents() == before)
  }

  @Test func `a scene that cannot be read writes nothing of any, and the rest is diagnosed`() throws
  {
    try folder.write("", to: "c.scene.yaml")
    let before = try folder.contents()
    let outcome = run {
      $0.scenes.append(folder("gone"))
      $0.folder = folder("out")
    }
    #expect(outcome.status == .failure)
    #expect(outcome.diagnostics.count == 1)
    #expect(try folder.contents() == before)
  }

  @Test func `a check writes nothing and names each stale file`() throws {
    try folder.write("// internal a\n", to: "out/a.swift")
    let before = try folder.contents()
    let outcome = run {
      $0.folder = folder("out")
      $0.isCheck = true
    }
    #expect(outcome.status == .findings)
    #expect(outcome.diagnostics.map(\.primary.file.path) == ["\(folder.path)/out/b.swift"])
    #expect(try folder.contents() == before)
  }

  @Test func `a check of fresh files is clean`() throws {
    #expect(run { $0.folder = folder("out") }.status == .clean)
    let outcome = run {
      $0.folder = folder("out")
      $0.isCheck = true
    }
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics == [])
  }

  @Test func `a file that coulisse did not write is not replaced`() throws {
    try folder.write("struct Mail {}\n", to: "out/a.swift")
    let before = try folder.contents()
    var command = CompileCommand()
    command.scenes = [folder("a.scene.yaml")]
    command.folder = folder("out")
    let generated = "// Generated by coulisse from a.scene.yaml.\n"
    let outcome = command.run(world.host) { _, _ in
      Diagnosed([Artifact(path: "a.swift", contents: generated)])
    }
    #expect(outcome.status == .failure)
    #expect(
      outcome.complaints.map(\.message) == [
        "cannot replace `\(folder.path)/out/a.swift`: "
          + "coulisse did not write the file that is there"
      ])
    #expect(outcome.complaints.first?.help.isEmpty == false)
    #expect(try folder.contents() == before)
    for former in ["", "// Generated by coulisse from an older file.\n"] {
      try folder.write(former, to: "out/a.swift")
      let replaced = command.run(world.host) { _, _ in
        Diagnosed([Artifact(path: "a.swift", contents: generated)])
      }
      #expect(replaced.status == .clean)
      #expect(try folder.text("out/a.swift") == generated)
    }
  }

  @Test func `a link to nothing is called so`() throws {
    try folder.link("out", to: "nowhere")
    let outcome = run { $0.folder = folder("out") }
    #expect(outcome.status == .failure)
    #expect(
      outcome.complaints.map(\.message) == [
        "cannot create the folder `\(folder.path)/out`: "
          + "it is a symbolic link to something that does not exist"
      ])
  }

  @Test func `one complaint is made once`() {
    var outcome = Outcome()
    for _ in 1...2 { outcome.fail(Complaint("cannot read `x`")) }
    #expect(outcome.complaints.count == 1)
  }

  @Test func `a folder that cannot be made is status 3`() {
    let outcome = run { $0.folder = folder("a/b") }
    #expect(outcome.status == .failure)
    #expect(
      outcome.complaints.map(\.message) == [
        "cannot create the folder `\(folder.path)/a/b`: "
          + "the folder `\(folder.path)/a` does not exist either"
      ])
  }
}
