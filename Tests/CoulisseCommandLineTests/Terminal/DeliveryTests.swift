import CoulisseDiagnostics
import CoulisseSource
import Testing

@testable import CoulisseCommandLine

struct DeliveryTests {
  private let file = SourceFile(path: "a.scene.yaml", text: "sise: 1\n")

  private func diagnostic(_ severity: Severity) -> Diagnostic {
    Diagnostic(
      .unknownKey, "no such key", at: Label(file, SourceRange(0, 4)), severity: severity)
  }

  private func report(_ severities: Severity..., strict: Bool = false) -> Outcome {
    var outcome = Outcome(output: "result\n")
    outcome.report(severities.map(diagnostic), strict: strict)
    return outcome
  }

  @Test(
    arguments: [
      ([], false, RunStatus.clean), ([.note, .warning], false, .clean),
      ([.error], false, .findings),
      ([], true, .clean), ([.note], true, .findings), ([.warning], true, .findings),
    ] as [([Severity], Bool, RunStatus)])
  func `errors fail a run, and everything fails a strict one`(
    severities: [Severity], strict: Bool, status: RunStatus
  ) {
    var outcome = Outcome()
    outcome.report(severities.map(diagnostic), strict: strict)
    #expect(outcome.status == status)
  }

  @Test func `results go to standard output, diagnostics to standard error`() {
    let world = TestWorld()
    #expect(report(.error).deliver(to: world.host) == .findings)
    #expect(world.output == "result\n")
    #expect(world.errors.hasPrefix("a.scene.yaml:1:1: error: no such key [Y101 unknown-key]\n"))
    #expect(world.errors.hasSuffix("\n1 error\n"))
  }

  @Test func `the concise format has one line for each diagnostic`() {
    let world = TestWorld()
    var outcome = report(.warning)
    outcome.format = .concise
    _ = outcome.deliver(to: world.host)
    #expect(world.errors == "a.scene.yaml:1:1: warning: no such key [Y101 unknown-key]\n")
  }

  @Test(arguments: [false, true])
  func `color follows the stream that it is written to`(isTerminal: Bool) {
    let world = TestWorld()
    world.isTerminal = (output: !isTerminal, errors: isTerminal)
    _ = report(.error).deliver(to: world.host)
    #expect(world.errors.contains("\u{1B}[") == isTerminal)
  }

  @Test func `a reader that goes away ends the output quietly, and the status stays`() {
    let world = TestWorld()
    world.refusals = (output: .noReader, errors: nil)
    #expect(report().deliver(to: world.host) == .clean)
    #expect(report(.error).deliver(to: world.host) == .findings)
    #expect(!world.errors.contains("standard output"))
    world.refusals = (output: nil, errors: .noReader)
    #expect(report(.error).deliver(to: world.host) == .findings)
  }

  @Test func `a full disk behind standard output fails the run`() {
    let world = TestWorld()
    world.refusals = (output: .deviceFull, errors: nil)
    #expect(report().deliver(to: world.host) == .failure)
    #expect(
      world.errors
        == "coulisse: error: cannot write standard output: no space is left on the device\n")
  }

  @Test func `diagnostics that nobody can get fail the run`() {
    let world = TestWorld()
    world.refusals = (output: nil, errors: .deviceFull)
    #expect(report(.note).deliver(to: world.host) == .failure)
    #expect(world.output == "result\n")
  }

  @Test func `of several bad ends the worst counts`() {
    var outcome = report(.error)
    outcome.fail(Complaint("the file is gone", help: ["bring it back"]))
    outcome.report([diagnostic(.error)])
    let world = TestWorld()
    #expect(outcome.deliver(to: world.host) == .failure)
    #expect(world.errors.hasPrefix("coulisse: error: the file is gone\n help: bring it back\n"))
  }
}
