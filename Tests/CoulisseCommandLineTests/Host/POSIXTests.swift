import Foundation
import Testing

@testable import CoulisseCommandLine

struct POSIXTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `an interrupt waits for the end of what must not be interrupted`() {
    var isPending = false
    FileAccess.system.uninterrupted {
      raise(SIGHUP)
      var pending = sigset_t()
      sigpending(&pending)
      isPending = sigismember(&pending, SIGHUP) == 1
      // Ignoring a signal also drops the one that waits; else it would end the tests.
      signal(SIGHUP, SIG_IGN)
    }
    signal(SIGHUP, SIG_DFL)
    #expect(isPending)
  }

  @Test func `a file is created once, with the permissions it is given`() throws {
    try FileAccess.system.create(folder("a"), Array("text".utf8), 0o604)
    #expect(try folder.contents() == ["a": "604 text"])
    #expect(throws: FileError(.write, folder("a"), .exists)) {
      try FileAccess.system.create(folder("a"), [], nil)
    }
  }

  @Test func `a new file is not written through a link`() throws {
    try folder.link("a", to: "b")
    #expect(throws: FileError(.write, folder("a"), .exists)) {
      try FileAccess.system.create(folder("a"), [], nil)
    }
  }

  @Test func `a folder without permission is refused, but to the superuser`() throws {
    try folder.makeFolder("a")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o000], ofItemAtPath: folder.path + "/a")
    if geteuid() == 0 { return }
    #expect(throws: FileError(.list, folder("a"), .forbidden)) {
      try FileAccess.system.list(folder("a"))
    }
    #expect(throws: FileError(.write, folder("a/b"), .forbidden)) {
      try FileAccess.system.create(folder("a/b"), [], nil)
    }
  }

  @Test func `a large file is read whole`() throws {
    let text = String(repeating: "0123456789abcdef", count: 20_000)
    try folder.write(text, to: "a")
    #expect(try FileAccess.system.read(folder("a"), 400_000) == Array(text.utf8))
    #expect(throws: FileError(.read, folder("a"), .largerThan(319_999))) {
      try FileAccess.system.read(folder("a"), 319_999)
    }
  }

  @Test func `the names in a folder are bytes`() throws {
    try folder.write(to: "é")
    try folder.makeFolder(".b")
    #expect(
      Set(try FileAccess.system.list(FilePath(folder.path))) == [Array("é".utf8), Array(".b".utf8)])
  }
}
