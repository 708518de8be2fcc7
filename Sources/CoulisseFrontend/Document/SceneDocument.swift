internal import CoulisseModel
internal import CoulisseRuntime
package import CoulisseSource

/// What a scene file says: typed and located, but with names still to be looked up and nothing
/// filled in.
package struct SceneDocument: Sendable {
  /// The file that was read.
  package var file: SourceFile
  /// True if a part of the file could not be understood: what it defines may be missing here.
  var isDamaged = false
  var version: Field<Int> = .absent
  var scene: Field<String> = .absent
  var platforms: Field<[Located<Platform>]> = .absent
  var viewport: Field<ViewportDocument> = .absent
  var measures: Field<[Named<MeasureDocument>]> = .absent
  /// Indices of those that lengths are made of.
  var usedMeasures: Set<Int> = []
  var containers: Field<[Named<ContainerDocument>]> = .absent
  var scrims: Field<[Named<ScrimDocument>]> = .absent
  var tracks: Field<[Named<TrackDocument>]> = .absent
  var panels: Field<[Named<PanelDocument>]> = .absent
  var lists: Field<[Named<ListDocument>]> = .absent
  var handles: Field<[Named<HandleDocument>]> = .absent
  var tiles: Field<[Named<TilesDocument>]> = .absent
  var gestures: Field<[Named<GestureDocument>]> = .absent
  var transitions: Field<[Named<TransitionDocument>]> = .absent
  var groups: Field<[Named<GroupDocument>]> = .absent
  var actions: Field<[Named<EmittedDocument>]> = .absent
  var modes: Field<[Named<ModeDocument>]> = .absent
  var reactions: Field<[ReactionDocument]> = .absent
  var announcements: Field<[Named<AnnouncementDocument>]> = .absent

  init(file: SourceFile) { self.file = file }
}

struct ViewportDocument: Sendable {
  var width: Field<ClosedRange<Double>> = .absent
  var height: Field<ClosedRange<Double>> = .absent
  var design: Field<Size> = .absent
}

struct ContainerDocument: Sendable {
  var navigation: Field<Bool> = .absent
  var scrolls: Field<Axis?> = .absent
  var content: Field<ClosedRange<Double>> = .absent
  var scrollers: Field<[Named<ScrollerDocument>]> = .absent
  var bar: Field<[Named<BarButtonDocument>]> = .absent
  var pagers: Field<[Named<PagerDocument>]> = .absent
  var pager: Field<PagerDocument> = .absent
  var shadow: Field<ShadowDocument> = .absent
  var contains: Field<[Named<ContainerDocument>]> = .absent
  var accessibility: Field<AccessibilityDocument> = .absent
  var visibility = VisibilityDocument()
}

/// A part that scrolls by itself.
struct ScrollerDocument: Sendable {
  var frame: Field<Frame> = .absent
  var scrolls: Field<Axis> = .absent
  var content: Field<ClosedRange<Double>> = .absent
}

extension ContainerDocument {
  /// One of which only the name, or not even that, could be understood.
  static func unreadable(at range: SourceRange) -> ContainerDocument {
    ContainerDocument(
      navigation: .unreadable(range), scrolls: .unreadable(range), content: .unreadable(range),
      scrollers: .unreadable(range), bar: .unreadable(range), pagers: .unreadable(range),
      pager: .unreadable(range), shadow: .unreadable(range), contains: .unreadable(range))
  }
}

struct ShadowDocument: Sendable {
  var opacity: Field<Double> = .absent
  var when: Field<[GuardDocument]> = .absent
}

struct BarButtonDocument: Sendable {
  var grab: Field<Frame> = .absent
  var side: Field<Side> = .absent
  var label: Field<String> = .absent
  var tap: Field<[ActionDocument]> = .absent
  var accessibility: Field<AccessibilityDocument> = .absent
  var visibility = VisibilityDocument()
}

struct ScrimDocument: Sendable {
  var grab: Field<Frame> = .absent
  var over: Field<Reference> = .absent
  var color: Field<String> = .absent
  var opacity: Field<OpacityDocument> = .absent
  var settling: Field<MotionDocument> = .absent
  var tap: Field<[ActionDocument]> = .absent
  var visibility = VisibilityDocument()
}

/// How a scrim gets its opacity.
enum OpacityDocument: Sendable {
  /// The same for every panel over the scrim's container that brings no scrim of its own.
  case everyPanel(Double)
  case follows([OpacitySource], FollowerCombination)
}

/// `menu 0..50%`
struct OpacitySource: Sendable, Hashable {
  var panel: Reference
  var closed: Double
  var open: Double
}

struct GroupDocument: Sendable {
  var members: Field<[Reference]> = .absent
}
