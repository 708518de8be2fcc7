internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension SceneSpelling {
  /// What the scene measures without being told by a list, whose names have dots.
  var measures: Field<[Named<MeasureDocument>]> {
    named(
      scene.quantities.compactMap { named in
        guard case .measured(let design) = named.quantity,
          !named.name.utf8.contains(UInt8(ascii: "."))
        else { return nil }
        return (named.name, MeasureDocument(range: Field(named.range), design: Field(design)))
      })
  }

  func list(_ id: EntityID<RowList>) -> ListDocument {
    let list = scene[id]
    var rows = RowsDocument()
    rows.height = Field(list.row.height)
    rows.design = Field(list.row.designHeight)
    if !list.row.fields.isEmpty { rows.fields = Field(list.row.fields) }
    if !list.row.tap.isEmpty { rows.tap = Field(actions(list.row.tap)) }
    if let swipe = list.row.swipe { rows.swipe = Field(spelled(swipe)) }
    return ListDocument(
      holder: Field(name(list.holder.owner)), frame: Field(list.frame), rows: Field(rows),
      scrollers: scrollers(in: .list(id)))
  }

  func spelled(_ action: EmittedAction) -> EmittedDocument {
    EmittedDocument(payload: action.payload.isEmpty ? .absent : Field(action.payload))
  }

  private func spelled(_ swipe: Swipe) -> SwipeDocument {
    var document = SwipeDocument()
    document.style = Field(swipe.style)
    for side in swipe.sides {
      let buttons = named(side.buttons.map { ($0.name.value, spelled($0)) })
      switch side.edge {
      case .left: document.left = buttons
      case .right: document.right = buttons
      case .leading: document.leading = buttons
      case .trailing: document.trailing = buttons
      case .top, .bottom: break
      }
    }
    document.isReversed = Field(swipe.sides.allSatisfy(\.isReversed))
    document.opensOne = Field(swipe.opensOne)
    document.motion = spelled(swipe.definition)
    document.behavior = behavior(swipe.definition, along: .horizontal)
    return document
  }

  private func spelled(_ button: SwipeButton) -> SwipeButtonDocument {
    SwipeButtonDocument(
      label: Field(button.label), image: button.image.map { Field($0) } ?? .absent,
      text: text(of: button).map { Field($0) } ?? .absent,
      tap: button.tap.isEmpty ? .absent : Field(actions(button.tap)))
  }

  /// How wide the text of a button may be; nil if it has none.
  private func text(of button: SwipeButton) -> ClosedRange<Double>? {
    guard case .derived(let width) = scene.quantities[button.width].quantity else { return nil }
    if let measured = width.terms.first { return scene.quantities[measured.quantity].range }
    let fixed = width.points - SwipeButton.margin
    return button.image.map { $0.width == fixed } == true ? nil : fixed...fixed
  }
}
