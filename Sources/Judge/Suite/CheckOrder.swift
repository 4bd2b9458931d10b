import Scenario

/// What a check was asked to do.
public struct CheckOrder: Hashable, Sendable {
    /// The answer's file; the student's own where `nil`.
    public var attemptFile: String?
    /// The one case to grade, by its identifier.
    public var onlyCase: String?
    /// The seed of all random scenes.
    public var seed: UInt64
    /// Whether the seed was asked for, not drawn.
    public var seedIsChosen: Bool
    /// The seconds of ``AttemptLimits/ofUpkeep(secondsPerExercise:)``, where the workbook grades for
    /// itself.
    public var secondsOfUpkeep: Double?
    /// How an answer of a class is graded, where it is one.
    public var classroom: Classroom?

    /// What is different about an answer that somebody else wrote.
    public struct Classroom: Hashable, Sendable {
        /// The answer's path as its student knows it.
        public var shownPath: String
        /// What protects the machine.
        public var protection: Protection

        /// Creates it.
        public init(shownPath: String, protection: Protection) {
            self.shownPath = shownPath
            self.protection = protection
        }
    }

    /// Creates an order; without a seed one is drawn.
    public init(attemptFile: String? = nil, onlyCase: String? = nil, seed: UInt64? = nil) {
        self.attemptFile = attemptFile
        self.onlyCase = onlyCase
        self.seed = seed ?? UInt64.random(in: 1...999_999)
        seedIsChosen = seed != nil
    }

    /// The order as the environment of a suite's process, by the names of ``GradingOrder/Variable``.
    var variables: [String: String] {
        var variables = [GradingOrder.Variable.seed: "\(seed)"]
        variables[GradingOrder.Variable.attempt] = attemptFile
        variables[GradingOrder.Variable.onlyCase] = onlyCase
        variables[GradingOrder.Variable.classroom] = classroom?.shownPath
        variables[GradingOrder.Variable.upkeep] = secondsOfUpkeep.map { "\($0)" }
        return variables
    }
}
