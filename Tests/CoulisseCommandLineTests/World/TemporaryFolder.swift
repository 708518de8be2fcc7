import Foundation

@testable import CoulisseCommandLine

/// A folder that lives as long as the test holds it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = base.appendingPathComponent("coulisse-test-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of something in the folder.
  func callAsFunction(_ name: String) -> FilePath { FilePath(path + "/" + name) }

  /// Makes a file with its folders.
  func write(_ text: String = "", to name: String, permissions: Int = 0o644) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: file.path)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path + "/" + name, withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: target)
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)), as: UTF8.self)
  }

  /// Everything in the folder: paths with permissions, and the texts of files.
  func contents() throws -> [String: String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
        let permissions = (attributes[.posixPermissions] as? Int) ?? 0
        let isFile = attributes[.type] as? FileAttributeType == .typeRegular
        let mode = String(permissions, radix: 8)
        return (name, mode + (isFile ? " " + (try text(name)) : ""))
      })
  }
}
