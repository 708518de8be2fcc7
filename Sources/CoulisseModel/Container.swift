package import CoulisseRuntime
package import CoulisseSource

/// A full-size page that the app fills; panels and scrims lie over it.
package struct Container: Sendable, Hashable {
  package var name: Located<String>
  /// The container that contains it; nil when it stands on the stage.
  package var parent: EntityID<Container>?
  /// Whether pages can be pushed in it.
  package var navigation: Bool
  package var scroller: Scroller?
  package var bar: [BarButton]
  package var shadow: Shadow?
  package var accessibility = Accessibility()
  package var visibility = Visibility()

  package init(
    name: Located<String>, parent: EntityID<Container>?, navigation: Bool,
    scroller: Scroller?, bar: [BarButton], shadow: Shadow? = nil
  ) {
    self.name = name
    self.parent = parent
    self.navigation = navigation
    self.scroller = scroller
    self.bar = bar
    self.shadow = shadow
  }
}

/// How content scrolls.
package struct Scroller: Sendable, Hashable {
  package var axis: Axis
  /// Length of the content in points, for the proof; unbounded above when nothing is known.
  package var content: ClosedRange<Double>

  package init(axis: Axis, content: ClosedRange<Double>) {
    self.axis = axis
    self.content = content
  }
}

/// A shadow that something throws while all statements hold.
package struct Shadow: Sendable, Hashable {
  /// 0 to 1.
  package var opacity: Double
  package var when: [Guard]

  package init(opacity: Double, when: [Guard]) {
    self.opacity = opacity
    self.when = when
  }
}

/// A button in a container's navigation bar.
package struct BarButton: Sendable, Hashable {
  package var name: Located<String>
  /// `leading` or `trailing`; several at one side stand next to each other from the edge inward.
  package var side: Side
  /// What of it takes touches, in its own coordinates; nil for what is drawn.
  package var grab: Frame? = nil
  package var label: String
  package var tap: [Action]
  package var accessibility = Accessibility()
  package var visibility = Visibility()

  package init(name: Located<String>, side: Side, label: String, tap: [Action]) {
    self.name = name
    self.side = side
    self.label = label
    self.tap = tap
  }
}
