import Foundation
import Results

/// The state that is needed to resume an interview.
package struct InterviewState: Codable, Hashable, Sendable {
    package var order: InterviewOrder
    package var beginning: Date
    package var items: [InterviewItem]
    /// The results so far, in the order of the questions.
    package var results: [ItemResult] = []
    /// The questions to review, by their position.
    package var missed: [Int: Missed] = [:]
    package var secondsUsed = 0.0
    /// The folder with the candidate's code, wherever the interview is continued.
    var codeFolder: String?
    /// The scorecard's file, besides the terminal.
    var scorecard: ScorecardFile?

    package enum ItemResult: Codable, Hashable, Sendable {
        /// The share of the answer that is right, from 0 to 1.
        case marked(Double)
        /// The candidate skipped the question, and it counts as wrong.
        case skipped
        /// The question could not be asked, and does not count.
        case dropped

        /// The share that is right; `nil` if the question does not count.
        var share: Double? {
            switch self {
            case .marked(let share): share
            case .skipped: 0
            case .dropped: nil
            }
        }
    }

    init(_ order: InterviewOrder, bank: QuestionBank, beginning: Date) {
        self.order = order
        self.beginning = beginning
        items = InterviewPlan(order: order, bank: bank).items
    }

    /// Whether the values are plausible for an interview; the file is untrusted input.
    var isSound: Bool {
        let shares = results.compactMap(\.share)
        return InterviewOrder.possibleMinutes.contains(order.minutes)
            && (1...InterviewState.maximumItems).contains(items.count)
            && results.count <= items.count
            && missed.keys.allSatisfy(results.indices.contains)
            && shares.allSatisfy { (0...1).contains($0) }
            && secondsUsed >= 0 && secondsUsed <= InterviewState.maximumSeconds
            && beginning.isPlausible
    }

    /// More than the longest possible interview has.
    private static let maximumItems = 200
    private static let maximumSeconds = 1e6

    package var secondsLeft: Double { max(0, Double(order.minutes) * 60 - secondsUsed) }

    package var summary: String {
        "An interview is not finished: \(results.count) of \(counted(items.count, "question")) done, "
            + "\(secondsLeft.asClock) left, seed \(order.seed)."
    }

    /// Whether two states are of one interview.
    func isOfSameInterview(as other: InterviewState) -> Bool {
        beginning == other.beginning && order.seed == other.order.seed
    }

    /// A folder name that is unique to the interview, such as "260131-143005".
    ///
    /// It is short, so that the path of a file in it fits on a line of a terminal. It uses universal time, so
    /// that it is the same wherever the interview is resumed.
    var folderName: String {
        let second = beginning.formatted(.iso8601).prefix("2026-01-31T14:30:05".count)
        return second.dropFirst(2).filter { $0 != "-" && $0 != ":" }.replacing("T", with: "-")
    }
}

extension Date {
    var isPlausible: Bool { (0...1e11).contains(timeIntervalSince1970) }
}
