/// A question to be explained in one's own words, with what to listen for.
package struct BankQuestion: Hashable, Sendable {
    /// The name by which sessions and cards know it; it never changes.
    package var identifier: String
    /// The slug of its topic.
    package var topic: String
    /// How much one must know: 1, 2 or 3.
    package var level: Int
    /// The question.
    package var text: String
    /// A good answer.
    package var answer: String
    /// What an interviewer listens for.
    package var points: [String]
    /// What is often said, and wrong.
    package var wrongAnswers: [String]
    /// Where it comes from.
    package var source: String

    /// The levels that there are.
    package static let levels = 1...3
}
