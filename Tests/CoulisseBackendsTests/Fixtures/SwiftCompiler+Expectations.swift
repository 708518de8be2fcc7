import CoulisseTestSupport
import Foundation
import Testing

extension SwiftCompiler {
  /// Runs, and records what the compiler says as a fault.
  func expectSilence(
    _ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let output = try run(arguments)
    #expect(output == "", sourceLocation: sourceLocation)
  }

  /// Compiles the runtime as a module of its own, for scenes that import it.
  func emitRuntimeModule(_ arguments: [String]) throws {
    let runtime = try #require(Self.runtimeSources)
    let module = ["-emit-module", "-module-name", "CoulisseRuntime", "-parse-as-library"]
    try expectSilence(module + arguments + runtime)
  }
}
