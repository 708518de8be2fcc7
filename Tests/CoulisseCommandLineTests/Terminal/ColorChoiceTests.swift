import Testing

@testable import CoulisseCommandLine

struct ColorChoiceTests {
  @Test(arguments: [
    (ColorChoice.always, false, ["NO_COLOR": "1", "CLICOLOR": "0", "TERM": "dumb"], true),
    (.never, true, ["CLICOLOR_FORCE": "1"], false),
    (.auto, true, [:], true),
    (.auto, false, [:], false),
    (.auto, true, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
    (.auto, true, ["NO_COLOR": ""], true),
    (.auto, false, ["CLICOLOR_FORCE": "1", "CLICOLOR": "0", "TERM": "dumb"], true),
    (.auto, false, ["CLICOLOR_FORCE": "0"], false),
    (.auto, true, ["CLICOLOR": "0"], false),
    (.auto, true, ["CLICOLOR": "1"], true),
    (.auto, true, ["TERM": "dumb"], false),
    (.auto, true, ["TERM": "xterm"], true),
  ])
  func `the option counts before the environment, and that before the terminal`(
    choice: ColorChoice, isTerminal: Bool, environment: [String: String], expected: Bool
  ) {
    #expect(choice.allowsColor(isTerminal: isTerminal) { environment[$0] } == expected)
  }
}
