// The door to the operating system: every call of the C library, and every pointer of this
// module, is in this file.

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

extension Host {
  /// The world of this process. Call `prepareProcess` first.
  package static func system() -> Host {
    Host(
      readInput: { (limit) throws(FileError) in
        try readAll(STDIN_FILENO, FileError(.read, "standard input", .closed), limit: limit)
      },
      output: TextStream(isTerminal: isatty(STDOUT_FILENO) == 1) { (bytes) throws(FileError) in
        try writeAll(bytes, to: STDOUT_FILENO, FileError(.write, "standard output", .closed))
      },
      errors: TextStream(isTerminal: isatty(STDERR_FILENO) == 1) { (bytes) throws(FileError) in
        try writeAll(bytes, to: STDERR_FILENO, FileError(.write, "standard error", .closed))
      },
      environment: { name in getenv(name).map { String(cString: $0) } },
      workingFolder: currentFolder(), files: .system)
  }

  /// Readies the process: a closed pipe and a file size limit become errors of `write` instead of
  /// deadly signals.
  package static func prepareProcess() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// The arguments after the name of the program, byte by byte as they were given.
  package static func arguments() -> [[UInt8]] {
    var arguments: [[UInt8]] = []
    for index in 0..<Int(CommandLine.argc) {
      guard let argument = CommandLine.unsafeArgv[index] else { break }
      arguments.append(copyBytes(argument))
    }
    return Array(arguments.dropFirst())
  }

  /// Ends the process.
  package static func exit(_ status: Int32) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #else
      Glibc.exit(status)
    #endif
  }
}

extension FileAccess {
  /// The file system of this machine.
  static let system = FileAccess(
    status: { (path, followingLinks) throws(FileError) in
      var information = stat()
      let result = path.withCString {
        followingLinks ? stat($0, &information) : lstat($0, &information)
      }
      if result != 0 { throw FileError(.inspect, path, refusal()) }
      return FileStatus(information)
    },
    list: { (path) throws(FileError) in try listFolder(path) },
    read: { (path, limit) throws(FileError) in
      let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
      if descriptor < 0 { throw FileError(.read, path, refusal()) }
      defer { close(descriptor) }
      return try readAll(descriptor, FileError(.read, path, .closed), limit: limit)
    },
    create: { (path, bytes, permissions) throws(FileError) in
      try createFile(path, bytes, permissions)
    },
    rename: { (from, to) throws(FileError) in
      if renameFile(from, to) != 0 { throw FileError(.replace, to, refusal()) }
    },
    remove: { (path) throws(FileError) in
      if path.withCString({ unlink($0) }) != 0 { throw FileError(.remove, path, refusal()) }
    },
    createFolder: { (path) throws(FileError) in
      let result = path.withCString { mkdir($0, 0o777) }
      if result != 0 { throw FileError(.createFolder, path, refusal()) }
    },
    removeFolder: { (path) throws(FileError) in
      if path.withCString({ rmdir($0) }) != 0 { throw FileError(.remove, path, refusal()) }
    },
    uninterrupted: { body in
      var signals = sigset_t()
      var former = sigset_t()
      sigemptyset(&signals)
      for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
      pthread_sigmask(SIG_BLOCK, &signals, &former)
      body()
      pthread_sigmask(SIG_SETMASK, &former, nil)
    })
}

extension FileStatus {
  fileprivate init(_ information: stat) {
    let kind: FileKind =
      switch information.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    self.init(
      kind: kind, permissions: UInt16(truncatingIfNeeded: information.st_mode & 0o7777),
      identity: [
        UInt64(truncatingIfNeeded: information.st_dev),
        UInt64(truncatingIfNeeded: information.st_ino),
      ])
  }
}

extension FilePath {
  /// Lends the path to a C function.
  fileprivate func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let terminated = bytes.map { CChar(bitPattern: $0) } + [0]
    return terminated.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return body([0]) }
      return body(start)
    }
  }
}

private func currentFolder() -> FilePath? {
  guard let name = getcwd(nil, 0) else { return nil }
  defer { free(name) }
  return FilePath(bytes: copyBytes(name))
}

