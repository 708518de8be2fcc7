/// Questions about what may belong to a row: a row that is at rest answers as it lies there, one that is
/// not there is nowhere.
extension SwiftFacade {
  var rowPlacement: SwiftDeclaration {
    .member(
      SwiftMember(
        doc: """
          Where and how a view is to be shown: that of a row in which row. Hidden, if there is no such row.
          """,
        head: """
          func placement(
            of view: View, row: CoulisseRuntime.RowKey? = nil, at time: CoulisseRuntime.SceneTime
          ) -> CoulisseRuntime.Placement
          """,
        body: ["machine.placement(of: view.rawValue, row: row, at: time)"]))
  }

  var rowTrackQuestions: [SwiftDeclaration] {
    [
      .member(
        SwiftMember(
          doc: "Where a track is, in points: that which moves rows in which row.",
          head: """
            func position(
              of track: Track, row: CoulisseRuntime.RowKey? = nil, at time: CoulisseRuntime.SceneTime
            ) -> Swift.Double
            """,
          body: ["machine.position(of: track.rawValue, row: row, at: time)"])),
      .member(
        SwiftMember(
          doc: "Whether a track rests, is held or moves; it rests in a row that is not there.",
          head: """
            func phase(of track: Track, row: CoulisseRuntime.RowKey? = nil) -> CoulisseRuntime.TrackPhase
            """,
          body: ["machine.trackState(track.rawValue, row: row)?.phase ?? .rest"])),
      .member(
        SwiftMember(
          doc:
            "Where a track rests; nil while it is dragged or moves, and in a row that is not there.",
          head: "func detent(of track: Track, row: CoulisseRuntime.RowKey? = nil) -> Detent?",
          body: [
            """
            let state: CoulisseRuntime.TrackState? = machine.trackState(track.rawValue, row: row)
            return state.flatMap { state in state.phase == .rest ? track.place(state.base) : nil }
            """
          ])),
      .member(
        SwiftMember(
          doc:
            "Whether a track rests there or is on its way; while it is dragged, where it was last.",
          head: """
            func isBound(
              _ track: Track, row: CoulisseRuntime.RowKey? = nil, for detent: Detent
            ) -> Swift.Bool
            """,
          body: [
            """
            let state: CoulisseRuntime.TrackState? = machine.trackState(track.rawValue, row: row)
            return state.flatMap { state in track.place(state.base) } == detent
            """
          ])),
      .member(
        SwiftMember(
          doc: "How much of the buttons at a side of a row is uncovered: 0 nothing, 1 all.",
          head: """
            func progress(
              of side: RowSide, row: CoulisseRuntime.RowKey, at time: CoulisseRuntime.SceneTime
            ) -> Swift.Double
            """,
          body: [
            """
            machine.progress(of: side.track.rawValue, toward: side.openIndex, row: row, at: time)
            """
          ])),
    ]
  }
}
