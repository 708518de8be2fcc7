internal import CoulisseModel
internal import CoulisseRuntime

/// What is wrong with the thresholds of a settle rule, and at which sizes.
struct ThresholdFault: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// T301: the condition of a clause never holds.
    case impossible(clause: Int)
    /// T301: no release goes to a detent.
    case unchosen(detent: Int)
    /// T302: a clause sends what flies one way the other way.
    case unsigned(clause: Int)
    /// T304: a place of no width has a goal of its own.
    case tie(EqualityTie)
    /// T304: a resting finger is taken for one that flies.
    case restless(clause: Int)
  }

  var kind: Kind
  /// Whether a finger that could go on would make it otherwise.
  var isForWantOfScreen = false
  /// The widths or heights at which it is so.
  var extents: [ClosedRange<Double>]
}

extension ReleaseCase {
  /// All faults; one that follows from another is not told.
  var faults: [ThresholdFault] {
    guard !starts.isEmpty, definition.detents.count > 1, !rule.clauses.isEmpty else { return [] }
    let impossible = rule.clauses.indices.compactMap(impossible)
    return impossible + (impossible.isEmpty ? unchosen : [])
      + [unsigned, tie, restless].compactMap(\.self)
  }

  /// A distance that no drag can reach. Speeds have no end.
  private func impossible(_ index: Int) -> ThresholdFault? {
    guard let test = rule.clauses[index].test, !rule.clauses[index].asksForSpeed,
      test.value.isFinite
    else { return nil }
    let release = asking(rule.clauses[index])
    let extents = extents { !ReleaseProbe(release, at: $0).holdsSomewhere }
    return fault(.impossible(clause: index), extents) {
      ReleaseProbe(release, at: $0, reach: 1e9).holdsSomewhere
    }
  }

  private func fault(
    _ kind: ThresholdFault.Kind, _ extents: [ClosedRange<Double>],
    isWellWithoutEnd isWell: (Double) -> Bool
  ) -> ThresholdFault? {
    guard let first = extents.first else { return nil }
    return ThresholdFault(
      kind: kind,
      isForWantOfScreen: [first.lowerBound, first.upperBound].allSatisfy(isWell),
      extents: extents)
  }

  private var unchosen: [ThresholdFault] {
    var known: [Double: Set<Int>] = [:]
    return definition.detents.indices.compactMap { detent in
      let extents = extents { extent in
        let chosen = known[extent] ?? ReleaseProbe(self, at: extent).chosen
        known[extent] = chosen
        return !chosen.contains(detent)
      }
      return fault(.unchosen(detent: detent), extents) {
        ReleaseProbe(self, at: $0, reach: 1e9).chosen.contains(detent)
      }
    }
  }

  private var unsigned: ThresholdFault? {
    first(where: \.unsigned) { .unsigned(clause: $0) }
  }

  private var tie: ThresholdFault? { first(where: \.tie) { .tie($0) } }

  private var restless: ThresholdFault? {
    first(where: \.restless) { .restless(clause: $0) }
  }

  /// A fault that is found at some sizes, as it is at the first of them.
  private func first<Found>(
    where find: (ReleaseProbe) -> Found?, _ kind: (Found) -> ThresholdFault.Kind
  ) -> ThresholdFault? {
    // Shares and speeds are the same at every size; points are seen at the ends.
    let extents = extents(parts: 2) { find(ReleaseProbe(self, at: $0)) != nil }
    guard let size = extents.first?.lowerBound, let found = find(ReleaseProbe(self, at: size))
    else {
      return nil
    }
    return ThresholdFault(kind: kind(found), extents: extents)
  }
}
