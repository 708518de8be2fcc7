/// Why the system refused; the cases that deserve words of our own, and the number of the rest.
enum Refusal: Sendable, Hashable {
  case missing
  case forbidden
  case exists
  case isFolder
  case isNotFolder
  case isNotFile
  case isLink
  case folderNotEmpty
  case linkLoop
  case nameTooLong
  case deviceFull
  case readOnly
  case tooLarge
  /// The file to read has more bytes than this.
  case largerThan(Int)
  /// The file in the place of a generated one was not generated.
  case isHandWritten
  /// The path is a link to something that is not there.
  case isDanglingLink
  case closed
  case noReader
  /// The folder to make would lie in a folder that is missing itself.
  case parentMissing(String)
  /// The folder to make has the name of a Swift file.
  case looksLikeFile
  /// A path that only a fault of coulisse can have made.
  case leavesFolder
  /// Any other `errno`, with the system's text for it.
  case other(String)

  /// What to tell the user: follows a colon.
  var text: String {
    switch self {
    case .missing: "no such file or folder"
    case .forbidden: "permission denied"
    case .exists: "it exists already"
    case .isFolder: "it is a folder"
    case .isNotFolder: "not a folder"
    case .isNotFile: "it is neither a file nor a folder"
    case .isLink: "it is a symbolic link, and coulisse does not write through links"
    case .folderNotEmpty: "the folder is not empty"
    case .linkLoop: "symbolic links form a loop"
    case .nameTooLong: "the path is too long"
    case .deviceFull: "no space is left on the device"
    case .readOnly: "the file system is read-only"
    case .tooLarge: "it is too large"
    case .largerThan(let limit): "it is larger than \(limit >> 20) MB"
    case .isHandWritten: "coulisse did not write the file that is there"
    case .isDanglingLink: "it is a symbolic link to something that does not exist"
    case .closed: "it is closed"
    case .noReader: "nobody reads it any more"
    case .parentMissing(let parent): "the folder `\(parent)` does not exist either"
    case .looksLikeFile: "its name is that of a file"
    case .leavesFolder: "it would lie outside of the output folder, a fault of coulisse"
    case .other(let text): text
    }
  }
}

/// A file operation that failed: what was tried, on what, and why it was refused.
package struct FileError: Error, Sendable, Hashable {
  /// What was tried: a verb that reads after "cannot".
  enum Action: String, Sendable {
    case read, write, list, inspect, replace, remove
    case createFolder = "create the folder"
  }

  var action: Action
  /// The path in quotes, or the name of a stream, as it is printed.
  var subject: String
  var refusal: Refusal

  /// A refused operation on a path.
  init(_ action: Action, _ path: FilePath, _ refusal: Refusal) {
    self.init(action, "`\(path.display)`", refusal)
  }

  /// A refused operation on a stream, by its name.
  init(_ action: Action, _ subject: String, _ refusal: Refusal) {
    self.action = action
    self.subject = subject
    self.refusal = refusal
  }

  /// What to do about it; empty where the sentence says enough.
  var help: [String] {
    switch refusal {
    case .isHandWritten:
      ["move the file away if it is not needed, or choose another folder: `-o FOLDER`"]
    case .isDanglingLink: ["make what it points to, remove the link, or choose another folder"]
    case .looksLikeFile:
      ["name the folder only; the files in it are named after their scenes: `-o FOLDER`"]
    case .isNotFolder where action == .write:
      ["`-o` and `--witness` name a folder; the files in it are named after their scenes"]
    case .parentMissing: ["make it first: `mkdir -p \(subjectInShell)`"]
    case .isFolder where action == .read && subject.hasPrefix("`"):
      ["name a file in it: `dump` takes one scene file, `simulate` a scene and a scenario"]
    case .missing, .forbidden, .exists, .isFolder, .isNotFolder, .isNotFile, .isLink,
      .folderNotEmpty, .linkLoop, .nameTooLong, .deviceFull, .readOnly, .tooLarge, .largerThan,
      .closed, .noReader, .leavesFolder, .other:
      []
    }
  }

  /// The path as a shell takes it.
  private var subjectInShell: String {
    let path = subject.filter { $0 != "`" }
    let isPlain = path.utf8.allSatisfy { byte in
      byte >= 0x80 || "/._-+=,@%".utf8.contains(byte) || Character(Unicode.Scalar(byte)).isLetter
        || Character(Unicode.Scalar(byte)).isNumber
    }
    return isPlain ? path : "'\(path)'"
  }

  /// The whole sentence.
  var message: String { "cannot \(action.rawValue) \(subject): \(refusal.text)" }
}
