internal import CoulisseSource

/// Reads the files that a command works on.
struct InputReader {
  let host: Host
  /// What standard input is called in diagnostics.
  var inputName = "<stdin>"
  private(set) var complaints: [Complaint] = []

  /// No scene is that long; a device that never ends is stopped here.
  static let byteLimit = 256 << 20

  init(host: Host, inputName: String?) {
    self.host = host
    if let inputName { self.inputName = inputName }
  }

  /// Reads each file, and each scene of each folder. What cannot be read is complained of, and the
  /// rest is read nevertheless.
  mutating func scenes(at paths: [FilePath]) -> [SourceFile] {
    var sources: [SourceFile] = []
    var finder = InputFinder(files: host.files)
    for path in paths where path != .standardInput { finder.add(path) }
    complaints += finder.complaints
    if paths.contains(.standardInput), let source = file(at: .standardInput) {
      sources.append(source)
    }
    return sources + finder.found.compactMap { file(at: $0) }
  }

  /// Reads one file; nil if it cannot be read.
  mutating func file(at path: FilePath) -> SourceFile? {
    do throws(FileError) {
      if path == .standardInput {
        return SourceFile(path: inputName, bytes: try host.readInput(Self.byteLimit))
      }
      return SourceFile(path: path.display, bytes: try host.files.read(path, Self.byteLimit))
    } catch {
      complaints.append(Complaint(error))
      return nil
    }
  }
}

extension FilePath {
  /// The lone hyphen.
  static let standardInput: FilePath = "-"
}
