internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// How rows are pulled aside from their buttons.
extension Resolver {
  /// - Parameter widths: Of the list, at the sizes that are proved.
  mutating func swipe(
    _ written: Written<SwipeDocument>, of id: EntityID<RowList>, in widths: [ListWidth]
  ) -> Swipe? {
    let document = written.value
    guard checkSides(document, of: id, at: written.key) else { return nil }
    checkButtonNames(document, of: id)
    let edges = document.sides
    var sides = edges.map { side($0, document, of: id, in: widths) }
    let detents = detents(&sides)
    let home = detents.firstIndex { $0.name == Self.closed } ?? 0
    let owner = TrackOwner(
      mover: .row(id), axis: .horizontal, places: detents.map(\.name), home: home,
      settle: .row, motion: .row)
    var definition = definition(owner, detents, document.behavior, document.motion)
    definition.start = home
    definition.home = home
    return Swipe(
      style: document.style.value ?? .parallax(0.7), sides: sides,
      opensOne: document.opensOne.value ?? true, definition: definition)
  }

  private static var closed: String { Panel.places[0] }

  /// The words for where the rows of a list can be; nil where the file does not tell.
  func rowPlaces(of id: EntityID<RowList>) -> [String]? {
    guard !lists[id.index].isTorn, let swipe = lists[id.index].rows.swipe.value else { return nil }
    let sides = swipe.sides
    return sides.filter { $0 == .right || $0 == .trailing }.map(\.word) + [Self.closed]
      + sides.filter { $0 == .left || $0 == .leading }.map(\.word)
  }

  /// Where rows rest, the smallest position first, and the index of each side's.
  private func detents(_ sides: inout [SwipeSide]) -> [Detent] {
    var detents = [Detent(name: Self.closed, position: .zero)]
    for side in sides {
      let isAhead = side.edge == .left || side.edge == .leading
      let position = Length(measured: QuantityTerm(side.width, times: isAhead ? 1 : -1))
      detents.insert(
        Detent(name: side.edge.word, position: position), at: isAhead ? detents.count : 0)
    }
    for index in sides.indices {
      sides[index].detent = detents.firstIndex { $0.name == sides[index].edge.word } ?? 0
    }
    return detents
  }

  private mutating func side(
    _ edge: Side, _ document: SwipeDocument, of id: EntityID<RowList>, in widths: [ListWidth]
  ) -> SwipeSide {
    let written = document[edge].value ?? []
    let buttons = written.map { button($0, of: id) }
    var width = buttons.first?.width ?? 0
    if buttons.count != 1 {
      let ranges = buttons.map { scene.quantities[$0.width].range }
      let least = ranges.reduce(0) { $0 + $1.lowerBound }
      width = derive(
        DerivedQuantity(buttons.map { QuantityTerm($0.width) }),
        least...max(least, ranges.reduce(0) { $0 + $1.upperBound }))
    }
    checkWidth(of: width, document[edge].written?.key ?? lists[id.index].name.range, in: widths)
    return SwipeSide(
      edge: edge, buttons: buttons, isReversed: document.isReversed.value ?? true, width: width,
      detent: 0)
  }

  private mutating func button(
    _ entry: Named<SwipeButtonDocument>, of id: EntityID<RowList>
  ) -> SwipeButton {
    let body = entry.body.value ?? SwipeButtonDocument()
    return SwipeButton(
      name: entry.name, label: body.label.value ?? entry.name.value, image: body.image.value,
      width: width(of: body, "\(lists[id.index].name.value).\(entry.name.value).text"), tap: [])
  }

  /// As wide as the wider one of image and text, and the margin.
  private mutating func width(of button: SwipeButtonDocument, _ name: String) -> Int {
    let image = button.image.value?.width ?? 0
    guard let text = button.text.value, text.lowerBound < text.upperBound else {
      let width = max(image, button.text.value?.lowerBound ?? 0) + SwipeButton.margin
      return derive(DerivedQuantity([], points: width), width...width)
    }
    let measured = measure(name, text)
    let least = image + SwipeButton.margin
    return derive(
      DerivedQuantity([QuantityTerm(measured)], points: SwipeButton.margin, atLeast: least),
      max(
        least, text.lowerBound + SwipeButton.margin)...max(
          least, text.upperBound + SwipeButton.margin))
  }

