package import CoulisseRuntime
import CoulisseSource

extension Scene {
  /// Statements that all have to hold, as the runtime asks for them.
  package func condition(of statements: [Guard], _ symbols: SceneSymbols) -> Condition {
    Condition(statements.flatMap { clauses(of: $0, symbols) })
  }

  /// A statement as clauses: one of the words that it stands for has to hold, or none of them.
  func clauses(of statement: Guard, _ symbols: SceneSymbols) -> [[ConfigurationTerm]] {
    let terms = words(of: statement.word, symbols).map {
      ConfigurationTerm($0, negated: statement.negated)
    }
    return statement.negated ? terms.map { [$0] } : [terms]
  }

  private func words(of word: GuardWord, _ symbols: SceneSymbols) -> [ConfigurationWord] {
    func track(_ mover: Mover) -> Int { symbols.track(of: self.track(of: mover)) ?? 0 }
    func stack(_ owner: ContentOwner) -> Int { symbols.stack(of: owner) ?? 0 }
    return switch word {
    case .depth(let owner, let depth): [.depth(stack: stack(owner), is: depth)]
    case .depthAtRest(let owner, let depth): [.depthAtRest(stack: stack(owner), is: depth)]
    case .atRest(let mover, let place):
      detents(of: mover, at: place).map { .atRest(track: track(mover), detent: $0) }
    case .boundFor(let mover, let place):
      detents(of: mover, at: place).map { .boundFor(track: track(mover), detent: $0) }
    case .moving(let mover): [.moving(track: track(mover))]
    case .dragged(let mover): [.dragged(track: track(mover))]
    case .rowOpen(let list): [.rowOpen(list: list.index)]
    case .mode(let mode, let value): [.mode(mode.index, is: value)]
    }
  }
}
