internal import CoulisseBackends
internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseSource
import Testing

/// Generated code compiles without a warning in whatever settings an app has.
@Suite(.serialized)
struct SettingsMatrixTests {
  private static let upcoming = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
  ].flatMap { ["-enable-upcoming-feature", $0] }

  private static let settings = [
    ["-swift-version", "5"], ["-swift-version", "6"],
    ["-swift-version", "6", "-default-isolation", "MainActor"],
    ["-swift-version", "5"] + upcoming,
    ["-swift-version", "6", "-strict-memory-safety"] + upcoming,
  ]

  /// Writes all scenes as generated with `options`; the result are the names of the files.
  private func generate(_ options: SwiftOptions, _ compiler: SwiftCompiler) throws -> [String] {
    let backend = SwiftBackend(options: options)
    var artifacts = backend.companions
    for scene in GoldenTests.paths.map(SceneFile.scene(at:)) + [SceneFile.awkward] {
      let scene = try #require(scene)
      let generated = backend.artifacts(of: scene, scene.lowered(for: scene.platforms[0]))
      #expect(generated.diagnostics == [])
      artifacts += generated.value
    }
    for artifact in artifacts { try compiler.write(artifact.contents, to: artifact.path) }
    return artifacts.map(\.path)
  }

  @Test(arguments: settings)
  func `scenes and runtime in one module compile without warnings`(setting: [String]) throws {
    let compiler = try SwiftCompiler()
    defer { compiler.remove() }
    let files = try generate(SwiftOptions(selfContained: true), compiler)
    #expect(files.contains("CoulisseRuntime.swift"))
    try compiler.expectSilence(["-typecheck", "-warnings-as-errors"] + setting + files)
  }

  @Test(arguments: SwiftOptions.Access.allCases)
  func `scenes of every access level compile without warnings, with and without import`(
    access: SwiftOptions.Access
  ) throws {
    let compiler = try SwiftCompiler()
    defer { compiler.remove() }
    let whole = try generate(SwiftOptions(access: access, selfContained: true), compiler)
    let common = ["-warnings-as-errors", "-package-name", "app", "-swift-version", "6"]
    try compiler.expectSilence(["-typecheck"] + common + whole)
    let runtime = try #require(SwiftCompiler.runtimeSources)
    try compiler.expectSilence(
      ["-emit-module", "-module-name", "CoulisseRuntime", "-parse-as-library"] + common + runtime)
    var scenes = try generate(SwiftOptions(access: access), compiler)
    if access != .package {
      // An app's own file, which imports the runtime as people do.
      try compiler.write(
        "import CoulisseRuntime\nlet instant = SceneTime(seconds: 1)\n", to: "App.swift")
      scenes.append("App.swift")
    }
    for setting in [[], Self.upcoming] {
      try compiler.expectSilence(["-typecheck", "-I", "."] + common + setting + scenes)
    }
  }

  @Test func `a mistake in a scene's name is reported at its line in the scene`() throws {
    let compiler = try SwiftCompiler()
    defer { compiler.remove() }
    let files = try generate(SwiftOptions(selfContained: true), compiler)
    try compiler.write("struct Mail {}\n", to: "App.swift")
    let output = try compiler.run(["-typecheck"] + files + ["App.swift"])
    // The name stands in the third line of the example.
    #expect(output.contains("examples/six-lines.scene.yaml:3:"))
  }

  #if os(Linux)
    @Test func `scenes and runtime compile to an object of an iPhone without a standard library`()
      throws
    {
      let compiler = try SwiftCompiler()
      defer { compiler.remove() }
      let files = try generate(SwiftOptions(selfContained: true), compiler)
      let arguments = [
        "-target", "arm64-apple-ios18.0", "-enable-experimental-feature", "Embedded", "-wmo",
        "-emit-object", "-parse-as-library", "-o", "object.o",
      ]
      try compiler.expectSilence(arguments + files)
    }

    @Test func `the runtime compiles to WebAssembly`() throws {
      let compiler = try SwiftCompiler()
      defer { compiler.remove() }
      let runtime = try #require(SwiftCompiler.runtimeSources)
      let arguments = [
        "-target", "wasm32-unknown-none-wasm", "-enable-experimental-feature", "Embedded", "-wmo",
        "-Osize", "-parse-as-library", "-Xfrontend", "-disable-stack-protector", "-emit-object",
        "-o", "object.o",
      ]
      try compiler.expectSilence(arguments + runtime)
    }
  #endif

  @Test func `generated code uses no type that is newer than its minimum platforms`() throws {
    let compiler = try SwiftCompiler()
    defer { compiler.remove() }
    let backend = SwiftBackend(options: SwiftOptions(selfContained: true))
    var texts = backend.companions.map(\.contents)
    texts += Goldens.names.compactMap(Goldens.text(of:))
    #expect(texts.count == 4)
    for text in texts {
      for type in ["InlineArray", "Span<", "Mutex", "Atomic<", "Duration", "Regex"] {
        #expect(!text.contains(type))
      }
    }
  }
}
