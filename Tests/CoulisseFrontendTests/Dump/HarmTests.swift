import CoulisseDiagnostics
import CoulisseModel
import CoulisseSource
import Testing

@testable import CoulisseFrontend

/// Scene files with random harm done to them: nothing crashes, and what still is a scene prints as
/// the same scene.
@Suite struct HarmTests {
  @Test(arguments: [
    "examples/six-lines.scene.yaml", "examples/side-drawers.scene.yaml",
    "Tests/CoulisseFrontendTests/Fixtures/everything.scene.yaml",
  ])
  func `harmed files are refused or mean what they print`(_ path: String) throws {
    let text = try Repository.file(path).bytes
    var harm = Harm(seed: UInt64(text.count))
    var scenes = 0
    for _ in 0..<300 {
      let bytes = harm.done(to: text)
      let read = Reading.scene(SourceFile(path: "harmed.scene.yaml", bytes: bytes))
      guard let scene = read.value else {
        #expect(read.hasErrors, "\(String(decoding: bytes, as: UTF8.self))")
        continue
      }
      scenes += 1
      let printed = Frontend.dump(scene)
      let again = Reading.scene(printed)
      let isSame = again.value?.bare == scene.bare
      #expect(isSame, "\(difference(printed, again)) of\n\(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(scenes > 10)
  }

  /// What reading the printed scene again gave instead.
  private func difference(_ printed: String, _ again: Diagnosed<Scene?>) -> String {
    guard let scene = again.value else { return "\(again.diagnostics.map(\.message))" }
    let lines = zip(printed.split(separator: "\n"), Frontend.dump(scene).split(separator: "\n"))
    return lines.filter { $0 != $1 }.map { "\($0) / \($1)" }.joined(separator: "\n")
  }
}

/// Random edits, the same ones for the same seed.
private struct Harm {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64, Steele, Lea and Flood 2014.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  private mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }

  private static let words = [
    "left", "right", "top", "80%", "-1", "1e999", "0.3s", "~", "[]", "{}", "true", "no", "menu",
    "main", "info.push", "{ is: 50%, at-most: 9 }", "\"\"", "\"\\u2028 a\"", ".nan", "not ", "!x ",
    "&a ", "*a", "12:30", "open menu", "spring", "like: menu", "- ", "? ", "# ", "|\n", "🦊",
    "settle: stay", "pull: false", "scrim: false", "over: main", "from 1pt/s",
  ]

  /// One to three edits of whole words or single bytes.
  mutating func done(to text: [UInt8]) -> [UInt8] {
    var bytes = text
    for _ in 0...below(3) {
      let place = below(bytes.count)
      switch below(5) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = UInt8(32 + below(95))
      case 2: bytes.replaceSubrange(word(at: place, in: bytes), with: Array(choice().utf8))
      case 3: bytes.removeSubrange(word(at: place, in: bytes))
      case _: swapWords(&bytes)
      }
    }
    return bytes
  }

  private mutating func choice() -> String { Self.words[below(Self.words.count)] }

  private mutating func swapWords(_ bytes: inout [UInt8]) {
    let first = word(at: below(bytes.count), in: bytes)
    let second = word(at: below(bytes.count), in: bytes)
    guard first.upperBound <= second.lowerBound else { return }
    let moved = Array(bytes[first])
    let other = Array(bytes[second])
    bytes.replaceSubrange(second, with: moved)
    bytes.replaceSubrange(first, with: other)
  }

  private func word(at place: Int, in bytes: [UInt8]) -> Range<Int> {
    func isBreak(_ byte: UInt8) -> Bool { " \n:,[]{}".utf8.contains(byte) }
    var lower = place
    var upper = place
    while lower > 0, !isBreak(bytes[lower - 1]) { lower -= 1 }
    while upper < bytes.count, !isBreak(bytes[upper]) { upper += 1 }
    return lower..<upper
  }
}
