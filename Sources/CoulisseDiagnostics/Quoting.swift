/// `text` in backticks for use in a message, shortened in the middle when it is long.
///
/// Around a text that has backticks itself there are more of them, as in Markdown.
package func quoted(_ text: String) -> String {
  let limit = 60
  // Counting the characters of a text of megabytes would be slow; its bytes bound them.
  guard text.utf8.count > limit, text.count > limit else { return fenced(text) }
  return fenced("\(text.prefix(limit / 2))…\(text.suffix(limit / 2 - 1))")
}

private func fenced(_ text: String) -> String {
  guard text.utf8.contains(UInt8(ascii: "`")) else { return "`\(text)`" }
  let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
  let fence = String(repeating: "`", count: longest + 1)
  return "\(fence) \(text) \(fence)"
}
