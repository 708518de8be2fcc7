/// What kind of thing a path names.
package enum FileKind: Sendable, Hashable { case file, folder, link, other }

/// What is known of a file without reading it.
package struct FileStatus: Sendable, Hashable {
  package var kind: FileKind
  /// The permission bits, as in `chmod`.
  var permissions: UInt16
  /// Device and number: the same for two paths of one file.
  var identity: [UInt64]
}

/// The file system, one closure for each thing that is asked of it, so that a test can refuse any.
package struct FileAccess: Sendable {
  /// The status of a path; a link itself is looked at only if `followingLinks` is false.
  package var status:
    @Sendable (_ path: FilePath, _ followingLinks: Bool) throws(FileError) -> FileStatus
  /// The names in a folder in no order, without `.` and `..`.
  package var list: @Sendable (_ folder: FilePath) throws(FileError) -> [[UInt8]]
  /// All bytes of a file; refuses files of more than `limit` bytes.
  package var read: @Sendable (_ path: FilePath, _ limit: Int) throws(FileError) -> [UInt8]
  /// Makes a new file with these bytes and brings them to the disk; refuses an existing path, and
  /// leaves nothing when it fails. Without `permissions` the user's mask decides.
  package var create:
    @Sendable (_ path: FilePath, _ bytes: [UInt8], _ permissions: UInt16?) throws(FileError) -> Void
  /// Puts one file in the place of another, in one step.
  package var rename: @Sendable (_ from: FilePath, _ to: FilePath) throws(FileError) -> Void
  /// Removes a file.
  var remove: @Sendable (_ path: FilePath) throws(FileError) -> Void
  /// Makes one folder; its parent must exist.
  var createFolder: @Sendable (_ path: FilePath) throws(FileError) -> Void
  /// Removes an empty folder.
  var removeFolder: @Sendable (_ path: FilePath) throws(FileError) -> Void
  /// Runs its argument while the user's interrupt waits.
  var uninterrupted: @Sendable (_ body: () -> Void) -> Void
}
