extension Ban {
  private static let doors = Array(ModuleTable.ours.doors.keys)
  private static let runtimeFolder = ["Sources/CoulisseRuntime/"]

  static let all: [Ban] = constructs + names + determinism + runtime + texts

  private static let constructs: [Ban] = [
    Ban(
      name: "try!", replacement: "throw a typed error, or catch it here",
      canary: "let a = try! read()", traces: ["try!"]),
    Ban(
      name: "as!", replacement: "use `as?` and say what happens otherwise",
      canary: "let a = b as! Int", traces: [" as!"]),
    Ban(
      name: "forced unwrapping", replacement: "use `guard let`, and say what happens otherwise",
      canary: "let a = b.first!.c", traces: ["!"], pattern: { /[\w)\]]!(?![=\w])/ }),
    Ban(
      name: "trap", replacement: "return a diagnostic, or make the state impossible to express",
      canary: "default: fatalError()",
      traces: ["fatalError(", "precondition(", "preconditionFailure(", "assertionFailure("]),
    Ban(
      name: "print", replacement: "return the text; the command line alone writes to streams",
      canary: "  print(value)", traces: ["print("],
      pattern: { /^(?!.*\bfunc print\()(?:.*[^.\w])?(?:debugPrint|print)\(/ }),
    Ban(
      name: "Foundation", replacement: "use the standard library, or Host/POSIX.swift",
      canary: "internal import FoundationEssentials", traces: ["import Foundation"]),
    Ban(
      name: "unsafe code", replacement: "go through a door of ARCHITECTURE.md",
      canary: "withUnsafeBytes(of: a) { b in b.count }", except: doors,
      traces: ["unsafe", "OpaquePointer", "@unchecked"]),
    Ban(
      name: "class",
      replacement: "use a struct or an enum; state that is shared hides who changes it",
      canary: "final class Reader {", traces: ["class "],
      pattern: { /^\s*(?:\w+\s+)*class\s+\w/ }),
  ]

  private static let names: [Ban] = [
    Ban(
      name: "vague name", replacement: "name what it is or does",
      canary: "struct SceneManager {", traces: ["manager", "helper", "util"],
      pattern: { /(?:Manager|Helpers?|Utils?|Utility|Utilities)\b/ })
  ]

  private static let determinism: [Ban] = [
    Ban(
      name: "clock or chance", replacement: "let the caller pass the time or the number",
      canary: "let a = Int.random(in: 0..<3)",
      traces: [
        ".random(", ".shuffled(", "ContinuousClock(", "SuspendingClock(", " Date(", ".hashValue",
      ])
  ]

  /// What Embedded Swift lacks, or what costs an allocation for each touch sample.
  private static let runtime: [Ban] = [
    Ban(
      name: "existential in the runtime", replacement: "use an enum or a generic parameter",
      canary: "var a: any Motion", only: runtimeFolder, traces: ["any "],
      pattern: { /\bany\s+[A-Z]/ }),
    Ban(
      name: "String in the runtime", replacement: "use an index into the program's tables",
      canary: "var name: String", only: runtimeFolder, traces: ["string", "character"],
      pattern: { /\b(?:String|Character|Substring|CustomStringConvertible)\b/ }),
    Ban(
      name: "Dictionary in the runtime", replacement: "use an array indexed by the program's rows",
      canary: "var states: [Int: State] = [:]", only: runtimeFolder,
      traces: ["Dictionary<", "Set<", "["],
      pattern: { /\b(?:Dictionary|Set)<|\[\w+\s*:\s*\w+\]|\[:\]/ }),
    Ban(
      name: "Codable in the runtime", replacement: "write the coding by hand, in an upper layer",
      canary: "struct A: Codable {", only: runtimeFolder, traces: ["codable"],
      pattern: { /\b(?:Codable|Encodable|Decodable)\b/ }),
  ]

  // The words below are put together so that this file does not trip its own bans.
  private static let texts: [Ban] = [
    Ban(
      name: "loose end", replacement: "do it now, or write the number of its issue: (#12)",
      canary: "// TO" + "DO: later", scope: .everything,
      traces: ["TO" + "DO", "FIX" + "ME", "XX" + "X"],
      pattern: { /^(?!.*#\d).*\b(?:T[O]DO|F[I]XME|X[X]X)\b/ }),
    Ban(
      name: "British spelling", replacement: "write recognizer, color, behavior, center, neighbor",
      canary: "// the colo" + "ur", scope: .sourceText,
      traces: [
        "colo" + "ur", "behavio" + "ur", "recogni" + "se", "recogni" + "sing", "cent" + "re",
        "seriali" + "se", "neighbo" + "ur",
      ]),
    Ban(
      name: "white space at the end of a line", replacement: "remove it: `make format`",
      canary: "let a = 1 ", scope: .everything, traces: [" ", "\t"], pattern: { /[ \t]$/ }),
    Ban(
      name: "word of the workplace", replacement: "leave out where and with what this was written",
      canary: "see /wo" + "rk/sha" + "red/design.md", scope: .everything,
      traces: [
        "/wo" + "rk/", "/tm" + "p/h", "cla" + "ude", "anthr" + "opic", "open" + "ai",
        "chat" + "gpt",
        "hub" + ".git", "/op" + "t/swift", "language mo" + "del", "copi" + "lot",
      ]),
  ]
}
