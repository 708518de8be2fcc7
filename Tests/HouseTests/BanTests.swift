import Testing

struct BanTests {
  @Test(arguments: Ban.all)
  func `nobody uses what is banned`(ban: Ban) {
    let files = ban.scope == .everything ? Repository.texts : Repository.sources
    expectNone(files.flatMap(ban.faults))
  }

  @Test(arguments: Ban.all)
  func `the canary of each ban dies`(ban: Ban) {
    let folder = ban.only.first ?? "Sources/CoulisseCanary/"
    let canary = RepositoryFile(path: folder + "Canary.swift", text: "\n" + ban.canary + "\n")
    #expect(
      ban.faults(in: canary) == ["\(folder)Canary.swift:2: \(ban.name): \(ban.replacement)"])
  }

  @Test func `the bans see all of the repository`() {
    #expect(Repository.sources.count > 50)
    #expect(Repository.texts.count > Repository.sources.count)
  }
}
