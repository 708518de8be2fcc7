import CoulisseSource
import Testing

@testable import CoulisseCommandLine

struct InputReaderTests {
  @Test func `standard input has the name it is given`() {
    let world = TestWorld()
    world.input = Array("scene: A\n".utf8)
    var reader = InputReader(host: world.host, inputName: "mail.scene.yaml")
    let file = reader.file(at: .standardInput)
    #expect(file?.path == "mail.scene.yaml")
    #expect(file?.bytes == world.input)
    var nameless = InputReader(host: world.host, inputName: nil)
    #expect(nameless.file(at: .standardInput)?.path == "<stdin>")
  }

  @Test func `what can be read is read beside what cannot`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a: 1", to: "a.scene.yaml")
    var reader = InputReader(host: TestWorld().host, inputName: nil)
    let files = reader.scenes(at: [folder("gone"), folder("a.scene.yaml"), .standardInput])
    #expect(files.map(\.path) == ["<stdin>", "\(folder.path)/a.scene.yaml"])
    #expect(
      reader.complaints.map(\.message)
        == ["cannot read `\(folder.path)/gone`: no such file or folder"])
  }

  @Test func `a file that vanishes after it was found is complained of`() throws {
    let folder = try TemporaryFolder()
    try folder.write(to: "a.scene.yaml")
    var host = TestWorld().host
    host.files.read = { (path, _) throws(FileError) in throw FileError(.read, path, .missing) }
    var reader = InputReader(host: host, inputName: nil)
    #expect(reader.scenes(at: [folder("")]).isEmpty)
    #expect(reader.complaints.count == 1)
  }

  @Test func `a folder in the place of a file is complained of`() throws {
    let folder = try TemporaryFolder()
    var reader = InputReader(host: TestWorld().host, inputName: nil)
    #expect(reader.file(at: FilePath(folder.path)) == nil)
    #expect(reader.complaints.map(\.message) == ["cannot read `\(folder.path)`: it is a folder"])
  }

  @Test func `a device that never ends is stopped at the limit`() throws {
    #expect(throws: FileError(.read, FilePath("/dev/zero"), .largerThan(1_000_000))) {
      try FileAccess.system.read("/dev/zero", 1_000_000)
    }
  }

  @Test func `a missing file fails the run with status 3`() {
    let world = TestWorld()
    #expect(world.run("lint", "/nowhere/a.scene.yaml") == .failure)
    #expect(
      world.errors
        == "coulisse: error: cannot read `/nowhere/a.scene.yaml`: no such file or folder\n")
  }
}
