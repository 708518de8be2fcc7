import CoulisseDiagnostics
import Testing

@Suite struct RepositoryScenesTests {
  @Test(arguments: ["examples", "Spec/naive", "Spec/sound"])
  func `every scene of the repository resolves without a word`(_ folder: String) throws {
    let paths = try Repository.scenes(in: folder)
    #expect(!paths.isEmpty)
    for path in paths {
      let read = try Reading.scene(Repository.file(path))
      #expect(read.value != nil, "\(path)")
      #expect(read.diagnostics.map(\.message) == [], "\(path)")
    }
  }
}
