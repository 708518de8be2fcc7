/// The stable codes. Those about gestures and people have a page each in `Spec/rules`; a code is never
/// given a second meaning.
package enum DiagnosticCode: String, Sendable, CaseIterable {
  // Language: the YAML itself
  case syntax = "Y001"
  case tabIndentation = "Y002"
  case duplicateKey = "Y003"
  case legacyBoolean = "Y004"
  case ambiguousNumber = "Y005"
  case undefinedAlias = "Y006"
  case unusedAnchor = "Y007"
  case recursiveAlias = "Y008"
  case mergeKey = "Y009"
  case tooLarge = "Y010"
  case invalidUTF8 = "Y011"
  case multipleDocuments = "Y012"
  // Language: keys and values
  case unknownKey = "Y101"
  case missingKey = "Y102"
  case wrongType = "Y103"
  case unknownValue = "Y104"
  case unit = "Y105"
  case outOfRange = "Y106"
  // Language: names
  case undefinedName = "Y201"
  case duplicateName = "Y202"
  case unusedName = "Y203"
  // Gestures
  case ambiguousGestures = "G101"
  case sameAxisPans = "G102"
  case shadowedGesture = "G103"
  case edgeAgainstBack = "G104"
  case crossAxisWithoutLock = "G105"
  case longPressCollision = "G112"
  case extraTouch = "G113"
  case failureCycle = "G118"
  case contradictoryRelations = "G119"
  case modelOnlyRelation = "G120"
  // States
  case interruption = "S205"
  case reactionLoop = "S213"
  // Thresholds and motion
  case impossibleThreshold = "T301"
  case unsignedVelocity = "T302"
  case equalityThreshold = "T304"
  case degenerateDetents = "T306"
  case unclampedDrag = "T307"
  case unsatisfiableConstraints = "T310"
  // Humans
  case gestureOnly = "H403"
  // Generation
  case symbolClash = "C501"
  case reservedName = "C502"
  case outputClash = "C503"
  case staleOutput = "C504"
  // Runs of a scenario
  case failedExpectation = "R601"
  case brokenInvariant = "R602"
  case impossibleStep = "R603"
  // Suppressions and baselines
  case unusedSuppression = "X901"
  case malformedSuppression = "X902"
  case undeterminedPair = "X904"
}

extension DiagnosticCode {
  /// The name that reads after "allow", in kebab case.
  package var name: String { row.name }

  /// How grave a diagnostic with this code is, if it does not say otherwise itself.
  package var severity: Severity { row.severity }

  private var row: (name: String, severity: Severity) {
    switch self {
    case .syntax: ("syntax", .error)
    case .tabIndentation: ("tab-indentation", .error)
    case .duplicateKey: ("duplicate-key", .error)
    case .legacyBoolean: ("legacy-boolean", .error)
    case .ambiguousNumber: ("ambiguous-number", .error)
    case .undefinedAlias: ("undefined-alias", .error)
    case .unusedAnchor: ("unused-anchor", .warning)
    case .recursiveAlias: ("recursive-alias", .error)
    case .mergeKey: ("merge-key", .error)
    case .tooLarge: ("too-large", .error)
    case .invalidUTF8: ("invalid-utf8", .error)
    case .multipleDocuments: ("multiple-documents", .error)
    case .unknownKey: ("unknown-key", .error)
    case .missingKey: ("missing-key", .error)
    case .wrongType: ("wrong-type", .error)
    case .unknownValue: ("unknown-value", .error)
    case .unit: ("missing-unit", .error)
    case .outOfRange: ("out-of-range", .error)
    case .undefinedName: ("undefined-name", .error)
    case .duplicateName: ("duplicate-name", .error)
    case .unusedName: ("unused-name", .warning)
    case .ambiguousGestures: ("ambiguous-gestures", .error)
    case .sameAxisPans: ("same-axis-pans", .error)
    case .shadowedGesture: ("shadowed-gesture", .error)
    case .edgeAgainstBack: ("edge-against-back", .error)
    case .crossAxisWithoutLock: ("cross-axis-without-lock", .error)
    case .longPressCollision: ("long-press-collision", .error)
    case .extraTouch: ("unsafe-extra-touch", .warning)
    case .failureCycle: ("failure-cycle", .error)
    case .contradictoryRelations: ("contradictory-relations", .error)
    case .modelOnlyRelation: ("model-only-relation", .error)
    case .reactionLoop: ("reaction-loop", .error)
    case .impossibleThreshold: ("impossible-threshold", .error)
    case .unsignedVelocity: ("unsigned-velocity", .warning)
    case .equalityThreshold: ("equality-threshold", .warning)
    case .degenerateDetents: ("degenerate-detents", .error)
    case .unclampedDrag: ("unclamped-drag", .warning)
    case .interruption: ("unsafe-interruption", .warning)
    case .unsatisfiableConstraints: ("unsatisfiable-constraints", .error)
    case .gestureOnly: ("gesture-only", .note)
    case .symbolClash: ("symbol-clash", .error)
    case .reservedName: ("reserved-name", .error)
    case .outputClash: ("output-clash", .error)
    case .staleOutput: ("stale-output", .error)
    case .failedExpectation: ("failed-expectation", .error)
    case .brokenInvariant: ("broken-invariant", .error)
    case .impossibleStep: ("impossible-step", .error)
    case .unusedSuppression: ("unused-suppression", .warning)
    case .malformedSuppression: ("malformed-suppression", .error)
    case .undeterminedPair: ("undetermined-pair", .warning)
    }
  }
}
