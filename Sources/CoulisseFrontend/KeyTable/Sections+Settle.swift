internal import CoulisseRuntime

extension Sections {
  static let settle: Section<SettleRuleDocument> = Section(
    "settle", "a settle rule",
    "One threshold: the panel goes on if the drag got past it, else back to where it was. Or, "
      + "with `first-of`, a list of clauses.",
    { SettleRuleDocument() },
    [
      Key(
        "past", .amount, \.past, absent: .described("see `from`"),
        "The panel goes on if the drag got farther than this."),
      Key(
        "from", .amount, \.from, absent: .described("see `past`"),
        "The panel goes on if the drag got this far or farther."),
      Key(
        "of", .words(), \.of, absent: .means("gap"),
        "What a percentage is of: the `gap` between the two rests, the whole `travel`, or the "
          + "`width` or `height` of what lies behind the panel."),
      Key(
        "measured-from", .choice([("base", .base), ("start", .start)]), \.measuredFrom,
        absent: .means("base"),
        "Where the drag is counted from: the rest it set out from (`base`), or the place where "
          + "the finger took the panel (`start`)."),
      Key(
        "first-of", .list(of: .clause), \.firstOf, absent: .described("one threshold is enough"),
        "Clauses, tried in order: the first that holds decides."),
    ])

  static let settleClause: Section<SettleClauseDocument> = Section(
    "settle.clause", "a settle clause",
    "One line of a settle rule: a condition and where the panel goes if it holds. The last clause "
      + "has none, so that something always holds.",
    { SettleClauseDocument() },
    [
      Key(
        "position", .threshold, \.position, absent: .described("no such condition"),
        "Compares how far the panel is open."),
      Key(
        "travel", .threshold, \.travel, absent: .described("no such condition"),
        "Compares how far the panel was dragged."),
      Key(
        "speed", .threshold, \.speed, absent: .described("no such condition"),
        "Compares the speed at release."),
      Key(
        "projected", .threshold, \.projected, absent: .described("no such condition"),
        "Compares how far the panel would get if it kept its speed for the time in `projection`."),
      Key(
        "projection", .duration, \.projection, absent: .described("needed with `projected`"),
        "The time for `projected`; with `position`, compares where the panel would get in it."),
      Key(
        "direction",
        .choice([
          ("ahead", .ahead), ("back", .back), ("any", .any), ("dominant", .dominant),
          ("inward", .inward), ("outward", .outward),
        ]),
        \.direction, absent: .means("ahead"),
        "Which direction counts: `ahead` is that of the drag. `dominant` is ahead, and more along "
          + "the panel's axis than across it. `inward` opens a panel and goes on along a track, "
          + "`outward` closes or goes back, wherever the drag went."),
      Key(
        "lead", .threshold, \.lead, absent: .described("any speed across"),
        "How much more the speed along the panel's axis has to be than the one across."),
      Key(
        "up-to", .place, \.upTo, absent: .described("everywhere"),
        "The clause counts only where the panel is let go at this rest or before it."),
      Key(
        "to", .target, \.to, absent: .required,
        "Where the panel goes: on (`ahead`), the other way (`back`), to the rest it set out from "
          + "(`base`), or to a rest by name."),
    ])
}
