internal import CoulisseSource

extension Sections {
  static let measure: Section<MeasureDocument> = Section(
    "measures.<name>", "a measure",
    "A number of points that the app measures, such as the height of a caption. Lengths may add it or "
      + "subtract it by its name; `30..90` is the short form.",
    { MeasureDocument() },
    [
      Key(
        "range", .textWidth, \.range, absent: .required,
        "What the app may measure, in points; the proof holds for all of it."),
      Key(
        "design", .extent, \.design, absent: .described("half-way"),
        "What it is until the app has measured it, in points."),
    ])
}
