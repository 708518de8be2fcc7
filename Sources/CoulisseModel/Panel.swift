package import CoulisseRuntime
package import CoulisseSource

/// Something that slides in from an edge, over a container.
package struct Panel: Sendable, Hashable {
  package var name: Located<String>
  package var edge: Located<Side>
  package var over: EntityID<Container>
  /// Extent along the edge's axis; the other axis is full.
  package var size: Length
  /// The part of the panel away from its edge that its root page leaves uncovered, in points or a
  /// share of the panel; zero for none. A page pushed inside the panel is full size.
  package var insetContent: Length
  package var navigation: Bool
  package var items: [Item]
  /// What a tap on the uncovered part does; empty when it does nothing.
  package var outsideTap: [Action]
  /// Whether the panel keeps everything behind it from assistive technology while it is open.
  package var modal: Bool
  package var opener: Opener
  package var startsOpen: Bool
  package var settle: SettleRule
  package var motion: Motion
  package var outOfRange: OutOfRangePolicy
  package var cancel: CancelPolicy
  package var whileMoving: WhileMovingPolicy
  package var resize: ResizePolicy

  package init(
    name: Located<String>, edge: Located<Side>, over: EntityID<Container>, size: Length,
    insetContent: Length, navigation: Bool, items: [Item], outsideTap: [Action], modal: Bool,
    opener: Opener, startsOpen: Bool, settle: SettleRule, motion: Motion,
    outOfRange: OutOfRangePolicy, cancel: CancelPolicy, whileMoving: WhileMovingPolicy,
    resize: ResizePolicy
  ) {
    self.name = name
    self.edge = edge
    self.over = over
    self.size = size
    self.insetContent = insetContent
    self.navigation = navigation
    self.items = items
    self.outsideTap = outsideTap
    self.modal = modal
    self.opener = opener
    self.startsOpen = startsOpen
    self.settle = settle
    self.motion = motion
    self.outOfRange = outOfRange
    self.cancel = cancel
    self.whileMoving = whileMoving
    self.resize = resize
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
  /// In the panel.
  package var frame: Frame
  package var tap: [Action]

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

  package init(curve: MotionCurve, durationNanoseconds: Int64) {
    self.curve = curve
    self.durationNanoseconds = durationNanoseconds
  }
}
