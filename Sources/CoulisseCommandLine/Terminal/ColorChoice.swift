/// What `--color` says.
enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never

  /// Whether a stream gets color. The option counts most, then what the environment says, then
  /// whether people read this very stream as it comes.
  func allowsColor(
    isTerminal: Bool, environment: (String) -> String?
  ) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if environment("NO_COLOR").map({ !$0.isEmpty }) ?? false { return false }
    if environment("CLICOLOR_FORCE").map({ !$0.isEmpty && $0 != "0" }) ?? false { return true }
    if environment("CLICOLOR") == "0" || environment("TERM") == "dumb" { return false }
    return isTerminal
  }
}
