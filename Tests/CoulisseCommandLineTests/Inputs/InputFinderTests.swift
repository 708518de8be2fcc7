import Testing

@testable import CoulisseCommandLine

struct InputFinderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func find(
    _ paths: FilePath..., files: FileAccess = .system
  ) -> (found: [FilePath], complaints: [String]) {
    var finder = InputFinder(files: files)
    for path in paths { finder.add(path) }
    return (finder.found, finder.complaints.map(\.message))
  }

  @Test func `a folder is searched to its depth, in byte order, past hidden folders`() throws {
    for name in [
      "b/z.scene.yaml", "b/a.scene.yaml", "a.scene.yaml", "B.scene.yaml", "b.scenario.yaml",
      ".build/no.scene.yaml", ".hidden/no.scene.yaml", "b/c/d/e.scene.yaml", "b/.no.scene.yaml",
      "scene.yaml",
    ] {
      try folder.write(to: name)
    }
    let (found, complaints) = find(folder(""))
    #expect(
      found
        == [
          "B.scene.yaml", "a.scene.yaml", "b/a.scene.yaml", "b/c/d/e.scene.yaml", "b/z.scene.yaml",
        ].map { folder($0) })
    #expect(complaints == [])
  }

  @Test func `a file is taken whatever its name, and however it is reached once`() throws {
    try folder.write(to: "a.txt")
    try folder.write(to: "b/c.scene.yaml")
    let (found, _) = find(
      folder("b/c.scene.yaml"), folder("a.txt"), folder("b"), folder("b/../a.txt"))
    #expect(found == [folder("b/c.scene.yaml"), folder("a.txt")])
  }

  @Test func `a link to a scene is followed, a link to a folder is not`() throws {
    try folder.write(to: "outside/a.scene.yaml")
    try folder.write(to: "inside/b.scene.yaml")
    try folder.link("inside/c.scene.yaml", to: "../outside/a.scene.yaml")
    try folder.link("inside/folder", to: "../outside")
    try folder.link("inside/circle", to: ".")
    try folder.link("inside/circle.scene.yaml", to: ".")
    let (found, complaints) = find(folder("inside"))
    #expect(found == [folder("inside/b.scene.yaml"), folder("inside/c.scene.yaml")])
    #expect(complaints == [])
  }

  @Test func `a folder that is a link is searched when it is named`() throws {
    try folder.write(to: "real/a.scene.yaml")
    try folder.link("link", to: "real")
    #expect(find(folder("link")).found == [folder("link/a.scene.yaml")])
  }

  @Test func `links that lead nowhere or in a circle are complained of`() throws {
    try folder.link("a.scene.yaml", to: "gone")
    try folder.link("b.scene.yaml", to: "b.scene.yaml")
    let (found, complaints) = find(folder(""), folder("b.scene.yaml"))
    #expect(found == [])
    #expect(
      Set(complaints) == [
        "cannot read `\(folder.path)/a.scene.yaml`: no such file or folder",
        "cannot read `\(folder.path)/b.scene.yaml`: symbolic links form a loop",
      ])
    #expect(complaints.count == 3)
  }

  @Test func `a folder without scenes is not clean`() throws {
    try folder.write(to: "a.yaml")
    #expect(find(folder("")).complaints == ["no scene is in the folder `\(folder.path)/`"])
  }

  @Test func `a missing path and one that is too long are complained of`() {
    let long = String(repeating: "a", count: 5_000)
    let (_, complaints) = find(folder("gone"), FilePath(long))
    #expect(
      complaints == [
        "cannot read `\(folder.path)/gone`: no such file or folder",
        "cannot read `\(long)`: the path is too long",
      ])
  }

  @Test func `a folder that refuses to be listed does not hide the others`() throws {
    try folder.write(to: "a/a.scene.yaml")
    try folder.write(to: "b/b.scene.yaml")
    var files = FileAccess.system
    let refused = folder("a")
    files.list = { (path) throws(FileError) in
      if path == refused { throw FileError(.list, path, .forbidden) }
      return try FileAccess.system.list(path)
    }
    let (found, complaints) = find(FilePath(folder.path), files: files)
    #expect(found == [folder("b/b.scene.yaml")])
    #expect(complaints == ["cannot list `\(refused.display)`: permission denied"])
  }

  @Test func `an entry that vanishes during the search is complained of`() throws {
    try folder.write(to: "a.scene.yaml")
    var files = FileAccess.system
    files.list = { (_) throws(FileError) in [Array("gone.scene.yaml".utf8)] }
    #expect(
      find(FilePath(folder.path), files: files).complaints
        == ["cannot read `\(folder.path)/gone.scene.yaml`: no such file or folder"])
  }
}
