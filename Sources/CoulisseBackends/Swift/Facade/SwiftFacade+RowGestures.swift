/// Questions about gestures where some belong to rows.
extension SwiftFacade {
  var rowGestureQuestions: [SwiftDeclaration] {
    [
      .member(
        SwiftMember(
          doc: """
            Whether the host's recognizer should be enabled between touches; never in a row that is not
            there.
            """,
          head: """
            func isEnabled(
              _ gesture: Gesture, row: CoulisseRuntime.RowKey? = nil
            ) -> Swift.Bool
            """,
          body: ["machine.recognizerState(gesture.rawValue, row: row)?.isEnabled ?? false"])),
      .member(
        SwiftMember(
          doc: """
            Whether a touch that comes down at a point of the stage concerns the gesture: that of a row in
            which row.
            """,
          head: """
            func shouldReceive(
              _ gesture: Gesture, row: CoulisseRuntime.RowKey? = nil, at point: CoulisseRuntime.Point
            ) -> Swift.Bool
            """,
          body: ["machine.shouldReceive(gesture.rawValue, row: row, at: point)"])),
      .member(
        SwiftMember(
          doc: """
            Whether a gesture that has moved so far, in points, may begin; the velocity decides where
            there is no translation yet.
            """,
          head: """
            func shouldBegin(
              _ gesture: Gesture, row: CoulisseRuntime.RowKey? = nil,
              translation: CoulisseRuntime.Vector, velocity: CoulisseRuntime.Vector
            ) -> Swift.Bool
            """,
          body: [
            """
            machine.shouldBegin(
              gesture.rawValue, row: row, translation: translation, velocity: velocity)
            """
          ])),
    ]
  }
}
