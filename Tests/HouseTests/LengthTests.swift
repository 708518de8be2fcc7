import Testing

struct LengthTests {
  private static let fileLimit = 300
  private static let functionLimit = 60

  /// The exceptions of ARCHITECTURE.md: path, or path and function, to the lines allowed.
  private static let exceptions: [String: Int] = Dictionary(
    uniqueKeysWithValues: MarkdownTable(
      below: "Exceptions to lengths", in: Repository.file("ARCHITECTURE.md").text
    ).rows.map { (MarkdownTable.names(in: $0[0]).joined(separator: " "), Int($0[1]) ?? 0) })

  @Test(arguments: Repository.swiftFiles)
  func `a file has at most 300 lines`(file: RepositoryFile) {
    let limit = Self.exceptions[file.path] ?? Self.fileLimit
    let count = file.lines.count - 1
    #expect(count <= limit, "split it, or give the reason in ARCHITECTURE.md")
  }

  @Test(arguments: Repository.swiftFiles)
  func `a function has at most 60 lines`(file: RepositoryFile) {
    for body in functionBodies(in: file.code) {
      let limit = Self.exceptions["\(file.path) \(body.name)"] ?? Self.functionLimit
      #expect(
        body.lineCount <= limit,
        "\(file.path):\(body.line): \(body.name) has \(body.lineCount) lines; split it")
    }
  }

  @Test func `every exception is still needed and has a reason`() {
    let rows = MarkdownTable(
      below: "Exceptions to lengths", in: Repository.file("ARCHITECTURE.md").text
    ).rows
    for row in rows {
      #expect(row.count == 3 && row[2].count > 20, "\(row)")
      let names = MarkdownTable.names(in: row[0])
      let file = Repository.file(names.first ?? "")
      let longest =
        names.count == 1
        ? file.lines.count - 1
        : functionBodies(in: file.code).filter { $0.name == names.last }.map(\.lineCount).max()
      let limit = names.count == 1 ? Self.fileLimit : Self.functionLimit
      #expect((longest ?? 0) > limit, "\(names) needs no exception any more")
    }
  }

  @Test func `the scanner finds bodies, and only bodies`() {
    let code = """
      protocol Canary {
        func required(_ a: Int) -> Int
        var also: Int { get }
      }
      struct Sparrow {
        package static func flies(
          over: (Int) -> Int = { $0 }
        ) -> [Int] {
          if true { return [1] }
          return []
        }
        init?(a: Int) { }
        var wings: Int {
          2
        }
        var stored = 3
      }
      """
    let bodies = functionBodies(in: code).map { "\($0.name) \($0.line) \($0.lineCount)" }
    #expect(bodies == ["also 3 1", "flies 6 6", "init 12 1", "wings 13 3"])
  }
}
