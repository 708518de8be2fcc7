import Foundation
import Testing

/// What a newcomer types, in a world made for the test.
struct ScriptTests {
  @Test(arguments: [["run"], ["test"], ["build"], ["install", "BINARY=no-such-binary"]])
  func `without Swift make says one clear line and fails`(goal: [String]) throws {
    let result = try Shell.run("make", ["SWIFT=no-such-swift"] + goal)
    #expect(result.status == 2)
    #expect(
      result.errors.contains("coulisse needs Swift 6.2 or later: https://www.swift.org/install"))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: ["setup.sh", "tour.sh", "check-examples.sh", "check-specimens.sh"])
  func `a script can be run and stops at the first failure`(name: String) {
    let path = Repository.root.appendingPathComponent("Scripts/" + name).path
    #expect(FileManager.default.isExecutableFile(atPath: path))
    #expect(Repository.file("Scripts/" + name).lines.contains("set -eu"))
  }

  @Test(arguments: ["", "/stage"])
  func `make install copies the command below a prefix, and uninstall takes it away`(
    stage: String
  ) throws {
    let shell = try Shell()
    defer { shell.remove() }
    let binary = try shell.tool("built", "echo it runs")
    let arguments = [
      "PREFIX=\(shell.path)/a prefix", "DESTDIR=\(stage.isEmpty ? "" : shell.path + stage)",
      "BINARY=\(binary)", "SWIFT=no-such-swift",
    ]
    let installed =
      (stage.isEmpty ? "" : shell.path + stage) + shell.path + "/a prefix/bin/coulisse"
    #expect(try Shell.run("make", ["install"] + arguments).status == 0)
    #expect(try Shell.run("sh", ["-c", "'\(installed)'"]).output == "it runs\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: installed)
    #expect(attributes[.posixPermissions] as? Int == 0o755)
    #expect(try Shell.run("make", ["uninstall"] + arguments).status == 0)
    #expect(!FileManager.default.fileExists(atPath: installed))
  }

  @Test(arguments: [
    ("# wrong (G104), also G105\na: 1\n# G999\n", "G105 G104", 1, 0),
    ("# wrong (G104)\na: 1\n", "G105", 1, 1), ("# wrong (G104)\na: 1\n", "", 0, 1),
    ("# wrong (G104)\na: 1\n", "G104 G105", 1, 1), ("a: 1 # G104\n", "G104", 1, 1),
    ("# wrong (G104)\na: 1\n", "G104", 0, 1), ("# wrong (G104)\na: 1\n", "G104", 3, 1),
  ])
  func `a naive scene has exactly the findings that its first comment names`(
    scene: String, findings: String, status: Int, expected: Int32
  ) throws {
    let shell = try Shell()
    defer { shell.remove() }
    let lines = findings.split(separator: " ").map { "echo 'x:1:1: error: m [\($0) a-b]' >&2; " }
    let coulisse = try shell.tool("coulisse", lines.joined() + "exit \(status)")
    try shell.write(scene, to: "specimens/a.scene.yaml")
    let result = try Shell.run(
      "Scripts/check-specimens.sh", [coulisse, shell.path + "/specimens"])
    #expect(result.status == expected)
    #expect(result.errors.contains("a.scene.yaml: says ") == (expected == 1))
  }
}
