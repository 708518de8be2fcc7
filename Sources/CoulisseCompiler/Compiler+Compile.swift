import CoulisseBackends
package import CoulisseDiagnostics
import CoulisseLint
import CoulisseModel
package import CoulisseSource

extension Compiler {
  /// Makes the artifacts of `files`: for each scene its own, and once those that all scenes share.
  ///
  /// With an error in any file the value is empty: a run writes all of its outputs or none.
  package static func compile(
    _ files: [SourceFile], options: CompileOptions
  ) -> Diagnosed<[Artifact]> {
    let backend = BackendRegistry.backend(for: options)
    var result = Diagnosed<[Artifact]>([])
    var names = OutputNames()
    for file in files {
      let understood = understand(file)
      var diagnostics = understood.diagnostics
      if let scene = understood.value.scene {
        let artifacts = artifacts(of: scene, by: backend)
        diagnostics += artifacts.diagnostics
        diagnostics += artifacts.value.compactMap { names.claim($0.path, for: scene) }
        diagnostics = understood.value.suppressions.silenced(diagnostics)
        result.value += artifacts.value
      }
      result.diagnostics += diagnostics
    }
    if !files.isEmpty { result.value += backend.companions }
    if result.hasErrors { result.value = [] }
    return result
  }

  private static func artifacts(
    of scene: Scene, by backend: any Backend
  ) -> Diagnosed<[Artifact]> {
    backend.artifacts(of: scene, generated(scene))
  }

  /// The scene with the numbers that generated code has.
  static func generated(_ scene: Scene) -> LoweredScene {
    // Resolution gives every scene at least one platform.
    scene.lowered(for: scene.platforms.first ?? .ios(version: 26))
  }
}

/// Which scene has taken which output, so that none overwrites another (C503).
private struct OutputNames {
  private var owners: [String: Scene] = [:]

  /// Nil if the name was free. Case does not tell names apart: on many disks it does not either.
  mutating func claim(_ path: String, for scene: Scene) -> Diagnostic? {
    guard let owner = owners[path.lowercased()] else {
      owners[path.lowercased()] = scene
      return nil
    }
    return Diagnostic(
      .outputClash, "two scenes of one run would both be written to `\(path)`",
      at: Label(scene.file, scene.name.range, "this scene"),
      secondary: [Label(owner.file, owner.name.range, "and this one")],
      help: ["give one of them another name, or compile them into different folders"])
  }
}
