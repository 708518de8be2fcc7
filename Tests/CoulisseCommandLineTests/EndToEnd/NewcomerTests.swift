import Foundation
import Testing

/// What a newcomer does first: `make run`, then what the README says.
struct NewcomerTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func block(_ start: String, in text: String) throws -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let first = try #require(lines.firstIndex(of: start))
    return Array(lines[(first + 1)...].prefix { $0 != "```" })
  }

  @Test func `the scene of the README has six lines, and its commands do what it says`() throws {
    let readme = try String(
      contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let section = try #require(readme.components(separatedBy: "## A drawer in six lines").last)
    let scene = try block("```yaml scene", in: section)
    #expect(scene.count == 6)
    let folder = try TemporaryFolder()
    try folder.write(scene.joined(separator: "\n") + "\n", to: "mail.scene.yaml")
    let script = try String(
      contentsOf: root.appendingPathComponent("examples/six-lines.scenario.yaml"), encoding: .utf8)
    try folder.write(script, to: "mail.scenario.yaml")
    let commands = try block("```console", in: section)
    #expect(commands.count == 3)
    for command in commands {
      #expect(command.hasPrefix("$ coulisse "))
      let line = "\"$coulisse\" " + command.dropFirst("$ coulisse ".count)
      let result = try Binary.shell(line, in: folder.path)
      #expect(result.status == 0)
      #expect(result.errors == "")
      #expect(!result.output.isEmpty)
    }
    #expect(try folder.text("Generated/Mail.swift").contains("struct Mail: Equatable, Sendable"))
  }

  @Test func `the tour fits on a screen and leaves no blanks at the ends of lines`() throws {
    let result = try Binary.shell("Scripts/tour.sh \"$coulisse\"", in: root.path)
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 40)
    #expect(lines.filter { $0.hasSuffix(" ") } == [])
    for word in [
      "[G105 ", "no conflict, proven", "\n  Generated: 1 file written\n", "pullMenu      begins",
    ] {
      #expect(result.output.contains(word))
    }
  }
}
