internal import CoulisseRuntime
internal import CoulisseSource

extension Sections {
  static let gesture: Section<GestureDocument> = Section(
    "gestures.<name>", "a gesture",
    "A drag that moves a panel, or a touch that does something. One of `edge-pan`, `pan`, `tap`, "
      + "`swipe` and `long-press` has to be there.",
    { GestureDocument() },
    dragKinds + touchKinds + place + [drives] + relations + dragDetails + touchDetails)

  private static let touchKinds: [Key<GestureDocument>] = [
    Key(
      "tap", .tapCount, \.tap, absent: .described("no tap"),
      "A tap: how many times in a row."),
    Key(
      "swipe", .oneOrMoreLocated(.swipe), \.swipe, absent: .described("no swipe"),
      "A flick in these directions, that is over when it is recognized."),
    Key(
      "long-press", .longPress, \.longPress, absent: .described("no long press"),
      "A finger that rests for so long; `standard` is the platform's time, 0.5s. With `drives` it "
        + "goes on as a drag."),
  ]

  private static let drives: Key<GestureDocument> = Key(
    "drives", .drives, \.drives, absent: .described("needed for a drag"),
    "The panel or track that the drag moves; or a list in order, in which the next takes what the "
      + "one before cannot, content such as `sheet.scroll` included; or such a list for each "
      + "direction.")

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
      absent: .described(
        "for a pan as for `<panel>.pull` or `<panel>.push`; needed for all others"),
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

  private static let touchDetails: [Key<GestureDocument>] = [
    Key(
      "tolerance", .band, \.tolerance, absent: .described("the platform's"),
      "For a tap or a long press: how far the finger may move, in points."),
    Key(
      "longest", .touchTime, \.longest, absent: .described("0.75s for a tap, 0.5s for a swipe"),
      "For a tap or a swipe: how long the finger may take."),
    Key(
      "distance", .band, \.distance, absent: .described("50pt"),
      "For a swipe: how far the finger has to move, in points."),
    Key(
      "do", .oneOrMore(.action), \.actions, absent: .described("needed where nothing is driven"),
      "What the tap, the swipe or the long press does."),
  ]

  private static let dragDetails: [Key<GestureDocument>] = [
    Key(
      "claims", .oneOrMoreLocated(.words()), \.claims,
      absent: .described("those of `pan` in which something can move"),
      "For `pan`: the directions that it takes from others, whatever it can move in them."),
    Key(
      "fingers", .fingers, \.fingers,
      absent: .described("one; for a pan, whoever else comes"),
      "For a tap, a pan or a long press: how many fingers, or from how many to how many (`1..2`). With "
        + "more it fails."),
    Key(
      "extra-touch",
      .choice([("ignore", .ignore), ("rebase", .rebase), ("follow-last", .followLast)]),
      \.extraTouch, absent: .means("ignore"),
      "What a finger does that comes beside those that drag: nothing (`ignore`), the drag goes on with "
        + "the middle of all of them (`rebase`), or jumps to the new one (`follow-last`, unsafe)."),
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
