import CoulisseDiagnostics
import CoulisseSource
import Testing

@Suite struct NameTests {
  @Test(
    arguments: [
      "scene: ⟦Y106:\"\"⟧\n", "scene: M\npanels: { ⟦Y106:\"\"⟧: { edge: left } }\n",
      "scene: M\npanels: { ⟦Y104:my menu⟧: { edge: left } }\n",
      "scene: M\npanels: { ⟦Y104:my.menu⟧: { edge: left } }\n",
      "scene: ⟦Y104:My Scene⟧\n", "scene: M\npanels: { ⟦Y104:\"a\\tb\"⟧: { edge: left } }\n",
      "scene: M\npanels: { ⟦Y103:true⟧: { edge: left } }\n",
      "scene: M\npanels: { ⟦Y103:12⟧: { edge: left } }\n",
      "scene: M\npanels: { ⟦Y005:010⟧: { edge: left } }\n",
      "scene: M\npanels: { ⟦Y004:y⟧: { edge: left } }\n",
      "scene: M\npanels: { ⟦C502:stage⟧: { edge: left } }\n",
      "scene: M\npanels: { ⟦Y104:\"a\\u202Eb\"⟧: { edge: left } }\n",
      "scene: M\npanels: { ⟦Y104:\"a\\u2028b\"⟧: { edge: left } }\n",
      "scene: M\npanels: { ⟦Y104:\"a\\u200Bb\"⟧: { edge: left } }\n",
      "scene: M\npanels: { ⟦Y104:\"a\\uFEFFb\"⟧: { edge: left } }\n",
      "scene: M\npanels: { ⟦Y104:\"a\\x7Fb\"⟧: { edge: left } }\n",
      "scene: M\npanels: { ⟦Y104:\"a\\nb\"⟧: { edge: left } }\n",
      "scene: M\npanels: { ⟦Y104:\"a`b\"⟧: { edge: left } }\n",
      "scene: ⟦Y104:a`b⟧\n",
      "scene: M\ncontainers: { m: { bar: { ⟦C502:scroll⟧: { at: leading } } } }\n",
      "scene: M\npanels: { p: { edge: left, items: { ⟦C502:outside⟧: { frame: [0, 0, 9, 9] } } } }\n",
    ])
  func `a name that cannot be one is reported`(_ marked: String) { expectDrawn(marked) }

  @Test func `300 characters are too many, 100 are not`() {
    let long = String(repeating: "x", count: 300)
    expectDrawn("scene: M\npanels: { ⟦Y106:\(long)⟧: { edge: left } }\n")
    expectDrawn("scene: M\npanels: { \(String(repeating: "🦊", count: 100)): { edge: left } }\n")
  }

  @Test(
    arguments: [
      "class", "self", "init", "Type", "🦊", "👩‍👩‍👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "größe", "a-b", "a_b", "$x", "not", "open",
      "is",
    ])
  func `keywords, emoji and words of the language are names`(_ name: String) {
    expectDrawn(
      """
      scene: \(name)
      actions: { \(name): {} }
      panels:
        \(name):
          edge: left
          pull:
            when: [not \(name) moving, \(name) at rest closed, \(name) bound for closed]
          scrim: { tap: [close \(name), emit \(name)] }
        other: { edge: right, scrim: false }
      transitions: { \(name): { duration: 1s } }
      groups: { \(name): { one-of: [\(name), other] } }
      gestures: { \(name): { tap: 1, in: \(name), do: close \(name) } }
      scrims: { dimmed: { opacity: other 0..50% } }
      """)
  }

  @Test(
    arguments: [
      "panels: { ⟦Y202:m⟧: { edge: left } }\ncontainers: { main: {}, m: {} }",
      "panels: { a: { edge: left } }\nscrims: { ⟦Y202:a⟧: { opacity: a 0..50% } }",
      "containers: { a: { contains: { ⟦Y202:a⟧: {} } } }",
      "containers: { main: {} }\npanels: { ⟦Y202:main⟧: { edge: left } }",
      "panels: { p: { edge: left } }\nscrims: { dim: { opacity: p 0..50%, tap: close } }\n"
        + "gestures: { ⟦Y202:dim⟧: { tap: 2, in: p, do: close p } }",
      "platforms: [ios, ⟦Y202:ios 26⟧]",
      "panels: { p: { edge: left }, q: { edge: right } }\ngroups: { g: { one-of: [p, q, ⟦Y202:p⟧] } }",
    ])
  func `two things with one name are reported at the second`(_ marked: String) {
    expectDrawn("scene: M\n\(marked)\n")
  }

  @Test func `a duplicate shows both places`() throws {
    let found = try onlyDiagnostic("scene: M\ncontainers: { a: { contains: { a: {} } } }\n")
    #expect(found.secondary.map(\.message) == ["first declared here"])
    #expect(found.secondary.map(\.range.lowerBound) == [23])
  }
}
