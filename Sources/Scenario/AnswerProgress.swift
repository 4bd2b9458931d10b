/// How far an answer is that does not have all parts that its exercise asks for.
public struct AnswerProgress: Codable, Hashable, Sendable {
    /// What it does already: "asks whether the view is hidden".
    public var standing: [String]
    /// What it does not do yet, in the order in which one would write it.
    public var missing: [String]
    /// What to write next.
    public var next: String

    /// Creates a progress.
    public init(standing: [String], missing: [String], next: String) {
        self.standing = standing
        self.missing = missing
        self.next = next
    }
}
