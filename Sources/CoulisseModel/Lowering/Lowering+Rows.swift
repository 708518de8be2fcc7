import CoulisseRuntime
import CoulisseSource

/// The parts of one row; the runtime copies them for others.
extension Lowering {
  /// The window of a list, and a row in it, back to front: content, what covers it while the row is not
  /// closed, with the buttons, and a still picture of the content, which moves aside.
  mutating func lowerList(_ id: EntityID<RowList>, into view: Int) {
    let list = scene[id]
    let own = add(.list(id), ViewSpec(parent: view, frame: list.frame, clips: true))
    let place = RowPlace(list: id.index, slot: 0)
    let frame = Frame(
      x: .zero, y: .zero, width: .full, height: Length(points: list.row.designHeight))
    let row = add(.row(id), ViewSpec(parent: own, frame: frame, clips: true, row: place))
    _ = add(.rowContent(id), ViewSpec(parent: row, frame: .full, row: place))
    guard let swipe = list.row.swipe else { return }
    let overlay = add(.rowOverlay(id), ViewSpec(parent: row, frame: .full, row: place))
    for (side, _) in swipe.sides.enumerated() { lowerMenu(side, of: id, into: overlay) }
    _ = add(.rowPicture(id), ViewSpec(parent: row, frame: .full, row: place))
  }

  private mutating func lowerMenu(_ index: Int, of id: EntityID<RowList>, into overlay: Int) {
    guard let swipe = scene[id].row.swipe else { return }
    let side = swipe.sides[index]
    let place = RowPlace(list: id.index, slot: 0)
    let menu = add(
      .rowMenu(id, side: index),
      ViewSpec(
        parent: overlay,
        frame: Frame(x: .zero, y: .zero, width: quantity(side.width), height: .full),
        originX: side.edge, row: place))
    for (number, button) in side.buttons.enumerated() {
      var (x, width) = (before(number, in: side), quantity(button.width))
      if swipe.style == .border {
        let share = 1 / Double(side.buttons.count)
        (x, width) = (
          Length(fraction: share * Double(side.place(of: number))), Length(fraction: share)
        )
      }
      _ = add(
        .rowButton(id, side: index, number),
        ViewSpec(
          parent: menu, frame: Frame(x: x, y: .zero, width: width, height: .full),
          originX: swipe.toward.opposite, row: place))
    }
  }

  /// A length that is as long as a quantity.
  private func quantity(_ index: Int, times multiple: Double = 1) -> Length {
    Length(measured: QuantityTerm(index, times: multiple))
  }

  /// The buttons that stand before one, from the left or the leading side.
  private mutating func before(_ number: Int, in side: SwipeSide) -> Length {
    sum(side.buttons.indices.filter { side.place(of: $0) < side.place(of: number) }, of: side)
  }

  /// As wide as some buttons of a side together.
  private mutating func sum(_ buttons: [Int], of side: SwipeSide) -> Length {
    switch buttons.count {
    case 0: return .zero
    case 1: return quantity(side.buttons[buttons[0]].width)
    case side.buttons.count: return quantity(side.width)
    case _:
      program.quantities.append(
        .derived(DerivedQuantity(buttons.map { QuantityTerm(side.buttons[$0].width) })))
      return quantity(program.quantities.count - 1)
    }
  }

  /// What moves, shows and touches a row, behind all that the scene has else.
  mutating func lowerRows() {
    for (index, list) in scene.lists.enumerated() {
      let id = EntityID<RowList>(index)
      let first = RowParts(end: program)
      if let swipe = list.row.swipe { lower(swipe, of: id) }
      for (index, gesture) in scene.gestures.enumerated() where gesture.row == id {
        lower(gesture, EntityID(index))
      }
      lowerReactions(ofRows: id)
      let last = RowParts(end: program)
      let row = view(of: .row(id))
      let views =
        row..<(program.views[row...].firstIndex { $0.row?.list != index }
        ?? program.views.count)
      program.lists.append(
        ListSpec(
          view: view(of: .list(id)), scroller: track(of: .scroll(.list(id))),
          rows: [RowParts(views: views, from: first, to: last)]))
      guard let swipe = list.row.swipe, swipe.opensOne else { continue }
      program.groups.append(GroupSpec(members: [track(of: TrackSymbol.row(id))]))
    }
  }

  private mutating func lower(_ swipe: Swipe, of id: EntityID<RowList>) {
    lower(swipe.definition, of: .row(id), toward: swipe.toward, in: view(of: .row(id)))
    let track = track(of: TrackSymbol.row(id))
    let home = swipe.definition.home
    let isHome = ConfigurationTerm(.atRest(track: track, detent: home))
    for element in [Element.rowOverlay(id), .rowPicture(id)] {
      let pictures = element == .rowPicture(id) ? view(of: .rowContent(id)) : -1
      program.presences.append(
        PresenceSpec(
          view: view(of: element), appears: Condition([[isHome.opposite]]),
          goes: Condition([[isHome]]), pictures: pictures))
    }
    let ends = [swipe.definition.lower, swipe.definition.upper]
    follow(.rowPicture(id), id, ends.map { FollowerStop($0, $0) })
    for (index, side) in swipe.sides.enumerated() {
      // A menu is out of the way unless the row is off its place toward it.
      let isOut: ConfigurationWord =
        side.detent > home
        ? .past(track: track, detent: home) : .before(track: track, detent: home)
      program.predicates.append(
        PredicateSpec(
          view: view(of: .rowMenu(id, side: index)), property: .hidden,
          condition: Condition([[ConfigurationTerm(isOut, negated: true)]])))
      lower(side, index, swipe, of: id)
    }
  }

