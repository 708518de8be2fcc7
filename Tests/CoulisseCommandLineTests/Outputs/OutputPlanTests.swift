import CoulisseCompiler
import CoulisseDiagnostics
import CoulisseSource
import Foundation
import Testing

@testable import CoulisseCommandLine

struct OutputPlanTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func plan(_ artifacts: [String: String], in output: FilePath) throws -> OutputPlan {
    try OutputPlan(
      artifacts.sorted { $0.key < $1.key }.map { Artifact(path: $0.key, contents: $0.value) },
      in: output, files: .system)
  }

  private func refusal(_ artifact: String = "A.swift", in output: FilePath) -> FileError? {
    do {
      _ = try plan([artifact: "x"], in: output)
      return nil
    } catch {
      return error as? FileError
    }
  }

  @Test func `only what changed is planned`() throws {
    try folder.write("same", to: "A.swift")
    try folder.write("old", to: "B.swift", permissions: 0o640)
    let plan = try plan(["A.swift": "same", "B.swift": "new", "C.swift": "c"], in: folder(""))
    #expect(plan.outputs.map(\.path) == [folder("B.swift"), folder("C.swift")])
    #expect(plan.outputs.first?.former?.permissions == 0o640)
    #expect(plan.outputs.first?.former?.bytes == Array("old".utf8))
    #expect(plan.outputs.last?.former == nil)
    #expect(plan.newFolders == [])
  }

  @Test func `a missing folder is made, and folders in it`() throws {
    let plan = try plan(["b/A.swift": "", "b/B.swift": "", "C.swift": ""], in: folder("out"))
    #expect(plan.newFolders == [folder("out"), folder("out/b")])
  }

  @Test func `a folder whose parent is missing is refused`() {
    #expect(
      refusal(in: folder("a/b"))
        == FileError(.createFolder, folder("a/b"), .parentMissing("\(folder.path)/a")))
  }

  @Test func `without artifacts no folder is made`() throws {
    #expect(try plan([:], in: folder("out")).newFolders == [])
  }

  @Test func `a file in the place of a folder is refused`() throws {
    try folder.write(to: "file")
    #expect(refusal(in: folder("file")) == FileError(.write, folder("file"), .isNotFolder))
    #expect(refusal(in: folder("file/b")) == FileError(.write, folder("file/b"), .isNotFolder))
  }

  @Test func `a folder in the place of a file is refused`() throws {
    try folder.makeFolder("A.swift")
    #expect(refusal(in: folder("")) == FileError(.write, folder("A.swift"), .isFolder))
  }

  @Test func `a link in the place of a file is refused, one to a folder is followed`() throws {
    try folder.write(to: "precious")
    try folder.link("A.swift", to: "precious")
    #expect(refusal(in: folder("")) == FileError(.write, folder("A.swift"), .isLink))
    try folder.makeFolder("real")
    try folder.link("link", to: "real")
    #expect(refusal(in: folder("link")) == nil)
  }

  @Test func `a pipe in the place of a file is refused`() throws {
    #expect(mkfifo(folder.path + "/A.swift", 0o600) == 0)
    #expect(refusal(in: folder("")) == FileError(.write, folder("A.swift"), .isNotFile))
  }

  @Test(arguments: ["../A.swift", "/A.swift", "a//A.swift", "./A.swift", "", "a\0b"])
  func `an artifact cannot leave its folder`(path: String) {
    #expect(refusal(path, in: folder(""))?.refusal == .leavesFolder)
  }

  @Test func `a stale file is shown at the first line that differs`() throws {
    try folder.write("one\ntwo\nthree\n", to: "A.swift")
    let stale = try plan(["A.swift": "one\ntwo!\nthree\n", "B.swift": ""], in: folder(""))
      .staleOutputs
    #expect(stale.map(\.code) == [.staleOutput, .staleOutput])
    #expect(stale.map(\.severity) == [.error, .error])
    let label = try #require(stale.first?.primary)
    #expect(label.file.path == "\(folder.path)/A.swift")
    #expect(label.file.text(in: label.range) == "two")
    #expect(stale.last?.message == "a generated file is missing")
  }

  @Test func `a stale file that is too short is shown at its end`() throws {
    try folder.write("one\n", to: "A.swift")
    let stale = try plan(["A.swift": "one\ntwo\n"], in: folder("")).staleOutputs
    #expect(stale.first?.primary.range.lowerBound == 4)
  }
}
