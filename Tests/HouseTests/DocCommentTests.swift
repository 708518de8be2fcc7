import Testing

/// Types, functions and computed properties that other modules see are explained. A stored property
/// is explained by its type, and an initializer by the properties it sets: a sentence there would
/// repeat the code, unless there is a unit to name.
struct DocCommentTests {
  @Test(arguments: Repository.sources)
  func `a declaration for other modules has a doc comment`(file: RepositoryFile) {
    expectNone(undocumentedDeclarations(in: file))
  }

  @Test func `the test sees a missing comment and grants members of a conformance`() {
    let file = RepositoryFile(
      path: "Canary.swift",
      text: """
        /// Said.
        @frozen
        package struct A {
          package enum E { case f }
          package var b: Int
          package var c: Int { 3 }
          /// Said.
          public mutating func g() {}
          package static func < (a: A, b: A) -> Bool { true }
        }
        extension A: Sequence {
          package func makeIterator() -> Int { 0 }
        }
        extension A {
          package func d() {}
        }
        package import B
        """)
    #expect(
      undocumentedDeclarations(in: file) == [
        "Canary.swift:4: package enum E { case f }",
        "Canary.swift:6: package var c: Int { 3 }",
        "Canary.swift:15: package func d() {}",
      ])
  }
}

/// Members that a protocol of the standard library asks for, which say what they are.
private let conformances = [
  "static func ==", "static func <", "func hash(into", "var description", "var debugDescription",
  "static var allCases",
]

private func undocumentedDeclarations(in file: RepositoryFile) -> [String] {
  var isInConformance = false
  var faults: [String] = []
  for (index, line) in file.codeLines.enumerated() {
    if line.contains("extension ") { isInConformance = line.contains(": ") }
    if line == "}" { isInConformance = false }
    let isGranted = isInConformance || conformances.contains { line.contains($0) }
    if !isGranted && isForOthers(line) && !isDocumented(index, file.lines) {
      faults.append(
        "\(file.path):\(index + 1): \(file.lines[index].trimmingPrefix { $0 == " " })")
    }
  }
  return faults
}

/// True for a line that begins a declaration that other modules see and that must be explained.
private func isForOthers(_ line: Substring) -> Bool {
  guard line.contains("package ") || line.contains("public ") else { return false }
  let declaration =
    /^\s*(?:@\w+ )*(?:public|package) (?:\w+ )*?(struct|enum|protocol|func|typealias|var)\b(.*)/
  guard let match = line.firstMatch(of: declaration) else { return false }
  return match.1 != "var" || match.2.contains(/^[^=]*\{/)
}

/// True if a doc comment stands above the line, attributes between them.
private func isDocumented(_ index: Int, _ lines: [Substring]) -> Bool {
  for line in lines[..<index].reversed() {
    let text = line.trimmingPrefix { $0 == " " }
    if text.hasPrefix("///") { return true }
    if !text.hasPrefix("@") && !text.hasPrefix("//") { return false }
  }
  return false
}
