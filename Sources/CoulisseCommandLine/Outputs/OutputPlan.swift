internal import CoulisseSource

/// One file that is to be written because its bytes are not yet those on the disk.
struct PlannedOutput {
  let path: FilePath
  let bytes: [UInt8]
  /// What is there now, nil for a new file.
  let former: (bytes: [UInt8], permissions: UInt16)?
}

/// What a run has to write: folders that are missing and files whose bytes changed.
struct OutputPlan {
  private(set) var newFolders: [FilePath] = []
  private(set) var outputs: [PlannedOutput] = []

  /// Compares artifacts with the folder they belong in; writes nothing.
  ///
  /// A missing folder is made, but not its parents: a mistyped path should not grow a tree.
  init(_ artifacts: [Artifact], in folder: FilePath, files: FileAccess) throws(FileError) {
    if try !Self.isFolder(folder, files) {
      guard try Self.isFolder(folder.folder, files) else {
        throw FileError(.createFolder, folder, .parentMissing(folder.folder.display))
      }
      newFolders.append(folder)
    }
    for artifact in artifacts {
      let path = try addFolders(of: artifact, in: folder, files)
      let bytes = Array(artifact.contents.utf8)
      let former = try Self.formerFile(path, files)
      if former?.bytes != bytes {
        outputs.append(PlannedOutput(path: path, bytes: bytes, former: former))
      }
    }
    if outputs.isEmpty { newFolders = [] }
  }

  /// Plans the folders between the output folder and the artifact; the result is its path.
  private mutating func addFolders(
    of artifact: Artifact, in folder: FilePath, _ files: FileAccess
  ) throws(FileError) -> FilePath {
    var path = folder
    let components = artifact.path.split(separator: "/", omittingEmptySubsequences: false)
    for (index, component) in components.enumerated() {
      let isPlain = !["", ".", ".."].contains(component) && !component.utf8.contains(0)
      if !isPlain { throw FileError(.write, FilePath(artifact.path), .leavesFolder) }
      if index > 0, !newFolders.contains(path), try !Self.isFolder(path, files) {
        newFolders.append(path)
      }
      path = path.appending(String(component))
    }
    return path
  }

  private static func isFolder(_ path: FilePath, _ files: FileAccess) throws(FileError) -> Bool {
    guard let status = try status(path, followingLinks: true, files) else { return false }
    if status.kind != .folder { throw FileError(.write, path, .isNotFolder) }
    return true
  }

  private static func formerFile(
    _ path: FilePath, _ files: FileAccess
  ) throws(FileError) -> (bytes: [UInt8], permissions: UInt16)? {
    guard let status = try status(path, followingLinks: false, files) else { return nil }
    switch status.kind {
    case .folder: throw FileError(.write, path, .isFolder)
    case .link: throw FileError(.write, path, .isLink)
    case .other: throw FileError(.write, path, .isNotFile)
    case .file: return (try files.read(path, Int.max), status.permissions)
    }
  }

  private static func status(
    _ path: FilePath, followingLinks: Bool, _ files: FileAccess
  ) throws(FileError) -> FileStatus? {
    do throws(FileError) {
      return try files.status(path, followingLinks)
    } catch {
      if error.refusal == .missing { return nil }
      throw FileError(.write, path, error.refusal)
    }
  }
}
