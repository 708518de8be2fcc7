import CoulisseCompiler
import CoulisseDiagnostics
import CoulisseSource
import Testing

@testable import CoulisseCommandLine

struct SimulateCommandTests {
  private let folder: TemporaryFolder
  private let world = TestWorld()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("scene", to: "a.scene.yaml")
    try folder.write("scenario", to: "a.scenario.yaml")
  }

  private func run(
    scenario: String = "a.scenario.yaml", _ report: (String, String) -> SimulationReport?
  ) -> Outcome {
    var command = SimulateCommand()
    command.scene = folder("a.scene.yaml")
    command.scenario = folder(scenario)
    return command.run(world.host) { scene, scenario in
      let whole = SourceRange(0, .max)
      return Diagnosed(report(scene.text(in: whole), scenario.text(in: whole)))
    }
  }

  @Test(arguments: [(true, RunStatus.clean), (false, .findings)])
  func `the trace is the result, and a failed expectation fails the run`(
    succeeded: Bool, status: RunStatus
  ) {
    let outcome = run { SimulationReport(trace: "\($0) \($1)\n", succeeded: succeeded) }
    #expect(outcome.output == "scene scenario\n")
    #expect(outcome.status == status)
  }

  @Test func `a missing scenario is told, and nothing is played`() {
    let outcome = run(scenario: "gone") { _, _ in
      Issue.record("it was played")
      return nil
    }
    #expect(outcome.status == .failure)
    #expect(outcome.complaints.count == 1)
  }
}