private func copyBytes(_ text: UnsafePointer<CChar>) -> [UInt8] {
  UnsafeBufferPointer(start: text, count: strlen(text)).map { UInt8(bitPattern: $0) }
}

private func renameFile(_ from: FilePath, _ to: FilePath) -> Int32 {
  from.withCString { source in to.withCString { target in rename(source, target) } }
}

private func listFolder(_ path: FilePath) throws(FileError) -> [[UInt8]] {
  guard let folder = path.withCString({ opendir($0) }) else {
    throw FileError(.list, path, refusal())
  }
  defer { closedir(folder) }
  var names: [[UInt8]] = []
  while true {
    errno = 0
    guard let entry = readdir(folder) else { break }
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { field in
      Array(field.prefix { $0 != 0 })
    }
    if name != Array(".".utf8) && name != Array("..".utf8) { names.append(name) }
  }
  if errno != 0 { throw FileError(.list, path, refusal()) }
  return names
}

/// Reads to the end; `failure` says what is read, and gets the reason.
private func readAll(
  _ descriptor: Int32, _ failure: FileError, limit: Int
) throws(FileError) -> [UInt8] {
  var information = stat()
  var bytes: [UInt8] = []
  if fstat(descriptor, &information) == 0, information.st_size > 0 {
    bytes.reserveCapacity(min(Int(information.st_size), limit) + 1)
  }
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = chunk.withUnsafeMutableBytes {
      read(descriptor, $0.baseAddress, $0.count)
    }
    if count == 0 { return bytes }
    if count < 0 {
      if errno == EINTR || awaited(descriptor, POLLIN) { continue }
      throw FileError(failure.action, failure.subject, refusal())
    }
    bytes.append(contentsOf: chunk[..<count])
    if bytes.count > limit {
      throw FileError(failure.action, failure.subject, .largerThan(limit))
    }
  }
}

/// Writes all of it; `failure` says what is written, and gets the reason.
private func writeAll(
  _ bytes: [UInt8], to descriptor: Int32, _ failure: FileError
) throws(FileError) {
  var written = 0
  while written < bytes.count {
    let count = bytes.withUnsafeBytes {
      write(descriptor, $0.baseAddress.map { $0 + written }, $0.count - written)
    }
    if count >= 0 {
      written += count
    } else if errno != EINTR && !awaited(descriptor, POLLOUT) {
      throw FileError(failure.action, failure.subject, refusal())
    }
  }
}

/// After a call failed because the stream does not block: waits until it can go on.
private func awaited(_ descriptor: Int32, _ event: some BinaryInteger) -> Bool {
  if errno != EAGAIN { return false }
  var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
  return poll(&request, 1, -1) >= 0
}

private func createFile(
  _ path: FilePath, _ bytes: [UInt8], _ permissions: UInt16?
) throws(FileError) {
  let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
  let descriptor = path.withCString { open($0, flags, 0o666) }
  if descriptor < 0 { throw FileError(.write, path, refusal()) }
  do throws(FileError) {
    defer { close(descriptor) }
    try writeAll(bytes, to: descriptor, FileError(.write, path, .closed))
    // Some file systems cannot bring one file to the disk (EINVAL); they cannot lose it either.
    let isComplete =
      permissions.map { fchmod(descriptor, mode_t($0)) == 0 } ?? true
      && (fsync(descriptor) == 0 || errno == EINVAL)
    if !isComplete { throw FileError(.write, path, refusal()) }
  } catch {
    _ = path.withCString { unlink($0) }
    throw error
  }
}

/// What `errno` says about the call that just failed.
private func refusal() -> Refusal {
  switch errno {
  case ENOENT: .missing
  case EACCES, EPERM: .forbidden
  case EEXIST: .exists
  case EISDIR: .isFolder
  case ENOTDIR: .isNotFolder
  case ENOTEMPTY: .folderNotEmpty
  case ELOOP: .linkLoop
  case ENAMETOOLONG: .nameTooLong
  case ENOSPC, EDQUOT: .deviceFull
  case EROFS: .readOnly
  case EFBIG: .tooLarge
  case EBADF: .closed
  case EPIPE: .noReader
  default: .other(strerror(errno).map { String(cString: $0) } ?? "error \(errno)")
  }
}
