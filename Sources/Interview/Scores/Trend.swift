/// How an interview compares with those before.
struct Trend {
    /// The shares before, the last one at the end.
    private let before: [Double]
    private let now: Double

    /// The most interviews that are named.
    private static let mostNamed = 5
    /// A difference that is no difference.
    private static let slack = 0.02

    /// Compares; `nil` where there was no interview before, or nothing was answered.
    init?(_ interview: PastInterview, before: [PastInterview]) {
        let shares = before.compactMap(\.share)
        guard let now = interview.share, !shares.isEmpty else { return nil }
        self.before = shares
        self.now = now
    }

    /// The last shares and where they go, in a sentence.
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
