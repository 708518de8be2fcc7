import CoulisseModel
import CoulisseSource

extension FactWords {
  func tile(_ fact: TraceFact) -> (subject: String, predicate: String) {
    switch fact {
    case .emittedBy(let action, let tile):
      ("app", "is told \(scene.actions[action.index].name.value) by \(scene.name(of: tile))")
    case .tile(let tile, let effect): (scene.name(of: tile), words(effect))
    case .tileMoves(let tile, let nanoseconds):
      (scene.name(of: tile), "moves by itself in \(DecimalText.seconds(nanoseconds))")
    case _: ("", "")
    }
  }

  private func words(_ effect: TileEffect) -> String {
    switch effect {
    case .raised: "comes to the front"
    case .docked: "is docked"
    case .undocked: "leaves its dock"
    }
  }
}
