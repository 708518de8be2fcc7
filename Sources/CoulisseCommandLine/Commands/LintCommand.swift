internal import CoulisseCompiler
internal import CoulisseDiagnostics
internal import CoulisseSource

/// `coulisse lint`: finds the gestures of a scene that cannot live together.
struct LintCommand {
  var paths: [FilePath] = []
  var format = Outcome.Format.text
  var isStrict = false
  var witnessFolder: FilePath?
  var common = CommonValues()

  static var grammar: Grammar<LintCommand> {
    Grammar(
      verb: "lint", summary: "find gesture conflicts, each with a witness, or prove there are none",
      details: [],
      initial: LintCommand(),
      operands: [.several("PATH", \.paths, pathHelp)],
      options: [
        .choice(
          "--format", \.format, default: .text,
          "how diagnostics are printed: with the lines they are about, or one line each"),
        .flag("--strict", \.isStrict, "exit 1 on warnings and notes too"),
        .path(
          "--witness", "FOLDER", \.witnessFolder,
          "save each witness there, as a scenario that `coulisse simulate` replays"),
      ] + CommonValues.rows(at: \.common),
      check: { (command) throws(UsageError) in try checkStandardInput(command.paths) })
  }

  /// - Parameter lint: the driver; a test may give another.
  func run(
    _ host: Host, lint: ([SourceFile]) -> LintReport = Compiler.lint
  ) -> Outcome {
    var outcome = Outcome(format: format, color: common.color)
    var reader = InputReader(host: host, inputName: common.inputName)
    let sources = reader.scenes(at: paths)
    for complaint in reader.complaints { outcome.fail(complaint) }
    let report = lint(sources)
    outcome.report(report.diagnostics, strict: isStrict)
    outcome.output = report.summary
    if let witnessFolder {
      do throws(FileError) {
        let plan = try OutputPlan(report.witnesses, in: witnessFolder, files: host.files)
        try OutputTransaction.run(plan, files: host.files)
      } catch {
        outcome.fail(Complaint(error))
      }
    }
    return outcome
  }
}
