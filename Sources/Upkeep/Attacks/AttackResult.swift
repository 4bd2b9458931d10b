import Scenario

/// What became of an attack.
public struct AttackResult: Sendable, Equatable {
    /// The attack's name, after which a student is named.
    public let name: String
    /// What may become of it.
    public let expected: Set<Outcome>
    /// What became of it.
    public let outcome: Outcome
    /// How long it took, in seconds.
    public let seconds: Double
    /// What holds it.
    public let defence: String

    /// Creates a result.
    public init(
        name: String,
        expected: Set<Outcome>,
        outcome: Outcome,
        seconds: Double,
        defence: String
    ) {
        self.name = name
        self.expected = expected
        self.outcome = outcome
        self.seconds = seconds
        self.defence = defence
    }

    /// Whether the attack was held.
    public var isHeld: Bool { expected.contains(outcome) }
}
