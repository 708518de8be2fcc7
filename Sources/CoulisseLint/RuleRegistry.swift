/// All rules about contested touches, the more specific first: one contest, one code.
package enum RuleRegistry {
  package static let contestRules: [any LintRule] = [
    LongPressCollision(),
    EdgeAgainstBack(),
    CrossAxisWithoutLock(),
    SameAxisPans(),
    AmbiguousGestures(),
  ]
}
