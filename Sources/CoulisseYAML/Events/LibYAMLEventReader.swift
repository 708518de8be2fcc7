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
    while true {
      var raw = unsafe yaml_event_t()
      guard unsafe yaml_parser_parse(parser, &raw) == 1 else {
        return unsafe failure(of: parser.pointee, &cursor, base: base)
      }
      defer { unsafe yaml_event_delete(&raw) }
      guard let kind = unsafe kind(of: raw) else { continue }
      let lower = unsafe cursor.offset(ofCodePoint: Int(raw.start_mark.index))
      let upper = unsafe cursor.offset(ofCodePoint: Int(raw.end_mark.index))
      guard receive(YAMLEvent(kind: kind, range: SourceRange(lower, upper))) else { return nil }
      if case .streamEnd = kind { return nil }
    }
  }

  /// Nil for the start of the stream, which says nothing.
  @unsafe private static func kind(of raw: yaml_event_t) -> YAMLEvent.Kind? {
    let data = unsafe raw.data
    switch unsafe raw.type {
    case YAML_STREAM_END_EVENT: return .streamEnd
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    case YAML_ALIAS_EVENT: return unsafe .alias(string(data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let value = unsafe UnsafeBufferPointer(start: data.scalar.value, count: data.scalar.length)
      return unsafe .scalar(
        String(decoding: value, as: UTF8.self), style(data.scalar.style),
        properties(data.scalar.anchor, data.scalar.tag))
    case YAML_SEQUENCE_START_EVENT:
      let start = unsafe data.sequence_start
      let isFlow = unsafe start.style == YAML_FLOW_SEQUENCE_STYLE
      return unsafe .sequenceStart(isFlow ? .flow : .block, properties(start.anchor, start.tag))
    case YAML_MAPPING_START_EVENT:
      let start = unsafe data.mapping_start
      let isFlow = unsafe start.style == YAML_FLOW_MAPPING_STYLE
      return unsafe .mappingStart(isFlow ? .flow : .block, properties(start.anchor, start.tag))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .collectionEnd
    case _: return nil
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

  @unsafe private static func properties(
    _ anchor: UnsafeMutablePointer<yaml_char_t>?, _ tag: UnsafeMutablePointer<yaml_char_t>?
  ) -> YAMLEvent.Properties {
    unsafe YAMLEvent.Properties(anchor: string(anchor), hasTag: tag != nil)
  }

  @unsafe private static func string(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    guard let pointer = unsafe pointer else { return nil }
    return unsafe String(cString: pointer)
  }

  @unsafe private static func failure(
    of parser: yaml_parser_t, _ cursor: inout CodePointCursor, base: Int
  ) -> YAMLFailure {
    let problem = unsafe parser.problem.map { unsafe String(cString: $0) } ?? ""
    let context = unsafe parser.context.map { unsafe String(cString: $0) } ?? ""
    switch unsafe parser.error {
    case YAML_MEMORY_ERROR: return .outOfMemory
    case YAML_READER_ERROR:
      // The reader knows no marks, only the offset in the bytes that it was given.
      let offset = unsafe base + Int(parser.problem_offset)
      let kind: YAMLFailure.Kind =
        problem == "control characters are not allowed"
        ? unsafe .controlCharacter(UInt32(truncatingIfNeeded: parser.problem_value)) : .encoding
      return YAMLFailure(kind: kind, problem: problem, offset: offset, context: context)
    case _:
      let contextOffset = unsafe cursor.offset(ofCodePoint: Int(parser.context_mark.index))
      let offset = unsafe cursor.offset(ofCodePoint: Int(parser.problem_mark.index))
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
