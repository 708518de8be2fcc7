// swift-tools-version: 6.2

import PackageDescription

/// What `make bench` measures, and what it is measured against. A package of its own, so that nobody
/// who uses Coulisse builds it.
let package = Package(
  name: "benchmarks",
  targets: [
    // The program that runs and times the others.
    .executableTarget(name: "bench"),
    // A Swift process that does nothing: what starting up costs.
    .executableTarget(name: "hello"),
    // libyaml's events as a flat tree, in C: what reading YAML costs.
    .executableTarget(name: "flat-tree", linkerSettings: [.linkedLibrary("yaml")]),
  ]
)
