import UIKitModel

/// A repeatable source of random numbers (the SplitMix64 sequence), so that a failure can be shown again.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func number(in range: ClosedRange<CGFloat>) -> CGFloat {
        CGFloat(
            Double.random(in: Double(range.lowerBound)...Double(range.upperBound), using: &self)
        )
    }

    mutating func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: number(in: rect.minX...rect.maxX), y: number(in: rect.minY...rect.maxY))
    }

    /// A transform that can be undone without losing more than a few digits.
    mutating func invertibleTransform() -> CGAffineTransform {
        while true {
            let transform = CGAffineTransform(
                a: number(in: -3...3),
                b: number(in: -3...3),
                c: number(in: -3...3),
                d: number(in: -3...3),
                tx: number(in: -100...100),
                ty: number(in: -100...100)
            )
            if abs(transform.a * transform.d - transform.b * transform.c) > 0.1 {
                return transform
            }
        }
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        hypot(x - other.x, y - other.y)
    }
}
