import CoulisseDiagnostics
import CoulisseModel
import CoulisseSource
import Testing

@testable import CoulisseFrontend

@Suite struct DumpTests {
  @Test(arguments: ["examples", "Spec/naive", "Spec/sound"])
  func `a printed scene reads as the same scene`(_ folder: String) throws {
    for path in try Repository.scenes(in: folder) {
      let first = try Reading.scene(Repository.file(path))
      let scene = try #require(first.value)
      let text = Frontend.dump(scene)
      let again = Reading.scene(text)
      // What a naive scene is warned of, its print is warned of.
      #expect(
        again.diagnostics.map(\.message) == first.diagnostics.map(\.message), "\(path):\n\(text)")
      #expect(again.value?.bare == scene.bare, "\(path):\n\(text)")
    }
  }
}
