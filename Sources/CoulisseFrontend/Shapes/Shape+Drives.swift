internal import CoulisseSource
internal import CoulisseYAML

extension Shape<DrivesDocument> {
  private static let list = Shape<[Reference]>.oneOrMore(.reference)
  private static let legs = Shape<LegsDocument>.mapping("gestures.<name>.drives") { Sections.legs }

  /// A name, a list of names, or a list for each direction.
  static let drives = Shape(
    .either([list.type, legs.type]),
    read: { slot, reader in
      if case .mapping = slot.node.content {
        return legs.read(slot, &reader).flatMap { $0.isDamaged ? nil : .legs($0.legs) }
      }
      return list.read(slot, &reader).map { .both($0) }
    },
    write: { drives in
      switch drives {
      case .both(let references): list.write(references)
      case .legs(let legs):
        .mapping(
          legs.map {
            YAMLText.Entry(key: .scalar($0.word.value.rawValue), value: list.write($0.references))
          })
      }
    })
}
