import Testing

@testable import CoulisseCommandLine

struct FilePathTests {
  @Test(arguments: [
    ("a", "."), ("a/b", "a"), ("a/b/", "a"), ("/a", "/"), ("/", "/"), ("a//", "."),
    ("../a", ".."),
  ])
  func `the folder of a path is what lies before its last component`(
    path: String, folder: String
  ) {
    #expect(FilePath(path).folder == FilePath(folder))
  }

  @Test(arguments: [("a", "b", "a/b"), ("a/", "b", "a/b"), ("/", "b", "/b"), (".", "b", "b")])
  func `a name is appended with one slash`(folder: String, name: String, path: String) {
    #expect(FilePath(folder).appending(name) == FilePath(path))
  }

  @Test func `the name is the last component`() {
    #expect(FilePath("a/b.c/").name == Array("b.c".utf8))
    #expect(FilePath("b").name == Array("b".utf8))
  }

  @Test func `paths order by their bytes`() {
    let sorted = (["b", "a/b", "B", "é", "a-b", "a"] as [FilePath]).sorted()
    #expect(sorted == ["B", "a", "a-b", "a/b", "b", "é"])
  }

  @Test(
    arguments: [
      (Array("Grüße/😀.yaml".utf8), "Grüße/😀.yaml"),
      ([0x61, 0xFF, 0x62], "a\\xffb"),
      ([0xC3], "\\xc3"),
      ([0xE2, 0x82, 0x61], "\\xe2\\x82a"),
      (Array("a\n\u{1B}[31mb\u{7F}".utf8), "a\\x0a\\x1b[31mb\\x7f"),
      (Array("a\u{202E}b".utf8), "a\\xe2\\x80\\xaeb"),
    ] as [([UInt8], String)])
  func `what is no text or steers a terminal is printed as numbers`(
    bytes: [UInt8], text: String
  ) {
    #expect(FilePath(bytes: bytes).display == text)
  }
}
