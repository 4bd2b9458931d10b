import Foundation

/// What came of an interview, as the history keeps it.
struct PastInterview: Codable, Hashable, Sendable {
    /// When it began.
    var beginning: Date
    /// The seed.
    var seed: UInt64
    /// The length, in minutes.
    var minutes: Int
    /// The scores by the topics' slugs.
    var topics: [String: Score] = [:]
    /// The scores by what was to be done.
    var tasks: [Task: Score] = [:]
    /// The questions that were not reached.
    var unreached: Int

    /// What is to be done with a question.
    enum Task: String, Codable, Hashable, Sendable, CaseIterable, CodingKeyRepresentable {
        case explain, predict, code
    }

    /// How much was right of what was asked.
    struct Score: Codable, Hashable, Sendable {
        /// The number of questions.
        var count = 0
        /// The weight of what was right.
        var reached = 0.0
        /// The weight of all.
        var possible = 0.0

        /// Whether it can have been added up: a file may say anything.
        var isSound: Bool {
            (0...Score.mostCounted).contains(count) && reached >= 0 && reached <= possible
                && possible <= Double(Score.mostCounted)
        }

        private static let mostCounted = 10_000

        /// From 0 to 1; `nil` where nothing was asked.
        var share: Double? { possible > 0 ? reached / possible : nil }

        mutating func add(_ share: Double, weight: Double) {
            count += 1
            reached += share * weight
            possible += weight
        }
    }

    /// Adds up an interview.
    init(_ state: InterviewState, bank: QuestionBank) {
        beginning = state.beginning
        seed = state.order.seed
        minutes = state.order.minutes
        unreached = state.items.count - state.results.count
        for (item, result) in zip(state.items, state.results) {
            guard let share = result.share else { continue }
            topics[item.topic(in: bank), default: Score()].add(share, weight: item.weight)
            tasks[item.task, default: Score()].add(share, weight: item.weight)
        }
    }

    /// Whether it can have been written by an interview.
    var isSound: Bool {
        beginning.isPlausible && (0...1_000).contains(unreached)
            && topics.values.allSatisfy(\.isSound) && tasks.values.allSatisfy(\.isSound)
    }

    /// The score of all questions.
    var total: Score {
        tasks.values.reduce(into: Score()) { total, score in
            total.count += score.count
            total.reached += score.reached
            total.possible += score.possible
        }
    }

    /// How much of the whole was right, from 0 to 1; `nil` where nothing was answered.
    var share: Double? { total.share }
}

extension InterviewItem {
    fileprivate var task: PastInterview.Task {
        switch self {
        case .explain: .explain
        case .predict: .predict
        case .code: .code
        }
    }
}
