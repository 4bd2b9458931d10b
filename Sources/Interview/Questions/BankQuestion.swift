/// A question to explain in one's own words, with the points of a good answer.
package struct BankQuestion: Hashable, Sendable {
    /// The name in sessions and cards; it never changes.
    package var identifier: String
    package var topic: String
    /// The knowledge that the question requires: 1, 2 or 3.
    package var level: Int
    package var text: String
    package var answer: String
    /// The points that an interviewer listens for.
    package var points: [String]
    package var wrongAnswers: [String]
    /// The source of the facts.
    package var source: String

    package static let levels = 1...3
}
