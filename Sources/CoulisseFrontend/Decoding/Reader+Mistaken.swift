internal import CoulisseDiagnostics
internal import CoulisseSource
internal import CoulisseYAML

extension Reader {
  /// Reports a scenario that is read as a scene, once and for all.
  mutating func isScenario(_ slot: Slot) -> Bool {
    let own = Set(Sections.scene.keys.map(\.row.name))
    guard let key = slot.key(in: ["scenario", "steps"]),
      slot.key(in: own.subtracting(["scene"])) == nil
    else { return false }
    report(
      .unknownKey, "this is a scenario, and a scene is wanted here", at: place(key),
      help: ["play it: `coulisse simulate <its scene> \(file.path)`"])
    return true
  }

  /// Reports a scene that is read as a scenario, once and for all.
  mutating func isScene(_ slot: Slot) -> Bool {
    guard slot.key(in: ["scenario", "steps"]) == nil,
      let key = slot.key(in: [
        "panels", "containers", "scrims", "lists", "gestures", "groups", "actions",
      ])
    else { return false }
    report(
      .unknownKey, "this is a scene, and a scenario is wanted here", at: place(key),
      help: [
        "name the scene first, then what is played on it: "
          + "`coulisse simulate \(file.path) <scenario>`"
      ])
    return true
  }
}

extension Slot {
  /// The first key of the mapping that is one of `names`.
  fileprivate func key(in names: Set<String>) -> YAMLNode? {
    guard case .mapping(let pairs, _) = node.content else { return nil }
    return pairs.lazy.map(\.key).first { key in
      if case .scalar(let text, _) = key.content { names.contains(text) } else { false }
    }
  }
}
