internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseSource

extension ScenarioResolver {
  /// An element that adjusts something; reported if it does not.
  mutating func adjustable(_ reference: Reference) -> Element? {
    guard let (element, _) = element(reference) else { return nil }
    if scene.accessibility(of: element).adjusts != nil { return element }
    report(
      .unknownValue, "\(quoted(reference.spelling)) adjusts nothing", at: reference.range,
      help: ["give it `accessibility: { adjusts: <panel> }` in the scene"])
    return nil
  }

  /// `delete on list.milk`
  mutating func acting(_ document: ActingDocument) -> StepAction? {
    guard let (element, _) = element(document.element) else { return nil }
    let names = scene.accessibility(of: element).actions.map(\.name.value)
    let name = document.action
    if let index = names.firstIndex(of: name.value) { return .act(element, index) }
    report(
      .undefinedName,
      "\(quoted(document.element.spelling)) offers no action \(quoted(name.value))", at: name.range,
      help: [
        didYouMean(name.value, among: names)
          ?? (names.isEmpty ? "it offers none" : Reader.inventory(names))
      ])
    return nil
  }
}
