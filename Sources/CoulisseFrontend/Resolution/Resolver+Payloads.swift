internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseSource

/// What actions carry to the app.
extension Resolver {
  /// Only a row has something to tell, and only what the app has told of it.
  mutating func checkPayload(of id: EntityID<EmittedAction>, at range: SourceRange) {
    let action = scene.actions[id.index]
    guard !action.payload.isEmpty else { return }
    let name = quoted(action.name.value)
    guard let list = rowScope else {
      report(
        .unknownValue, "\(name) carries fields of a row, and this is none", at: range,
        secondary: [(action.payload[0].name.range, "said here")],
        help: ["emit another action here, or remove the `payload`"])
      return
    }
    guard !lists[list.index].isBroken, !lists[list.index].rows.fields.isUnreadable else { return }
    let fields = lists[list.index].rows.fields.value ?? []
    for carried in action.payload {
      if let field = fields.first(where: { $0.name.value == carried.name.value }) {
        guard field.type != carried.type else { continue }
        report(
          .unknownValue,
          "\(name) carries \(quoted(carried.name.value)) as \(carried.type.phrase), and here it is "
            + field.type.phrase, at: range,
          secondary: [
            (carried.name.range, "said here"), (field.name.range, "this is what the row has"),
          ], help: ["write the same kind of value in both"])
      } else {
        let known = fields.map(\.name.value)
        report(
          .undefinedName,
          "\(name) carries \(quoted(carried.name.value)), and no row of "
            + "\(quoted(lists[list.index].name.value)) has it", at: range,
          secondary: [(carried.name.range, "said here")],
          help: [
            didYouMean(carried.name.value, among: known)
              ?? "add it: `fields: { \(carried.name.value): \(carried.type.rawValue) }`"
          ])
      }
    }
  }
}

extension PayloadType {
  fileprivate var phrase: String {
    switch self {
    case .text: "text"
    case .number: "a number"
    case .boolean: "a boolean"
    case .id: "an id"
    }
  }
}
