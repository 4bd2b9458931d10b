/// The state of an answer that lacks parts of its exercise.
package struct AnswerProgress: Codable, Hashable, Sendable {
    /// The parts that it has, such as "asks whether the view is hidden".
    package var standing: [String]
    /// The parts that it lacks, in the order in which a student would write them.
    package var missing: [String]
    package var next: String
    /// The names that would satisfy the first missing part, such as "alpha or opacity".
    package var absentNames: String?

    package init(
        standing: [String],
        missing: [String],
        next: String,
        absentNames: String? = nil
    ) {
        self.standing = standing
        self.missing = missing
        self.next = next
        self.absentNames = absentNames
    }
}
