import Foundation
import Scenario

/// How far an interview is: all that it takes to go on with it.
package struct InterviewState: Codable, Hashable, Sendable {
    /// What was asked for.
    package var order: InterviewOrder
    /// When it began.
    package var beginning: Date
    /// The questions.
    package var items: [InterviewItem]
    /// What became of the questions so far, in their order.
    package var results: [ItemResult] = []
    /// The seconds used up so far.
    package var secondsUsed = 0.0

    /// What became of a question.
    package enum ItemResult: Codable, Hashable, Sendable {
        /// So much of the answer was right, from 0 to 1.
        case marked(Double)
        /// It was left out, and counts as wrong.
        case skipped
        /// It could not be asked, and does not count.
        case dropped

        /// How much was right; `nil` where it does not count.
        var share: Double? {
            switch self {
            case .marked(let share): share
            case .skipped: 0
            case .dropped: nil
            }
        }
    }

    /// Begins an interview.
    init(_ order: InterviewOrder, bank: QuestionBank, beginning: Date) {
        self.order = order
        self.beginning = beginning
        items = InterviewPlan(order, bank: bank).items
    }

    /// Whether it can have been written by an interview: a file may say anything.
    var isSound: Bool {
        let shares = results.compactMap(\.share)
        return InterviewOrder.possibleMinutes.contains(order.minutes)
            && (1...InterviewState.mostItems).contains(items.count)
            && results.count <= items.count
            && shares.allSatisfy { (0...1).contains($0) }
            && secondsUsed >= 0 && secondsUsed <= InterviewState.mostSeconds
            && beginning.isPlausible
    }

    /// An interview of the greatest length has fewer.
    private static let mostItems = 200
    private static let mostSeconds = 1e6

    /// The seconds that are left.
    package var secondsLeft: Double { max(0, Double(order.minutes) * 60 - secondsUsed) }

    /// What is known of it, in a sentence.
    package var summary: String {
        "An interview is not finished: \(results.count) of \(counted(items.count, "question")) done, "
            + "\(secondsLeft.asClock) left, seed \(order.seed)."
    }

    /// A name for its files that no other interview has.
    var folderName: String { "\(Int(beginning.timeIntervalSince1970))-\(order.seed)" }
}

extension Date {
    /// Whether it is a day on which an interview may have been.
    var isPlausible: Bool { (0...1e11).contains(timeIntervalSince1970) }
}
