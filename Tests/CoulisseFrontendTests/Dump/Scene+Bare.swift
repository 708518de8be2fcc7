import CoulisseModel
import CoulisseSource

extension Scene {
  /// The scene without the file and the positions that it was read from.
  var bare: Scene {
    var scene = self
    scene.file = SourceFile(path: "", text: "")
    scene.name = scene.name.bare
    for index in scene.containers.indices {
      scene.containers[index].name = scene.containers[index].name.bare
      scene.containers[index].accessibility = scene.containers[index].accessibility.bare
      for place in scene.containers[index].bar.indices {
        scene.containers[index].bar[place].name = scene.containers[index].bar[place].name.bare
        scene.containers[index].bar[place].accessibility =
          scene.containers[index].bar[place].accessibility.bare
      }
    }
    for index in scene.panels.indices {
      scene.panels[index].name = scene.panels[index].name.bare
      scene.panels[index].edge = scene.panels[index].edge.bare
      scene.panels[index].accessibility = scene.panels[index].accessibility.bare
      for place in scene.panels[index].items.indices {
        scene.panels[index].items[place].name = scene.panels[index].items[place].name.bare
        scene.panels[index].items[place].accessibility =
          scene.panels[index].items[place].accessibility.bare
      }
    }
    for index in scene.pagers.indices {
      scene.pagers[index].name = scene.pagers[index].name.bare
      for page in scene.pagers[index].pages.indices {
        scene.pagers[index].pages[page].name = scene.pagers[index].pages[page].name.bare
      }
    }
    for index in scene.tracks.indices { scene.tracks[index].name = scene.tracks[index].name.bare }
    for index in scene.scrims.indices { scene.scrims[index].name = scene.scrims[index].name.bare }
    for index in scene.handles.indices {
      scene.handles[index].name = scene.handles[index].name.bare
    }
    for index in scene.tiles.indices { scene.tiles[index].name = scene.tiles[index].name.bare }
    for index in scene.gestures.indices {
      scene.gestures[index].name = scene.gestures[index].name.bare
    }
    for index in scene.groups.indices { scene.groups[index].name = scene.groups[index].name.bare }
    for index in scene.lists.indices { scene.lists[index].strip() }
    for index in scene.scrollAreas.indices {
      scene.scrollAreas[index].name = scene.scrollAreas[index].name.bare
    }
    for index in scene.announcements.indices {
      scene.announcements[index].name = scene.announcements[index].name.bare
    }
    for index in scene.modes.indices { scene.modes[index].name = scene.modes[index].name.bare }
    for index in scene.reactions.indices { scene.reactions[index].range = SourceRange(at: 0) }
    for index in scene.actions.indices {
      scene.actions[index].name = scene.actions[index].name.bare
      scene.actions[index].payload = scene.actions[index].payload.bare
    }
    return scene
  }
}

extension RowList {
  fileprivate mutating func strip() {
    name = name.bare
    row.fields = row.fields.bare
    for side in (row.swipe?.sides ?? []).indices {
      for button in (row.swipe?.sides[side].buttons ?? []).indices {
        guard let name = row.swipe?.sides[side].buttons[button].name else { continue }
        row.swipe?.sides[side].buttons[button].name = name.bare
      }
    }
  }
}

extension [PayloadField] {
  fileprivate var bare: [PayloadField] {
    map { PayloadField(name: $0.name.bare, type: $0.type) }
  }
}

extension Accessibility {
  fileprivate var bare: Accessibility {
    var accessibility = self
    for index in accessibility.actions.indices {
      accessibility.actions[index].name = accessibility.actions[index].name.bare
    }
    return accessibility
  }
}

extension Located {
  fileprivate var bare: Located { Located(value, SourceRange(at: 0)) }
}
