import Scenario

/// Measures how hard a number is to read.
enum Roughness {
    /// 0 for zero; larger for numbers that are larger or less round.
    static func of(_ number: Double) -> Int {
        guard number != 0 else { return 0 }
        let size = abs(number)
        let digits = size < 10 ? 1 : size < 100 ? 2 : size < 1_000 ? 3 : 4
        for (index, step) in [100.0, 50, 10, 5, 1, 0.5].enumerated()
        where (number / step).rounded() * step == number {
            return (index + 1) * 10 + digits
        }
        return 80 + digits
    }

    /// Rounder numbers nearby, the roundest first.
    static func rounder(than number: Double) -> [Double] {
        var candidates = [0.0]
        for step in [100.0, 50, 10, 5, 1] {
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
