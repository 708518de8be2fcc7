import Foundation
import Testing

struct ScriptTests {
  @Test(arguments: ["run", "test", "build"])
  func `without Swift make says one clear line and fails`(goal: String) throws {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["make", "--no-print-directory", goal, "SWIFT=no-such-swift"]
    process.currentDirectoryURL = Repository.root
    process.environment = ["PATH": "/usr/bin:/bin"]
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(process.terminationStatus == 2)
    #expect(text.contains("coulisse needs Swift 6.2 or later: https://www.swift.org/install"))
    #expect(text.split(separator: "\n").count == 1)
  }

  @Test(arguments: ["setup.sh", "tour.sh", "check-examples.sh"])
  func `a script can be run and stops at the first failure`(name: String) {
    let path = Repository.root.appendingPathComponent("Scripts/" + name).path
    #expect(FileManager.default.isExecutableFile(atPath: path))
    #expect(Repository.file("Scripts/" + name).lines.contains("set -eu"))
  }
}
