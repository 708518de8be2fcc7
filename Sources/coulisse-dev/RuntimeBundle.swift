/// The runtime as one declaration, for `--self-contained`.
///
/// All of it goes into `enum CoulisseRuntime`, so that names such as `Point` or `Axis` mean in the
/// app what they meant before, and generated code names the runtime alike whether it is a module or
/// this enum. Extensions are spliced into their types, because inside `extension CoulisseRuntime.A`
/// Swift would not find the other types.
struct RuntimeBundle {
  /// What cannot be bundled: a line of a file, and why.
  struct Fault: Error, Equatable {
    var path: String
    var line: Int
    var reason: String
  }

  /// A declaration at the top level of a file, its comments included.
  private struct Chunk {
    var lines: [Substring]
    /// Of a type; nil for functions.
    var typeName: Substring?
  }

  private var chunks: [Chunk] = []
  private var extensions: [(type: Substring, lines: [Substring], place: Fault)] = []

  /// - Parameter files: Paths and texts, in the order in which they are to stand.
  init(_ files: [(path: String, text: String)]) throws(Fault) {
    // Imports cannot stand in an enum: `RuntimeSource` writes this file's before it.
    for file in files where !file.path.hasSuffix("/CLibrary.swift") {
      try read(file.text, path: file.path)
    }
    for part in extensions { try splice(part) }
  }

  /// The declarations, indented by one level.
  var text: String {
    chunks.map { chunk in
      chunk.lines.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  private mutating func read(_ text: String, path: String) throws(Fault) {
    var lines: [Substring] = []
    var start = 0
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if lines.isEmpty {
        if line.isEmpty { continue }
        start = index
      }
      lines.append(line)
      if Self.isEnd(line) {
        try add(lines, place: Fault(path: path, line: start + 1, reason: ""))
        lines = []
      }
    }
    if !lines.isEmpty {
      throw Fault(path: path, line: start + 1, reason: "the declaration has no end")
    }
  }

  /// Whether a declaration at the top level ends with this line.
  private static func isEnd(_ line: Substring) -> Bool {
    line == "}" || (line.first != " " && !line.hasPrefix("//") && line.hasSuffix("}"))
  }

  private mutating func add(_ lines: [Substring], place: Fault) throws(Fault) {
    var place = place
    let comments = lines.prefix { $0.hasPrefix("//") || $0.hasPrefix("@") }.count
    let header = lines[comments]
    place.line += comments
    if let type = header.prefixMatch(of: /extension (\w+) \{/)?.1 {
      extensions.append((type, Array(lines[(comments + 1)..<(lines.count - 1)]), place))
    } else if let match = header.prefixMatch(
      of: /nonisolated (?:(?:public|private) )?(?:struct|enum|protocol) (\w+)/)
    {
      chunks.append(Chunk(lines: lines, typeName: match.1))
    } else {
      place.reason = "only `nonisolated` types and extensions without conformances can be bundled"
      throw place
    }
  }

  private mutating func splice(
    _ part: (type: Substring, lines: [Substring], place: Fault)
  ) throws(Fault) {
    guard let index = chunks.firstIndex(where: { $0.typeName == part.type }),
      chunks[index].lines.last == "}"
    else {
      var fault = part.place
      fault.reason = "the runtime has no type \(part.type) with a body of several lines"
      throw fault
    }
    let end = chunks[index].lines.count - 1
    chunks[index].lines.insert(contentsOf: [""] + part.lines, at: end)
  }
}
