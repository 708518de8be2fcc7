/// Why the system refused; the cases that deserve words of our own, and the number of the rest.
package enum Refusal: Sendable, Hashable {
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
  case closed
  case noReader
  /// Any other `errno`, with the system's text for it.
  case other(String)

  /// What to tell the user: follows a colon.
  package var text: String {
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
    case .closed: "it is closed"
    case .noReader: "nobody reads it any more"
    case .other(let text): text
    }
  }
}

/// A file operation that failed: what was tried, on what, and why it was refused.
package struct FileError: Error, Sendable, Hashable {
  /// What was tried: a verb that reads after "cannot".
  package enum Action: String, Sendable {
    case read, write, list, inspect, replace, remove
    case createFolder = "create the folder"
  }

  package var action: Action
  /// The path, or the name of a stream, as it is printed.
  package var subject: String
  package var refusal: Refusal

  /// A refused operation on a path.
  package init(_ action: Action, _ path: FilePath, _ refusal: Refusal) {
    self.init(action, path.display, refusal)
  }

  /// A refused operation on a stream, by its name.
  package init(_ action: Action, _ subject: String, _ refusal: Refusal) {
    self.action = action
    self.subject = subject
    self.refusal = refusal
  }

  /// The whole sentence.
  package var message: String { "cannot \(action.rawValue) `\(subject)`: \(refusal.text)" }
}
