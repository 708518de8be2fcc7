extension Ban {
  private static let doors = Array(ModuleTable.ours.doors.keys)

  static let all: [Ban] = constructs + determinism + runtime + texts

  private static let constructs: [Ban] = [
    Ban(
      name: "try!", replacement: "throw a typed error, or catch it here",
      canary: "let a = try! read()"
    ) { $0.contains(/\btry!/) },
    Ban(
      name: "as!", replacement: "use `as?` and say what happens otherwise",
      canary: "let a = b as! Int"
    ) { $0.contains(/\bas!/) },
    Ban(
      name: "forced unwrapping", replacement: "use `guard let`, and say what happens otherwise",
      canary: "let a = b.first!.c"
    ) { $0.contains(/[\w)\]]!(?![=\w])/) },
    Ban(
      name: "trap", replacement: "return a diagnostic, or make the state impossible to express",
      canary: "default: fatalError()"
    ) { $0.contains(/\b(?:fatalError|preconditionFailure|precondition|assertionFailure)\(/) },
    Ban(
      name: "print", replacement: "return the text; the command line alone writes to streams",
      canary: "  print(value)"
    ) {
      $0.contains(/(?:^|[^.\w])(?:debugPrint|print)\(/)
        && !$0.contains(/\bfunc print\(/)
    },
    Ban(
      name: "Foundation", replacement: "use the standard library, or Host/POSIX.swift",
      canary: "internal import FoundationEssentials"
    ) { $0.contains(/\bimport\s+Foundation/) },
    Ban(
      name: "unsafe code", replacement: "go through a door of ARCHITECTURE.md",
      canary: "withUnsafeBytes(of: a) { b in b.count }", except: doors
    ) { $0.contains(/[uU]nsafe(?!ly)|\bOpaquePointer\b|@unchecked/) },
    Ban(
      name: "vague name", replacement: "name what it is or does",
      canary: "struct SceneManager {"
    ) { $0.contains(/(?:Manager|Helpers?|Utils?|Utilit(?:y|ies))\b/) },
    Ban(
      name: "class",
      replacement: "use a struct or an enum; state that is shared hides who changes it",
      canary: "final class Reader {"
    ) { $0.contains(/^\s*(?:\w+\s+)*class\s+\w/) },
  ]

  private static let determinism: [Ban] = [
    Ban(
      name: "clock or chance", replacement: "let the caller pass the time or the number",
      canary: "let a = Int.random(in: 0..<3)"
    ) {
      $0.contains(
        /\.random\(|\.shuffled\(|\b(?:ContinuousClock|SuspendingClock|Date)\(|\.hashValue\b/)
    }
  ]

  /// What Embedded Swift lacks, or what costs an allocation for each touch sample.
  private static let runtime: [Ban] = [
    Ban(
      name: "existential in the runtime", replacement: "use an enum or a generic parameter",
      canary: "var a: any Motion", only: ["Sources/CoulisseRuntime/"]
    ) { $0.contains(/\bany\s+[A-Z]/) },
    Ban(
      name: "String in the runtime", replacement: "use an index into the program's tables",
      canary: "var name: String", only: ["Sources/CoulisseRuntime/"]
    ) { $0.contains(/\b(?:String|Character|Substring|CustomStringConvertible)\b/) },
    Ban(
      name: "Dictionary in the runtime", replacement: "use an array indexed by the program's rows",
      canary: "var states: [Int: State] = [:]", only: ["Sources/CoulisseRuntime/"]
    ) { $0.contains(/\b(?:Dictionary|Set)<|\[\w+\s*:\s*\w+\]|\[:\]/) },
    Ban(
      name: "Codable in the runtime", replacement: "write the coding by hand, in an upper layer",
      canary: "struct A: Codable {", only: ["Sources/CoulisseRuntime/"]
    ) { $0.contains(/\b(?:Codable|Encodable|Decodable)\b/) },
  ]

  private static let texts: [Ban] = [
    Ban(
      name: "loose end", replacement: "do it now, or write the number of its issue: (#12)",
      canary: "// TO" + "DO: later", scope: .everything
    ) { line in looseEnds.contains { line.contains($0) } && !line.contains(/#\d+/) },
    Ban(
      name: "British spelling", replacement: "write recognizer, color, behavior, center, canceled",
      canary: "// the colo" + "ur", scope: .sourceText
    ) { contains($0, anyOf: britishWords) },
    Ban(
      name: "white space at the end of a line", replacement: "remove it: `make format`",
      canary: "let a = 1 ", scope: .everything, except: whitespaceInTests
    ) { $0.last == " " || $0.last == "\t" },
    Ban(
      name: "word of the workplace", replacement: "leave out where and with what this was written",
      canary: "see /wo" + "rk/sha" + "red/design.md", scope: .everything
    ) { contains($0, anyOf: workplaceWords) },
  ]

  /// Tests whose texts must hold white space.
  private static let whitespaceInTests: [String] = []

  // The words are put together so that this file does not trip its own bans.
  private static let looseEnds = ["TO" + "DO", "FIX" + "ME", "XX" + "X"]
  private static let britishWords = [
    "colo" + "ur", "behavio" + "ur", "recogni" + "se", "recogni" + "sing", "cent" + "re",
    "seriali" + "se", "neighbo" + "ur",
  ]
  private static let workplaceWords = [
    "/wo" + "rk/", "/tm" + "p/h", "cla" + "ude", "anthr" + "opic", "open" + "ai", "chat" + "gpt",
    "hub" + ".git", "/op" + "t/swift", "language mo" + "del", "copi" + "lot",
  ]

  private static func contains(_ line: Substring, anyOf words: [String]) -> Bool {
    let lowercase = line.lowercased()
    return words.contains { lowercase.contains($0) }
  }
}