  /// How the buttons of one side come out, in points toward the row's positive side.
  private mutating func lower(
    _ side: SwipeSide, _ index: Int, _ swipe: Swipe, of id: EntityID<RowList>
  ) {
    // Whether uncovering them moves the row toward its positive side.
    let isAhead = side.detent > swipe.definition.home
    let away = quantity(side.width, times: isAhead ? -1 : 1)
    func follow(_ element: Element, from closed: Length) {
      self.follow(element, id, side.stops(in: swipe, closed: closed, open: .zero))
    }
    let menu = Element.rowMenu(id, side: index)
    switch swipe.style {
    case .none, .behind, .reveal: break
    case .stretch:
      stretch(menu, to: quantity(side.width), side, of: id)
      for (number, button) in side.buttons.enumerated() {
        let element = Element.rowButton(id, side: index, number)
        stretch(element, to: quantity(button.width), side, of: id)
        follow(element, from: -before(number, in: side))
      }
    case .standard, .scroll, .border: follow(menu, from: away)
    case .parallax(let share):
      follow(menu, from: quantity(side.width, times: isAhead ? -share : share))
    case .overlap:
      follow(menu, from: away)
      for number in side.buttons.indices {
        // At the end of the menu that the row uncovers first.
        let start = isAhead ? behind(number, in: side) : -before(number, in: side)
        follow(.rowButton(id, side: index, number), from: start)
      }
    case .drawer:
      for number in side.buttons.indices {
        // Beyond the edge of the row.
        let button = side.place(of: number)
        let start =
          isAhead
          ? -sum(side.buttons.indices.filter { side.place(of: $0) <= button }, of: side)
          : sum(side.buttons.indices.filter { side.place(of: $0) >= button }, of: side)
        follow(.rowButton(id, side: index, number), from: start)
      }
    }
  }

  /// As wide as its share of what is uncovered.
  private mutating func stretch(
    _ element: Element, to width: Length, _ side: SwipeSide, of id: EntityID<RowList>
  ) {
    guard let swipe = scene[id].row.swipe else { return }
    program.followers.append(
      FollowerSpec(
        view: view(of: element), property: .extent(.horizontal),
        sources: [
          FollowerSource(
            track: track(of: TrackSymbol.row(id)),
            stops: side.stops(in: swipe, closed: .zero, open: width), beyond: .extend)
        ]))
  }

  /// The buttons that stand behind one, from the left or the leading side.
  private mutating func behind(_ number: Int, in side: SwipeSide) -> Length {
    sum(side.buttons.indices.filter { side.place(of: $0) > side.place(of: number) }, of: side)
  }

  private mutating func follow(
    _ element: Element, _ id: EntityID<RowList>, _ stops: [FollowerStop]
  ) {
    program.followers.append(
      FollowerSpec(
        view: view(of: element),
        property: .offset(toward: scene[id].row.swipe?.toward ?? .trailing),
        sources: [
          FollowerSource(track: track(of: TrackSymbol.row(id)), stops: stops, beyond: .extend)
        ]))
  }
}

extension RowParts {
  /// Nothing, at the ends of a program's tables.
  fileprivate init(end program: SceneProgram) {
    func end(_ count: Int) -> Range<Int> { count..<count }
    self.init(
      views: end(program.views.count), tracks: end(program.tracks.count),
      followers: end(program.followers.count), predicates: end(program.predicates.count),
      presences: end(program.presences.count), shadows: end(program.shadows.count),
      recognizers: end(program.recognizers.count), reactions: end(program.reactions.count))
  }

  /// What was added between two states of a program's tables.
  fileprivate init(views: Range<Int>, from first: RowParts, to last: RowParts) {
    func added(_ first: Range<Int>, _ last: Range<Int>) -> Range<Int> {
      first.lowerBound..<last.lowerBound
    }
    self.init(
      views: views, tracks: added(first.tracks, last.tracks),
      followers: added(first.followers, last.followers),
      predicates: added(first.predicates, last.predicates),
      presences: added(first.presences, last.presences),
      shadows: added(first.shadows, last.shadows),
      recognizers: added(first.recognizers, last.recognizers),
      reactions: added(first.reactions, last.reactions))
  }
}

extension SwipeSide {
  /// Where a button stands among the others, from the left or the leading side.
  package func place(of button: Int) -> Int { isReversed ? buttons.count - 1 - button : button }

  /// From one value, while the buttons are covered, to another while they are not.
  fileprivate func stops(in swipe: Swipe, closed: Length, open: Length) -> [FollowerStop] {
    let detents = swipe.definition.detents
    let stops = [
      FollowerStop(detents[swipe.definition.home].position, closed),
      FollowerStop(detents[detent].position, open),
    ]
    return detent > swipe.definition.home ? stops : stops.reversed()
  }
}

extension Gesture {
  /// The list whose rows it begins in; nil for one that begins elsewhere.
  package var row: EntityID<RowList>? { regions.first?.row }
}

extension Element {
  /// The list whose rows it is a part of; nil for what is no part of a row.
  package var row: EntityID<RowList>? {
    switch self {
    case .row(let id), .rowContent(let id), .rowOverlay(let id), .rowPicture(let id),
      .rowMenu(let id, _), .rowButton(let id, _, _):
      return id
    case .stage, .container, .bar, .barButton, .scrim, .panel, .content, .item, .outside, .page,
      .picture, .scrollArea, .list, .pager, .pagerPage, .handle, .tile:
      return nil
    }
  }
}
