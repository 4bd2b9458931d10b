import Scenario

/// What a check was asked to do.
package struct CheckOrder: Hashable, Sendable {
    /// The answer's file; the student's own where `nil`.
    package var attemptFile: String?
    /// The one case to grade, by its identifier.
    package var onlyCase: String?
    /// The seed of all random scenes.
    package var seed: UInt64
    /// Whether the seed was asked for, not drawn.
    package var seedIsChosen: Bool
    /// The seconds of ``AttemptLimits/ofUpkeep(secondsPerExercise:)``, where the workbook grades for
    /// itself.
    package var secondsOfUpkeep: Double?
    /// How an answer of a class is graded, where it is one.
    package var classroom: Classroom?

    /// What is different about an answer that somebody else wrote.
    package struct Classroom: Hashable, Sendable {
        /// The answer's path as its student knows it.
        package var shownPath: String
        /// What protects the machine.
        package var protection: Protection

        /// Creates it.
        package init(shownPath: String, protection: Protection) {
            self.shownPath = shownPath
            self.protection = protection
        }
    }

    package init(attemptFile: String? = nil, onlyCase: String? = nil, seed: UInt64? = nil) {
        self.attemptFile = attemptFile
        self.onlyCase = onlyCase
        self.seed = seed ?? SeededGenerator.drawnSeed()
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
