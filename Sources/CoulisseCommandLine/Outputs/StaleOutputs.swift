internal import CoulisseDiagnostics
internal import CoulisseSource

extension OutputPlan {
  /// What `--check` says: one diagnostic for each file that a run would write.
  var staleOutputs: [Diagnostic] {
    outputs.map { output in
      let file = SourceFile(path: output.path.display, bytes: output.former?.bytes ?? [])
      let isMissing = output.former == nil
      return Diagnostic(
        .staleOutput,
        isMissing
          ? "a generated file is missing" : "a generated file is not what its scene makes now",
        at: Label(
          file, firstDifference(file, output.bytes),
          isMissing ? "" : "the first line that differs"),
        help: ["run the same command without `--check`, and commit what it writes"])
    }
  }

  /// The first line of `file` that `bytes` do not share, without its line feed.
  private func firstDifference(_ file: SourceFile, _ bytes: [UInt8]) -> SourceRange {
    let shared = zip(file.bytes, bytes).prefix { $0 == $1 }.count
    let line = file.lines.line(of: min(shared, file.bytes.count))
    let start = file.lines.starts[line]
    let rest = file.bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
    return SourceRange(start, rest.endIndex)
  }
}
