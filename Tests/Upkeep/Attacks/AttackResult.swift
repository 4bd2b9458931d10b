import Results
import Scenario

package struct AttackResult: Sendable, Equatable {
    /// The name of the attack, such as `Exhausting/ForkBomb`.
    package let name: String
    package let exercise: Int
    package let expected: Set<Outcome>
    /// The outcome; `nil` without a record.
    package let outcome: Outcome?
    package let seconds: Double
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

    /// Whether the attack was stopped.
    ///
    /// An attack whose only expected outcome is "passed" is a right answer, whose attack must have
    /// no effect. No other attack may pass, even if "passed" is among its expected outcomes.
    package var isHeld: Bool {
        guard let outcome else { return false }
        return expected.contains(outcome) && (outcome != .passed || expected == [.passed])
    }

    /// A sentence for each problem.
    ///
    /// - Parameter limit: The longest time that grading an answer may take, in seconds.
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

    var expectedWords: String { expected.map(\.rawValue).sorted().joined(separator: ", ") }

    /// The time that starting and ending may take in addition to the limit, in seconds.
    private static let tolerance = 0.5
}
