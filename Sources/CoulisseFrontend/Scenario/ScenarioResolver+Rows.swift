internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// Rows, and what is said about the parts of one of them.
extension ScenarioResolver {
  mutating func list(_ reference: Reference) -> EntityID<RowList>? {
    find(reference, "list", in: names.lists)
  }

  /// What a name stands for, and the row that it speaks of: nil for what is no row's.
  mutating func find<ID>(
    _ reference: Reference, _ kind: String, in table: [(name: String, id: ID)],
    list: (ID) -> EntityID<RowList>?
  ) -> (ID, ScenarioRow?)? {
    guard let name = RowName(reference) else {
      guard let id = find(reference, kind, in: table) else { return nil }
      guard list(id) == nil else {
        reportNoRow(reference)
        return nil
      }
      return (id, nil)
    }
    let plain = name.plain(in: names)
    guard let id = find(plain, kind, in: table) else { return nil }
    guard let list = list(id) else {
      report(
        .unknownValue, "\(quoted(plain.spelling)) belongs to no row", at: reference.range,
        help: ["write `\(plain.spelling)`"])
      return nil
    }
    return row(name.row, of: list, at: reference.range).map { (id, $0) }
  }

  private mutating func reportNoRow(_ reference: Reference) {
    report(
      .unknownValue, "every row has \(quoted(reference.spelling)): in which one is it meant?",
      at: reference.range,
      help: ["write the id of the row behind the name: `\(RowName.example(reference.spelling))`"])
  }

  /// Whether a name speaks of a row where it cannot; reported.
  mutating func reportRow(_ reference: Reference, _ kind: String) -> Bool {
    guard let name = RowName(reference) else { return false }
    report(
      .undefinedName, "\(quoted(reference.spelling)) is in a row, and this is to be a \(kind)",
      at: reference.range, help: ["write a name without `(\(name.row))`"])
    return true
  }

  /// A row that the scenario has told.
  mutating func row(
    _ name: String, of list: EntityID<RowList>, at range: SourceRange
  ) -> ScenarioRow? {
    let row = ScenarioRow(list: list, key: rowNames.key(of: name), name: name)
    if toldRows.contains(row) { return row }
    let known = toldRows.filter { $0.list == list }.map(\.name).sorted()
    let other = toldRows.first { $0.name == name }
    let help =
      other.map { ["the list \(quoted(scene[$0.list].name.value)) has a row of this id"] }
      ?? [
        didYouMean(name, among: known)
          ?? (known.isEmpty
            ? "tell it first: `rows: { \(scene[list].name.value): [\(name)] }` above `steps`"
            : Reader.inventory(known))
      ]
    report(
      .undefinedName, "\(quoted(scene[list].name.value)) has no row \(quoted(name))", at: range,
      help: help)
    return nil
  }

  /// The rows of one list.
  mutating func shown(_ document: ShownRowsDocument) -> ToldRows? {
    list(document.list).flatMap { list in
      told(document.rows, of: list).map { ToldRows(list: list, rows: $0) }
    }
  }

  mutating func insert(_ document: InsertDocument) -> StepAction? {
    guard let reference = document.list.value, let rows = document.rows.value,
      let list = list(reference)
    else { return nil }
    var placement = RowPlacement.last
    if let before = document.before.written, let after = document.after.written {
      report(
        .unknownValue, "rows come in at one place: `before` or `after`, not both", at: after.key,
        secondary: [(before.key, "it is said here already")], help: ["keep one of them"])
      return nil
    }
    if let id = document.before.value {
      guard let row = row(id.value, of: list, at: id.range) else { return nil }
      placement = .before(row)
    }
    if let id = document.after.value {
      guard let row = row(id.value, of: list, at: id.range) else { return nil }
      placement = .after(row)
    }
    return told(rows, of: list).map { .insert(ToldRows(list: list, rows: $0), placement) }
  }

  private mutating func told(
    _ documents: [ShownRowDocument], of list: EntityID<RowList>
  ) -> [ToldRow]? {
    var first: [String: SourceRange] = [:]
    var rows: [ToldRow] = []
    var isWhole = true
    for document in documents {
      if let other = first[document.id.value] {
        report(
          .duplicateName, "\(quoted(document.id.value)) is the id of a row already",
          at: document.id.range, secondary: [(other, "this one")],
          help: ["choose another id for one of the two"])
        isWhole = false
        continue
      }
      first[document.id.value] = document.id.range
      if let row = told(document, of: list) { rows.append(row) } else { isWhole = false }
    }
    return isWhole ? rows : nil
  }

  private mutating func told(
    _ document: ShownRowDocument, of list: EntityID<RowList>
  ) -> ToldRow? {
    let row = scene[list].row
    let own = ScenarioRow(
      list: list, key: rowNames.key(of: document.id.value), name: document.id.value)
    toldRows.insert(own)
    if let height = document.height, !row.height.contains(height.value) {
      report(
        .outOfRange, "no row of \(quoted(scene[list].name.value)) is so tall", at: height.range,
        severity: .warning,
        notes: [
          "the scene says \(DecimalText.number(row.height.lowerBound)).."
            + DecimalText.number(row.height.upperBound)
        ])
    }
    let fields = row.fields
    guard let values = carried(document.values, among: fields, of: scene[list].name.value) else {
      return nil
    }
    return ToldRow(
      row: own, height: document.height?.value ?? row.designHeight,
      values: fields.indices.map { index in values.first { $0.field == index }?.value })
  }

