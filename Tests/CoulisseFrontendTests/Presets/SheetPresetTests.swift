import Testing

/// Sheets with several detents.
struct SheetPresetTests {
  @Test func `compose: 125 points per second, else half from the detent behind the motion`() throws
  {
    try PresetTrack("compose", [0, 100, 200]).expect([
      Release(from: 0, at: 60, 125, to: 1), Release(from: 0, at: 40, 125, to: 1),
      Release(from: 0, at: 40, 124.5, to: 0), Release(from: 0, at: 60, 124.5, to: 1),
      Release(from: 0, at: 60, -125, to: 0), Release(from: 0, at: 60, -124.5, to: 1),
      Release(from: 0, at: 40, -124.5, to: 0),
      // Half is enough for the one who goes there; at rest the tie is the base's.
      Release(from: 0, at: 50, 0.5, to: 1), Release(from: 0, at: 50, -0.5, to: 0),
      Release(from: 0, at: 50, to: 0), Release(from: 1, at: 50, -0.5, to: 0),
      Release(from: 1, at: 50, 0.5, to: 1), Release(from: 1, at: 50, to: 1),
      // At rest the closest.
      Release(from: 0, at: 45, to: 0), Release(from: 0, at: 65, to: 1),
      Release(from: 1, at: 100, to: 1),
      // Past the first detent the second gap counts.
      Release(from: 0, at: 160, -124.5, to: 2), Release(from: 0, at: 160, -125, to: 1),
      Release(from: 0, at: 140, 125, to: 2), Release(from: 0, at: 140, 124.5, to: 1),
    ])
    // Half of a box of 200 points is not half of a gap of 250, but a swipe is fast.
    try PresetTrack("compose", [0, 250, 500]).expect([
      Release(from: 0, at: 100, to: 0), Release(from: 0, at: 100, 1000, to: 1),
      Release(from: 1, at: 350, 1000, to: 2),
    ])
  }

  @Test func `floating-panel: half a second of the speed, then past half of the gap`() throws {
    try PresetTrack("floating-panel", [20, 417]).expect([
      Release(from: 0, at: 20, 1000, to: 1), Release(from: 0, at: 20, 100, to: 0),
      Release(from: 1, at: 417, -1000, to: 0), Release(from: 1, at: 407, -100, to: 1),
      // Half of the gap is 198.5.
      Release(from: 0, at: 218.5, to: 0), Release(from: 0, at: 219, to: 1),
    ])
  }

  @Test func `flutter-draggable-sheet: faster than 20 the next snap, else the closest`() throws {
    try PresetTrack("flutter-draggable-sheet", [250, 500, 750, 1000]).expect([
      Release(from: 1, at: 850, to: 2), Release(from: 1, at: 600, 20, to: 1),
      Release(from: 1, at: 600, 20.5, to: 2), Release(from: 1, at: 700, -20, to: 2),
      Release(from: 1, at: 700, -20.5, to: 1),
      // Of two at one distance the greater.
      Release(from: 1, at: 625, to: 2), Release(from: 2, at: 625, to: 2),
      Release(from: 1, at: 624.5, to: 1),
      Release(from: 2, at: 624.5, to: 1), Release(from: 1, at: 500, to: 1),
    ])
  }

  @Test func `flutter-page-view: faster than 20 the next page, else the closest`() throws {
    try PresetTrack("flutter-page-view", [0, 300, 600]).expect([
      Release(from: 0, at: 10, 20, to: 0), Release(from: 0, at: 10, 20.5, to: 1),
      Release(from: 0, at: 200, -20, to: 1), Release(from: 0, at: 200, -20.5, to: 0),
      Release(from: 1, at: 200, 20.5, to: 1), Release(from: 1, at: 200, -20.5, to: 0),
      // Of two at one distance the greater.
      Release(from: 0, at: 150, to: 1), Release(from: 1, at: 150, to: 1),
      Release(from: 0, at: 149.5, to: 0), Release(from: 1, at: 149.5, to: 0),
      // One page at a time from where it is.
      Release(from: 0, at: 400, 5000, to: 2),
    ])
  }

  @Test func `view-pager-2: faster than 50 the next page, else the closest`() throws {
    try PresetTrack("view-pager-2", [0, 300, 600]).expect([
      Release(from: 0, at: 10, 50, to: 0), Release(from: 0, at: 10, 50.5, to: 1),
      Release(from: 1, at: 290, -50, to: 1), Release(from: 1, at: 290, -50.5, to: 0),
      // Of two at one distance the lesser.
      Release(from: 0, at: 150, to: 0), Release(from: 1, at: 150, to: 0),
      Release(from: 0, at: 150.5, to: 1), Release(from: 1, at: 150.5, to: 1),
    ])
  }

  /// Hidden at 0, collapsed at 100, expanded at 600.
  @Test func `material-hide: upward expands, downward collapses, from collapsed it may hide`()
    throws
  {
    try PresetTrack("material-hide", [0, 100, 600]).expect([
      Release(from: 1, at: 40, 0.5, to: 2), Release(from: 2, at: 400, 0.5, to: 2),
      // More than half of a peek height of 100 below collapsed, with a tenth of a second of speed.
      Release(from: 1, at: 50, to: 1), Release(from: 1, at: 49.5, to: 0),
      Release(from: 1, at: 60, -100, to: 1), Release(from: 1, at: 60, -101, to: 0),
      Release(from: 1, at: 100, -500, to: 1), Release(from: 1, at: 100, -501, to: 0),
      Release(from: 1, at: 30, -600, to: 0), Release(from: 1, at: 100, to: 1),
      // Above collapsed it never hides: down is collapsed, sideways or at rest the closer of two.
      Release(from: 2, at: 110, -2000, to: 1), Release(from: 2, at: 590, -0.5, to: 1),
      Release(from: 2, at: 590, -0.5, across: 0.5, to: 1),
      Release(from: 2, at: 590, -0.5, across: 1, to: 2), Release(from: 2, at: 600, -0.5, to: 1),
      Release(from: 2, at: 600, to: 2), Release(from: 2, at: 350, to: 1),
      Release(from: 2, at: 350.5, to: 2),
      Release(from: 1, at: 350, to: 1), Release(from: 1, at: 350.5, to: 2),
    ])
  }

  /// Collapsed above the middle: what would hide, but is neither low nor steep, expands.
  @Test func `material-hide: to hide it has to be low, or fast and steep`() throws {
    try PresetTrack("material-hide", [0, 400, 600]).expect([
      Release(from: 1, at: 350, -1600, across: 1599.5, to: 0),
      Release(from: 1, at: 350, -1600, across: 1600, to: 2),
      Release(from: 1, at: 300, -1200, across: 1200, to: 2),
      Release(from: 1, at: 299.5, -1200, across: 1200, to: 0),
      Release(from: 1, at: 350, -1500, across: 1600, to: 1),
    ])
  }

  /// Hidden at 0, expanded at 400.
  @Test func `material-hide without a collapsed detent hides from the lower half`() throws {
    try PresetTrack("material-hide", [0, 400]).expect([
      Release(from: 1, at: 10, 0.5, to: 1), Release(from: 1, at: 390, -500, to: 1),
      Release(from: 1, at: 390, -500.5, to: 0),
      Release(from: 1, at: 390, -500.5, across: 500, to: 0),
      Release(from: 1, at: 390, -500.5, across: 500.5, to: 1),
      // Half of the way down stays, three quarters hide.
      Release(from: 1, at: 200, to: 1), Release(from: 1, at: 199.5, to: 0),
      Release(from: 1, at: 100, to: 0),
    ])
  }
}
