internal import CoulisseCompiler
internal import CoulisseDiagnostics
internal import CoulisseSource

/// `coulisse simulate`: plays a scenario on a scene and prints what happened.
struct SimulateCommand {
  var scene: FilePath = ""
  var scenario: FilePath = ""
  var common = CommonValues()

  static var grammar: Grammar<SimulateCommand> {
    Grammar(
      verb: "simulate", summary: "play a scenario on a scene and print the trace",
      details: ["The scenario's expectations are checked; exit 1 if one of them fails."],
      initial: SimulateCommand(),
      operands: [
        .one("SCENE", \.scene, "a scene file, or - for standard input"),
        .one("SCENARIO", \.scenario, "a scenario file, or - for standard input"),
      ],
      options: CommonValues.rows(at: \.common),
      check: { (command) throws(UsageError) in
        try checkStandardInput([command.scene, command.scenario])
      })
  }

  /// - Parameter simulate: the driver, given scene and scenario; a test may give another.
  func run(
    _ host: Host,
    simulate: (SourceFile, SourceFile) -> Diagnosed<SimulationReport?> = Compiler.simulate
  ) -> Outcome {
    var outcome = Outcome(color: common.color)
    var reader = InputReader(host: host, inputName: common.inputName)
    let sceneFile = reader.file(at: scene)
    let scenarioFile = reader.file(at: scenario)
    for complaint in reader.complaints { outcome.fail(complaint) }
    guard let sceneFile, let scenarioFile else { return outcome }
    let simulated = simulate(sceneFile, scenarioFile)
    outcome.report(simulated.diagnostics)
    if let report = simulated.value {
      outcome.output = report.trace
      if !report.succeeded { outcome.status = max(outcome.status, .findings) }
    }
    return outcome
  }
}
