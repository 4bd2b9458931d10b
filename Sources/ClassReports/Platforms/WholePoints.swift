import Results

/// Converts points to integers, for platforms that accept no other numbers.
enum WholePoints {
    /// The maximum sum, which an `Int` can represent.
    private static let most = 1e15

    /// The tests' maxima: unchanged if all are integers, else in hundredths.
    ///
    /// Rounds the running sum, so that the results add up to the rounded total.
    static func maxima(_ maxima: [Double]) -> [Int] {
        let factor = maxima.allSatisfy { $0.settledPoints == $0.rounded() } ? 1.0 : 100
        var sum = 0.0
        var rounded = 0
        return maxima.map { maximum in
            sum += max(0, maximum)
            let next = Int(min(most, (sum * factor).rounded()))
            defer { rounded = next }
            return next - rounded
        }
    }

    /// The score for a maximum, rounded down.
    static func score(_ points: TestPoints, of maximum: Int) -> Int {
        guard points.points < points.maximum else { return maximum }
        guard points.points > 0 else { return 0 }
        return Int((points.points / points.maximum * Double(maximum)).rounded(.down))
    }
}
