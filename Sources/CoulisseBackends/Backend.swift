package import CoulisseDiagnostics
package import CoulisseModel
package import CoulisseSource

/// What turns a checked scene into files. The driver knows backends by this protocol alone.
package protocol Backend: Sendable {
  /// What `--emit` calls it.
  var name: String { get }

  /// The files of one scene; none if it has errors.
  ///
  /// - Parameter lowered: The scene with the numbers of its first platform.
  func artifacts(of scene: Scene, _ lowered: LoweredScene) -> Diagnosed<[Artifact]>

  /// Why there would be no files: what the checker has to say before anything is generated.
  func refusals(of scene: Scene, _ lowered: LoweredScene) -> [Diagnostic]

  /// The files that a run needs once, however many scenes it has.
  var companions: [Artifact] { get }
}
