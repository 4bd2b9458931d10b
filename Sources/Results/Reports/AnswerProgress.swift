import Scenario

/// The state of an answer that lacks parts of its exercise.
public struct AnswerProgress: Codable, Hashable, Sendable {
    /// The parts that it has, such as "asks whether the view is hidden".
    public var standing: [String]
    /// The parts that it lacks, in the order of writing.
    public var missing: [String]
    /// The next thing to write.
    public var next: String

    /// Creates a progress.
    public init(standing: [String], missing: [String], next: String) {
        self.standing = standing
        self.missing = missing
        self.next = next
    }
}
