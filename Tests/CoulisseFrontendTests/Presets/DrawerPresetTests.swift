import Testing

/// Drawers: closed is detent 0, open detent 1.
struct DrawerPresetTests {
  @Test func `standard: 200 points per second, else past half of the gap`() throws {
    try PresetTrack("standard", [0, 100]).expect([
      Release(from: 0, at: 10, 200, to: 1), Release(from: 0, at: 10, 199.5, to: 0),
      Release(from: 0, at: 90, -200, to: 0), Release(from: 0, at: 90, -199.5, to: 1),
      Release(from: 0, at: 50, to: 0), Release(from: 0, at: 50.5, to: 1),
      Release(from: 1, at: 50, to: 1),
      Release(from: 1, at: 49.5, to: 0),
    ])
  }

  @Test func `drawer-layout: 400 points per second, else open past half`() throws {
    try PresetTrack("drawer-layout", [0, 100]).expect([
      Release(from: 0, at: 10, 400, to: 1), Release(from: 0, at: 10, 399.5, to: 0),
      Release(from: 0, at: 90, -400, to: 0), Release(from: 0, at: 90, -399.5, to: 1),
      Release(from: 1, at: 10, 400, to: 1), Release(from: 1, at: 90, -400, to: 0),
      Release(from: 0, at: 50, to: 0), Release(from: 0, at: 50.5, to: 1),
      Release(from: 1, at: 50, to: 0),
    ])
  }

  @Test func `flutter-drawer: 365 points per second, else open from half on`() throws {
    try PresetTrack("flutter-drawer", [0, 304]).expect([
      Release(from: 0, at: 80, 500, to: 1), Release(from: 0, at: 10, 365, to: 1),
      Release(from: 0, at: 10, 364.5, to: 0), Release(from: 0, at: 294, -365, to: 0),
      Release(from: 0, at: 294, -364.5, to: 1), Release(from: 0, at: 152, to: 1),
      Release(from: 0, at: 151.5, to: 0), Release(from: 1, at: 152, to: 1),
      Release(from: 1, at: 4, to: 0),
    ])
  }

  @Test func `mm-drawer: more than 200 points per second, else open from half on`() throws {
    try PresetTrack("mm-drawer", [0, 300]).expect([
      Release(from: 0, at: 10, 200.5, to: 1), Release(from: 0, at: 10, 200, to: 0),
      Release(from: 0, at: 290, -200.5, to: 0), Release(from: 0, at: 290, -200, to: 1),
      Release(from: 1, at: 10, 200.5, to: 1), Release(from: 1, at: 290, -200.5, to: 0),
      Release(from: 0, at: 150, to: 1), Release(from: 0, at: 149.5, to: 0),
      Release(from: 1, at: 150, to: 1),
      Release(from: 1, at: 149.5, to: 0),
    ])
  }

  @Test func `qt-drawer: past 0.7, or 300 points per second, or below 0.3, else the way`() throws {
    try PresetTrack("qt-drawer", [0, 200]).expect([
      // Past 0.7 it opens, whatever the speed.
      Release(from: 1, at: 140.5, to: 1), Release(from: 1, at: 140.5, -900, to: 1),
      Release(from: 1, at: 140, to: 0),
      // A speed inward comes before the place below 0.3, one outward after it.
      Release(from: 0, at: 20, 300.5, to: 1), Release(from: 0, at: 20, 300, to: 0),
      Release(from: 0, at: 100, -300.5, to: 0), Release(from: 0, at: 100, -300, to: 1),
      Release(from: 0, at: 59.5, to: 0), Release(from: 0, at: 60, to: 1),
      // In between the net way decides.
      Release(from: 0, at: 100, to: 1), Release(from: 1, at: 100, to: 0),
    ])
  }

  @Test func `side-menu: from 100 on, or from half on and not under -50`() throws {
    try PresetTrack("side-menu", [0, 100]).expect([
      Release(from: 0, at: 10, 100, to: 1), Release(from: 0, at: 10, 99.5, to: 0),
      Release(from: 0, at: 50, -50, to: 1), Release(from: 0, at: 50, -50.5, to: 0),
      Release(from: 0, at: 90, -50.5, to: 0), Release(from: 0, at: 50, to: 1),
      Release(from: 0, at: 49.5, to: 0), Release(from: 0, at: 49.5, -50, to: 0),
      // The same on the way out.
      Release(from: 1, at: 90, -100, to: 0), Release(from: 1, at: 90, -99.5, to: 1),
      Release(from: 1, at: 50, to: 0), Release(from: 1, at: 50.5, to: 1),
      Release(from: 1, at: 50, 50, to: 0),
      Release(from: 1, at: 50, 50.5, to: 1),
    ])
  }

  @Test func `zj-drawer: past 0.35 of the way, or past 200 points per second anywhere`() throws {
    try PresetTrack("zj-drawer", [0, 100]).expect([
      Release(from: 0, at: 35, to: 0), Release(from: 0, at: 35.5, to: 1),
      Release(from: 1, at: 65, to: 1),
      Release(from: 1, at: 64.5, to: 0), Release(from: 0, at: 10, 200, to: 0),
      Release(from: 0, at: 10, 200.5, to: 1), Release(from: 0, at: 10, -200.5, to: 1),
    ])
  }

  @Test func `motion-layout: a third of a second of the speed, then from half on`() throws {
    try PresetTrack("motion-layout", [0, 300]).expect([
      Release(from: 0, at: 150, to: 1), Release(from: 0, at: 149.5, to: 0),
      Release(from: 1, at: 150, to: 1),
      // 50 points and a third of 303 are 151, of 297 149.
      Release(from: 0, at: 50, 303, to: 1), Release(from: 0, at: 50, 297, to: 0),
      Release(from: 1, at: 250, -297, to: 1), Release(from: 1, at: 250, -303, to: 0),
    ])
  }
}
