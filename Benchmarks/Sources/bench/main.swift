// Usage: bench COULISSE TOOLS ROOT -- the command, the folder of `hello` and `flat-tree`, the root of
// the repository. Prints a table and the same as JSON; exits 1 if a bar is missed, 3 if a process
// fails. Every ratio is of medians of interleaved runs, because machines drift.
import Foundation

guard CommandLine.arguments.count == 4 else { exit(2) }
let coulisse = CommandLine.arguments[1]
let tools = CommandLine.arguments[2]
let root = CommandLine.arguments[3]
let folder = FileManager.default.temporaryDirectory
  .appendingPathComponent("coulisse-bench-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

/// Runs two processes in turn, which must end with these statuses; the results are the medians of their times and the greatest memory of
/// the first.
func compare(
  _ first: [String], _ second: [String], ending status: Int32 = 0, also other: Int32 = 0,
  rounds: Int = 11
) -> (first: Double, second: Double, peakBytes: Int) {
  var times: ([Double], [Double]) = ([], [])
  var peak = 0
  for _ in 0..<rounds {
    guard let one = Run.of(first, status: status), let two = Run.of(second, status: other) else {
      FileHandle.standardError.write(Data("bench: `\(first)` or `\(second)` failed\n".utf8))
      exit(3)
    }
    times.0.append(one.seconds)
    times.1.append(two.seconds)
    peak = max(peak, one.peakBytes)
  }
  return (median(times.0), median(times.1), peak)
}

/// A bar on the time of one process against another's.
func bar(
  _ name: String, _ first: [String], against: String, _ second: [String], atMost limit: Double,
  ending status: Int32 = 0, rounds: Int = 11
) -> Bar {
  let times = compare(first, second, ending: status, rounds: rounds)
  return Bar(
    name: name, measured: milliseconds(times.first),
    against: "\(against), \(milliseconds(times.second))", ratio: times.first / times.second,
    limit: limit)
}

let hello = [tools + "/hello"]
let drawers = root + "/examples/side-drawers.scene.yaml"
let small = root + "/examples/six-lines.scene.yaml"
let large = Scenes.large(bytes: 1 << 20)
let sound = try Scenes.write(large, "sound.scene.yaml", in: folder)
// A slip in the last line: the whole file is read, and nothing is done with it.
let one = try Scenes.write(large + "]\n", "one.scene.yaml", in: folder)
let twenty = try Scenes.write(
  Scenes.large(bytes: 20 << 20) + "]\n", "twenty.scene.yaml", in: folder)
let generated = folder.appendingPathComponent("Generated").path
guard Run.of([coulisse, "compile", small, "-o", generated]) != nil else { exit(3) }

var bars = [
  bar(
    "read 1 MB of YAML", [coulisse, "lint", one], against: "flat tree in C",
    [tools + "/flat-tree", sound], atMost: 1.5, ending: 1),
  bar(
    "compile a small scene again, unchanged", [coulisse, "compile", small, "-o", generated],
    against: "hello", hello, atMost: 1.5, rounds: 31),
  bar(
    "check the largest example", [coulisse, "lint", drawers], against: "hello", hello, atMost: 5),
]
let growth = compare(
  [coulisse, "lint", twenty], [coulisse, "lint", one], ending: 1, also: 1, rounds: 5)
bars.append(
  Bar(
    name: "read 20 MB, time", measured: milliseconds(growth.first),
    against: "1 MB, \(milliseconds(growth.second))", ratio: growth.first / growth.second, limit: 25)
)
bars.append(
  Bar(
    name: "read 20 MB, peak memory", measured: "\(growth.peakBytes >> 20) MB", against: "its size",
    ratio: Double(growth.peakBytes) / Double(20 << 20), limit: 8))

print(Bar.head)
for bar in bars { print(bar.markdown) }
print("\n[" + bars.map(\.json).joined(separator: ", ") + "]")
try? FileManager.default.removeItem(at: folder)
exit(bars.allSatisfy(\.isKept) ? 0 : 1)
