import CoulisseDiagnostics

@testable import CoulisseFrontend

/// A way to write a value wrongly.
enum Misuse: CaseIterable {
  /// A list where there is to be none, or keys, or a word.
  case kind
  /// Text that means nothing.
  case text
  case unit, range
  /// A name that nothing has.
  case reference
}

/// A value that is wrong in one way, and the codes that may say so.
struct WrongValue {
  var text: String
  var codes: Set<DiagnosticCode>
}

/// The kinds of YAML.
private enum Kind: CaseIterable { case mapping, list, scalar }

extension ValueType {
  /// The wrong values of one kind; none where nothing can be wrong in this way.
  func wrong(_ misuse: Misuse) -> [WrongValue] {
    switch misuse {
    case .kind: [wrongKind]
    case .text:
      isFreeText || !kinds.contains(.scalar)
        ? []
        : [WrongValue(text: "\"?!\"", codes: [.wrongType, .unknownValue, .undefinedName])]
    case .unit, .range, .reference:
      forms.flatMap { form in
        form.wrong(misuse).compactMap { value in
          written(value.text, as: form).map { WrongValue(text: $0, codes: value.codes) }
        }
      }
    }
  }

  private var wrongKind: WrongValue {
    let codes: Set<DiagnosticCode> = [.wrongType]
    if !kinds.contains(.mapping) { return WrongValue(text: "{ zz: 1 }", codes: codes) }
    if !kinds.contains(.list) { return WrongValue(text: "[1]", codes: codes) }
    if !kinds.contains(.scalar) { return WrongValue(text: "3", codes: codes) }
    return WrongValue(text: "[[3]]", codes: codes)
  }

  private var kinds: Set<Kind> {
    switch self {
    case .text, .boolean, .absence, .choice, .scalar: [.scalar]
    case .list: [.list]
    case .oneOrMore(let element): element.kinds.union([.list])
    case .either(let types): types.reduce(into: []) { $0.formUnion($1.kinds) }
    case .section, .named, .lengths, .fields: [.mapping]
    }
  }

  private var isFreeText: Bool {
    switch self {
    case .text, .scalar(.name): true
    case .either(let types): types.contains(where: \.isFreeText)
    case .oneOrMore(let element): element.isFreeText
    case .boolean, .absence, .choice, .scalar, .list, .section, .named, .lengths, .fields: false
    }
  }

  /// The forms of the scalars in it.
  private var forms: [ScalarForm] {
    switch self {
    case .scalar(let form): [form]
    case .list(let element), .oneOrMore(let element): element.forms
    case .either(let types): types.flatMap(\.forms)
    case .lengths: [.length]
    case .text, .boolean, .absence, .choice, .section, .named, .fields: []
    }
  }

  /// A value with a scalar of this form in it.
  private func written(_ scalar: String, as form: ScalarForm) -> String? {
    switch self {
    case .scalar(let own): own == form ? scalar : nil
    case .list(.scalar(.length)): form == .length ? "[\(scalar), 0, 100%, 44]" : nil
    case .list(.scalar(.controlPoint)): form == .controlPoint ? "[\(scalar), 0, 0.5, 1]" : nil
    case .list(let element): element.written(scalar, as: form).map { "[\($0)]" }
    case .oneOrMore(let element): element.written(scalar, as: form)
    case .either(let types): types.lazy.compactMap { $0.written(scalar, as: form) }.first
    case .lengths: form == .length ? "{ a: 0, b: \(scalar) }" : nil
    case .text, .boolean, .absence, .choice, .section, .named, .fields: nil
    }
  }
}

extension ScalarForm {
  /// How a scalar of this form is written wrongly: a new form has to answer here.
  fileprivate func wrong(_ misuse: Misuse) -> [WrongValue] {
    switch misuse {
    case .kind, .text: []
    case .unit: wrongUnit.map { WrongValue(text: $0, codes: [.unit]) }
    case .range: outOfRange.map { WrongValue(text: $0, codes: [.outOfRange]) }
    case .reference:
      undefined.map { WrongValue(text: $0, codes: [.undefinedName, .unknownValue]) }
    }
  }

  private var wrongUnit: [String] {
    switch self {
    case .viewportRange: ["320deg..400deg"]
    case .size: ["400deg x 600deg"]
    case .contentRange: ["0..5deg"]
    case .length, .points, .fraction, .duration, .amount, .speed, .tolerance: ["7deg"]
    case .motion: ["7deg"]
    case .opacitySource: ["p 0..7deg"]
    case .threshold: ["past 7deg"]
    case .angle: ["7pt"]
    case .pointRange: ["30..90deg"]
    case .parallax: ["parallax 7deg"]
    case .version, .name, .platform, .number, .count, .color, .element, .reference, .action,
      .statement, .pan, .outOfRange, .controlPoint, .bounce, .condition, .effect, .place,
      .trackPlace, .destination, .event, .modeValue, .setting, .acting, .fingers:
      []
    }
  }

  private var outOfRange: [String] {
    switch self {
    case .viewportRange: ["320..2000000", "-5..400"]
    case .size: ["0 x 600"]
    case .contentRange: ["0..2000000"]
    case .length: ["2000000", "-2000000"]
    case .points: ["2000000"]
    case .fraction: ["101%", "-1%"]
    case .duration: ["4000s", "-1s"]
    case .motion: ["4000s linear"]
    case .number: ["10000000", "-1"]
    case .count: ["0", "10000"]
    case .opacitySource: ["p 0..101%"]
    case .threshold: ["past 2000000pt"]
    case .amount: ["101%", "-1pt"]
    case .angle: ["400deg"]
    case .outOfRange: ["rubber-band -5"]
    case .controlPoint: ["101"]
    case .bounce: ["2"]
    case .pointRange: ["30..2000000"]
    case .parallax: ["parallax 1000%"]
    case .fingers: ["0", "6", "1..6", "2..1"]
    case .version, .name, .platform, .color, .element, .reference, .action, .statement, .pan,
      .speed, .condition, .effect, .tolerance, .place, .trackPlace, .destination, .event,
      .modeValue, .setting, .acting:
      []
    }
  }

  private var undefined: [String] {
    switch self {
    case .element, .reference, .place: ["nobody"]
    case .action:
      ["open nobody", "push nobody", "emit nobody", "send p to nobody", "announce nobody"]
    case .statement: ["nobody moving", "nobody.depth is 0", "p at rest nobody"]
    case .opacitySource: ["nobody 0..50%"]
    case .trackPlace: ["nobody at b", "t at nobody"]
    case .event: ["nobody begins", "nobody settled open"]
    case .version, .name, .platform, .viewportRange, .size, .contentRange, .length, .points,
      .fraction, .duration, .motion, .number, .count, .color, .pan, .threshold, .amount, .angle,
      .outOfRange, .controlPoint, .bounce, .pointRange, .parallax, .speed, .condition, .effect,
      .tolerance, .destination, .modeValue, .setting, .acting, .fingers:
      []
    }
  }
}
