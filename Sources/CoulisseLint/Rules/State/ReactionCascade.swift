import CoulisseRuntime

/// What one occurrence can lead to within one instant, as far as it can be told without running it: how
/// often each reaction runs at most.
///
/// Two things bound how often something occurs: how often the reactions run that can bring it about; and
/// that a mode becomes a value, or a track heads for a detent, only from another one: between two times it
/// has to go elsewhere. What `if` asks is left out, so that a bound is never too small.
struct ReactionCascade {
  private let program: SceneProgram
  private let root: SceneOccurrence
  /// The reactions that can run at all.
  private let reachable: [Int]
  /// What each of them can bring about, once for each action that can.
  private let caused: [Int: [SceneOccurrence]]
  private var runs: [Int: Int] = [:]
  private var times: [SceneOccurrence: Int] = [:]

  init(from root: SceneOccurrence, in program: SceneProgram) {
    self.program = program
    self.root = root
    var found: [Int] = []
    var caused: [Int: [SceneOccurrence]] = [:]
    var open = [root]
    while let occurrence = open.popLast() {
      for (index, reaction) in program.reactions.enumerated()
      where caused[index] == nil && reaction.occurrences.contains(occurrence) {
        found.append(index)
        let effects = reaction.actions.flatMap { $0.occurrences(in: program) }
        caused[index] = effects
        open += effects
      }
    }
    reachable = found
    self.caused = caused
    count()
  }

  /// The reactions for which there is no bound.
  var endless: [Int] { reachable.filter { runs[$0] == nil } }

  /// How many reactions run at most, if none is endless.
  var total: Int { runs.values.reduce(0, Self.sum) }

  /// Whether a reaction without a bound can set another one off again and again.
  func leads(_ from: Int, to other: Int) -> Bool {
    program.reactions[other].occurrences.contains {
      times[$0] == nil && caused[from]?.contains($0) == true
    }
  }

  /// Finds bounds from bounds, until there are no more to find.
  private mutating func count() {
    let all = Set(caused.values.joined()).union([root])
    var isNew = true
    while isNew {
      isNew = false
      for occurrence in all where times[occurrence] == nil {
        times[occurrence] = bound(of: occurrence, among: all)
        if times[occurrence] != nil { isNew = true }
      }
      for reaction in reachable where runs[reaction] == nil {
        let triggers = program.reactions[reaction].occurrences.filter(all.contains)
        let counts = triggers.map { times[$0] }
        guard !counts.contains(nil) else { continue }
        runs[reaction] = counts.compactMap(\.self).reduce(0, Self.sum)
        isNew = true
      }
    }
  }

  private func bound(of occurrence: SceneOccurrence, among all: Set<SceneOccurrence>) -> Int? {
    var bounds: [Int] = []
    if let opposites = occurrence.opposites(among: all) {
      let counts = opposites.map { times[$0] }
      if !counts.contains(nil) {
        bounds.append(counts.compactMap(\.self).reduce(1, Self.sum))
      }
    }
    let causes = caused.filter { $0.value.contains(occurrence) }
    if causes.keys.allSatisfy({ runs[$0] != nil }) {
      bounds.append(
        causes.reduce(occurrence == root ? 1 : 0) { total, cause in
          let each = cause.value.filter { $0 == occurrence }.count
          return Self.sum(total, Self.product(runs[cause.key] ?? 0, each))
        })
    }
    return bounds.min()
  }

  private static func sum(_ one: Int, _ other: Int) -> Int {
    let (sum, overflow) = one.addingReportingOverflow(other)
    return overflow ? .max : sum
  }

  private static func product(_ one: Int, _ other: Int) -> Int {
    let (product, overflow) = one.multipliedReportingOverflow(by: other)
    return overflow ? .max : product
  }
}

extension SceneOccurrence {
  /// What has to occur between two times of this; nil where nothing has to.
  fileprivate func opposites(among all: Set<SceneOccurrence>) -> [SceneOccurrence]? {
    switch self {
    case .became(let mode, let value):
      all.filter { if case .became(mode, let other) = $0 { other != value } else { false } }
    case .headed(let track, let detent), .settled(let track, let detent):
      all.filter { if case .headed(track, let other) = $0 { other != detent } else { false } }
    case .began, .ended, .pushed, .popped: nil
    }
  }
}
