import CoulisseDiagnostics
import CoulisseModel
import Testing

@testable import CoulisseFrontend

struct PresetDetentTests {
  private func scene(_ preset: SettlePreset, detents count: Int) -> String {
    let places = (0..<count).map { "d\($0): \($0 * 50)pt" }.joined(separator: ", ")
    return "scene: M\ntracks: { t: { toward: right, moves: main, detents: { \(places) }, settle: "
      + "\(preset.rawValue) } }\n"
  }

  @Test(arguments: SettlePreset.allCases)
  func `a preset that tells two or three detents apart is refused where there are more`(
    _ preset: SettlePreset
  ) {
    for count in 2...4 {
      let messages = Reading.scene(scene(preset, detents: count)).diagnostics.map(\.message)
      let isRefused = messages.contains { $0.contains("chooses between two") }
      #expect(isRefused == (count > preset.mostDetents ?? 4), "\(messages)")
      #expect(messages.count == (isRefused ? 1 : 0), "\(messages)")
    }
  }

  @Test(arguments: SettlePreset.allCases)
  func `the expansion of a preset that is printed reads as the same rule`(
    _ preset: SettlePreset
  ) throws {
    for count in 2...(preset.mostDetents ?? 3) {
      let scene = try #require(Reading.scene(scene(preset, detents: count)).value)
      let text = Frontend.dump(scene)
      let again = Reading.scene(text)
      #expect(again.diagnostics.map(\.message) == [], "\(text)")
      #expect(
        again.value?.tracks.first?.definition.settle == scene.tracks[0].definition.settle, "\(text)"
      )
      let isNamed = preset == .stay || preset == .standard
      #expect(isNamed || !text.contains(preset.rawValue), "\(text)")
    }
  }
}
