/// How the parts of one row of a list become those of another. What lies outside the row stays what it
/// is.
nonisolated struct RowCopy {
  let from: RowParts
  let to: RowParts

  func index(ofView index: Int) -> Int { moved(index, from.views, to.views) }
  func index(ofTrack index: Int) -> Int { moved(index, from.tracks, to.tracks) }
  func index(ofFollower index: Int) -> Int { moved(index, from.followers, to.followers) }
  func index(ofRecognizer index: Int) -> Int { moved(index, from.recognizers, to.recognizers) }

  private func moved(_ index: Int, _ from: Range<Int>, _ to: Range<Int>) -> Int {
    from.contains(index) ? to.lowerBound + index - from.lowerBound : index
  }

  func copy(_ view: ViewSpec, slot: Int) -> ViewSpec {
    var view = view
    view.parent = index(ofView: view.parent)
    view.row?.slot = slot
    return view
  }

  func copy(_ track: TrackSpec) -> TrackSpec {
    var track = track
    track.reference = index(ofView: track.reference)
    return track
  }

  func copy(_ follower: FollowerSpec) -> FollowerSpec {
    var follower = follower
    follower.view = index(ofView: follower.view)
    for source in follower.sources.indices {
      follower.sources[source].track = index(ofTrack: follower.sources[source].track)
    }
    return follower
  }

  func copy(_ predicate: PredicateSpec) -> PredicateSpec {
    PredicateSpec(
      view: index(ofView: predicate.view), property: predicate.property,
      condition: copy(predicate.condition))
  }

  func copy(_ presence: PresenceSpec) -> PresenceSpec {
    PresenceSpec(
      view: index(ofView: presence.view), appears: copy(presence.appears),
      goes: copy(presence.goes), pictures: index(ofView: presence.pictures))
  }

  func copy(_ shadow: ShadowSpec) -> ShadowSpec {
    ShadowSpec(
      view: index(ofView: shadow.view), opacity: shadow.opacity, condition: copy(shadow.condition))
  }

  func copy(_ recognizer: RecognizerSpec) -> RecognizerSpec {
    var recognizer = recognizer
    recognizer.views = recognizer.views.map { index(ofView: $0) }
    recognizer.excludes = recognizer.excludes.map { index(ofView: $0) }
    recognizer.condition = copy(recognizer.condition)
    recognizer.route = recognizer.route.map { leg in
      RouteLeg(toward: leg.toward, tracks: leg.tracks.map { index(ofTrack: $0) })
    }
    recognizer.actions = recognizer.actions.map(copy)
    return recognizer
  }

  func copy(_ reaction: ReactionSpec) -> ReactionSpec {
    ReactionSpec(
      occurrences: reaction.occurrences.map(copy), condition: copy(reaction.condition),
      actions: reaction.actions.map { copy($0) })
  }

  private func copy(_ occurrence: SceneOccurrence) -> SceneOccurrence {
    switch occurrence {
    case .began(let recognizer): .began(recognizer: index(ofRecognizer: recognizer))
    case .ended(let recognizer): .ended(recognizer: index(ofRecognizer: recognizer))
    case .headed(let track, let detent): .headed(track: index(ofTrack: track), for: detent)
    case .settled(let track, let detent): .settled(track: index(ofTrack: track), at: detent)
    case .pushed, .popped, .became: occurrence
    }
  }

  func copy(_ condition: Condition) -> Condition {
    Condition(
      condition.clauses.map { clause in
        clause.map { ConfigurationTerm(copy($0.word), negated: $0.negated) }
      })
  }

  private func copy(_ word: ConfigurationWord) -> ConfigurationWord {
    switch word {
    case .atRest(let track, let detent): .atRest(track: index(ofTrack: track), detent: detent)
    case .boundFor(let track, let detent): .boundFor(track: index(ofTrack: track), detent: detent)
    case .moving(let track): .moving(track: index(ofTrack: track))
    case .dragged(let track): .dragged(track: index(ofTrack: track))
    case .past(let track, let detent): .past(track: index(ofTrack: track), detent: detent)
    case .before(let track, let detent): .before(track: index(ofTrack: track), detent: detent)
    case .followerAtRest(let follower, let value):
      .followerAtRest(follower: index(ofFollower: follower), value: value)
    case .depth, .depthAtRest, .mode, .rowOpen: word
    }
  }

  func copy(_ action: SceneAction) -> SceneAction {
    switch action {
    case .settle(let track, let detent): .settle(track: index(ofTrack: track), detent: detent)
    case .close(let track, let detent): .close(track: index(ofTrack: track), detent: detent)
    case .toggle(let track, let detent): .toggle(track: index(ofTrack: track), detent: detent)
    case .next(let track): .next(track: index(ofTrack: track))
    case .previous(let track): .previous(track: index(ofTrack: track))
    case .push, .pop, .emit, .emitOfTile, .closeRows, .set, .announce: action
    case .choose(let condition, let actions, let others):
      .choose(copy(condition), then: actions.map(copy), otherwise: others.map(copy))
    }
  }
}
