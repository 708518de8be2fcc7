#if os(Linux)
  internal import CoulisseBackends
  internal import CoulisseDiagnostics
  internal import CoulisseSource
  import CoulisseTestSupport
  internal import CoulisseModel
  internal import CoulisseRuntime
  import Foundation
  import Testing

  /// The generated code runs as WebAssembly, and says there what it says here.
  struct WebAssemblyTests {
    private let path = "examples/six-lines.scene.yaml"

    /// What `Tests/WebAssembly/Player.swift` does, with this machine's code.
    private func native(_ lowered: LoweredScene) throws -> [UInt64] {
      let scrim = try #require(lowered.program.followers.first { $0.property == .opacity }).view
      var machine = SceneMachine(lowered.program)
      var samples: [UInt64] = []
      func sample(_ time: SceneTime) {
        samples.append(machine.position(of: 0, at: time).bitPattern)
        samples.append(machine.placement(of: scrim, at: time).opacity.bitPattern)
      }
      for step in 0..<20 {
        let time = SceneTime(seconds: Double(step) / 60)
        let point = Point(x: 5 + Double(step) * 6.1, y: 300 + Double(step) / 7)
        let phase: TouchPhase = step == 0 ? .down : step == 19 ? .up : .move
        machine.send(.touch(TouchEvent(id: 1, phase: phase, location: point)), at: time)
        sample(time)
      }
      for step in 20..<100 {
        let time = SceneTime(seconds: Double(step) / 97)
        machine.advance(to: time)
        sample(time)
      }
      return samples
    }

    /// Compiles and links the scene with the player; the result is what the player prints.
    private func webAssembly(_ artifacts: [Artifact], _ compiler: SwiftCompiler) throws -> Data {
      for artifact in artifacts { try compiler.write(artifact.contents, to: artifact.path) }
      let folder = Goldens.folder.deletingLastPathComponent().appendingPathComponent("WebAssembly")
      let player = folder.appendingPathComponent("Player.swift").path
      let allocator = folder.appendingPathComponent("allocator.c").path
      try compiler.expectSilence(
        [
          "-target", "wasm32-unknown-none-wasm", "-enable-experimental-feature", "Embedded",
          "-enable-experimental-feature", "Extern", "-wmo", "-Osize", "-parse-as-library",
          "-Xfrontend", "-disable-stack-protector", "-emit-object", "-o", "scene.o", player,
        ] + artifacts.map(\.path))
      let features = ["bulk-memory", "sign-ext", "nontrapping-float-to-int", "mutable-globals"]
        .map { "--enable-\($0)" }
      let steps = [
        ("clang", ["-target", "wasm32", "-O1", "-ffreestanding", "-c", allocator]),
        (
          "wasm-ld", ["--gc-sections", "--strip-all", "-o", "scene.wasm", "scene.o", "allocator.o"]
        ),
        ("wasm-opt", ["-Oz"] + features + ["scene.wasm", "-o", "small.wasm"]),
        ("sh", ["-c", "wasmkit run small.wasm >output"]),
      ]
      for (tool, arguments) in steps { #expect(try compiler.run(tool, arguments) == "") }
      return try Data(contentsOf: compiler.folder.appendingPathComponent("output"))
    }

    @Test func `a drawer moves as WebAssembly as it does here, to the last bit`() throws {
      let compiler = try SwiftCompiler()
      defer { compiler.remove() }
      let scene = try #require(SceneFile.scene(at: path))
      let lowered = scene.lowered(for: scene.platforms[0])
      let backend = SwiftBackend(options: SwiftOptions(selfContained: true))
      let artifacts = backend.companions + backend.artifacts(of: scene, lowered).value
      let output = try webAssembly(artifacts, compiler)
      let words = stride(from: 0, to: output.count, by: 8).map { start in
        output[start..<min(start + 8, output.count)].reversed()
          .reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      }
      // 100 samples of a position and an opacity; open is 80 % of 375 points, and 0.5.
      #expect(words.count == 200)
      #expect(words.suffix(2).map(Double.init(bitPattern:)) == [300, 0.5])
      #expect(words == (try native(lowered)))
      let module = compiler.folder.appendingPathComponent("small.wasm")
      let size = try Data(contentsOf: module).count
      #expect(size < 150_000)
    }
  }
#endif
