import CoulisseTestSupport
import Foundation
import Testing

/// The Swift of the documents: `compiled` against the generated examples, `parsed` where it needs a
/// platform that is not here, `manifest` for lines of a package's manifest.
struct SwiftExampleTests {
  private static let pages = Document.all.filter { !$0.blocks("swift").isEmpty }

  @Test(arguments: pages)
  func `what a document calls Swift is Swift`(_ document: Document) throws {
    let compiler = try SwiftCompiler()
    defer { compiler.remove() }
    var compiled: [String] = []
    for (number, block) in document.blocks("swift").enumerated() {
      let name = "Example\(number).swift"
      switch try #require(block.words.first, "a block says how it is checked") {
      case "compiled":
        try compiler.write(block.text, to: name)
        compiled.append(name)
      case "parsed":
        try compiler.write(block.text, to: name)
        #expect(try compiler.run(["-parse", name]) == "")
      case "manifest":
        try compiler.write("let package = Package(\nname: \"App\",\n\(block.text))\n", to: name)
        #expect(try compiler.run(["-parse", name]) == "")
      case let word: Issue.record("a block is compiled, parsed or manifest, not \(word)")
      }
    }
    if !compiled.isEmpty { try expectCompiles(compiled, compiler) }
  }

  /// Checks files of one app, to which the generated examples belong.
  private func expectCompiles(_ files: [String], _ compiler: SwiftCompiler) throws {
    let runtime = try #require(SwiftCompiler.runtimeSources)
    let common = ["-swift-version", "6", "-warnings-as-errors"]
    let module = ["-emit-module", "-module-name", "CoulisseRuntime", "-parse-as-library"]
    #expect(try compiler.run(module + common + runtime) == "")
    let scenes = ["Mail", "SideDrawers", "InteractiveMenu", "SwipeRow", "Reader", "MapSheet"]
    let generated = scenes.map {
      Document.root.appending(path: "Tests/Goldens/\($0).swift").path
    }
    #expect(try compiler.run(["-typecheck", "-I", "."] + common + files + generated) == "")
  }

  @Test func `the page about hosting shows both kinds of code`() {
    let words = Self.pages.first { $0.path == "Spec/Hosting.md" }?.blocks("swift").map(\.words)
    #expect(words?.contains(["compiled"]) == true)
    #expect(words?.contains(["parsed"]) == true)
  }
}
