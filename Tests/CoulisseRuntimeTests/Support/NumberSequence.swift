/// The same numbers for the same seed, everywhere (SplitMix64).
struct NumberSequence {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func double(in range: ClosedRange<Double>) -> Double {
    let share = Double(bits() >> 11) / 9_007_199_254_740_992
    return range.lowerBound + (range.upperBound - range.lowerBound) * share
  }

  mutating func index(below count: Int) -> Int { Int(bits() % UInt64(count)) }

  mutating func chance(_ outOf: Int) -> Bool { index(below: outOf) == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[index(below: elements.count)]
  }
}
