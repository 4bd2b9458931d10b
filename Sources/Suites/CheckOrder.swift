import Platform
import Results
import Scenario

/// The options of a check.
package struct CheckOrder: Hashable, Sendable {
    /// The answer file; the student's own where `nil`.
    package var attemptFile: String?
    /// The identifier of the only case to grade.
    package var onlyCase: String?
    package var seed: UInt64
    /// Whether the user chose the seed.
    package var seedIsChosen: Bool
    /// The argument of ``AttemptLimits/ofUpkeep(secondsPerExercise:)``, for the workbook's own
    /// checks.
    package var secondsOfUpkeep: Double?
    /// Whether the check is one of many during a watch, which ends at the first endless loop.
    package var isWatched = false
    package var classroom: Classroom?

    /// The options for an answer that somebody else wrote.
    package struct Classroom: Hashable, Sendable {
        /// The answer's path as its student knows it.
        package var shownPath: String
        package var protection: Protection

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

    /// The time limit of the suite, in seconds; the answer's own limits are far lower.
    ///
    /// The workbook's own checks wait for every endless loop, which takes longer on a busy machine.
    var secondsOfSuite: Double { max(90, 3 * (secondsOfUpkeep ?? 0)) }

    /// The order as the environment of a suite's process, with the names of
    /// ``EnvironmentVariable``.
    var variables: [String: String] {
        var variables = [EnvironmentVariable.seed: "\(seed)"]
        variables[EnvironmentVariable.attempt] = attemptFile
        variables[EnvironmentVariable.onlyCase] = onlyCase
        variables[EnvironmentVariable.classroom] = classroom?.shownPath
        variables[EnvironmentVariable.watch] = isWatched ? "1" : nil
        variables[EnvironmentVariable.upkeep] = secondsOfUpkeep.map { "\($0)" }
        return variables
    }
}
