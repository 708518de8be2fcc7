package import CoulisseRuntime
package import CoulisseSource

/// Something that lies over a container and slides in, or under it and is uncovered.
package struct Panel: Sendable, Hashable {
  package var name: Located<String>
  package var edge: Located<Side>
  package var container: EntityID<Container>
  package var layer: PanelLayer
  /// Extent along the edge's axis that can be seen of it when it is open; the other axis is full.
  package var size: Length
  /// The part of the panel away from its edge that its root page leaves uncovered, in points or a
  /// share of the panel; zero for none. A page pushed inside the panel is full size.
  package var insetContent: Length
  package var navigation: Bool
  /// Its root page's content.
  package var scroller: Scroller?
  package var items: [Item]
  package var outside: Outside
  /// Whether the panel keeps everything behind it from assistive technology while it is open.
  package var modal: Bool
  /// What of it takes touches, in its own coordinates; nil for what is drawn.
  package var grab: Frame? = nil
  /// Whether it is only there while something of it may be seen.
  package var isLazy: Bool
  package var opener: Opener
  package var slide: Slide
  package var accessibility = Accessibility()
  package var visibility = Visibility()
  /// Whether it is as large as a finger drags it, and keeps that until it is opened again.
  package var stretches: Bool
  /// How far a drag takes it, in points, if that is not from its first detent to its last.
  package var range: ClosedRange<Double>?

  package init(
    name: Located<String>, edge: Located<Side>, container: EntityID<Container>,
    layer: PanelLayer, size: Length, insetContent: Length, navigation: Bool,
    scroller: Scroller?, items: [Item],
    outside: Outside, modal: Bool, isLazy: Bool, opener: Opener, slide: Slide,
    stretches: Bool = false, range: ClosedRange<Double>? = nil
  ) {
    self.name = name
    self.edge = edge
    self.container = container
    self.layer = layer
    self.size = size
    self.insetContent = insetContent
    self.navigation = navigation
    self.scroller = scroller
    self.items = items
    self.outside = outside
    self.modal = modal
    self.isLazy = isLazy
    self.opener = opener
    self.slide = slide
    self.stretches = stretches
    self.range = range
  }

  /// Whether there is a part of it beside its root page.
  package var hasOutside: Bool {
    switch layer {
    case .over: insetContent != .zero
    case .under: size != .full
    }
  }

  /// The words for where a panel is that brings no detents of its own.
  package static let places = ["closed", "open"]
}

/// Whether a panel covers its container or is covered by it.
package enum PanelLayer: Sendable, Hashable {
  /// In front; it slides itself.
  case over
  /// Behind; it stands still, as large as the container, which slides away; or a still picture of the
  /// container does.
  case under(picture: Picture?)
}

/// A still picture that stands for a container while the panel under it is not closed.
package struct Picture: Sendable, Hashable {
  package var hits: HitPolicy
  /// Opacity of its shadow, 0 to 1.
  package var shadow: Double

  package init(hits: HitPolicy, shadow: Double) {
    self.hits = hits
    self.shadow = shadow
  }
}

/// What a panel slides along.
package enum Slide: Sendable, Hashable {
  case own(TrackDefinition)
  /// Open where a track of the scene is at this detent.
  case shared(EntityID<Track>, detent: Int)
}

/// The part of a panel that its root page leaves uncovered, or that the container still covers.
package struct Outside: Sendable, Hashable {
  /// For people who use it; empty when it is no control.
  package var label: String
  /// What a tap there does; empty when it does nothing.
  package var tap: [Action]

  package init(label: String, tap: [Action]) {
    self.label = label
    self.tap = tap
  }
}

/// Who opens a panel without a gesture.
package enum Opener: Sendable, Hashable {
  /// A tap somewhere in the scene does.
  case tap
  /// The app does, through the generated code; `stated` when the scene says so itself.
  case app(stated: Bool)
}

/// A control that lies in a panel.
package struct Item: Sendable, Hashable {
  package var name: Located<String>
  package var label: String
  /// What of it takes touches, in its own coordinates; nil for what is drawn.
  package var grab: Frame? = nil
  /// In the panel.
  package var frame: Frame
  package var tap: [Action]
  package var accessibility = Accessibility()
  package var visibility = Visibility()

  package init(name: Located<String>, label: String, frame: Frame, tap: [Action]) {
    self.name = name
    self.label = label
    self.frame = frame
    self.tap = tap
  }
}

/// How a panel or a scrim moves by itself.
package struct Motion: Sendable, Hashable {
  package var curve: MotionCurve
  package var durationNanoseconds: Int64
  /// Whether a spring begins with the finger's velocity.
  package var takesVelocity: Bool
  /// How it moves for people who have asked for less motion; nil: it is at its end at once.
  package var reduced: ReducedMotion?

  package init(
    curve: MotionCurve, durationNanoseconds: Int64, takesVelocity: Bool = true,
    reduced: ReducedMotion? = nil
  ) {
    self.curve = curve
    self.durationNanoseconds = durationNanoseconds
    self.takesVelocity = takesVelocity
    self.reduced = reduced
  }
}

/// A motion in place of another one, while motion is reduced.
package struct ReducedMotion: Sendable, Hashable {
  package var curve: MotionCurve
  package var durationNanoseconds: Int64

  package init(curve: MotionCurve, durationNanoseconds: Int64) {
    self.curve = curve
    self.durationNanoseconds = durationNanoseconds
  }
}

extension Length {
  /// What is left of the whole. Of a size with limits, what is left where these do not count: a
  /// control over it reaches a little below what it shares the panel with, or not quite to it.
  var complement: Length {
    Length(
      fraction: 1 - fraction, points: -points, atLeast: 0,
      measured: QuantityTerm(measured.quantity, times: -measured.multiple))
  }
}
