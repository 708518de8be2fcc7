// Plays a drawer as WebAssembly, without a standard library, and prints where it is, bit by bit.
// `WebAssemblyTests` compiles it beside the generated `Mail`.

@_extern(wasm, module: "wasi_snapshot_preview1", name: "fd_write")
@_extern(c, "fd_write")
func writePieces(
  _ file: Int32, _ pieces: UnsafeRawPointer, _ count: Int32, _ written: UnsafeMutableRawPointer
) -> Int32

@c(_start) func start() {
  var drawer = Mail()
  var samples: [UInt64] = []
  func sample(_ time: CoulisseRuntime.SceneTime) {
    samples.append(drawer.position(of: .menu, at: time).bitPattern)
    samples.append(drawer.placement(of: .menuScrim, at: time).opacity.bitPattern)
  }
  // A finger draws the panel out of the edge and lets go: the arena, the velocity and the motion.
  for step in 0..<20 {
    let time = CoulisseRuntime.SceneTime(seconds: Double(step) / 60)
    let point = CoulisseRuntime.Point(x: 5 + Double(step) * 6.1, y: 300 + Double(step) / 7)
    drawer.send(.touch(1, step == 0 ? .down : step == 19 ? .up : .move, at: point), at: time)
    sample(time)
  }
  for step in 20..<100 {
    let time = CoulisseRuntime.SceneTime(seconds: Double(step) / 97)
    drawer.advance(to: time)
    sample(time)
  }
  write(samples)
}

/// Writes the words to standard output, the lowest byte first.
func write(_ words: [UInt64]) {
  words.withUnsafeBytes { bytes in
    guard let base = bytes.baseAddress else { return }
    let piece = (base, Int32(bytes.count))
    var written: Int32 = 0
    _ = withUnsafeBytes(of: piece) { pointer in
      pointer.baseAddress.map { writePieces(1, $0, 1, &written) }
    }
  }
}
