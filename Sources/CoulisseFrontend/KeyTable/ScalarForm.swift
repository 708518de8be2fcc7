/// The forms of scalars that have a grammar of their own.
package enum ScalarForm: String, Sendable, CaseIterable {
  case version, name, platform, viewportRange, size, contentRange, length, points, fraction
  case duration, motion, number, count, color, opacitySource, element, reference, action, statement
  case pan, threshold, amount, angle, outOfRange, controlPoint, bounce
  case pointRange, parallax, speed, condition, effect, tolerance, place, trackPlace, destination
  case event, modeValue, setting, acting, fingers

  /// "a length", for a message.
  package var phrase: String { "\(words.article) \(words.singular)" }
  /// "lengths", for a list of them.
  package var plural: String { words.plural }
  /// As they are written.
  package var examples: [String] { words.examples }

  /// The units that must be written, nil for none.
  package var unit: String? {
    switch self {
    case .length: "`%` or `pt`"
    case .points, .viewportRange, .size, .contentRange, .pointRange: "`pt`"
    case .fraction, .opacitySource, .parallax: "`%`"
    case .duration, .motion: "`s` or `ms`"
    case .threshold, .amount: "`%`, `pt` or `pt/s`"
    case .angle: "`deg`"
    case .speed: "`pt/s`"
    case .tolerance: "`pt` or `%`"
    case .version, .name, .platform, .number, .count, .color, .element, .reference, .action,
      .statement, .pan, .outOfRange, .controlPoint, .bounce, .condition, .effect,
      .place, .trackPlace, .destination, .event, .modeValue, .setting, .acting, .fingers:
      nil
    }
  }

  private struct Words {
    var article: String
    var singular: String
    var plural: String
    var examples: [String]

    init(_ article: String, _ singular: String, _ examples: [String], plural: String? = nil) {
      self.article = article
      self.singular = singular
      self.plural = plural ?? singular + "s"
      self.examples = examples
    }
  }

  private var words: Words {
    switch self {
    case .version: Words("a", "version of the language", ["1"], plural: "versions of the language")
    case .name: Words("a", "name", ["Mail"])
    case .platform: Words("a", "platform", ["ios", "ios 18", "android", "web"])
    case .viewportRange:
      Words("a", "range of points", ["320..1366", "375"], plural: "ranges of points")
    case .size: Words("a", "size", ["375 x 667"])
    case .contentRange:
      Words("a", "range of points", ["0..", "0..5000"], plural: "ranges of points")
    case .pointRange: Words("a", "range of points", ["30..90", "60"], plural: "ranges of points")
    case .parallax: Words("a", "parallax", ["parallax 70%"], plural: "parallaxes")
    case .length: Words("a", "length", ["80%", "100% - 60", "130pt"])
    case .points: Words("a", "number of points", ["320"], plural: "numbers of points")
    case .fraction: Words("a", "percentage", ["50%"])
    case .duration: Words("a", "duration", ["0.3s", "300ms"])
    case .motion: Words("a", "motion", ["0.3s ease-in-out"])
    case .number: Words("a", "number", ["1"])
    case .count: Words("a", "whole number", ["1"])
    case .color: Words("a", "color", ["black", "\"#1a1a1a\""])
    case .opacitySource:
      Words(
        "a", "panel with its percentages", ["menu 0..50%"], plural: "panels with their percentages")
    case .element: Words("an", "element", ["main", "menu.outside"])
    case .reference: Words("a", "name from this scene", ["menu"], plural: "names from this scene")
    case .action: Words("an", "action", ["open menu", "close", "emit refresh"])
    case .statement:
      Words("a", "statement", ["main.depth is 0", "menu at rest open", "not menu moving"])
    case .pan: Words("a", "direction", ["left", "horizontal", "outward"])
    case .threshold: Words("a", "threshold", ["past 50% of gap", "from 200pt/s"])
    case .amount: Words("an", "amount", ["25%", "100pt"])
    case .angle: Words("an", "angle", ["45deg"])
    case .outOfRange: Words("a", "rubber band", ["rubber-band 0.55"])
    case .controlPoint: Words("a", "number", ["0.42"])
    case .speed: Words("a", "speed", ["800pt/s"])
    case .condition: Words("a", "condition", ["open", "bound for closed", "hidden"])
    case .effect: Words("an", "effect", ["menu settled open", "emit refresh"])
    case .tolerance: Words("a", "tolerance", ["0.5pt", "1%"])
    case .place: Words("a", "detent", ["open"])
    case .trackPlace:
      Words("a", "detent of a track", ["slide at left"], plural: "detents of a track")
    case .destination: Words("a", "panel or track and a detent", ["sheet to half"])
    case .event:
      Words("an", "event", ["main.scroll begins", "menu opened", "bar becomes hidden"])
    case .modeValue: Words("a", "value of a mode", ["hidden"], plural: "values of a mode")
    case .setting: Words("a", "mode and a value", ["bar to hidden"])
    case .acting:
      Words(
        "an", "action and an element", ["delete on list.milk"], plural: "actions and elements")
    case .fingers:
      Words("a", "number of fingers", ["2", "1..3"], plural: "numbers of fingers")
    case .bounce: Words("a", "number from -1 to 1", ["0.3"], plural: "numbers from -1 to 1")
    }
  }
}
