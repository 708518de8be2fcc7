/// How generated Swift looks and what it relies on.
package struct SwiftOptions: Sendable, Hashable {
  /// The access level of the generated declarations.
  package enum Access: String, Sendable, CaseIterable { case `internal`, `package`, `public` }

  /// How a compiler error in the generated file finds the scene.
  package enum SourceLocations: String, Sendable, CaseIterable { case none, relative, absolute }

  package var access: Access
  /// True to refer to a runtime in the same module instead of importing one.
  package var selfContained: Bool
  package var sourceLocations: SourceLocations
  /// The absolute path of the folder that relative source paths start from; empty when unknown.
  package var workingFolder: String

  package init(
    access: Access = .internal, selfContained: Bool = false,
    sourceLocations: SourceLocations = .relative, workingFolder: String = ""
  ) {
    self.access = access
    self.selfContained = selfContained
    self.sourceLocations = sourceLocations
    self.workingFolder = workingFolder
  }
}
