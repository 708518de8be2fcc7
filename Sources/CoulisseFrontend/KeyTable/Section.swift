internal import CoulisseSource
internal import CoulisseYAML

/// A mapping with known keys and the document it is decoded into.
struct Section<Document: Sendable>: Sendable {
  var path: String
  var title: String
  var doc: String
  var empty: @Sendable () -> Document
  var keys: [Key<Document>]

  init(
    _ path: String, _ title: String, _ doc: String,
    _ empty: @escaping @Sendable () -> Document, _ keys: [Key<Document>]
  ) {
    self.path = path
    self.title = title
    self.doc = doc
    self.empty = empty
    self.keys = keys
  }

  /// The section as data.
  var table: KeySection {
    KeySection(path: path, title: title, doc: doc, rows: keys.map(\.row))
  }
}

/// A row of the key table together with the field that it fills: what makes the table drive the
/// decoder and the printer.
struct Key<Document: Sendable>: Sendable {
  var row: KeyRow
  /// Fills the field, with `unreadable` if the value is wrong.
  var read: @Sendable (Slot, inout Reader, inout Document) -> Void
  /// Declares the field unreadable without looking at it.
  var markUnreadable: @Sendable (SourceRange, inout Document) -> Void
  /// The value as text; nil where the field holds none.
  var write: @Sendable (Document) -> YAMLText?

  init<Value>(
    _ name: String, _ shape: Shape<Value>,
    _ path: any WritableKeyPath<Document, Field<Value>> & Sendable, absent absence: KeyAbsence,
    _ doc: String, since: Int = 1
  ) {
    row = KeyRow(name: name, type: shape.type, absence: absence, doc: doc, since: since)
    read = { slot, reader, document in
      if let value = shape.read(slot, &reader) {
        document[keyPath: path] = .written(
          Written(value: value, range: slot.place, key: slot.keyRange))
      } else {
        document[keyPath: path] = .unreadable(slot.place)
      }
    }
    markUnreadable = { range, document in document[keyPath: path] = .unreadable(range) }
    write = { document in document[keyPath: path].value.map(shape.write) }
  }

  private init(
    row: KeyRow, read: @escaping @Sendable (Slot, inout Reader, inout Document) -> Void,
    markUnreadable: @escaping @Sendable (SourceRange, inout Document) -> Void,
    write: @escaping @Sendable (Document) -> YAMLText?
  ) {
    self.row = row
    self.read = read
    self.markUnreadable = markUnreadable
    self.write = write
  }

  /// The same key in a document that holds this one.
  func within<Outer>(_ path: any WritableKeyPath<Outer, Document> & Sendable) -> Key<Outer> {
    Key<Outer>(
      row: row, read: { slot, reader, outer in read(slot, &reader, &outer[keyPath: path]) },
      markUnreadable: { range, outer in markUnreadable(range, &outer[keyPath: path]) },
      write: { outer in write(outer[keyPath: path]) })
  }
}
