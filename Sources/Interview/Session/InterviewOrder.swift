/// What an interview was asked to be.
public struct InterviewOrder: Codable, Hashable, Sendable {
    /// The seed of all that is drawn.
    public var seed: UInt64
    /// How long it takes.
    public var minutes: Int
    /// How many questions it has; by its length where `nil`.
    public var questions: Int?
    /// The slug of the only topic; all of them where `nil`.
    public var topic: String?

    /// The lengths that an interview may have, in minutes.
    public static let possibleMinutes = 1...240
    /// The numbers of questions that an interview may have.
    public static let possibleQuestions = 1...100

    /// Creates an order; without a seed one is drawn.
    public init(
        seed: UInt64? = nil,
        minutes: Int = 45,
        questions: Int? = nil,
        topic: String? = nil
    ) {
        self.seed = seed ?? UInt64.random(in: 1...999_999)
        self.minutes = minutes
        self.questions = questions
        self.topic = topic
    }
}
