internal import CoulisseRuntime
internal import CoulisseSource

extension Sections {
  static let track: Section<TrackDocument> = Section(
    "tracks.<name>", "a track",
    "One axis along which a container slides, with the places where it rests. Panels under the "
      + "container open at them.",
    { TrackDocument() },
    [
      Key("moves", .reference, \.moves, absent: .required, "The container that slides."),
      Key(
        "toward", .edge, \.toward, absent: .required,
        "The side toward which its positions grow. `leading` and `trailing` turn with the reading "
          + "direction."),
      Key(
        "detents", .detents, \.detents, absent: .required,
        "Where it can rest: names with positions, the smallest first. 0 is where it lies without "
          + "the track."),
      Key(
        "starts", .place, \.starts, absent: .described("the detent at 0"),
        "Where it is when the scene begins, and where it is closed."),
    ] + motionKeys.map { $0.within(\.motion) } + behavior.map { $0.within(\.behavior) })

  static let picture: Section<PictureDocument> = Section(
    "panels.<name>.picture", "`picture`",
    "A still picture of the container, which stands for it and slides away in its place until the "
      + "panel has closed.",
    { PictureDocument() },
    [
      Key(
        "hits", .choice([("through", .through), ("normal", .normal), ("block", .block)]), \.hits,
        absent: .means("through"),
        "Who gets a touch that falls on it: what lies behind it (`through`), or the picture."),
      Key("shadow", .share, \.shadow, absent: .means("0%"), "How dark its shadow is."),
    ])
}
