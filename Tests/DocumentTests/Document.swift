import CoulisseSource
import Foundation
import Testing

/// A text of the repository's documentation.
struct Document: CustomTestStringConvertible {
  /// From the root of the repository.
  let path: String
  let text: String

  var testDescription: String { path }

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOf: Document.root.appending(path: path), encoding: .utf8)
  }

  /// All documents: those at the root, and those of `Spec`.
  static let all: [Document] = {
    let spec = FileManager.default.enumerator(
      at: root.appending(path: "Spec"), includingPropertiesForKeys: nil)
    let inSpec = (spec?.allObjects ?? []).compactMap { ($0 as? URL)?.path }
      .filter { $0.hasSuffix(".md") }.map { String($0.dropFirst(root.path.count + 1)) }
    let atRoot = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"]
    return (atRoot + inSpec.sorted()).compactMap { try? Document($0) }
  }()

  /// The fenced blocks whose info string begins with `language`.
  func blocks(_ language: String) -> [Block] {
    text.matches(of: /(?ms)^```([^\n]*)\n(.*?)^```$/).compactMap { match in
      let words = match.1.split(separator: " ").map(String.init)
      guard words.first == language else { return nil }
      return Block(document: path, words: Array(words.dropFirst()), text: String(match.2))
    }
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }
}

/// A fenced block: the words behind its language, and its text.
struct Block: CustomTestStringConvertible {
  let document: String
  let words: [String]
  let text: String

  var testDescription: String { "\(document) \(words.joined(separator: " "))" }

  var file: SourceFile { SourceFile(path: document, text: text) }
}
