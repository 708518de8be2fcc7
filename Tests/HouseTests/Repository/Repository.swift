import Foundation

/// The files of this repository, as the house tests read them.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file below `Sources`, in the order of their paths.
  static let sources = files(below: "Sources").filter { $0.path.hasSuffix(".swift") }

  private static let tests = files(below: "Tests").filter { !isGolden($0.path) }

  /// Every Swift file that people write: sources, tests and the package description.
  static let swiftFiles =
    sources + tests.filter { $0.path.hasSuffix(".swift") } + [file("Package.swift")]

  /// Every text file that people write.
  static let texts =
    sources + tests
    + ["Spec", "Scripts", "examples", ".ci", "Benchmarks/Sources", "Sources/CoulisseCYAML"].flatMap
  { files(below: $0) }
    + [
      "Package.swift", "Makefile", "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md",
      "CHANGELOG.md", ".swift-format", ".gitignore",
    ].map { file($0) }

  /// One file by its path below the root; empty if there is none.
  static func file(_ path: String) -> RepositoryFile {
    let data = try? Data(contentsOf: root.appendingPathComponent(path))
    return RepositoryFile(path: path, text: data.map { String(decoding: $0, as: UTF8.self) } ?? "")
  }

  private static func files(below folder: String) -> [RepositoryFile] {
    let base = root.appendingPathComponent(folder)
    let names =
      FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return names.sorted().compactMap { name in
      let path = base.appendingPathComponent(name).path
      let isFile =
        (try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType)
        == .typeRegular
      return isFile ? file(folder + "/" + name) : nil
    }
  }

  private static func isGolden(_ path: String) -> Bool { path.hasPrefix("Tests/Goldens/") }
}

/// One file, its path relative to the root of the repository.
struct RepositoryFile: Sendable, CustomStringConvertible {
  let path: String
  let text: String
  let lines: [Substring]
  /// The text of Swift with comments and string literals blanked, line for line.
  let code: String
  let codeLines: [Substring]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    code = path.hasSuffix(".swift") ? blanked(text) : text
    codeLines = code.split(separator: "\n", omittingEmptySubsequences: false)
  }

  var description: String { path }

  /// The module that a file below `Sources` belongs to.
  var module: String {
    path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
  }
}
