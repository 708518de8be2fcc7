internal import CoulisseCYAML
internal import CoulisseSource

/// The door to libyaml: the only file that imports C and the only one with unsafe code. No pointer
/// leaves it; strings are copied and marks become byte offsets here.
enum LibYAMLEventReader {
  /// Hands each event of `file` to `receive` until it returns false, the stream ends, or libyaml
  /// gives up; returns why it gave up.
  static func read(_ file: SourceFile, _ receive: (YAMLEvent) -> Bool) -> YAMLFailure? {
    let start = file.lines.starts[0]
    let cursor = CodePointCursor(file.bytes, from: start)
    return unsafe file.bytes.withUnsafeBufferPointer { bytes in
      // The parser holds a pointer to itself, so it needs an address that stays.
      let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
      defer { unsafe parser.deallocate() }
      guard unsafe yaml_parser_initialize(parser) == 1 else { return YAMLFailure.outOfMemory }
      defer { unsafe yaml_parser_delete(parser) }
      let text = unsafe UnsafeBufferPointer(rebasing: bytes[start...])
      unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      unsafe yaml_parser_set_input_string(parser, text.baseAddress, text.count)
      return unsafe readEvents(of: parser, cursor, base: start, receive)
    }
  }

  @unsafe private static func readEvents(
    of parser: UnsafeMutablePointer<yaml_parser_t>, _ cursor: CodePointCursor, base: Int,
    _ receive: (YAMLEvent) -> Bool
  ) -> YAMLFailure? {
    var cursor = cursor
    var raw = unsafe yaml_event_t()
    while true {
      guard unsafe yaml_parser_parse(parser, &raw) == 1 else {
        return unsafe failure(of: parser, &cursor, base: base)
      }
      defer { unsafe yaml_event_delete(&raw) }
      if unsafe raw.type == YAML_STREAM_START_EVENT { continue }
      let lower = unsafe cursor.offset(ofCodePoint: raw.start_mark.index)
      let upper = unsafe cursor.offset(ofCodePoint: raw.end_mark.index)
      let isLast = unsafe raw.type == YAML_STREAM_END_EVENT
      guard unsafe receive(event(raw, SourceRange(lower, upper))), !isLast else { return nil }
    }
  }

  @unsafe private static func event(_ raw: yaml_event_t, _ range: SourceRange) -> YAMLEvent {
    switch unsafe raw.type {
    case YAML_DOCUMENT_START_EVENT: return YAMLEvent(kind: .documentStart, range: range)
    case YAML_DOCUMENT_END_EVENT: return YAMLEvent(kind: .documentEnd, range: range)
    case YAML_ALIAS_EVENT:
      let name = unsafe string(raw.data.alias.anchor)
      return YAMLEvent(kind: .alias, range: range, text: name ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = unsafe raw.data.scalar
      let value = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return unsafe YAMLEvent(
        kind: .scalar(style(scalar.style)), range: range,
        text: String(decoding: value, as: UTF8.self),
        anchor: string(scalar.anchor), hasTag: scalar.tag != nil)
    case YAML_SEQUENCE_START_EVENT:
      let start = unsafe raw.data.sequence_start
      let isFlow = unsafe start.style == YAML_FLOW_SEQUENCE_STYLE
      return unsafe YAMLEvent(
        kind: .sequenceStart(isFlow ? .flow : .block), range: range,
        anchor: string(start.anchor), hasTag: start.tag != nil)
    case YAML_MAPPING_START_EVENT:
      let start = unsafe raw.data.mapping_start
      let isFlow = unsafe start.style == YAML_FLOW_MAPPING_STYLE
      return unsafe YAMLEvent(
        kind: .mappingStart(isFlow ? .flow : .block), range: range,
        anchor: string(start.anchor), hasTag: start.tag != nil)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      return YAMLEvent(kind: .collectionEnd, range: range)
    case _: return YAMLEvent(kind: .streamEnd, range: range)
    }
  }

  private static func style(_ raw: yaml_scalar_style_t) -> YAMLNode.ScalarStyle {
    switch raw {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    case _: .plain
    }
  }

  @unsafe private static func string(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    guard let pointer = unsafe pointer else { return nil }
    return unsafe String(cString: pointer)
  }

  @unsafe private static func failure(
    of parser: UnsafeMutablePointer<yaml_parser_t>, _ cursor: inout CodePointCursor, base: Int
  ) -> YAMLFailure {
    let problem = unsafe parser.pointee.problem.map { unsafe String(cString: $0) } ?? ""
    let context = unsafe parser.pointee.context.map { unsafe String(cString: $0) } ?? ""
    switch unsafe parser.pointee.error {
    case YAML_MEMORY_ERROR: return .outOfMemory
    case YAML_READER_ERROR:
      // The reader knows no marks, only the offset in the bytes that it was given.
      let offset = unsafe base + parser.pointee.problem_offset
      let value = unsafe UInt32(truncatingIfNeeded: parser.pointee.problem_value)
      let isControl = problem == "control characters are not allowed"
      return YAMLFailure(
        kind: isControl ? .controlCharacter(value) : .encoding, problem: problem, offset: offset,
        context: context)
    case _:
      let contextIndex = unsafe parser.pointee.context_mark.index
      let contextOffset = cursor.offset(ofCodePoint: contextIndex)
      let offset = unsafe cursor.offset(ofCodePoint: parser.pointee.problem_mark.index)
      return YAMLFailure(
        kind: .syntax, problem: problem, offset: offset, context: context,
        contextOffset: context.isEmpty ? nil : contextOffset)
    }
  }
}

extension YAMLFailure {
  fileprivate static let outOfMemory = YAMLFailure(
    kind: .memory, problem: "", offset: 0, context: "")
}
