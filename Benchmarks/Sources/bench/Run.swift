import Foundation

/// One run of a process: wall time and the most memory that it held.
struct Run {
  var seconds: Double
  var peakBytes: Int

  /// Runs to the end, with its output thrown away; nil if it did not end with `status`.
  static func of(_ arguments: [String], status expected: Int32 = 0) -> Run? {
    var actions: posix_spawn_file_actions_t = .init()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    let words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let start = ContinuousClock.now
    var process: pid_t = 0
    guard posix_spawnp(&process, arguments[0], &actions, nil, words, environ) == 0 else {
      return nil
    }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process else { return nil }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    guard status & 0x7f == 0, (status >> 8) & 0xff == expected else { return nil }
    #if os(Linux)
      let unit = 1024
    #else
      let unit = 1
    #endif
    return Run(seconds: seconds, peakBytes: usage.ru_maxrss * unit)
  }
}

/// The middle of the values.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
}
