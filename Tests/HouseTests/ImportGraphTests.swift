import Testing

/// The modules as ARCHITECTURE.md has them.
struct ModuleTable {
  let layers: [String: Int]
  let imports: [String: Set<String>]
  /// The system modules that a file may import, by its path.
  let doors: [String: Set<String>]

  init(_ architecture: String) {
    let rows = MarkdownTable(below: "Modules", in: architecture).rows.filter { $0.count == 4 }
    let named = rows.map { (name: MarkdownTable.names(in: $0[1]).joined(), row: $0) }
    layers = Dictionary(uniqueKeysWithValues: named.map { ($0.name, Int($0.row[0]) ?? -1) })
    imports = Dictionary(
      uniqueKeysWithValues: named.map { ($0.name, Set(MarkdownTable.names(in: $0.row[3]))) })
    doors = Dictionary(
      uniqueKeysWithValues: MarkdownTable(below: "Doors", in: architecture).rows.map {
        (MarkdownTable.names(in: $0[0]).joined(), Set(MarkdownTable.names(in: $0[1])))
      })
  }

  static let ours = ModuleTable(Repository.file("ARCHITECTURE.md").text)

  /// What is wrong with the imports of one file.
  func faults(of file: RepositoryFile) -> [String] {
    guard let allowed = imports[file.module] else {
      return ["\(file.path): the module \(file.module) is not in ARCHITECTURE.md"]
    }
    return importedModules(file.code)
      .filter { !allowed.contains($0) && !(doors[file.path] ?? []).contains($0) }
      .map { "\(file.path): \(file.module) may not import \($0)" }
  }
}

/// The modules that a text of code imports, without submodules and kinds of declarations.
func importedModules(_ code: String) -> [String] {
  code.split(separator: "\n").compactMap { line in
    guard line.contains("import "),
      let match = line.firstMatch(
        of:
          /^\s*(?:[@\w]+(?:\(\w+\))?\s+)*import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
      )
    else { return nil }
    return String(match.1)
  }
}

struct ImportGraphTests {
  @Test(arguments: Repository.sources)
  func `a file imports what ARCHITECTURE.md allows its module`(file: RepositoryFile) {
    expectNone(ModuleTable.ours.faults(of: file))
  }

  @Test func `a module imports from its own layer or from below, and never in a circle`() {
    let table = ModuleTable.ours
    #expect(table.layers.count >= 13)
    for (module, imports) in table.imports {
      for imported in imports {
        let isBelow = (table.layers[imported] ?? .max) <= (table.layers[module] ?? -1)
        #expect(isBelow, "\(module) imports \(imported) from above")
      }
    }
    var sorted: Set<String> = []
    while let next = table.imports.first(where: {
      !sorted.contains($0.key) && $0.value.isSubset(of: sorted)
    }) {
      sorted.insert(next.key)
    }
    #expect(Set(table.layers.keys).subtracting(sorted) == [], "these import each other in a circle")
  }

  @Test func `Package.swift declares exactly the imports of the table`() {
    let declared = declaredTargets(Repository.file("Package.swift").text)
    for (module, imports) in ModuleTable.ours.imports {
      #expect(declared[module] == imports, "\(module)")
    }
  }

  @Test func `one file imports libyaml`() {
    let importers = Repository.sources.filter { importedModules($0.code).contains("CoulisseCYAML") }
    #expect(importers.map(\.path) == ["Sources/CoulisseYAML/Events/LibYAMLEventReader.swift"])
  }

  @Test func `the test sees an import that the table does not have`() {
    let file = RepositoryFile(
      path: "Sources/CoulisseSource/Canary.swift",
      text: "// import Glibc\n  @testable internal import struct CoulisseYAML.YAMLTree\n")
    #expect(
      ModuleTable.ours.faults(of: file)
        == ["Sources/CoulisseSource/Canary.swift: CoulisseSource may not import CoulisseYAML"])
  }
}

/// The targets of a package description below `Sources` and what each depends on.
private func declaredTargets(_ text: String) -> [String: Set<String>] {
  let pattern =
    /\.(?:target|executableTarget|systemLibrary)\(\s*name: "([\w\-]+)"(?:,\s*dependencies: \[([^\]]*)\])?/
  return Dictionary(
    uniqueKeysWithValues: text.matches(of: pattern).map { match in
      let names = (match.2 ?? "").split(separator: "\"").filter { $0.first?.isLetter ?? false }
      return (String(match.1), Set(names.map(String.init)))
    })
}