  /// What the app measures; half-way until it does.
  mutating func measure(_ name: String, _ range: ClosedRange<Double>) -> Int {
    let design = (range.lowerBound + range.upperBound) / 2
    scene.quantities.append(
      NamedQuantity(name: name, quantity: .measured(design: design), range: range))
    return scene.quantities.count - 1
  }

  mutating func derive(_ quantity: DerivedQuantity, _ range: ClosedRange<Double>) -> Int {
    scene.quantities.append(NamedQuantity(name: "", quantity: .derived(quantity), range: range))
    return scene.quantities.count - 1
  }
}

/// What is wrong with the sides of rows and their buttons.
extension Resolver {
  /// How many buttons a side can have.
  private static var mostButtons: Int { 16 }

  /// Whether a row can be pulled aside at all.
  private mutating func checkSides(
    _ document: SwipeDocument, of id: EntityID<RowList>, at key: SourceRange
  ) -> Bool {
    let sides = document.sides
    guard !sides.contains(where: { document[$0].isUnreadable }) else { return false }
    guard let first = sides.first.flatMap({ document[$0].written }) else {
      report(
        .missingKey, "the row has no buttons that it could be pulled aside from", at: key,
        help: ["write `right: { delete: { text: 40..120 } }`, or remove `swipe`"])
      return false
    }
    let isPhysical = sides[0] == .left || sides[0] == .right
    for side in sides.dropFirst() where (side == .left || side == .right) != isPhysical {
      report(
        .unknownKey,
        "`\(side.word)` turns with the reading direction, and `\(sides[0].word)` does not",
        at: document[side].written?.key ?? key, secondary: [(first.key, "the other side is here")],
        help: ["write `left` and `right`, or `leading` and `trailing`"])
      return false
    }
    for side in sides {
      guard let buttons = document[side].written else { continue }
      if buttons.value.isEmpty {
        report(
          .outOfRange, "there is no button at the \(side.word) side", at: buttons.range,
          help: ["write a button, `{ delete: { text: 40..120 } }`, or remove `\(side.word)`"])
        return false
      }
      if buttons.value.count > Self.mostButtons {
        report(
          .tooLarge,
          "a side has at most \(Self.mostButtons) buttons; this one has \(buttons.value.count)",
          at: buttons.key, help: ["remove some of them"])
        return false
      }
    }
    return true
  }

  private mutating func checkButtonNames(_ document: SwipeDocument, of id: EntityID<RowList>) {
    var first: [String: SourceRange] = [:]
    for button in document.sides.flatMap({ document[$0].value ?? [] }) {
      checkPart(
        button.name, of: lists[id.index].name.value, ListPart.allCases.map(\.rawValue), "list")
      if let other = first[button.name.value] {
        report(
          .duplicateName, "\(quoted(button.name.value)) is the name of a button already",
          at: button.name.range, secondary: [(other, "at the other side")],
          help: ["choose another name for one of the two"])
      }
      first[button.name.value] = button.name.range
    }
  }

  /// The buttons of a side lie under the row.
  private mutating func checkWidth(of index: Int, _ range: SourceRange, in widths: [ListWidth]) {
    let most = scene.quantities[index].range.upperBound
    guard let narrow = widths.first(where: { $0.list > 0 && $0.list < most }) else { return }
    report(
      .outOfRange,
      "the buttons may be wider than the row at a screen width of \(DecimalText.number(narrow.screen))",
      at: range,
      notes: [
        "together they may have \(DecimalText.number(most)) points, and the row has "
          + DecimalText.number(narrow.list)
      ], help: ["write smaller ranges in `text`, or remove a button"])
  }
}
