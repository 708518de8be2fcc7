internal import CoulisseSource
internal import CoulisseYAML

extension Shape {
  /// A list; an element that is wrong is left out, and then the whole list is.
  static func list<Element: Sendable>(of element: Shape<Element>) -> Shape
  where Value == [Element] {
    Shape(
      .list(element.type),
      read: { slot, reader in
        guard case .sequence(let nodes, _) = slot.node.content, slot.node.tag == nil else {
          reader.reportNoList(slot, .list(element.type))
          return nil
        }
        return reader.elements(nodes, of: element, slot)
      },
      write: { .list($0.map(element.write)) })
  }

  /// One element, or a list of them.
  static func oneOrMore<Element: Sendable>(_ element: Shape<Element>) -> Shape
  where Value == [Element] {
    Shape(
      .oneOrMore(element.type),
      read: { slot, reader in
        if case .sequence(let nodes, _) = slot.node.content, slot.node.tag == nil {
          return reader.elements(nodes, of: element, slot)
        }
        return element.read(slot, &reader).map { [$0] }
      },
      write: { values in
        let texts = values.map(element.write)
        return texts.count == 1 ? texts[0] : .list(texts)
      })
  }

  /// As `oneOrMore`, with the place of each element.
  static func oneOrMoreLocated<Element: Sendable>(_ element: Shape<Element>) -> Shape
  where Value == [Located<Element>] {
    let located = Shape<Located<Element>>(
      element.type,
      read: { slot, reader in element.read(slot, &reader).map { Located($0, slot.place) } },
      write: { element.write($0.value) })
    return .oneOrMore(located)
  }

  /// A mapping with known keys. The section is made when it is needed, because sections may contain
  /// themselves.
  static func mapping(
    _ path: String, _ section: @escaping @Sendable () -> Section<Value>
  ) -> Shape {
    Shape(
      .section(path), read: { slot, reader in reader.mapping(section(), slot) },
      write: { section().text($0) })
  }

  /// A mapping from names to mappings with known keys.
  static func named<Body: Sendable>(
    _ path: String, _ section: @escaping @Sendable () -> Section<Body>
  ) -> Shape where Value == [Named<Body>] {
    Shape(
      .named(path), read: { slot, reader in reader.entries(section(), slot) },
      write: { entries in
        .mapping(
          entries.map { entry in
            let body = entry.body.value.map { section().text($0) }
            return YAMLText.Entry(key: .text(entry.name.value), value: body ?? .mapping([]))
          })
      })
  }

  /// A scalar, or a mapping that says more.
  static func scalar(
    _ scalar: Shape, orMapping mapping: Shape, write: @escaping @Sendable (Value) -> YAMLText
  ) -> Shape {
    Shape(
      .either([scalar.type, mapping.type]),
      read: { slot, reader in
        switch slot.node.content {
        case .scalar: scalar.read(slot, &reader)
        case .mapping: mapping.read(slot, &reader)
        case .sequence:
          reader.failType(slot, .either([scalar.type, mapping.type]))
        }
      },
      write: write)
  }
}

extension Section {
  /// The keys that `document` holds, in the order of the table.
  func text(_ document: Document) -> YAMLText {
    .mapping(
      keys.compactMap { key in
        key.write(document).map { YAMLText.Entry(key: .scalar(key.row.name), value: $0) }
      })
  }
}

extension Reader {
  /// The elements of a list; nil if one of them is wrong.
  fileprivate mutating func elements<Element: Sendable>(
    _ nodes: [YAMLNode], of element: Shape<Element>, _ slot: Slot
  ) -> [Element]? {
    if slot.node.isIncomplete { noteDamage() }
    let torn = tornElements(nodes)
    var elements: [Element] = []
    var isWhole = torn.isEmpty
    for (index, node) in nodes.enumerated() where !torn.contains(index) {
      if let value = element.read(slot.element(node), &self) {
        elements.append(value)
      } else {
        isWhole = false
      }
    }
    return isWhole ? elements : nil
  }

  fileprivate mutating func reportNoList(_ slot: Slot, _ type: ValueType) {
    switch slot.node.content {
    case .scalar:
      if let scalar = scalar(slot, expecting: type) { reportForm(scalar) }
    case .mapping, .sequence: reportType(slot, expected: type, found: "keys and values")
    }
  }

  fileprivate mutating func failType<Value>(_ slot: Slot, _ type: ValueType) -> Value? {
    reportType(slot, expected: type, found: "a list")
    return nil
  }
}
