/// The whole program but for the process around it.
package enum CommandLineTool {
  /// The version of the package, as in CHANGELOG.md.
  static let version = "0.1.0"

  /// Runs in this process and ends it.
  package static func main() -> Never {
    Host.prepareProcess()
    let arguments = Host.arguments().map(Argument.init(bytes:))
    Host.exit(run(arguments, host: .system()).rawValue)
  }

  /// Does what the arguments ask for, in the given world.
  static func run(_ arguments: [Argument], host: Host) -> RunStatus {
    do throws(UsageError) {
      return try outcome(arguments, host).deliver(to: host)
    } catch {
      return Outcome(complaints: [Complaint(error)], status: .usage).deliver(to: host)
    }
  }

  private static func outcome(
    _ arguments: [Argument], _ host: Host
  ) throws(UsageError) -> Outcome {
    guard let first = arguments.first, !helpWords.contains(first.text) else {
      return Outcome(output: helpText)
    }
    if first == "--version" { return Outcome(output: "coulisse \(version)\n") }
    guard let verb = Verb.all.first(where: { $0.name == first.text }) else {
      throw unknownVerb(first, arguments.dropFirst())
    }
    return try verb.run(Array(arguments.dropFirst()), host)
  }

  private static func unknownVerb(
    _ argument: Argument, _ rest: ArraySlice<Argument>
  ) -> UsageError {
    let verbs = Verb.all.map(\.name)
    if argument.text == "help", let verb = rest.first?.text, verbs.contains(verb) {
      return UsageError(
        "coulisse has no verb `help`", help: ["did you mean `coulisse \(verb) --help`?"])
    }
    if let meant = verbsOfOthers[argument.text] {
      return UsageError(
        "coulisse has no verb `\(argument.text)`", help: ["did you mean `\(meant)`?"])
    }
    let known = verbs + ["--version", "--help"]
    return UsageError(
      "coulisse has no \(argument.looksLikeOption ? "option" : "verb") `\(argument.text)`",
      help: suggestion(for: argument.text, among: known) ?? ["write \(listing(known))"])
  }

  /// Words of other tools for our verbs.
  private static let verbsOfOthers = [
    "check": "lint", "verify": "lint", "validate": "lint", "prove": "lint", "analyze": "lint",
    "build": "compile", "generate": "compile", "run": "simulate", "test": "simulate",
    "play": "simulate", "print": "dump", "show": "dump", "version": "--version",
  ]

  /// The help of the tool as a whole.
  static var helpText: String {
    """
    Usage: coulisse VERB [arguments]

    Coulisse compiles scene files (panels, scrims, buttons and their gestures)
    to Swift, and proves that the gestures can live together, or shows where not.

    Verbs:
    \(table(Verb.all.map { ($0.name, $0.summary) }))
    Options:
    \(table([("--version", "print the version"), ("--help", "print this help; after a verb, its help")]))
    Exit status:
    \(table([
      ("0", "nothing is wrong"),
      ("1", "a scene has errors, an output is stale, or an expectation failed"),
      ("2", "the arguments cannot be understood"),
      ("3", "a file or stream could not be read or written, or an internal error"),
    ]))
    Results go to standard output, diagnostics to standard error. If the reader of
    a stream goes away, the rest is dropped quietly and the exit status stays.

    """
  }
}
