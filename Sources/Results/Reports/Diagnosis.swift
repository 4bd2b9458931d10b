/// A wrong belief that explains an answer's behaviour.
package struct Diagnosis: Codable, Hashable, Sendable {
    package enum Certainty: String, Codable, Sendable {
        /// The answer behaves exactly like a known wrong answer in every case.
        case certain
        /// Two known faults together explain the behaviour, and each is visible on its own
        /// somewhere.
        case combined
        /// The answer behaves like a known wrong answer in nearly every case.
        case likely
        /// This is the closest known wrong answer, but the match is weak.
        case possible
    }

    /// The belief's name in the catalogue.
    package var identifier: String
    /// The belief, as a statement.
    package var title: String
    /// Why students come to believe it, and what is true instead.
    package var explanation: String
    /// A pointer to what the student should look at.
    package var hint: String
    package var certainty: Certainty

    package init(
        identifier: String,
        title: String,
        explanation: String,
        hint: String,
        certainty: Certainty
    ) {
        self.identifier = identifier
        self.title = title
        self.explanation = explanation
        self.hint = hint
        self.certainty = certainty
    }
}
