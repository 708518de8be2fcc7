/// `text` in backticks for use in a message, shortened in the middle when it is long.
package func quoted(_ text: String) -> String {
  let limit = 60
  // Counting the characters of a text of megabytes would be slow; its bytes bound them.
  guard text.utf8.count > limit, text.count > limit else { return "`\(text)`" }
  return "`\(text.prefix(limit / 2))…\(text.suffix(limit / 2 - 1))`"
}
