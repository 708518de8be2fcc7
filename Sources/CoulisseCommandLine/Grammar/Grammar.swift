/// What one verb understands: the table from which its arguments are read and its help is printed.
package struct Grammar<Values> {
  package var verb: String
  /// One phrase, for the list of verbs.
  package var summary: String
  /// Whole paragraphs for the help of the verb.
  package var details: [String]
  /// The values before any argument was read.
  package var initial: Values
  package var operands: [OperandRow<Values>]
  package var options: [OptionRow<Values>]
  /// Complains about arguments that do not go together.
  package var check: (Values) throws(UsageError) -> Void

  /// The verb with what it takes, on one line.
  package var usage: String {
    let operandWords = operands.map { $0.repeats ? $0.name + "..." : $0.name }
    return (["coulisse", verb] + operandWords + ["[options]"]).joined(separator: " ")
  }
}
