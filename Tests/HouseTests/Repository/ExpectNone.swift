import Testing

/// Records each fault, which says where it is and what to do, as an issue of its own.
func expectNone(_ faults: [String], sourceLocation: SourceLocation = #_sourceLocation) {
  for fault in faults { Issue.record("\(fault)", sourceLocation: sourceLocation) }
}
