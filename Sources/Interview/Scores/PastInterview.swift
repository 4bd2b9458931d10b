import Foundation

/// The results of an interview, as the history stores them.
struct PastInterview: Codable, Hashable, Sendable {
    var beginning: Date
    var seed: UInt64
    var minutes: Int
    /// The terms of the interview; `nil` if it took place before terms were stored.
    var terms: Terms?
    var topics: [String: Score] = [:]
    var tasks: [Assignment: Score] = [:]
    var unreached: Int

    /// The order's choices that make one interview harder or longer than another.
    struct Terms: Codable, Hashable, Sendable {
        /// The only topic; `nil` for all topics.
        var topic: String?
        /// The number of questions of each kind.
        var planned: [Assignment: Int]
    }

    enum Assignment: String, Codable, Hashable, Sendable, CaseIterable, CodingKeyRepresentable {
        case explain, predict, code
    }

    struct Score: Codable, Hashable, Sendable {
        var count = 0
        /// The total weight of right answers.
        var reached = 0.0
        /// The total weight of the questions.
        var possible = 0.0

        /// Whether the numbers are consistent; the file is untrusted input.
        var isSound: Bool {
            (0...Score.maximumCounted).contains(count) && reached >= 0 && reached <= possible
                && possible <= Double(Score.maximumCounted)
        }

        private static let maximumCounted = 10_000

        /// From 0 to 1; `nil` without questions.
        var share: Double? { possible > 0 ? reached / possible : nil }

        mutating func add(_ share: Double, weight: Double) {
            count += 1
            reached += share * weight
            possible += weight
        }
    }

    init(_ state: InterviewState, bank: QuestionBank) {
        beginning = state.beginning
        seed = state.order.seed
        minutes = state.order.minutes
        terms = Terms(
            topic: state.order.topic,
            planned: state.items.reduce(into: [:]) { $0[$1.task, default: 0] += 1 }
        )
        unreached = state.items.count - state.results.count
        for (item, result) in zip(state.items, state.results) {
            guard let share = result.share else { continue }
            topics[item.topic(in: bank), default: Score()].add(share, weight: item.weight)
            tasks[item.task, default: Score()].add(share, weight: item.weight)
        }
    }

    /// Whether two interviews had the same terms, and as many questions of each kind were answered.
    func isLike(_ other: PastInterview) -> Bool {
        guard let terms, terms == other.terms, minutes == other.minutes else { return false }
        return tasks.mapValues(\.count) == other.tasks.mapValues(\.count)
    }

    /// Whether the values are plausible for an interview; the file is untrusted input.
    var isSound: Bool {
        beginning.isPlausible && (0...1_000).contains(unreached)
            && topics.values.allSatisfy(\.isSound) && tasks.values.allSatisfy(\.isSound)
    }

    var total: Score {
        tasks.values.reduce(into: Score()) { total, score in
            total.count += score.count
            total.reached += score.reached
            total.possible += score.possible
        }
    }

    /// The share of right answers, from 0 to 1; `nil` without an answer.
    var share: Double? { total.share }
}

extension InterviewItem {
    var task: PastInterview.Assignment {
        switch self {
        case .explain: .explain
        case .predict: .predict
        case .code: .code
        }
    }
}
