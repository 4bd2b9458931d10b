import Scenario

/// What an interview was asked to be.
package struct InterviewOrder: Codable, Hashable, Sendable {
    /// The seed of all that is drawn.
    package var seed: UInt64
    /// How long it takes.
    package var minutes: Int
    /// How many questions it has; by its length where `nil`.
    package var questions: Int?
    /// The slug of the only topic; all of them where `nil`.
    package var topic: String?

    /// The lengths that an interview may have, in minutes.
    package static let possibleMinutes = 1...240
    /// The numbers of questions that an interview may have.
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
