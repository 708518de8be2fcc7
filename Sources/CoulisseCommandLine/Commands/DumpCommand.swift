internal import CoulisseCompiler
internal import CoulisseDiagnostics
internal import CoulisseSource

/// `coulisse dump`: prints what the compiler makes of a scene at one of its stages.
struct DumpCommand {
  var scene: FilePath = ""
  var stage = DumpStage.scene
  var common = CommonValues()

  static var grammar: Grammar<DumpCommand> {
    Grammar(
      verb: "dump", summary: "print a scene with every default spelled out",
      details: [],
      initial: DumpCommand(),
      operands: [.one("SCENE", \.scene, "a scene file, or - for standard input")],
      options: [
        .choice(
          "--stage", \.stage, default: .scene,
          "the tree that is printed: as parsed, as typed, as resolved, or as the runtime gets it")
      ] + CommonValues.rows(at: \.common),
      check: { _ in })
  }

  func run(_ host: Host) -> Outcome {
    var outcome = Outcome(color: common.color)
    var reader = InputReader(host: host, inputName: common.inputName)
    let file = reader.file(at: scene)
    for complaint in reader.complaints { outcome.fail(complaint) }
    guard let file else { return outcome }
    let dumped = Compiler.dump(file, stage: stage)
    outcome.report(dumped.diagnostics)
    outcome.output = dumped.value
    return outcome
  }
}
