internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseSource

/// The parts of its regions in which a gesture takes no touch.
extension Resolver {
  /// What `not-in:` names: something that lies in a region and leaves the rest of it.
  mutating func excludes(
    _ field: Field<[Reference]>, of regions: [Element], _ name: String
  ) -> [Element] {
    var found: [Element] = []
    for reference in field.value ?? [] {
      guard let element = element(reference) else { continue }
      if found.contains(element) {
        reportRepeated(reference)
      } else if let covered = regions.first(where: { contains(element, $0) }) {
        reportNothingLeft(reference, of: covered, name)
      } else if regions.contains(where: { contains($0, element) }) {
        found.append(element)
      } else if !regions.isEmpty {
        report(
          .unknownValue,
          "\(quoted(reference.spelling)) does not lie where \(quoted(name)) begins: there is "
            + "nothing to leave out", at: reference.range,
          notes: [
            "it begins in \(regions.map { quoted(scene.name(of: $0)) }.joined(separator: ", "))"
          ],
          help: ["remove it, or name a part of where the gesture begins"])
      }
    }
    return found
  }

  private mutating func reportNothingLeft(
    _ reference: Reference, of region: Element, _ name: String
  ) {
    let what = scene.name(of: region)
    report(
      .unknownValue,
      what == reference.spelling
        ? "\(quoted(name)) begins in \(quoted(what)), and is said not to"
        : "\(quoted(what)) lies in \(quoted(reference.spelling)): nothing is left of it",
      at: reference.range,
      help: ["name a part of \(quoted(what)), or take \(quoted(what)) out of `in`"])
  }
}
