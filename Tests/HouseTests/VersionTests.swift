import Testing

@testable import CoulisseCommandLine

struct VersionTests {
  @Test func `the version of the command is the newest of the change log`() {
    let newest = Repository.file("CHANGELOG.md").lines.first { $0.hasPrefix("## ") }
    #expect(newest == "## \(CommandLineTool.version)")
  }
}
