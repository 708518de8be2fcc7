internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// Lengths are read as numbers in range; whether they make sense where they stand is asked here, for
/// every size that is proved. All of them are linear between the corners of the panel's size, so it is
/// enough to look at those.
extension Resolver {
  /// The size of a panel: something everywhere, and no more than the screen.
  mutating func size(_ field: Field<SizeDocument>, _ edge: Side) -> Length {
    guard let written = field.written else { return Length(fraction: 0.8) }
    var size = written.value.length.value ?? .full
    size.atLeast = written.value.atLeast.value ?? -.infinity
    size.atMost = written.value.atMost.value ?? .infinity
    if size.atLeast > size.atMost {
      report(
        .outOfRange, "`at-least` is more than `at-most`", at: written.range,
        help: ["write the smaller number in `at-least`"])
      return size
    }
    for values in ends(of: [size]) where checkSize(size, values, written.range, edge) { break }
    return size
  }

  /// Whether something is wrong about a size where quantities have these values.
  private mutating func checkSize(
    _ size: Length, _ values: [Double], _ range: SourceRange, _ edge: Side
  ) -> Bool {
    let spans = spans(of: size.fixed(values), along: edge.axis)
    let measures = measureNote([size], values)
    if let empty = spans.first(where: { $0.panel <= 0 }) {
      report(
        .outOfRange, "the panel has no size at a \(edge.axis.extentName) of \(empty.screenText)",
        at: range, notes: [provedNote(edge.axis)] + measures,
        help: ["write a larger size, or give it a limit: `{ is: 100% - 400, at-least: 200 }`"])
    } else if let large = spans.first(where: { $0.panel > $0.screen + Self.tolerance }) {
      report(
        .outOfRange,
        "the panel is larger than the screen at a \(edge.axis.extentName) of \(large.screenText)",
        at: range,
        notes: [
          "it would be \(DecimalText.number(large.panel)) points there", provedNote(edge.axis),
        ] + measures,
        help: ["write `100%` at most, or give it a limit: `{ is: 80%, at-most: 320 }`"])
    } else {
      return false
    }
    return true
  }

  /// The root page of a panel must be seen wherever the scene is proved.
  mutating func checkInset(_ field: Field<Length>, _ size: Length, _ edge: Side) {
    guard let written = field.written else { return }
    for values in ends(of: [size, written.value]) {
      let inset = written.value.fixed(values)
      let wrong = spans(of: size.fixed(values), along: edge.axis).first { span in
        let inset = inset.value(of: span.panel)
        return span.panel > 0 && (inset < 0 || inset >= span.panel)
      }
      guard let wrong else { continue }
      reportInset(
        inset, wrong, at: written.range, edge, measureNote([size, written.value], values))
      return
    }
  }

  private mutating func reportInset(
    _ inset: Length, _ wrong: Span, at range: SourceRange, _ edge: Side, _ measures: [String]
  ) {
    report(
      .outOfRange, "the inset leaves nothing of the panel's content, or is negative",
      at: range,
      notes: [
        "at a \(edge.axis.extentName) of \(wrong.screenText) the inset is "
          + "\(DecimalText.number(inset.value(of: wrong.panel))), and the panel "
          + DecimalText.number(wrong.panel)
      ] + measures, help: ["write less than the `size` of the panel, for example `60`"])
  }

  /// What has a frame must be somewhere in what holds it.
  ///
  /// - Parameters:
  ///   - holder: "panel"
  ///   - extents: Of what it lies in.
  mutating func checkFrame(
    _ written: Written<Frame>, of name: Located<String>, in holder: String, _ extents: Extents
  ) {
    let frame = written.value
    var lies: [Axis: [(span: Span, place: Placement)]] = [:]
    for axis in [Axis.horizontal, .vertical] {
      let (start, length) = axis == .horizontal ? (frame.x, frame.width) : (frame.y, frame.height)
      for values in ends(of: [start, length] + extents[axis]) {
        let (start, length) = (start.fixed(values), length.fixed(values))
        let spans = spans(of: extents.whole(along: axis, values), along: axis)
          .filter { $0.panel > 0 }
        if let empty = spans.first(where: { length.value(of: $0.panel) <= 0 }) {
          report(
            .outOfRange,
            "\(quoted(name.value)) has no \(axis.extentName) at a screen \(axis.extentName) of "
              + empty.screenText,
            at: written.range, notes: [provedNote(axis)],
            help: ["write `[x, y, width, height]`, for example `[0, 64, 100%, 44]`"])
          return
        }
        lies[axis, default: []] += spans.map { ($0, Placement(start, length, in: $0.panel)) }
      }
    }
    reportOutside(name, lies, in: holder, at: written.range)
  }

