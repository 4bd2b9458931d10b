/// A random number generator with the same sequence for a seed on every machine (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator for one of many independent sequences of a seed.
    public init(seed: UInt64, stream: UInt64 = 0) {
        state = seed &+ stream &* 0x9E37_79B9_7F4A_7C15
        _ = next()
        state ^= stream &<< 17
    }

    /// Draws a seed of at most six digits, because people retype it.
    public static func drawnSeed() -> UInt64 { .random(in: 1...999_999) }

    /// Returns the next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
