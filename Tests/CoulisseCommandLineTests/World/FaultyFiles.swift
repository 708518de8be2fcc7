import Foundation

@testable import CoulisseCommandLine

/// Counts what is asked of the file system, and refuses one request.
final class FaultyFiles: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  private let failing: Int?
  private let refusal: Refusal

  /// - Parameter failing: the change that is refused, from 0; nil for none.
  init(failing: Int? = nil, with refusal: Refusal = .deviceFull) {
    self.failing = failing
    self.refusal = refusal
  }

  /// The number of changes asked for so far.
  var changes: Int { lock.withLock { count } }

  private func isRefused() -> Bool {
    lock.withLock {
      defer { count += 1 }
      return count == failing
    }
  }

  /// The real file system with refusals of `create`, `rename` and `createFolder`.
  var access: FileAccess {
    var files = FileAccess.system
    let real = FileAccess.system
    files.create = { (path, bytes, permissions) throws(FileError) in
      if self.isRefused() { throw FileError(.write, path, self.refusal) }
      try real.create(path, bytes, permissions)
    }
    files.rename = { (from, to) throws(FileError) in
      if self.isRefused() { throw FileError(.replace, to, self.refusal) }
      try real.rename(from, to)
    }
    files.createFolder = { (path) throws(FileError) in
      if self.isRefused() { throw FileError(.createFolder, path, self.refusal) }
      try real.createFolder(path)
    }
    return files
  }
}
