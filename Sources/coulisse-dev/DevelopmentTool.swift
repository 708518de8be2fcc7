internal import CoulisseCommandLine

/// Makes the files that are derived from others; a test compares them with their sources.
enum DevelopmentTool {
  /// Where the derived text of the runtime stands.
  static let runtimeText = "Sources/CoulisseBackends/Swift/Runtime/RuntimeText.swift"
  static let runtimeFolder = "Sources/CoulisseRuntime"

  static func main() -> Never {
    Host.prepareProcess()
    let host = Host.system()
    guard Host.arguments() == [Array("derive".utf8)] else {
      complain("usage: coulisse-dev derive (in the root of the repository)", host)
      Host.exit(2)
    }
    do throws(RuntimeBundle.Fault) {
      try derive(host)
      Host.exit(0)
    } catch {
      complain("\(error.path):\(error.line): error: \(error.reason)", host)
      Host.exit(1)
    }
  }

  private static func derive(_ host: Host) throws(RuntimeBundle.Fault) {
    let folder = RepositoryFolder(files: host.files)
    let sources = try folder.swiftFiles(below: runtimeFolder)
    try folder.write(derivedRuntime(sources), to: runtimeText)
  }

  /// The derived file for the given sources of the runtime.
  static func derivedRuntime(
    _ sources: [(path: String, text: String)]
  ) throws(RuntimeBundle.Fault) -> String {
    let bundle = try RuntimeBundle(sources)
    return """
      // Derived from \(runtimeFolder) by `swift run coulisse-dev derive`; not to be edited.
      // swift-format-ignore-file

      /// The runtime that `--self-contained` writes beside the scenes.
      enum RuntimeText {
        /// The declarations inside of `enum CoulisseRuntime`.
        static let declarations: StaticString = #\"\"\"

      """ + bundle.text + "\"\"\"#\n}\n"
  }

  private static func complain(_ text: String, _ host: Host) {
    try? host.errors.write(Array((text + "\n").utf8))
  }
}
