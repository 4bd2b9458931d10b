import Scenario

/// Measures how hard a number is to read.
enum Roughness {
    /// The roundest first.
    private static let steps = [100.0, 50, 10, 5, 1, 0.5]

    /// 0 for zero; larger for numbers that are larger or less round.
    static func of(_ number: Double) -> Int {
        guard number != 0 else { return 0 }
        let size = abs(number)
        let digits = size < 10 ? 1 : size < 100 ? 2 : size < 1_000 ? 3 : 4
        let index = steps.firstIndex { (number / $0).rounded() * $0 == number }
        return (index.map { ($0 + 1) * 10 } ?? 80) + digits
    }

    /// Rounder numbers nearby, the roundest first.
    static func rounder(than number: Double) -> [Double] {
        var candidates = [0.0]
        for step in steps.dropLast() {
            let below = (number / step).rounded(.down) * step
            candidates += [below, below + step]
        }
        let roughness = of(number)
        var result: [Double] = []
        for candidate in candidates
        where of(candidate) < roughness && !result.contains(candidate) {
            result.append(candidate)
        }
        return result.sorted { of($0) < of($1) }
    }
}
