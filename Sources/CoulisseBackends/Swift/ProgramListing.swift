package import CoulisseModel

/// A scene's program as people read it: the constants of the generated code, without the rest.
package enum ProgramListing {
  /// Whole lines, each with its line feed.
  package static func text(of scene: Scene, _ lowered: LoweredScene) -> String {
    let tables = ProgramTables(
      program: lowered.program, names: SceneNames(scene, lowered.symbols))
    let file = SwiftFile(header: [], imports: [], declarations: tables.declarations)
    return SwiftPrinter.text(of: file, access: .internal)
  }
}