  /// An error for a control that is never seen, a warning for one that some screens do not show.
  private mutating func reportOutside(
    _ name: Located<String>, _ lies: [Axis: [(span: Span, place: Placement)]], in holder: String,
    at range: SourceRange
  ) {
    let help = [
      "a frame is `[x, y, width, height]` in the \(holder), for example `[0, 64, 100%, 44]`"
    ]
    for axis in [Axis.horizontal, .vertical] {
      let places = Set(lies[axis, default: []].map(\.place))
      guard places.count == 1, places != [.inside] else { continue }
      report(
        .outOfRange, "\(quoted(name.value)) lies outside its \(holder)", at: range,
        notes: ["nobody could see or touch it"], help: help)
      return
    }
    for axis in [Axis.horizontal, .vertical] {
      guard let hidden = lies[axis, default: []].first(where: { $0.place != .inside }) else {
        continue
      }
      report(
        .outOfRange,
        "\(quoted(name.value)) lies outside its \(holder) at a \(axis.extentName) of "
          + hidden.span.screenText,
        at: range, severity: .warning, notes: [provedNote(axis)], help: help)
      return
    }
  }

  /// A band at an edge, which must leave something of the smallest screen.
  mutating func checkBand(_ field: Field<Double>, at edge: Side) {
    guard let written = field.written else { return }
    let least = screens(along: edge.axis).lowerBound
    guard written.value > least else { return }
    report(
      .outOfRange,
      "the band is wider than the screen at a \(edge.axis.extentName) of "
        + DecimalText.number(least),
      at: written.range, notes: [provedNote(edge.axis)],
      help: ["write for example `20`, or `pan: inward` for a drag that begins anywhere"])
  }

  /// How wide a list may be, at the sizes that are proved.
  func widths(of width: Length, in holder: ListHolder) -> [ListWidth] {
    let extents = extents(of: holder)
    return ends(of: extents[.horizontal] + [width]).flatMap { values in
      spans(of: extents.whole(along: .horizontal, values), along: .horizontal).map {
        ListWidth(screen: $0.screen, list: width.fixed(values).value(of: $0.panel))
      }
    }
  }

  // MARK: Screens

  /// Sums of decimal fractions are not exact.
  private static var tolerance: Double { 1e-6 }

  private func screens(along axis: Axis) -> ClosedRange<Double> {
    axis == .horizontal ? scene.viewport.width : scene.viewport.height
  }

  private func provedNote(_ axis: Axis) -> String {
    "the scene is proved for that \(axis.extentName), see `viewport`"
  }

  /// The panel's extent at the ends of what is proved, and where a limit of its size sets in.
  func spans(of size: Length, along axis: Axis) -> [Span] {
    let screens = screens(along: axis)
    let corners = [size.atLeast, size.atMost].map { ($0 - size.points) / size.fraction }
      .filter { $0.isFinite && screens.contains($0) }
    return ([screens.lowerBound, screens.upperBound] + corners).map {
      Span(screen: $0, panel: size.value(of: $0))
    }
  }
}

/// How wide a list is on a screen, in points.
struct ListWidth: Sendable {
  var screen: Double
  var list: Double
}

/// How large a panel is on a screen, in points along one axis.
struct Span {
  var screen: Double
  var panel: Double

  var screenText: String { DecimalText.number(screen) }
}

/// Where something lies along one axis of what holds it.
private enum Placement: Hashable {
  case before, inside, behind

  init(_ start: Length, _ length: Length, in extent: Double) {
    let first = start.value(of: extent)
    if first >= extent {
      self = .behind
    } else if first + length.value(of: extent) <= 0 {
      self = .before
    } else {
      self = .inside
    }
  }
}

extension Axis {
  /// What the extent along it is called.
  fileprivate var extentName: String { self == .horizontal ? "width" : "height" }
}
