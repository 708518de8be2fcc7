package import CoulisseDiagnostics
package import CoulisseSource

/// The first stage: text to a positioned tree.
package enum YAML {
  /// Reads the one document of `file`.
  ///
  /// The value is nil when the text could not be read to its end: bad syntax, bad encoding, nesting
  /// or size over the limits. Otherwise it is as complete as it can be, whatever was reported.
  package static func parse(_ file: SourceFile) -> Diagnosed<YAMLTree?> {
    if let refusal = Encoding.refusal(of: file) ?? YAMLLimits.refusal(of: file) {
      return Diagnosed(nil, [refusal])
    }
    var composer = YAMLComposer(file)
    let failure = LibYAMLEventReader.read(file) { composer.receive($0) }
    if let failure {
      let explanation = SyntaxExplanation(failure, in: file, openBracket: composer.openBracket)
      composer.log.report(explanation.diagnostic)
      return Diagnosed(nil, composer.log.diagnostics)
    }
    return composer.finish()
  }
}
