/// A verb without the type of its values: what the tool needs to list it and to run it.
struct Verb {
  let name: String
  let summary: String
  /// Reads the arguments after the verb and does what they ask for.
  let run: ([Argument], Host) throws(UsageError) -> Outcome

  init<Values>(_ grammar: Grammar<Values>, _ perform: @escaping (Values, Host) -> Outcome) {
    name = grammar.verb
    summary = grammar.summary
    run = { (arguments, host) throws(UsageError) in
      guard let values = try grammar.read(arguments) else {
        return Outcome(output: grammar.helpText)
      }
      return perform(values, host)
    }
  }

  /// All verbs, in the order of the help.
  static var all: [Verb] {
    [
      Verb(CompileCommand.grammar) { $0.run($1) },
      Verb(LintCommand.grammar) { $0.run($1) },
      Verb(SimulateCommand.grammar) { $0.run($1) },
      Verb(DumpCommand.grammar) { $0.run($1) },
    ]
  }
}
