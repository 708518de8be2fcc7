internal import CoulisseRuntime
internal import CoulisseSource

extension Sections {
  static let pager: Section<PagerDocument> = Section(
    "pagers.<name>", "a pager",
    "A window on pages of its own size that lie side by side; a drag turns them.",
    { PagerDocument() },
    [
      Key(
        "frame", .frame, \.frame, absent: .described("all of it"),
        "Its place in the content of the panel, or in the container: `[x, y, width, height]`.")
    ] + pages(absent: .required, "The names of its pages, in order.") + details)

  static let containerPager: Section<PagerDocument> = Section(
    "containers.<name>.pager", "`pager`",
    "Makes the containers that lie in this one the pages of a pager.", { PagerDocument() },
    pages(
      absent: .described("all that `contains` has, in its order"),
      "The containers that are its pages, in order.") + details)

  private static func pages(absent: KeyAbsence, _ doc: String) -> [Key<PagerDocument>] {
    [Key("pages", .list(of: .page), \.pages, absent: absent, doc)]
  }

  private static let details: [Key<PagerDocument>] =
    [
      Key(
        "starts", .place, \.starts, absent: .described("the first page"),
        "The page that it shows when the scene begins."),
      Key(
        "next", .edge, \.next, absent: .means("trailing"),
        "The side of a page on which the next one lies. `leading` and `trailing` turn with the "
          + "reading direction."),
      Key(
        "swipe", .boolean, \.swipe, absent: .means("true"),
        "Whether a drag on it turns the pages, as `<pager>.swipe`. A gesture that drives the pager both "
          + "ways takes its place."),
    ] + motionKeys.map { $0.within(\.motion) } + settling

  /// As of everything that slides, but for the rule.
  private static let settling: [Key<PagerDocument>] = behavior.map { key in
    var key = key
    if key.row.name == "settle" { key.row.absence = .means("flutter-page-view") }
    return key.within(\.behavior)
  }
}
