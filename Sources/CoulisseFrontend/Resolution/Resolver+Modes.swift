internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseSource

extension Resolver {
  mutating func resolveModes() {
    for entry in document.modes.value ?? [] {
      let body = entry.body.value ?? ModeDocument()
      let values = body.values.value ?? []
      checkValues(values, of: entry.name, body.values.written?.range)
      var start = 0
      if let name = body.starts.value, !values.isEmpty {
        start = value(name, among: values.map(\.value), of: entry.name.value) ?? 0
      }
      scene.modes.append(Mode(name: entry.name, values: values.map(\.value), start: start))
    }
  }

  private mutating func checkValues(
    _ values: [Located<String>], of name: Located<String>, _ range: SourceRange?
  ) {
    guard let range else { return }
    if values.count < 2 {
      report(
        .outOfRange, "a mode of fewer than two values never changes", at: range,
        help: ["write two words or more: `\(name.value): [shown, hidden]`"])
    } else if values.count > SceneLimits.modeValues {
      report(
        .tooLarge,
        "a mode has at most \(SceneLimits.modeValues) values; this one has \(values.count)",
        at: range, help: ["split it into several modes"])
    }
    var seen: [String: SourceRange] = [:]
    for value in values {
      if let first = seen[value.value] {
        report(
          .duplicateName, "\(quoted(value.value)) is in the list already", at: value.range,
          secondary: [(first, "first written here")], help: ["remove one of the two"])
      }
      seen[value.value] = seen[value.value] ?? value.range
    }
  }

  private mutating func value(
    _ name: Located<String>, among values: [String], of mode: String
  ) -> Int? {
    if let index = values.firstIndex(of: name.value) { return index }
    report(
      .unknownValue, "the mode \(quoted(mode)) is never \(quoted(name.value))", at: name.range,
      help: [didYouMean(name.value, among: values) ?? "write \(ValueType.listing(values))"])
    return nil
  }

  /// A mode and a value of it; reported if there is no such thing.
  mutating func mode(
    _ reference: Reference, at name: Located<String>
  ) -> (mode: EntityID<Mode>, value: Int)? {
    guard let index = index(.mode, reference) else { return nil }
    let mode = scene.modes[index]
    // Of one that could not be read nothing is known.
    guard !mode.values.isEmpty else { return nil }
    return value(name, among: mode.values, of: mode.name.value).map { (EntityID(index), $0) }
  }

  /// The same for something that asks for the mode.
  mutating func asked(
    _ reference: Reference, at name: Located<String>
  ) -> (mode: EntityID<Mode>, value: Int)? {
    if let entry = names.entry(.mode, reference.spelling) {
      askedModes.insert(EntityID(entry.index))
    }
    return mode(reference, at: name)
  }

  mutating func reportUnusedModes() {
    // A damaged part of the file may have asked for it.
    guard !document.isDamaged else { return }
    for (index, mode) in scene.modes.enumerated() where !askedModes.contains(EntityID(index)) {
      report(
        .unusedName, "nothing depends on the mode \(quoted(mode.name.value))", at: mode.name.range,
        help: [
          "write `when: \(mode.name.value) is \(mode.values.last ?? "hidden")` somewhere, or remove the "
            + "mode"
        ])
    }
  }
}
