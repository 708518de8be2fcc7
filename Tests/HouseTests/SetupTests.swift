import Foundation
import Testing

/// `make run` and `make test` on a machine that has no libyaml yet.
struct SetupTests {
  private let shell: Shell

  init() throws {
    shell = try Shell()
    for tool in ["env", "mkdir", "cat"] {
      try shell.tool("bin/" + tool, "exec /usr/bin/\(tool) \"$@\"")
    }
    try shell.tool("bin/pkg-config", "exit 1")
    try shell.tool("bin/id", "echo 1000")
    try shell.write("", to: "log")
  }

  /// A tool that writes down how it was called.
  private func recorded(_ name: String, _ line: String = "") throws {
    try shell.tool("bin/" + name, "echo \(name) \"$@\" >>'\(shell.path)/log'\n" + line)
  }

  /// A package manager that really brings the header.
  private func installer(_ name: String) throws {
    try recorded(name, "mkdir -p '\(shell.path)/include' && : >'\(shell.path)/include/yaml.h'")
  }

  private func setup(_ arguments: [String] = []) throws -> (result: Shell.Result, calls: [String]) {
    let result = try Shell.run(
      "Scripts/setup.sh", arguments,
      ["PATH": shell.path + "/bin", "HEADER_FOLDERS": shell.path + "/include"])
    let log = try String(contentsOfFile: shell.path + "/log", encoding: .utf8)
    return (result, log.split(separator: "\n").map(String.init))
  }

  @Test(arguments: [true, false])
  func `what is there is not installed`(pkgConfigKnows: Bool) throws {
    defer { shell.remove() }
    try installer("apt-get")
    if pkgConfigKnows {
      try shell.tool("bin/pkg-config", "exit 0")
    } else {
      try shell.write("", to: "include/yaml.h")
    }
    let (result, calls) = try setup()
    #expect((result.status, result.output, result.errors) == (0, "", ""))
    #expect(calls == [])
  }

  @Test func `root installs with apt-get, without sudo`() throws {
    defer { shell.remove() }
    try installer("apt-get")
    try recorded("sudo")
    try shell.tool("bin/id", "echo 0")
    let (result, calls) = try setup()
    #expect(result.status == 0)
    #expect(result.output == "installing libyaml-dev with apt-get\n")
    #expect(calls == ["apt-get update -qq", "apt-get install -qq -y libyaml-dev"])
  }

  @Test func `everybody else installs with sudo`() throws {
    defer { shell.remove() }
    try installer("apt-get")
    try recorded("sudo", "exec \"$@\"")
    let (result, calls) = try setup()
    #expect(result.status == 0)
    #expect(calls.filter { $0.hasPrefix("sudo env ") }.count == 2)
    #expect(calls.last == "apt-get install -qq -y libyaml-dev")
  }

  @Test func `who is neither root nor has sudo is told what root has to do`() throws {
    defer { shell.remove() }
    try installer("apt-get")
    let (result, calls) = try setup()
    #expect(result.status == 1)
    #expect(
      result.errors == "coulisse needs libyaml: let root run `apt-get install libyaml-dev`\n")
    #expect(calls == [])
  }

  @Test func `on a Mac brew installs`() throws {
    defer { shell.remove() }
    try installer("brew")
    let (result, calls) = try setup()
    #expect(result.status == 0)
    #expect(calls == ["brew install --quiet libyaml"])
  }

  @Test(arguments: [true, false])
  func `without a package manager, or after one that fails, one line says what is needed`(
    hasBrew: Bool
  ) throws {
    defer { shell.remove() }
    if hasBrew { try recorded("brew") }
    let (result, _) = try setup()
    #expect(result.status == 1)
    #expect(
      result.errors
        == "coulisse needs libyaml with its header yaml.h: install libyaml-dev or libyaml-devel\n")
  }

  @Test(arguments: [true, false])
  func `the tests need wasm-opt as well`(comesWithPackage: Bool) throws {
    defer { shell.remove() }
    try shell.write("", to: "include/yaml.h")
    let brings = "printf '#!/bin/sh\\n' >'\(shell.path)/bin/wasm-opt'; "
    try shell.tool("bin/chmod", "exec /usr/bin/chmod \"$@\"")
    try recorded(
      "brew", comesWithPackage ? brings + "chmod +x '\(shell.path)/bin/wasm-opt'" : "")
    let (result, calls) = try setup(["tests"])
    #expect(calls == ["brew install --quiet binaryen"])
    #expect(result.status == (comesWithPackage ? 0 : 1))
    #expect(
      result.errors
        == (comesWithPackage
          ? "" : "coulisse needs wasm-opt for its tests: install binaryen\n"))
  }
}
