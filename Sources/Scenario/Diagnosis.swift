/// A wrong belief that an answer behaves as if it were true.
public struct Diagnosis: Codable, Hashable, Sendable {
    /// How sure it is.
    public enum Certainty: String, Codable, Sendable {
        /// The answer does in every case what a known wrong answer does.
        case certain
        /// Two known faults together explain what the answer does, each where it shows alone.
        case combined
        /// The answer does nearly always what a known wrong answer does.
        case likely
        /// No known wrong answer is nearer.
        case possible
    }

    /// The belief's name in the catalogue.
    public var identifier: String
    /// The belief, as a statement.
    public var title: String
    /// Why one comes to believe it, and what is true.
    public var explanation: String
    /// Where to look.
    public var hint: String
    /// How sure it is.
    public var certainty: Certainty

    /// Creates a diagnosis.
    public init(
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
