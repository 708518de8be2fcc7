/// The stable codes, each with the name that reads after "allow" and its default severity.
package enum DiagnosticCode: String, Sendable, CaseIterable {
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
  case unknownKey = "Y101"
  case missingKey = "Y102"
  case wrongType = "Y103"
  case unknownValue = "Y104"
  case unit = "Y105"
  case outOfRange = "Y106"
  case undefinedName = "Y201"
  case duplicateName = "Y202"
  case unusedName = "Y203"
  case ambiguousGestures = "G101"
  case sameAxisPans = "G102"
  case edgeAgainstBack = "G104"
  case crossAxisWithoutLock = "G105"
  case gestureOnly = "H403"
  case symbolClash = "C501"
  case reservedName = "C502"
  case outputClash = "C503"
  case staleOutput = "C504"
  case unusedSuppression = "X901"
  case malformedSuppression = "X902"

  package var name: String {
    switch self {
    case .syntax: "syntax"
    case .tabIndentation: "tab-indentation"
    case .duplicateKey: "duplicate-key"
    case .legacyBoolean: "legacy-boolean"
    case .ambiguousNumber: "ambiguous-number"
    case .undefinedAlias: "undefined-alias"
    case .unusedAnchor: "unused-anchor"
    case .recursiveAlias: "recursive-alias"
    case .mergeKey: "merge-key"
    case .tooLarge: "too-large"
    case .invalidUTF8: "invalid-utf8"
    case .multipleDocuments: "multiple-documents"
    case .unknownKey: "unknown-key"
    case .missingKey: "missing-key"
    case .wrongType: "wrong-type"
    case .unknownValue: "unknown-value"
    case .unit: "unit"
    case .outOfRange: "out-of-range"
    case .undefinedName: "undefined-name"
    case .duplicateName: "duplicate-name"
    case .unusedName: "unused-name"
    case .ambiguousGestures: "ambiguous-gestures"
    case .sameAxisPans: "same-axis-pans"
    case .edgeAgainstBack: "edge-against-back"
    case .crossAxisWithoutLock: "cross-axis-without-lock"
    case .gestureOnly: "gesture-only"
    case .symbolClash: "symbol-clash"
    case .reservedName: "reserved-name"
    case .outputClash: "output-clash"
    case .staleOutput: "stale-output"
    case .unusedSuppression: "unused-suppression"
    case .malformedSuppression: "malformed-suppression"
    }
  }

  package var severity: Severity {
    switch self {
    case .unusedAnchor, .unusedName, .unusedSuppression: .warning
    case .gestureOnly: .note
    default: .error
    }
  }
}
