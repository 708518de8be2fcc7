internal import CoulisseCommandLine

/// The repository, whose root is the working folder.
struct RepositoryFolder {
  let files: FileAccess

  /// The Swift files below a folder, in the order of their paths.
  func swiftFiles(
    below folder: String
  ) throws(RuntimeBundle.Fault) -> [(path: String, text: String)] {
    do throws(FileError) {
      return try paths(below: FilePath(folder)).sorted().map { (path) throws(FileError) in
        (path.display, String(decoding: try files.read(path, .max), as: UTF8.self))
      }
    } catch {
      throw RuntimeBundle.Fault(path: folder, line: 1, reason: "cannot be read")
    }
  }

  private func paths(below folder: FilePath) throws(FileError) -> [FilePath] {
    var found: [FilePath] = []
    for name in try files.list(folder) {
      let path = folder.appending(name)
      if try files.status(path, true).kind == .folder {
        found += try paths(below: path)
      } else if path.display.hasSuffix(".swift") {
        found.append(path)
      }
    }
    return found
  }

  /// Puts a file in place of the one that is there, if any.
  func write(_ text: String, to path: String) throws(RuntimeBundle.Fault) {
    let bytes = Array(text.utf8)
    let new = FilePath(path + ".new")
    do throws(FileError) {
      try files.create(new, bytes, nil)
      try files.rename(new, FilePath(path))
    } catch {
      throw RuntimeBundle.Fault(path: path, line: 1, reason: "cannot be written")
    }
  }
}
