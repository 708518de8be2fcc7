internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// Which actions a scene emits for its rows, and where from.
struct RowActions {
  /// For each action, the lists whose rows emit it, in order.
  let lists: [[Int]]
  /// For each action, whether something else emits it, too.
  let isOfScene: [Bool]

  init(_ scene: Scene) {
    var lists = scene.actions.map { _ in Set<Int>() }
    var isOfScene = scene.actions.map { _ in false }
    for emission in scene.emissions {
      if let list = emission.row {
        lists[emission.action.index].insert(list.index)
      } else {
        isOfScene[emission.action.index] = true
      }
    }
    self.lists = lists.map { $0.sorted() }
    self.isOfScene = isOfScene
  }

  /// Whether an action says which row it is about.
  func isOfRows(_ action: Int) -> Bool { !lists[action].isEmpty }
}

extension Scene {
  /// What fills a field of an action's payload in the rows of a list: the field of theirs that has its
  /// name and type. Resolution has seen to it that there is one.
  func rowField(for field: PayloadField, in list: Int) -> Int? {
    lists[list].row.fields.firstIndex {
      $0.name.value == field.name.value && $0.type == field.type
    }
  }
}
