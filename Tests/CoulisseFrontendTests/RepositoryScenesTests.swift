import CoulisseDiagnostics
import Testing

@Suite struct RepositoryScenesTests {
  @Test(arguments: ["examples", "Spec/sound"])
  func `every scene of the repository resolves without a word`(_ folder: String) throws {
    let paths = try Repository.scenes(in: folder)
    #expect(!paths.isEmpty)
    for path in paths {
      let read = try Reading.scene(Repository.file(path))
      #expect(read.value != nil, "\(path)")
      #expect(read.diagnostics.map(\.message) == [], "\(path)")
    }
  }

  @Test func `a naive scene resolves, with warnings that its first comment names`() throws {
    let paths = try Repository.scenes(in: "Spec/naive")
    #expect(!paths.isEmpty)
    for path in paths {
      let read = try Reading.scene(Repository.file(path))
      #expect(read.value != nil, "\(path)")
      let comment = try Repository.text(path).split(separator: "coulisse: 1")[0]
      for diagnostic in read.diagnostics {
        #expect(diagnostic.severity == .warning, "\(path)")
        #expect(comment.contains(diagnostic.code.rawValue), "\(path)")
      }
    }
  }
}
