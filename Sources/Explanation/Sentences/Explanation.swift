import Results

/// Describes a difference: the reference's behaviour, the attempt's behaviour and the evidence.
struct Explanation {
    var expected: String
    var actual: String
    /// A sentence with evidence, such as the property that the attempt never read.
    var evidence: String?
    /// The rule that the reference follows, or that the attempt got wrong.
    var cause: Cause?
    /// The steps that the explanation is about, if they follow the first ones that differ.
    var indices: TraceDifference?

    var sentence: String {
        [expected, actual, evidence].compactMap { $0 }.filter { !$0.isEmpty }
            .joined(separator: " ")
    }
}

extension [String] {
    /// For example "a", "a and b" or "a, b and c".
    var list: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}
