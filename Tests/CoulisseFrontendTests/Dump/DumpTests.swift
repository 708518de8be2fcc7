import CoulisseDiagnostics
import CoulisseModel
import CoulisseSource
import Testing

@testable import CoulisseFrontend

@Suite struct DumpTests {
  @Test(arguments: ["examples", "Spec/naive", "Spec/sound"])
  func `a printed scene reads as the same scene`(_ folder: String) throws {
    for path in try Repository.scenes(in: folder) {
      let scene = try #require(Reading.scene(Repository.file(path)).value)
      let text = Frontend.dump(scene)
      let again = Reading.scene(text)
      #expect(again.diagnostics.map(\.message) == [], "\(path):\n\(text)")
      #expect(again.value?.bare == scene.bare, "\(path):\n\(text)")
    }
  }
}
