/// A comparison with the earlier interviews that are like this one.
struct Trend {
    /// The shares of those interviews, in chronological order; empty if none is like this one.
    private let before: [Double]
    private let now: Double

    private static let maximumNamed = 5
    /// The largest difference that counts as equal.
    private static let slack = 0.02

    /// Returns `nil` if there was no earlier interview, or nothing was answered.
    init?(_ interview: PastInterview, before: [PastInterview]) {
        guard let now = interview.share, before.contains(where: { $0.share != nil }) else {
            return nil
        }
        self.before = before.filter(interview.isLike).compactMap(\.share)
        self.now = now
    }

    /// The last shares and their trend, in one sentence.
    var sentence: String {
        guard !before.isEmpty else {
            return "No earlier interview of this kind to compare with."
        }
        let named = before.suffix(Trend.maximumNamed)
        let list = named.map(\.percent).joined(separator: ", ")
        let mean = named.reduce(0, +) / Double(named.count)
        guard named.count > 1 else { return "Before: \(list). Now: \(now.percent)." }
        return "The last \(named.count) interviews of this kind: \(list). Now \(now.percent), "
            + "\(direction(from: mean))."
    }

    private func direction(from mean: Double) -> String {
        let base = "their mean of \(mean.percent)"
        if now > mean + Trend.slack { return "better than \(base)" }
        if now < mean - Trend.slack { return "worse than \(base)" }
        return "about the same as \(base)"
    }
}
