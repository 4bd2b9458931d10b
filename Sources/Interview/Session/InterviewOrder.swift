import Scenario

package struct InterviewOrder: Codable, Hashable, Sendable {
    /// The seed of all random choices.
    package var seed: UInt64
    package var minutes: Int
    /// The number of questions; `nil` derives it from the length.
    package var questions: Int?
    /// The slug of the only topic; `nil` for all topics.
    package var topic: String?

    package static let possibleMinutes = 1...240
    package static let possibleQuestions = 1...100

    package init(
        seed: UInt64? = nil,
        minutes: Int = 45,
        questions: Int? = nil,
        topic: String? = nil
    ) {
        self.seed = seed ?? SeededGenerator.drawnSeed()
        self.minutes = minutes
        self.questions = questions
        self.topic = topic
    }
}
