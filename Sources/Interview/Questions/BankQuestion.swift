/// A question to be explained in one's own words, with what to listen for.
public struct BankQuestion: Hashable, Sendable {
    /// The name by which sessions and cards know it; it never changes.
    public var identifier: String
    /// The slug of its topic.
    public var topic: String
    /// How much one must know: 1, 2 or 3.
    public var level: Int
    /// The question.
    public var text: String
    /// A good answer.
    public var answer: String
    /// What an interviewer listens for.
    public var points: [String]
    /// What is often said, and wrong.
    public var wrongAnswers: [String]
    /// Where it comes from.
    public var source: String

    /// The levels that there are.
    public static let levels = 1...3
}