  /// Values by the fields that they belong to.
  func carriedIndex(_ name: String, among fields: [PayloadField]) -> Int? {
    fields.firstIndex { $0.name.value == name }
  }

  /// Values with the indices of their fields; nil if one of them was reported.
  mutating func carried(
    _ documents: [ValueDocument], among fields: [PayloadField], of owner: String
  ) -> [CarriedValue]? {
    let values = documents.compactMap { carried($0, among: fields, of: owner) }
    return values.count == documents.count ? values : nil
  }

  private mutating func carried(
    _ document: ValueDocument, among fields: [PayloadField], of owner: String
  ) -> CarriedValue? {
    guard let index = carriedIndex(document.name.value, among: fields) else {
      let known = fields.map(\.name.value)
      report(
        .unknownKey, "\(quoted(owner)) carries no \(quoted(document.name.value))",
        at: document.name.range,
        help: [
          didYouMean(document.name.value, among: known)
            ?? (known.isEmpty ? "remove it" : Reader.inventory(known))
        ])
      return nil
    }
    guard let value = FieldValue(document, fields[index].type) else {
      report(
        .wrongType,
        "\(quoted(document.name.value)) is \(fields[index].type.phrase), not "
          + quoted(document.text.value), at: document.text.range,
        help: ["write for example `\(document.name.value): \(fields[index].type.example)`"])
      return nil
    }
    return CarriedValue(index, value)
  }

  /// `{ inbox.delete.text: 62 }`
  mutating func measured(_ documents: [MeasuredDocument]) -> StepAction? {
    let measured = documents.compactMap { document in
      find(document.name, "length that the app measures", in: names.measures).map {
        MeasuredQuantity($0, document.points)
      }
    }
    return measured.count == documents.count ? .measure(measured) : nil
  }

  /// What `open`, `close` and `toggle` ask of a row; nil for what is no row's, which is nothing yet.
  mutating func request(
    _ reference: Reference, _ word: RowWord
  ) -> StepAction?? {
    guard RowName(reference) != nil else {
      guard word == .close, let list = names.lists.first(where: { $0.name == reference.spelling })
      else { return nil }
      return .some(.perform(.closeRows(list.id)))
    }
    guard let (element, row) = element(reference), let row else { return .some(nil) }
    switch (word, element) {
    case (.close, .row) where scene[row.list].row.swipe != nil:
      return .some(.performInRow(.close, row))
    case (.open, .rowMenu(_, let side)): return .some(.performInRow(.open(side: side), row))
    case (.toggle, .rowMenu(_, let side)): return .some(.performInRow(.toggle(side: side), row))
    case _:
      let sides = scene[row.list].row.swipe?.sides.map(\.edge.word) ?? []
      let target = "\(scene[row.list].name.value)(\(row.name))"
      report(
        .unknownValue, "\(quoted(reference.spelling)) cannot be \(word.participle)",
        at: reference.range,
        help: [
          sides.isEmpty
            ? "the rows of this list are not pulled aside: give them a `swipe`"
            : word == .close
              ? "write `close: \(target)`"
              : "write `\(word.rawValue): \(target).\(sides[0])`"
        ])
      return .some(nil)
    }
  }

  mutating func remove(_ reference: Reference) -> StepAction? {
    guard let (element, row) = element(reference) else { return nil }
    if case .row = element, let row { return .remove(row) }
    report(
      .unknownValue, "\(quoted(reference.spelling)) is no row", at: reference.range,
      help: ["write a list with the id of a row, such as `remove: inbox(a)`"])
    return nil
  }
}

/// A word of a step that moves a panel or a row.
enum RowWord: String {
  case open, close, toggle

  var participle: String {
    switch self {
    case .open: "opened"
    case .close: "closed"
    case .toggle: "toggled"
    }
  }
}

extension FieldValue {
  /// Nil for a text that says no such thing.
  fileprivate init?(_ document: ValueDocument, _ type: PayloadType) {
    let text = document.text.value
    switch type {
    case .text: self = .text(text)
    case .id: self = .id(text)
    case .number:
      guard document.isPlain, let number = Double(text), number.isFinite else { return nil }
      self = .number(number)
    case .boolean:
      guard document.isPlain, text == "true" || text == "false" else { return nil }
      self = .boolean(text == "true")
    }
  }
}

extension PayloadType {
  fileprivate var phrase: String {
    switch self {
    case .text: "text"
    case .number: "a number"
    case .boolean: "`true` or `false`"
    case .id: "an id"
    }
  }

  fileprivate var example: String {
    switch self {
    case .text: "Hello"
    case .number: "3"
    case .boolean: "true"
    case .id: "a"
    }
  }
}
