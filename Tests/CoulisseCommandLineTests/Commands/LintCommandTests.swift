import CoulisseCompiler
import CoulisseDiagnostics
import CoulisseSource
import Testing

@testable import CoulisseCommandLine

struct LintCommandTests {
  private let folder: TemporaryFolder
  private let world = TestWorld()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a", to: "a.scene.yaml")
  }

  private func run(
    severity: Severity, _ change: (inout LintCommand) -> Void = { _ in }
  ) -> Outcome {
    var command = LintCommand()
    command.paths = [folder("")]
    change(&command)
    return command.run(world.host) { files in
      LintReport(
        diagnostics: files.map {
          Diagnostic(
            .ambiguousGestures, "both", at: Label($0, SourceRange(0, 1)), severity: severity)
        },
        witnesses: [Artifact(path: "a.scenario.yaml", contents: "steps: []\n")],
        summary: "1 scene\n")
    }
  }

  @Test func `findings decide the status, the summary is the result`() {
    let outcome = run(severity: .error)
    #expect(outcome.status == .findings)
    #expect(outcome.output == "1 scene\n")
    #expect(run(severity: .warning).status == .clean)
    #expect(run(severity: .warning) { $0.isStrict = true }.status == .findings)
  }

  @Test func `witnesses are saved only where they are asked for`() throws {
    _ = run(severity: .error)
    #expect(try folder.contents().count == 1)
    let outcome = run(severity: .error) { $0.witnessFolder = folder("witnesses") }
    #expect(outcome.status == .findings)
    #expect(try folder.text("witnesses/a.scenario.yaml") == "steps: []\n")
  }

  @Test func `a witness that cannot be saved is status 3, and the findings are told`() {
    let outcome = run(severity: .error) { $0.witnessFolder = folder("a.scene.yaml") }
    #expect(outcome.status == .failure)
    #expect(outcome.diagnostics.count == 1)
    #expect(
      outcome.complaints.map(\.message)
        == ["cannot write `\(folder.path)/a.scene.yaml`: not a folder"])
  }

  @Test func `a scene that cannot be read does not hide the findings in others`() {
    let outcome = run(severity: .error) { $0.paths.append(folder("gone")) }
    #expect(outcome.status == .failure)
    #expect(outcome.diagnostics.count == 1)
  }
}
