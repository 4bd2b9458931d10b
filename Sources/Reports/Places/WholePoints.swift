import Scenario

/// Points in whole numbers, for places that know no others.
enum WholePoints {
    /// The most that a sum may be.
    private static let most = 1e15

    /// The tests' maxima: as they are where all are whole numbers, else in hundredths.
    ///
    /// Each is rounded to where its sum with those before it is, so that all together are what the
    /// whole sum is when rounded.
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

    /// What is reached of a maximum, rounded down.
    static func score(_ points: TestPoints, of maximum: Int) -> Int {
        guard points.points < points.maximum else { return maximum }
        guard points.points > 0 else { return 0 }
        return Int((points.points / points.maximum * Double(maximum)).rounded(.down))
    }
}
