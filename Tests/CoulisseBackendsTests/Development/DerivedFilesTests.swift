import Foundation
import Testing

@testable import coulisse_dev

struct DerivedFilesTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func sources() throws -> [(path: String, text: String)] {
    let folder = root.appendingPathComponent(DevelopmentTool.runtimeFolder)
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (names ?? []).filter { $0.hasSuffix(".swift") }
      .map { DevelopmentTool.runtimeFolder + "/" + $0 }.sorted()
      .map { ($0, try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8)) }
  }

  @Test func `the runtime that scenes can bring along is that of the module`() throws {
    let derived = try DevelopmentTool.derivedRuntime(try sources())
    let committed = try String(
      contentsOf: root.appendingPathComponent(DevelopmentTool.runtimeText), encoding: .utf8)
    let isSame = derived == committed
    #expect(isSame, "run `swift run coulisse-dev derive`")
  }

  @Test func `extensions are put into their types, and everything into one level more`() throws {
    let bundle = try RuntimeBundle([
      (
        "A.swift",
        """
        extension B {
          func c() {}
        }

        /// One.
        nonisolated public enum A { case a }
        """
      ),
      (
        "B.swift",
        """
        /// Two.
        nonisolated public struct B {
          var a: A

          var b: Int
        }
        """
      ),
    ])
    #expect(
      bundle.text == """
          /// One.
          nonisolated public enum A { case a }

          /// Two.
          nonisolated public struct B {
            var a: A

            var b: Int

            func c() {}
          }

        """)
  }

  @Test(arguments: [
    ("import Glibc\nnonisolated struct A {\n}\n", 1),
    ("nonisolated struct A {\n}\n\nextension A: Hashable {\n}\n", 4),
    ("struct A {\n}\n", 1), ("\n/// One.\nextension Int {\n}\n", 3),
    ("nonisolated struct A {\n", 1),
  ])
  func `what cannot be bundled is told with its line`(text: String, line: Int) {
    #expect {
      try RuntimeBundle([("A.swift", text)])
    } throws: { error in
      (error as? RuntimeBundle.Fault)?.line == line
        && (error as? RuntimeBundle.Fault)?.path == "A.swift"
    }
  }
}
