internal import CoulisseBackends
internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseSource
import Testing

struct GoldenTests {
  static let scenes: [Scene] = [
    .mail, SideDrawersDraft.both.scene, SideDrawersDraft.opposite.scene,
  ]

  private static func generated(_ scene: Scene) -> Diagnosed<[Artifact]> {
    SwiftBackend().artifacts(of: scene, scene.lowered(for: scene.platforms[0]))
  }

  @Test(arguments: scenes)
  func `generated code is that of the goldens, byte for byte`(scene: Scene) throws {
    let generated = Self.generated(scene)
    #expect(generated.diagnostics == [])
    let artifact = try #require(generated.value.first)
    if Goldens.isRecording { try Goldens.record(artifact.contents, as: artifact.path) }
    #expect(!Goldens.isRecording, "recorded: look at the difference, then run without recording")
    let isSame = Goldens.text(of: artifact.path) == artifact.contents
    #expect(isSame, "\(artifact.path) changed: RECORD_GOLDENS=1 swift test --filter GoldenTests")
  }

  @Test func `every golden has a scene`() {
    let paths = Self.scenes.flatMap { Self.generated($0).value.map(\.path) }
    #expect(Goldens.names == paths.sorted())
  }

  @Test(arguments: scenes)
  func `the same scene gives the same bytes`(scene: Scene) {
    #expect(Self.generated(scene).value == Self.generated(scene).value)
  }
}
