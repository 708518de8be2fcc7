/// Writes all files of a plan, or leaves the disk as it was.
///
/// First every file is written beside its place under a name of its own; what can fail (space,
/// permission) fails here. Then each is renamed into its place. If even that fails, what was done
/// is undone in reverse.
struct OutputTransaction {
  private enum UndoStep {
    case removeFolder(FilePath)
    case removeFile(FilePath)
    case putBack(FilePath, from: FilePath)
  }

  private let files: FileAccess
  private var undoSteps: [UndoStep] = []
  /// The first number that no temporary file of this run has.
  private var nextNumber = 0

  /// Carries out a plan; throws after everything is undone. An interrupt waits for the end.
  static func run(_ plan: OutputPlan, files: FileAccess) throws(FileError) {
    if plan.outputs.isEmpty { return }
    var failure: FileError?
    files.uninterrupted {
      var transaction = OutputTransaction(files: files)
      do throws(FileError) {
        try transaction.perform(plan)
      } catch {
        transaction.undo()
        failure = error
      }
    }
    if let failure { throw failure }
  }

  private init(files: FileAccess) { self.files = files }

  private mutating func perform(_ plan: OutputPlan) throws(FileError) {
    for folder in plan.newFolders {
      if try makes(folder) { undoSteps.append(.removeFolder(folder)) }
    }
    var prepared: [(output: PlannedOutput, temporary: FilePath, backup: FilePath?)] = []
    for (number, output) in plan.outputs.enumerated() {
      let temporary = try write(output.bytes, output.former?.permissions, beside: output.path)
      // The last file needs no way back: its renaming is the last thing that can fail.
      let backup: FilePath? =
        if let former = output.former, number < plan.outputs.count - 1 {
          try write(former.bytes, former.permissions, beside: output.path)
        } else {
          nil
        }
      prepared.append((output, temporary, backup))
    }
    for (output, temporary, backup) in prepared {
      try files.rename(temporary, output.path)
      undoSteps.append(backup.map { .putBack(output.path, from: $0) } ?? .removeFile(output.path))
    }
    for case (_, _, let backup?) in prepared { try? files.remove(backup) }
  }

  /// Makes a folder; false if another run has made it in the meantime, and that one may undo it.
  private func makes(_ folder: FilePath) throws(FileError) -> Bool {
    do throws(FileError) {
      try files.createFolder(folder)
      return true
    } catch {
      guard error.refusal == .exists, try files.status(folder, true).kind == .folder else {
        throw error
      }
      return false
    }
  }

  /// Writes bytes into a new hidden file in the folder of `path`; the result is its path.
  private mutating func write(
    _ bytes: [UInt8], _ permissions: UInt16?, beside path: FilePath
  ) throws(FileError) -> FilePath {
    // A run that was killed may have left its files, and another may be at work right now.
    for _ in 0..<10_000 {
      let temporary = path.folder.appending(".coulisse-\(nextNumber).tmp")
      nextNumber += 1
      do throws(FileError) {
        try files.create(temporary, bytes, permissions)
        undoSteps.append(.removeFile(temporary))
        return temporary
      } catch {
        if error.refusal != .exists { throw FileError(.write, path, error.refusal) }
      }
    }
    throw FileError(.write, path, .exists)
  }

  /// Takes everything back as far as the system lets us; a file that is gone already is well.
  private func undo() {
    for step in undoSteps.reversed() {
      switch step {
      case .removeFolder(let folder): try? files.removeFolder(folder)
      case .removeFile(let path): try? files.remove(path)
      case .putBack(let path, let backup): try? files.rename(backup, path)
      }
    }
  }
}
