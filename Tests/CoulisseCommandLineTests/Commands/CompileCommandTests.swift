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
    #expect(outcome.output == "")
    #expect(try folder.text("out/a.swift") == "// public a\n")
    #expect(try folder.text("out/b.swift") == "// public b\n")
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
