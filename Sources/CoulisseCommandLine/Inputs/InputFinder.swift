/// Finds the scene files that the paths of a command name.
struct InputFinder {
  let files: FileAccess
  /// The files found: each once, in the order of the paths, and within a folder in byte order.
  private(set) var found: [FilePath] = []
  private(set) var complaints: [Complaint] = []
  private var identities: Set<[UInt64]> = []

  private static let sceneSuffix = Array(".scene.yaml".utf8)

  init(files: FileAccess) { self.files = files }

  /// Adds the file at `path`, or all scene files in the folder at `path`.
  mutating func add(_ path: FilePath) {
    do throws(FileError) {
      let status = try files.status(path, true)
      switch status.kind {
      case .file, .other, .link: keep(path, status)
      case .folder: addFolder(path)
      }
    } catch {
      complaints.append(Complaint(FileError(.read, path, error.refusal)))
    }
  }

  private mutating func addFolder(_ folder: FilePath) {
    let countBefore = (found.count, complaints.count)
    var scenes: [(FilePath, FileStatus)] = []
    var waiting = [folder]
    while let next = waiting.popLast() {
      do throws(FileError) {
        for name in try files.list(next) where name.first != UInt8(ascii: ".") {
          inspect(next.appending(name), &waiting, &scenes)
        }
      } catch {
        complaints.append(Complaint(error))
      }
    }
    for (path, status) in scenes.sorted(by: { $0.0 < $1.0 }) { keep(path, status) }
    if scenes.isEmpty && countBefore == (found.count, complaints.count) {
      complaints.append(
        Complaint(
          "no scene is in the folder `\(folder.display)`",
          help: ["coulisse looks for files whose name ends in `.scene.yaml`"]))
    }
  }

  /// Sorts one entry of a folder. A link to a folder is not followed: it could lead out of the
  /// folder that was named, or in a circle. A link to a scene is.
  private mutating func inspect(
    _ path: FilePath, _ waiting: inout [FilePath], _ scenes: inout [(FilePath, FileStatus)]
  ) {
    do throws(FileError) {
      let isScene = path.name.suffix(Self.sceneSuffix.count) == Self.sceneSuffix[...]
      let status = try files.status(path, false)
      switch status.kind {
      case .folder: waiting.append(path)
      case .file where isScene: scenes.append((path, status))
      case .link where isScene:
        let target = try files.status(path, true)
        if target.kind == .file { scenes.append((path, target)) }
      case .file, .link, .other: break
      }
    } catch {
      complaints.append(Complaint(FileError(.read, path, error.refusal)))
    }
  }

  private mutating func keep(_ path: FilePath, _ status: FileStatus) {
    // Pipes of `<(command)` may share an identity, and reading one twice is what was asked for.
    if status.kind == .file && !identities.insert(status.identity).inserted { return }
    found.append(path)
  }
}
