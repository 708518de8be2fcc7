internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// Where elements take touches.
extension Resolver {
  /// The part of an element that takes touches: something, however large the element is.
  ///
  /// - Parameters:
  ///   - frame: Of the element; only its size matters.
  ///   - holder: How large what it lies in is.
  mutating func grab(
    _ field: Field<Frame>, of frame: Frame = .full, in holder: Extents = .full
  ) -> Frame? {
    guard let written = field.written else { return nil }
    let grab = written.value
    let isEmpty =
      isEmpty(grab.width, of: frame.width, in: holder, along: .horizontal)
      || isEmpty(grab.height, of: frame.height, in: holder, along: .vertical)
    guard isEmpty else { return grab }
    report(
      .outOfRange, "nothing is left that takes touches", at: written.range,
      notes: ["at some size that is proved it is not wider, or not higher, than nothing"],
      help: ["write a greater number or a larger frame, or leave `grab` out"])
    return nil
  }

  /// That of something that is as large at every size.
  mutating func grab(_ field: Field<Frame>, of size: Size) -> Frame? {
    let (width, height) = (Length(points: size.width), Length(points: size.height))
    return grab(field, of: Frame(x: .zero, y: .zero, width: width, height: height))
  }

  private func isEmpty(
    _ grab: Length, of own: Length, in holder: Extents, along axis: Axis
  ) -> Bool {
    ends(of: [grab, own] + holder[axis]).contains { values in
      spans(of: holder.whole(along: axis, values), along: axis).contains { span in
        let extent = own.fixed(values).value(of: span.panel)
        return extent > 0 && grab.fixed(values).value(of: extent) <= 0
      }
    }
  }
}
