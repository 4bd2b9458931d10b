struct Trend {
    /// The earlier shares, in chronological order.
    private let before: [Double]
    private let now: Double

    private static let mostNamed = 5
    /// The largest difference that counts as equal.
    private static let slack = 0.02

    /// Returns `nil` if there was no earlier interview, or nothing was answered.
    init?(_ interview: PastInterview, before: [PastInterview]) {
        let shares = before.compactMap(\.share)
        guard let now = interview.share, !shares.isEmpty else { return nil }
        self.before = shares
        self.now = now
    }

    /// The last shares and their trend, in one sentence.
    var sentence: String {
        let named = before.suffix(Trend.mostNamed)
        let list = named.map(\.percent).joined(separator: ", ")
        let mean = named.reduce(0, +) / Double(named.count)
        let count = named.count == 1 ? "The interview before" : "The \(named.count) before"
        return "\(count): \(list). Now \(now.percent), \(direction(from: mean))."
    }

    private func direction(from mean: Double) -> String {
        let base = before.count == 1 ? "it" : "their mean of \(mean.percent)"
        if now > mean + Trend.slack { return "better than \(base)" }
        if now < mean - Trend.slack { return "worse than \(base)" }
        return "about the same as \(base)"
    }
}
