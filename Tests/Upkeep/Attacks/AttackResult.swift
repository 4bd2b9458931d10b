import Results
import Scenario

struct AttackResult: Sendable, Equatable {
    /// The name of the attack, such as `Exhausting/ForkBomb`.
    let name: String
    let exercise: Int
    let expected: Set<Outcome>
    /// The outcome; `nil` without a record.
    let outcome: Outcome?
    let seconds: Double
    let defence: String

    /// Whether the attack was stopped.
    ///
    /// An attack whose only expected outcome is "passed" is a right answer, whose attack must have
    /// no effect. No other attack may pass, even if "passed" is among its expected outcomes.
    var isHeld: Bool {
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
