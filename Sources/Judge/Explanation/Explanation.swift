/// What is said of a difference: facts of the reference, facts of the attempt, and the evidence.
struct Explanation {
    /// What the reference does, and why.
    var expected: String
    /// What the attempt does instead.
    var actual: String
    /// What the attempt looked at instead, or never.
    var evidence: String?
    /// Why the reference does what it does, or what the attempt mistook.
    var cause: Cause?

    /// One to three sentences.
    var sentence: String {
        [expected, actual, evidence].compactMap { $0 }.filter { !$0.isEmpty }
            .joined(separator: " ")
    }
}

extension [String] {
    /// A list in words: "a", "a and b", "a, b and c".
    var list: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}
