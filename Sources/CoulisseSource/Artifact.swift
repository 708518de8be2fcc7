/// One file that a run produces: generated Swift, or the scenario of a witness.
package struct Artifact: Sendable, Hashable {
  /// Where it belongs, relative to the output folder; components are separated by `/`.
  package var path: String
  /// The whole text of the file.
  package var contents: String

  /// An artifact at `path`, relative to the output folder.
  package init(path: String, contents: String) {
    self.path = path
    self.contents = contents
  }
}
