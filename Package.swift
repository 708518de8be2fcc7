// swift-tools-version: 6.2

import PackageDescription

/// What every Swift target is built with. Swift 6 language mode comes with the tools version; the
/// rest keeps imports honest: a file imports what it uses, and `any` is spelled where it is meant.
let common: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The one module that touches C pointers; see ARCHITECTURE.md, "C enters by one door".
let unsafeDoor: [SwiftSetting] =
  common + [.strictMemorySafety(), .treatAllWarnings(as: .error)]

let package = Package(
  name: "coulisse",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "CoulisseRuntime", targets: ["CoulisseRuntime"]),
    .executable(name: "coulisse", targets: ["coulisse"]),
  ],
  targets: [
    // Layer 0
    .target(name: "CoulisseSource", swiftSettings: common),
    .target(name: "CoulisseRuntime", swiftSettings: common),
    .systemLibrary(
      name: "CoulisseCYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    // Layer 1
    .target(
      name: "CoulisseDiagnostics",
      dependencies: ["CoulisseSource"],
      swiftSettings: common),
    // Layer 2
    .target(
      name: "CoulisseYAML",
      dependencies: ["CoulisseSource", "CoulisseDiagnostics", "CoulisseCYAML"],
      swiftSettings: unsafeDoor),
    .target(
      name: "CoulisseModel",
      dependencies: ["CoulisseSource", "CoulisseRuntime"],
      swiftSettings: common),
    // Layer 3
    .target(
      name: "CoulisseFrontend",
      dependencies: [
        "CoulisseYAML", "CoulisseModel", "CoulisseRuntime", "CoulisseDiagnostics",
        "CoulisseSource",
      ],
      swiftSettings: common),
    .target(
      name: "CoulisseLint",
      dependencies: ["CoulisseModel", "CoulisseRuntime", "CoulisseDiagnostics", "CoulisseSource"],
      swiftSettings: common),
    .target(
      name: "CoulisseSimulation",
      dependencies: ["CoulisseModel", "CoulisseRuntime", "CoulisseDiagnostics", "CoulisseSource"],
      swiftSettings: common),
    .target(
      name: "CoulisseBackends",
      dependencies: [
        "CoulisseModel", "CoulisseSimulation", "CoulisseRuntime", "CoulisseDiagnostics",
        "CoulisseSource",
      ],
      swiftSettings: common),
    // Layer 4
    .target(
      name: "CoulisseCompiler",
      dependencies: [
        "CoulisseFrontend", "CoulisseLint", "CoulisseSimulation", "CoulisseBackends",
        "CoulisseYAML", "CoulisseModel", "CoulisseRuntime", "CoulisseDiagnostics",
        "CoulisseSource",
      ],
      swiftSettings: common),
    // Layer 5
    .target(
      name: "CoulisseCommandLine",
      dependencies: [
        "CoulisseCompiler", "CoulisseBackends", "CoulisseDiagnostics", "CoulisseSource",
      ],
      swiftSettings: common),
    // Layer 6
    .executableTarget(
      name: "coulisse",
      dependencies: ["CoulisseCommandLine"],
      swiftSettings: common),
    .executableTarget(
      name: "coulisse-dev",
      dependencies: ["CoulisseCommandLine"],
      swiftSettings: common),
    // Tests
    .target(
      name: "CoulisseTestSupport",
      dependencies: ["CoulisseDiagnostics", "CoulisseSource"],
      path: "Tests/CoulisseTestSupport",
      swiftSettings: common),
    .testTarget(
      name: "CoulisseSourceTests",
      dependencies: ["CoulisseTestSupport", "CoulisseSource"],
      swiftSettings: common),
    .testTarget(
      name: "CoulisseModelTests",
      dependencies: ["CoulisseModel", "CoulisseRuntime", "CoulisseSource"],
      swiftSettings: common),
    .testTarget(
      name: "CoulisseRuntimeTests",
      dependencies: ["CoulisseRuntime"],
      swiftSettings: common),
    .testTarget(
      name: "CoulisseDiagnosticsTests",
      dependencies: ["CoulisseTestSupport", "CoulisseDiagnostics", "CoulisseSource"],
      swiftSettings: common),
    .testTarget(
      name: "CoulisseFrontendTests",
      dependencies: [
        "CoulisseTestSupport", "CoulisseFrontend", "CoulisseYAML", "CoulisseModel",
        "CoulisseRuntime", "CoulisseDiagnostics", "CoulisseSource",
      ],
      exclude: ["Fixtures"],
      swiftSettings: common),
    .testTarget(
      name: "CoulisseYAMLTests",
      dependencies: [
        "CoulisseTestSupport", "CoulisseYAML", "CoulisseDiagnostics", "CoulisseSource",
      ],
      swiftSettings: common),
    .testTarget(
      name: "CoulisseBackendsTests",
      dependencies: [
        "CoulisseTestSupport", "coulisse-dev", "CoulisseBackends", "CoulisseFrontend",
        "CoulisseYAML", "CoulisseModel",
        "CoulisseRuntime", "CoulisseDiagnostics",
        "CoulisseSource",
      ],
      swiftSettings: common),
    .testTarget(
      name: "GeneratedCodeTests",
      dependencies: ["CoulisseRuntime"],
      swiftSettings: common),
    .testTarget(
      name: "CoulisseCommandLineTests",
      dependencies: [
        "coulisse", "CoulisseCommandLine", "CoulisseCompiler", "CoulisseBackends",
        "CoulisseDiagnostics",
        "CoulisseSource",
      ],
      swiftSettings: common),
    .testTarget(
      name: "CoulisseSimulationTests",
      dependencies: [
        "CoulisseTestSupport", "CoulisseSimulation", "CoulisseFrontend", "CoulisseYAML",
        "CoulisseModel", "CoulisseRuntime", "CoulisseDiagnostics", "CoulisseSource",
      ],
      swiftSettings: common),
    .testTarget(
      name: "HouseTests",
      dependencies: ["CoulisseCommandLine"],
      swiftSettings: common),
    .testTarget(
      name: "CoulisseLintTests",
      dependencies: [
        "CoulisseLint", "CoulisseModel", "CoulisseRuntime", "CoulisseDiagnostics",
        "CoulisseSource",
      ],
      swiftSettings: common),
    .testTarget(
      name: "CoulisseCompilerTests",
      dependencies: [
        "CoulisseCompiler", "CoulisseFrontend", "CoulisseLint", "CoulisseModel",
        "CoulisseRuntime", "CoulisseYAML", "CoulisseDiagnostics", "CoulisseSource",
        "CoulisseTestSupport",
      ],
      swiftSettings: common),
    .testTarget(
      name: "DocumentTests",
      dependencies: [
        "CoulisseTestSupport", "CoulisseCompiler", "CoulisseDiagnostics", "CoulisseSource",
      ],
      swiftSettings: common),
  ]
)
