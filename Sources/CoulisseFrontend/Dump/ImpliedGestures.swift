internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// The gestures that no file can write, because platform and taps bring them: listed in a comment.
struct ImpliedGestures {
  let scene: Scene

  var comment: String {
    let lines = scene.gestures.compactMap(line)
    guard !lines.isEmpty else { return "" }
    return (["", "# Gestures that come by themselves:"] + lines).joined(separator: "\n") + "\n"
  }

  private func line(_ gesture: Gesture) -> String? {
    let what: String
    switch gesture.origin {
    case .authored, .pull, .push: return nil
    case .turn: what = "a drag that turns pages"
    case .tapOf: what = "a tap"
    case .swipe: what = "a drag that pulls a row aside"
    case .dismiss: what = "a tap beside an open row"
    case .tileDrag: what = "a drag that carries the tile"
    case .tileTap: what = "two taps"
    case .scroll: what = "the platform's scrolling"
    case .pageBack: what = "the platform's way back from the edge"
    case .contentPop: what = "the platform's way back from the content"
    }
    let before = gesture.before.map { scene[$0].name.value }
    let order = before.isEmpty ? "" : ", before " + before.joined(separator: ", ")
    // A name may hold anything but a line break.
    return "#   \(gesture.name.value): \(what)\(order)"
  }
}
