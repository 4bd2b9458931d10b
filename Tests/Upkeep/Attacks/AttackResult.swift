import Scenario

/// What became of an attack.
package struct AttackResult: Sendable, Equatable {
    /// The attack's name, such as `Exhausting/ForkBomb`.
    package let name: String
    /// The exercise that it pretends to answer.
    package let exercise: Int
    /// What may become of it.
    package let expected: Set<Outcome>
    /// What became of it; `nil` where nothing was written down.
    package let outcome: Outcome?
    /// How long it took, in seconds.
    package let seconds: Double
    /// What holds it.
    package let defence: String

    package init(
        name: String,
        exercise: Int,
        expected: Set<Outcome>,
        outcome: Outcome?,
        seconds: Double,
        defence: String
    ) {
        self.name = name
        self.exercise = exercise
        self.expected = expected
        self.outcome = outcome
        self.seconds = seconds
        self.defence = defence
    }

    /// Whether the attack was held.
    ///
    /// What may do nothing but pass is a right answer, whose attack must have no effect; nothing else
    /// may pass, whatever is expected of it.
    package var isHeld: Bool {
        guard let outcome else { return false }
        return expected.contains(outcome) && (outcome != .passed || expected == [.passed])
    }

    /// What is wrong, in sentences.
    ///
    /// - Parameter limit: The longest that grading an answer may take, in seconds.
    func complaints(limit: Double) -> [String] {
        guard let outcome else { return ["\(name) has no record."] }
        var complaints: [String] = []
        if !isHeld {
            complaints.append("\(name) is \(outcome.rawValue), not \(expectedWords).")
        }
        if seconds > limit + AttackResult.tolerance {
            complaints.append(
                "\(name) took \(seconds.inTenths) s, and the limits allow \(limit.inTenths) s."
            )
        }
        return complaints
    }

    /// The outcomes that may be, as a list.
    var expectedWords: String { expected.map(\.rawValue).sorted().joined(separator: ", ") }

    /// What starting and ending may take beyond the limits, in seconds.
    private static let tolerance = 0.5
}
