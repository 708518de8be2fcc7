import CoulisseSource
import Foundation
import Testing

@testable import CoulisseCommandLine

struct OutputTransactionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("old a", to: "out/A.swift", permissions: 0o640)
    try folder.write("old b", to: "out/B.swift", permissions: 0o600)
    try folder.write("same", to: "out/Same.swift")
  }

  private let artifacts = [
    Artifact(path: "A.swift", contents: "new a"), Artifact(path: "B.swift", contents: "new b"),
    Artifact(path: "C.swift", contents: "new c"), Artifact(path: "Same.swift", contents: "same"),
    Artifact(path: "sub/D.swift", contents: "new d"),
  ]

  private func write(_ files: FileAccess) throws {
    let plan = try OutputPlan(artifacts, in: folder("out"), files: files)
    try OutputTransaction.run(plan, files: files)
  }

  @Test func `all files are written, with the permissions of those they replace`() throws {
    try write(.system)
    let contents = try folder.contents()
    #expect(contents["out/A.swift"] == "640 new a")
    #expect(contents["out/B.swift"] == "600 new b")
    #expect(contents["out/C.swift"]?.hasSuffix(" new c") == true)
    #expect(contents["out/sub/D.swift"]?.hasSuffix(" new d") == true)
    #expect(contents.count == 7, "\(contents.keys.sorted())")
  }

  @Test func `two runs may make the same folder`() throws {
    let plans = try [0, 1].map { _ in
      try OutputPlan(artifacts, in: folder("fresh"), files: .system)
    }
    for plan in plans { try OutputTransaction.run(plan, files: .system) }
    #expect(try folder.text("fresh/sub/D.swift") == "new d")
  }

  @Test func `a file that has appeared in the place of a folder is refused`() throws {
    let plan = try OutputPlan(artifacts, in: folder("fresh"), files: .system)
    try folder.write("mine", to: "fresh")
    #expect(throws: FileError(.createFolder, folder("fresh"), .exists)) {
      try OutputTransaction.run(plan, files: .system)
    }
    #expect(try folder.text("fresh") == "mine")
  }

  @Test func `an unchanged file is not touched`() throws {
    let before = try FileAccess.system.status(folder("out/Same.swift"), false).identity
    try write(.system)
    #expect(try FileAccess.system.status(folder("out/Same.swift"), false).identity == before)
  }

  @Test func `a second run changes nothing`() throws {
    try write(.system)
    let files = FaultyFiles()
    try write(files.access)
    #expect(files.changes == 0)
  }

  /// One folder, four new files, two backups (the third replaced file would be the last), four
  /// renames: eleven changes can fail.
  @Test func `whatever fails, the disk is as it was`() throws {
    let before = try folder.contents()
    for step in 0..<11 {
      #expect(throws: FileError.self, "step \(step)") {
        try write(FaultyFiles(failing: step).access)
      }
      #expect(try folder.contents() == before, "step \(step)")
    }
    let files = FaultyFiles(failing: 11)
    try write(files.access)
    #expect(files.changes == 11)
  }

  @Test func `a new output folder goes away with the run that fails`() throws {
    try FileManager.default.removeItem(atPath: folder.path + "/out")
    #expect(throws: FileError.self) { try write(FaultyFiles(failing: 4).access) }
    #expect(try folder.contents() == [:])
  }

  @Test func `the error names the file and not its temporary`() throws {
    #expect(throws: FileError(.write, folder("out/A.swift"), .deviceFull)) {
      try write(FaultyFiles(failing: 1).access)
    }
  }

  @Test func `what a killed run left is no obstacle, and is left alone`() throws {
    try folder.write("left", to: "out/.coulisse-0.tmp")
    try write(.system)
    #expect(try folder.text("out/A.swift") == "new a")
    #expect(try folder.text("out/.coulisse-0.tmp") == "left")
    #expect(try folder.contents().keys.filter { $0.contains(".coulisse-") }.count == 1)
  }

  @Test func `a file system without room is left as it was`() throws {
    // Only the superuser can mount one; elsewhere the refusals above have to do.
    let disk = folder.path + "/disk"
    try folder.makeFolder("disk")
    guard shell("mount -t tmpfs -o size=64k none '\(disk)' 2>/dev/null") == 0 else { return }
    defer { _ = shell("umount '\(disk)'") }
    try folder.write("old", to: "disk/A.swift")
    let big = [
      Artifact(path: "A.swift", contents: "new"),
      Artifact(path: "B.swift", contents: String(repeating: "b", count: 1 << 20)),
    ]
    let plan = try OutputPlan(big, in: folder("disk"), files: .system)
    #expect(throws: FileError(.write, folder("disk/B.swift"), .deviceFull)) {
      try OutputTransaction.run(plan, files: .system)
    }
    #expect(try FileAccess.system.list(folder("disk")) == [Array("A.swift".utf8)])
    #expect(try folder.text("disk/A.swift") == "old")
  }

  private func shell(_ command: String) -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    guard (try? process.run()) != nil else { return -1 }
    process.waitUntilExit()
    return process.terminationStatus
  }
}
