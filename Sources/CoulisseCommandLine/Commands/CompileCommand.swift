internal import CoulisseBackends
internal import CoulisseCompiler
internal import CoulisseDiagnostics
internal import CoulisseSource

/// `coulisse compile`: scenes in, generated Swift out.
struct CompileCommand {
  var scenes: [FilePath] = []
  var folder: FilePath?
  var emit = CompileOptions.Emit.swift
  var access = SwiftOptions.Access.internal
  var sourceLocations = SwiftOptions.SourceLocations.relative
  var isSelfContained = false
  var isCheck = false
  var common = CommonValues()

  static var grammar: Grammar<CompileCommand> {
    Grammar(
      verb: "compile", summary: "turn scenes into Swift",
      details: [
        "Files are written only if their bytes changed, each in one step, and all of them or none. "
          + "With an error in any scene nothing is written."
      ],
      initial: CompileCommand(),
      operands: [.several("SCENE", \.scenes, pathHelp)],
      options: [
        .path(
          "-o", "FOLDER", \.folder,
          "the folder for the generated files; it is made if its parent exists. Without it the Swift "
            + "of one scene goes to standard output"),
        .choice("--emit", \.emit, default: .swift, "what is generated"),
        .choice(
          "--access", \.access, default: .internal, "the access level of what is generated"),
        .flag(
          "--self-contained", \.isSelfContained,
          "write the runtime beside the scenes, instead of importing CoulisseRuntime"),
        .choice(
          "--source-locations", \.sourceLocations, default: .relative,
          "how errors in generated Swift point into the scene"),
        .flag(
          "--check", \.isCheck,
          "write nothing; report what a run would write, and exit 1 if it would"
        ),
      ] + CommonValues.rows(at: \.common),
      check: { (command) throws(UsageError) in
        try checkStandardInput(command.scenes)
        if command.folder == nil && (command.isCheck || command.isSelfContained) {
          throw UsageError(
            "`\(command.isCheck ? "--check" : "--self-contained")` needs a folder",
            help: ["name the folder of the generated files: `-o FOLDER`"])
        }
      })
  }

  /// - Parameter compile: the driver; a test may give another.
  func run(
    _ host: Host,
    compile: ([SourceFile], CompileOptions) -> Diagnosed<[Artifact]> = Compiler.compile
  ) -> Outcome {
    var outcome = Outcome(color: common.color)
    var reader = InputReader(host: host, inputName: common.inputName)
    let sources = reader.scenes(at: scenes)
    for complaint in reader.complaints { outcome.fail(complaint) }
    let compiled = compile(sources, options(host))
    outcome.report(compiled.diagnostics)
    if outcome.status == .clean { deliver(compiled.value, host, &outcome) }
    return outcome
  }

  private func options(_ host: Host) -> CompileOptions {
    CompileOptions(
      emit: emit,
      swift: SwiftOptions(
        access: access, selfContained: isSelfContained, sourceLocations: sourceLocations,
        workingFolder: host.workingFolder?.display ?? ""))
  }

  private func deliver(_ artifacts: [Artifact], _ host: Host, _ outcome: inout Outcome) {
    guard let folder else {
      if artifacts.count > 1 {
        outcome.complaints.append(
          Complaint(
            "standard output has room for one scene, not for \(artifacts.count)",
            help: ["name a folder for the generated files: `-o FOLDER`"]))
        outcome.status = max(outcome.status, .usage)
      } else {
        outcome.output = artifacts.map(\.contents).joined()
      }
      return
    }
    do throws(FileError) {
      let plan = try OutputPlan(artifacts, in: folder, files: host.files)
      if isCheck {
        outcome.report(plan.staleOutputs)
      } else {
        try OutputTransaction.run(plan, files: host.files)
        outcome.output = plan.summary
      }
    } catch {
      outcome.fail(Complaint(error))
    }
  }
}
