import CoulisseCompiler
import CoulisseDiagnostics
import CoulisseSource
import Foundation
import Testing

/// The driver on real files: files in, values and diagnostics out.
struct DriverTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func file(_ path: String) throws -> SourceFile {
    let data = try Data(contentsOf: Self.root.appending(path: path))
    return SourceFile(path: path, bytes: Array(data))
  }

  private func lint(_ path: String) throws -> LintReport {
    Compiler.lint([try file(path)])
  }

  private func errors(_ report: LintReport) -> [String] {
    report.diagnostics.filter { $0.severity == .error }.map(\.code.rawValue)
  }

  // MARK: lint

  @Test(arguments: [
    "examples/six-lines.scene.yaml", "examples/side-drawers.scene.yaml",
    "Spec/sound/side-drawers-opposite-edge.scene.yaml",
  ])
  func `a sound scene is proven clean`(_ path: String) throws {
    let report = try lint(path)
    #expect(errors(report) == [])
    #expect(report.summary.hasPrefix("\(path): no conflict, proven: "))
    #expect(report.witnesses == [])
  }

  @Test(arguments: [
    ("Spec/naive/scroll-swallows-edge-pan.scene.yaml", "G105"),
    ("Spec/naive/edge-pan-on-pushed-page.scene.yaml", "G104"),
  ])
  func `a trap is exactly its rule, once for each edge, and its witnesses show it`(
    _ path: String, _ code: String
  ) throws {
    let report = try lint(path)
    #expect(errors(report) == [code, code])
    #expect(report.summary.contains("2 conflicts"))
    let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    #expect(
      report.witnesses.map(\.path)
        == ["\(name).\(code)-1.scenario.yaml", "\(name).\(code)-2.scenario.yaml"])
    for witness in report.witnesses {
      let script = SourceFile(path: witness.path, text: witness.contents)
      let played = Compiler.simulate(scene: try file(path), scenario: script)
      #expect(played.diagnostics.map(\.message) == [])
      #expect(played.value?.succeeded == true)
    }
  }

  private func notch(_ size: String) -> SourceFile {
    SourceFile(
      path: "notch.scene.yaml",
      text: """
        coulisse: 1
        scene: Notch
        platforms: [ios 26]
        viewport: { width: 320..932, height: 320..932, design: 375 x 667 }
        containers:
          tabs:
            contains:
              main: {}
        panels:
          menu: { edge: left, over: main, size: 50pt, opener: app }
          info: { edge: right, over: main, size: \(size), opener: app }
        gestures:
          pullMenu: { edge-pan: left, in: tabs, drives: menu }
          pushInfo: { pan: right, in: info, drives: info }

        """)
  }

  @Test func `a band that only a safe area widens so far meets a panel`() throws {
    // The band of 20 points reaches to 68 + 20, the panel begins at 20% of the width.
    let report = Compiler.lint([notch("80%")])
    #expect(errors(report) == ["G102"])
    let notes = report.diagnostics.flatMap(\.notes).joined(separator: "\n")
    #expect(notes.contains("safe area 68 pt from the left edge and 68 pt from the right edge"))
    #expect(notes.contains("from x 75..88, y 0..667; so at widths 320 to under 440 and"))
    let witness = try #require(report.witnesses.first)
    #expect(witness.contents.contains("\n  - insets: { left: 68, right: 68 }\n"))
    let script = SourceFile(path: witness.path, text: witness.contents)
    #expect(Compiler.simulate(scene: notch("80%"), scenario: script).value?.succeeded == true)
    // At 320 points this one begins at 89.6: no safe area of a phone is so wide.
    let narrow = Compiler.lint([notch("72%")])
    #expect(errors(narrow) == [])
    #expect(narrow.summary.contains("proven"))
  }

  @Test func `a conflict that needs no safe area is shown without one`() throws {
    let report = Compiler.lint([notch("95%")])
    #expect(errors(report) == ["G102"])
    #expect(!report.diagnostics.flatMap(\.notes).contains { $0.contains("safe area") })
    #expect(report.witnesses.allSatisfy { !$0.contents.contains("insets") })
  }

  @Test func `a touch that three gestures want has a witness that expects both rivals`() throws {
    let scene = SourceFile(
      path: "player.scene.yaml",
      text: """
        scene: Player
        containers: { library: { navigation: stack, scrolls: vertical } }
        panels: { menu: { edge: leading, opener: app } }
        gestures:
          pull: { edge-pan: left, in: library, drives: menu, before: library.scroll }

        """)
    let report = Compiler.lint([scene])
    #expect(errors(report) == ["G104"])
    let witness = try #require(report.witnesses.first)
    let played = Compiler.simulate(
      scene: scene, scenario: SourceFile(path: witness.path, text: witness.contents))
    #expect(played.diagnostics.map(\.message) == [])
    #expect(
      played.value?.trace.hasSuffix(
        "undecided: pull and library.back; pull and library.content-pop\n") == true)
  }

  @Test func `a comment with a reason silences a finding, and the summary says so`() throws {
    let path = "Spec/naive/scroll-swallows-edge-pan.scene.yaml"
    let text = try file(path).text(in: SourceRange(0, .max))
    let silenced = text.replacing(
      "  pullMenu:\n",
      with: "  # coulisse: disable-next-line G105 -- a test\n  pullMenu:\n")
    #expect(silenced != text)
    let report = Compiler.lint([SourceFile(path: path, text: silenced)])
    #expect(errors(report) == ["G105"])
    #expect(report.summary.contains("2 conflicts, 1 of them silenced"))
  }

  @Test func `two runs say the same`() throws {
    let path = "Spec/naive/scroll-swallows-edge-pan.scene.yaml"
    let (first, second) = (try lint(path), try lint(path))
    #expect(first.diagnostics == second.diagnostics)
    #expect(first.witnesses == second.witnesses)
    #expect(first.summary == second.summary)
  }

  // MARK: compile

  @Test func `the examples compile, each to a file of its name`() throws {
    let files = [
      try file("examples/side-drawers.scene.yaml"), try file("examples/six-lines.scene.yaml"),
    ]
    let compiled = Compiler.compile(files, options: CompileOptions())
    #expect(compiled.diagnostics.filter { $0.severity == .error } == [])
    #expect(compiled.value.map(\.path) == ["SideDrawers.swift", "Mail.swift"])
  }

  @Test func `two scenes with one output name clash, whatever their case`() {
    let first = SourceFile(
      path: "a.scene.yaml", text: "scene: Mail\npanels: { menu: { edge: left } }\n")
    let second = SourceFile(
      path: "b.scene.yaml", text: "scene: MAIL\npanels: { menu: { edge: left } }\n")
    let compiled = Compiler.compile([first, second], options: CompileOptions())
    #expect(compiled.value == [])
    let clash = compiled.diagnostics.filter { $0.code == .outputClash }
    #expect(clash.map(\.primary.file.path) == ["b.scene.yaml"])
    #expect(clash.first?.secondary.map(\.file.path) == ["a.scene.yaml"])
  }

  @Test func `errors of all files are told in one run, and nothing is made`() throws {
    let broken = ["scene: A\npanel: {}\n", "scene: B\nviewport: { widht: 320..400 }\n"].enumerated()
      .map { SourceFile(path: "\($0.offset).scene.yaml", text: $0.element) }
    let sound = try file("examples/six-lines.scene.yaml")
    let compiled = Compiler.compile([broken[0], sound, broken[1]], options: CompileOptions())
    #expect(compiled.value == [])
    let places = compiled.diagnostics.filter { $0.severity == .error }.map(\.primary.file.path)
    #expect(places == ["0.scene.yaml", "1.scene.yaml"])
  }

  // MARK: simulate and dump

  @Test(arguments: ["six-lines", "side-drawers"])
  func `the scenario of an example holds`(_ name: String) throws {
    let played = Compiler.simulate(
      scene: try file("examples/\(name).scene.yaml"),
      scenario: try file("examples/\(name).scenario.yaml"))
    #expect(played.diagnostics.map(\.message) == [])
    #expect(played.value?.succeeded == true)
    #expect(played.value?.trace.hasSuffix("undecided: none\n") == true)
  }

  @Test(arguments: DumpStage.allCases)
  func `every stage of a scene is printed in whole lines`(_ stage: DumpStage) throws {
    let dumped = Compiler.dump(try file("examples/side-drawers.scene.yaml"), stage: stage)
    #expect(dumped.diagnostics == [])
    #expect(dumped.value.contains("menu"))
    #expect(dumped.value.hasSuffix("\n"))
  }

  @Test func `what dump prints is the same scene`() throws {
    let once = Compiler.dump(try file("examples/side-drawers.scene.yaml"), stage: .scene).value
    let again = SourceFile(path: "again.scene.yaml", text: once)
    #expect(Compiler.dump(again, stage: .scene).value == once)
  }
}
