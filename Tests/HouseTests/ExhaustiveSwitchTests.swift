import Testing

struct ExhaustiveSwitchTests {
  @Test(arguments: Repository.sources)
  func `a switch over the cases of an enum has no default`(file: RepositoryFile) {
    #expect(catchAllLines(in: file.code) == [], "name the cases, so that a new one points here")
  }

  @Test func `the test tells an enum from numbers`() {
    let code = """
      switch a {
      case .one: 1
      default: 2
      }
        switch b {
        case 1, 2: switch c {
          case 1...: 2
          default: 3
          }
        default: 4
        }
      switch (d, e) {
      case (.one, .two): 1
      default: 2
      }
      """
    #expect(catchAllLines(in: code) == [3])
  }
}

/// The lines, from 1, of each `default` whose switch has a case that begins with a dot. The cases
/// of a switch stand in one column, because the formatter puts them there. Pairs of enums may have a
/// default: their product is too large to name.
private func catchAllLines(in code: String) -> [Int] {
  let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
  return lines.indices.filter { index in
    guard let indent = lines[index].prefixMatch(of: /(\s*)default:/)?.1 else { return false }
    let cases = lines[..<index].reversed()
      .prefix { !($0.hasPrefix(indent) && $0.dropFirst(indent.count).hasPrefix("switch")) }
    return cases.contains {
      $0.hasPrefix(indent) && $0.dropFirst(indent.count).starts(with: /case \./)
    }
  }.map { $0 + 1 }
}
