import Testing

/// Rows with buttons beside or behind them: closed is detent 0, open, or away, detent 1.
struct RowPresetTests {
  @Test func `zj-row: past half of the way, or past 200 points per second anywhere`() throws {
    try PresetTrack("zj-row", [0, 100]).expect([
      Release(from: 0, at: 50, to: 0), Release(from: 0, at: 50.5, to: 1),
      Release(from: 1, at: 50, to: 1),
      Release(from: 1, at: 49.5, to: 0), Release(from: 0, at: 10, 200, to: 0),
      Release(from: 0, at: 10, 200.5, to: 1), Release(from: 0, at: 10, -200, to: 0),
      Release(from: 0, at: 10, -200.5, to: 1), Release(from: 1, at: 90, 200.5, to: 0),
    ])
  }

  @Test func `swipe-cell-kit: a speed outward closes, anything else opens`() throws {
    try PresetTrack("swipe-cell-kit", [0, 100]).expect([
      Release(from: 0, at: 10, to: 1), Release(from: 0, at: 10, 0.5, to: 1),
      Release(from: 0, at: 90, -0.5, to: 0), Release(from: 1, at: 10, to: 1),
      Release(from: 1, at: 10, 0.5, to: 1), Release(from: 1, at: 90, -0.5, to: 0),
    ])
  }

  @Test func `flutter-slidable: the sign of the speed, else half, which counts for the way`() throws
  {
    try PresetTrack("flutter-slidable", [0, 100]).expect([
      Release(from: 0, at: 10, 0.5, to: 1), Release(from: 1, at: 10, 0.5, to: 1),
      Release(from: 0, at: 90, -0.5, to: 0), Release(from: 1, at: 90, -0.5, to: 0),
      Release(from: 0, at: 50, to: 1), Release(from: 1, at: 50, to: 0),
      Release(from: 0, at: 49.5, to: 0),
      Release(from: 1, at: 50.5, to: 1),
    ])
  }

  @Test func `flutter-dismissible: past 0.4, or a fling along the axis; a reverse one stays`()
    throws
  {
    try PresetTrack("flutter-dismissible", [0, 100]).expect([
      Release(from: 0, at: 40, to: 0), Release(from: 0, at: 40.5, to: 1),
      Release(from: 0, at: 10, 700, to: 1), Release(from: 0, at: 10, 699.5, to: 0),
      Release(from: 0, at: 10, 700, across: 300, to: 1),
      Release(from: 0, at: 10, 700, across: -300, to: 1),
      Release(from: 0, at: 10, 700, across: 300.5, to: 0),
      Release(from: 0, at: 90, -700, to: 0), Release(from: 0, at: 90, -699.5, to: 1),
      // A reverse fling that is not along the axis is none.
      Release(from: 0, at: 90, -700, across: 300.5, to: 1),
    ])
  }

  @Test func `rngh-swipeable: a twentieth of a second of the speed, then past half`() throws {
    try PresetTrack("rngh-swipeable", [0, 100]).expect([
      Release(from: 0, at: 50, to: 0), Release(from: 0, at: 50.5, to: 1),
      Release(from: 1, at: 50, to: 0),
      // 30 and a twentieth of 400 are 50.
      Release(from: 0, at: 30, 400, to: 0), Release(from: 0, at: 30, 401, to: 1),
      Release(from: 1, at: 70, -400, to: 0), Release(from: 1, at: 70, -399, to: 1),
    ])
  }
}
