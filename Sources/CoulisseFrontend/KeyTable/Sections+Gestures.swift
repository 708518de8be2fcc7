internal import CoulisseRuntime
internal import CoulisseSource

extension Sections {
  static let gesture: Section<GestureDocument> = Section(
    "gestures.<name>", "a gesture",
    "A drag that moves a panel, or a tap. One of `edge-pan`, `pan` and `tap` has to be there.",
    { GestureDocument() },
    dragKinds + [
      Key(
        "tap", .tapCount, \.tap, absent: .described("no tap"),
        "A tap: how many times in a row.")
    ] + place + [
      Key(
        "drives", .drives, \.drives, absent: .described("needed for a drag"),
        "The panel or track that the drag moves; or a list in order, in which the next takes what the "
          + "one before cannot, content such as `sheet.scroll` included; or such a list for each "
          + "direction.")
    ] + relations + dragDetails + tapDetails + [
      Key(
        "do", .oneOrMore(.action), \.actions, absent: .described("needed for a tap"),
        "What the tap does.")
    ])

  static let panelGesture: Section<GestureDocument> = Section(
    "panels.<name>.pull", "`pull` or `push`",
    "What is different from the default gesture that opens or closes the panel.",
    { GestureDocument() }, dragKinds + place + relations + dragDetails)

  private static let dragKinds: [Key<GestureDocument>] = [
    Key(
      "edge-pan", .edge, \.edgePan, absent: .described("no drag from an edge"),
      "A drag that begins in a narrow band at this edge and goes away from it."),
    Key(
      "pan", .oneOrMoreLocated(.words()), \.pan, absent: .described("no free drag"),
      "A drag that begins anywhere, in these directions. `inward` opens the panel it drives, "
        + "`outward` closes it; `forward` turns a pager to the next page, and moves a track or content "
        + "on, `backward` back."),
  ]

  private static let place: [Key<GestureDocument>] = [
    Key(
      "in", .oneOrMore(.element), \.regions,
      absent: .described("for a drag as for `<panel>.pull` or `<panel>.push`; needed for a tap"),
      "Where it begins: `stage`, a container, a panel or a scrim, or a part of one such as "
        + "`menu.outside`."),
    Key(
      "not-in", .oneOrMore(.element), \.excludes, absent: .described("none"),
      "Parts of where it begins in which it does not: what lies there takes its touches alone."),
  ]

  private static let relations: [Key<GestureDocument>] = [
    Key(
      "when", .oneOrMore(.statement), \.when, absent: .described("always"),
      "What has to hold when the finger comes down; all of a list."),
    Key(
      "before", .oneOrMore(.relation), \.before, absent: .described("none"),
      "Gestures that wait until this one has failed; with a `when:` only for touches that begin while "
        + "it holds."),
    Key(
      "after", .oneOrMore(.relation), \.after, absent: .described("none"),
      "Gestures that this one waits for: it begins only when they have failed; with a `when:` only "
        + "for touches that begin while it holds."),
    Key(
      "simultaneous", .companions, \.simultaneous, absent: .described("none"),
      "Gestures that may run at the same time; `all` for every one with which it is in no order."),
  ]

  static let relation: Section<RelationDocument> = Section(
    "gestures.<name>.before", "a relation",
    "Another gesture, and when the relation with it counts.", { RelationDocument() },
    [
      Key("gesture", .reference, \.gesture, absent: .required, "The other gesture."),
      Key(
        "when", .oneOrMore(.statement), \.when, absent: .required,
        "What has to hold when the finger comes down for the relation to count; all of a list."),
    ])

  private static let tapDetails: [Key<GestureDocument>] = [
    Key(
      "tolerance", .band, \.tolerance, absent: .described("the platform's"),
      "For a tap: how far the finger may move, in points."),
    Key(
      "longest", .touchTime, \.longest, absent: .described("0.75s"),
      "For a tap: how long the finger may stay down."),
  ]

  private static let dragDetails: [Key<GestureDocument>] = [
    Key(
      "claims", .oneOrMoreLocated(.words()), \.claims,
      absent: .described("those of `pan` in which something can move"),
      "For `pan`: the directions that it takes from others, whatever it can move in them."),
    Key(
      "slop", .extent, \.slop, absent: .described("the platform's"),
      "How far the finger has to move before the drag begins, in points. With 0 it begins as the "
        + "finger comes down, whatever way it goes."),
    Key(
      "origin", .choice([("crossing", .crossing), ("down", .down), ("sample", .sample)]),
      \.countsFrom, absent: .means("crossing"),
      "Where the movement counts from: where the drag begins (`crossing`), where the finger came "
        + "down (`down`), or where the system next tells of the finger (`sample`)."),
    Key(
      "lock", .lock, \.lock, absent: .means("45deg"),
      "`45deg`: a drag that is steeper than that to its direction belongs to others. `none`: it "
        + "takes every drag."),
    Key(
      "band", .band, \.band, absent: .described("the platform's"),
      "For `edge-pan`: how wide the band is, in points."),
    Key(
      "gain", .gain, \.gain, absent: .means("1"),
      "How many points the panel moves for each point of the finger."),
  ]
}
