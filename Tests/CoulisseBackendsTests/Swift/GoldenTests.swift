internal import CoulisseBackends
internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseSource
import Testing

struct GoldenTests {
  static let paths =
    SceneFile.paths(in: "examples") + ["Spec/sound/side-drawers-opposite-edge.scene.yaml"]

  private func generated(_ path: String) throws -> [Artifact] {
    let scene = try #require(SceneFile.scene(at: path))
    let generated = SwiftBackend().artifacts(of: scene, scene.lowered(for: scene.platforms[0]))
    #expect(generated.diagnostics == [])
    return generated.value
  }

  @Test(arguments: paths)
  func `generated code is that of the goldens, byte for byte`(path: String) throws {
    let artifact = try #require(try generated(path).first)
    if Goldens.isRecording { try Goldens.record(artifact.contents, as: artifact.path) }
    #expect(!Goldens.isRecording, "recorded: look at the difference, then run without recording")
    let isSame = Goldens.text(of: artifact.path) == artifact.contents
    #expect(isSame, "\(artifact.path) changed: RECORD_GOLDENS=1 swift test --filter GoldenTests")
  }

  @Test func `every golden has a scene`() throws {
    let names = try Self.paths.flatMap { try generated($0).map(\.path) }
    #expect(Goldens.names == names.sorted())
  }

  @Test(arguments: paths)
  func `the same scene gives the same bytes`(path: String) throws {
    #expect(try generated(path) == generated(path))
  }
}
