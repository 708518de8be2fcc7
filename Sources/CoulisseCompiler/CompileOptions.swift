/// What `compile` makes of a scene, and how the generated declarations look.
package struct CompileOptions: Sendable, Hashable {
  /// What is generated.
  package enum Emit: String, Sendable, CaseIterable { case swift }

  /// The access level of the generated declarations.
  package enum Access: String, Sendable, CaseIterable { case `internal`, `package`, `public` }

  /// Whether and how generated code points back into the scene file (`#sourceLocation`).
  package enum SourceLocations: String, Sendable, CaseIterable { case none, relative, absolute }

  /// What is generated.
  package var emit: Emit
  /// The access level of the generated declarations.
  package var access: Access
  /// True to write the runtime beside the scenes instead of importing it.
  package var selfContained: Bool
  /// How compiler errors in generated code find the scene file.
  package var sourceLocations: SourceLocations
  /// The absolute path of the folder that relative source paths start from; empty when unknown.
  package var workingFolder: String

  /// Options whose defaults are those of the command line.
  package init(
    emit: Emit = .swift, access: Access = .internal, selfContained: Bool = false,
    sourceLocations: SourceLocations = .relative, workingFolder: String = ""
  ) {
    self.emit = emit
    self.access = access
    self.selfContained = selfContained
    self.sourceLocations = sourceLocations
    self.workingFolder = workingFolder
  }
}
