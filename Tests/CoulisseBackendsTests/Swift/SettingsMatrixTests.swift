internal import CoulisseBackends
internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseSource
import CoulisseTestSupport
import Testing

/// Generated code compiles without a warning in whatever settings an app has.
@Suite(.serialized)
struct SettingsMatrixTests {
  private static let upcoming = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
  ].flatMap { ["-enable-upcoming-feature", $0] }

  /// A package name is needed for one access level and harmless for the others.
  private static let strict = ["-warnings-as-errors", "-package-name", "app"]

  /// Every setting of the host contract, those that can be combined alone and together.
  private static let settings = [
    ["-swift-version", "5"], ["-swift-version", "6"],
    ["-swift-version", "5", "-default-isolation", "MainActor"],
    ["-swift-version", "6", "-default-isolation", "MainActor"],
    ["-swift-version", "5", "-strict-memory-safety"],
    ["-swift-version", "5"] + upcoming,
    ["-swift-version", "6"] + upcoming,
    ["-swift-version", "6", "-strict-memory-safety", "-default-isolation", "MainActor"] + upcoming,
  ]

  /// All settings for the default access level, the extremes for the others.
  private static func settings(for access: SwiftOptions.Access) -> [[String]] {
    access == .internal ? settings : [settings[0]] + settings.suffix(2)
  }

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

  @Test(arguments: SwiftOptions.Access.allCases)
  func `scenes and runtime in one module compile without warnings in every setting`(
    access: SwiftOptions.Access
  ) throws {
    let compiler = try SwiftCompiler()
    defer { compiler.remove() }
    let files = try generate(SwiftOptions(access: access, selfContained: true), compiler)
    #expect(files.contains("CoulisseRuntime.swift"))
    for setting in Self.settings(for: access) {
      try compiler.expectSilence(["-typecheck"] + Self.strict + setting + files)
    }
  }

  @Test(arguments: SwiftOptions.Access.allCases)
  func `scenes that import the runtime compile without warnings in every setting`(
    access: SwiftOptions.Access
  ) throws {
    let compiler = try SwiftCompiler()
    defer { compiler.remove() }
    try compiler.emitRuntimeModule(Self.strict + ["-swift-version", "6"])
    var files = try generate(SwiftOptions(access: access), compiler)
    #expect(!files.contains("CoulisseRuntime.swift"))
    if access != .package {
      // An app's own file, which imports the runtime as people do.
      try compiler.write(
        "import CoulisseRuntime\nlet instant = SceneTime(seconds: 1)\n", to: "App.swift")
      files.append("App.swift")
    }
    for setting in Self.settings(for: access) {
      try compiler.expectSilence(["-typecheck", "-I", "."] + Self.strict + setting + files)
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
    private static let iPhone = [
      "-target", "arm64-apple-ios18.0", "-enable-experimental-feature", "Embedded", "-wmo",
      "-parse-as-library",
    ]

    @Test func `scenes and runtime compile to an object of an iPhone without a standard library`()
      throws
    {
      let compiler = try SwiftCompiler()
      defer { compiler.remove() }
      let files = try generate(SwiftOptions(selfContained: true), compiler)
      try compiler.expectSilence(
        Self.iPhone + Self.strict + ["-emit-object", "-o", "object.o"] + files)
    }

    @Test func `scenes that import the runtime compile to such an object, too`() throws {
      let compiler = try SwiftCompiler()
      defer { compiler.remove() }
      try compiler.emitRuntimeModule(Self.iPhone + Self.strict)
      let files = try generate(SwiftOptions(), compiler)
      try compiler.expectSilence(
        Self.iPhone + Self.strict + ["-emit-object", "-I", ".", "-o", "object.o"] + files)
    }
  #endif

  @Test func `generated code uses no type that is newer than its minimum platforms`() throws {
    let compiler = try SwiftCompiler()
    defer { compiler.remove() }
    let backend = SwiftBackend(options: SwiftOptions(selfContained: true))
    var texts = backend.companions.map(\.contents)
    texts += Goldens.names.compactMap(Goldens.text(of:))
    #expect(texts.count == 1 + Goldens.names.count && texts.count > 3)
    for text in texts {
      for type in ["InlineArray", "Span<", "Mutex", "Atomic<", "Duration", "Regex"] {
        #expect(!text.contains(type))
      }
    }
  }
}
