internal import CoulisseModel

extension SceneFile {
  /// A scene whose names and labels try to be code.
  static let awkward: Scene? = scene(
    #"""
    scene: größe-🎭
    containers:
      main:
        bar:
          "*/": { at: leading, label: "a \" b \\ c \n d \\(e) */ f \"\"\" g # \t \u202E", tap: open 2nd }
    panels:
      default: { edge: leading }
      init: { edge: trailing }
      self: { edge: top }
      Type: { edge: bottom }
      🎭: { edge: leading }
      ❤️: { edge: leading }
      👩‍👩‍👧: { edge: leading }
      2nd: { edge: leading }
      a+b: { edge: leading }
      name: { edge: leading }
      rawValue: { edge: leading }
    gestures:
      "switch": { tap: 2, in: main, do: emit throw }
      "case": { tap: 1, in: main, simultaneous: switch, do: emit throw }
      "let":
        { pan: outward, in: [default, main.bar], not-in: 'main.*/', drives: default, claims: horizontal,
          after: [switch, { gesture: case, when: [not 🎭 at rest open, default moving] }] }
    actions:
      throw: {}
    """#, path: "odd \"path\\.yaml")
}
