/// What one verb understands: the table from which its arguments are read and its help is printed.
struct Grammar<Values> {
  var verb: String
  /// One phrase, for the list of verbs.
  var summary: String
  /// Whole paragraphs for the help of the verb.
  var details: [String]
  /// The values before any argument was read.
  var initial: Values
  var operands: [OperandRow<Values>]
  var options: [OptionRow<Values>]
  /// Complains about arguments that do not go together.
  var check: (Values) throws(UsageError) -> Void

  /// The verb with what it takes, on one line.
  var usage: String {
    let operandWords = operands.map { $0.repeats ? $0.name + "..." : $0.name }
    return (["coulisse", verb] + operandWords + ["[options]"]).joined(separator: " ")
  }
}
