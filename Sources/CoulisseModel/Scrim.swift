package import CoulisseRuntime
package import CoulisseSource

/// A full-size sheet of color above a container and below the panels that lie over it.
package struct Scrim: Sendable, Hashable {
  package var name: Located<String>
  package var over: EntityID<Container>
  package var color: String
  /// Opacity as a function of panels, from closed to open.
  package var sources: [ScrimSource]
  package var combination: FollowerCombination
  /// A motion of its own while a panel settles; nil follows the panels all the way.
  package var settling: Motion?
  /// What of it takes touches, in its own coordinates; nil for what is drawn.
  package var grab: Frame? = nil
  /// What a tap on it does; empty when it only blocks.
  package var tap: [Action]
  package var visibility = Visibility()

  package init(
    name: Located<String>, over: EntityID<Container>, color: String, sources: [ScrimSource],
    combination: FollowerCombination, settling: Motion?, tap: [Action]
  ) {
    self.name = name
    self.over = over
    self.color = color
    self.sources = sources
    self.combination = combination
    self.settling = settling
    self.tap = tap
  }
}

/// The opacity that one panel gives a scrim: `closed` at its closed detent, `open` at its open one,
/// linear in between.
package struct ScrimSource: Sendable, Hashable {
  package var panel: EntityID<Panel>
  /// 0 to 1.
  package var closed: Double
  /// 0 to 1.
  package var open: Double

  package init(panel: EntityID<Panel>, closed: Double, open: Double) {
    self.panel = panel
    self.closed = closed
    self.open = open
  }
}
