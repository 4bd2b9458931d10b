import Catalogue
import Judge
import Platform
import Play
import Results
import Scenario
import Sharing

/// The options of a check, which a command sends to the suite's process.
package struct CheckOrder: Hashable, Sendable {
    /// The answer file; `nil` for the student's own.
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
    /// The answer's path as its student knows it, if another person's answer is graded.
    package var shownPath: String?
    /// The sandbox in use, which only the command knows.
    package var protection: Protection?

    package init(attemptFile: String? = nil, onlyCase: String? = nil, seed: UInt64? = nil) {
        self.attemptFile = attemptFile
        self.onlyCase = onlyCase
        self.seed = seed ?? SeededGenerator.drawnSeed()
        seedIsChosen = seed != nil
    }

    // MARK: On the way to the suite

    /// Reads the ``variables``.
    package init(environment: [String: String]) {
        self.init(
            attemptFile: environment[EnvironmentVariable.attempt],
            onlyCase: environment[EnvironmentVariable.onlyCase],
            seed: environment[EnvironmentVariable.seed].flatMap(UInt64.init)
        )
        shownPath = environment[EnvironmentVariable.classroom]
        isWatched = environment[EnvironmentVariable.watch] != nil
        secondsOfUpkeep = environment[EnvironmentVariable.upkeep].flatMap(Double.init)
    }

    /// The order as the environment of a suite's process, with the names of
    /// ``EnvironmentVariable``.
    package var variables: [String: String] {
        var variables = [EnvironmentVariable.seed: "\(seed)"]
        variables[EnvironmentVariable.attempt] = attemptFile
        variables[EnvironmentVariable.onlyCase] = onlyCase
        variables[EnvironmentVariable.classroom] = shownPath
        variables[EnvironmentVariable.watch] = isWatched ? "1" : nil
        variables[EnvironmentVariable.upkeep] = secondsOfUpkeep.map { "\($0)" }
        return variables
    }

    // MARK: Limits

    /// The time limit of the suite, in seconds; the answer's own limits are far lower.
    ///
    /// The workbook's own checks wait for every endless loop, which takes longer on a busy machine.
    var secondsOfSuite: Double { max(90, 3 * (secondsOfUpkeep ?? 0)) }

    package var limits: AttemptLimits {
        if let secondsOfUpkeep { return .ofUpkeep(secondsPerExercise: secondsOfUpkeep) }
        return shownPath != nil ? .ofClassroom : isWatched ? .ofWatch : AttemptLimits()
    }

    // MARK: Cases

    /// All cases, or the only one to grade, or those of the only test.
    package func chosen(_ cases: [SceneGrader.Case]) -> [SceneGrader.Case] {
        guard let onlyCase else { return cases }
        return cases.filter {
            $0.identifier == onlyCase || $0.identifier.hasPrefix(onlyCase + ".")
        }
    }

    /// Whether to grade all cases of a test.
    package func includesAll(of test: String) -> Bool { onlyCase == nil || onlyCase == test }

    /// Whether the only case is a scene from the explorer, which belongs to no test.
    package var hasSharedScene: Bool { onlyCase.map(SceneName.isName) ?? false }

    /// The random case to grade, if it belongs to a test; a scene from the explorer belongs to any.
    ///
    /// - Parameter name: The prefix of the test's case identifiers, before a dot and a number.
    package func chosenRandomCase(of exercise: Exercise, named name: String) -> [SceneGrader.Case] {
        if let onlyCase, let scene = try? SharedCase.scene(onlyCase, of: exercise) {
            return [(onlyCase, scene)]
        }
        guard var onlyCase else { return [] }
        if onlyCase == name { onlyCase += ".1" }
        guard onlyCase.hasPrefix(name + "."),
            let index = Int(onlyCase.dropFirst(name.count + 1)),
            (1...RandomRound.sceneCount).contains(index)
        else { return [] }
        return [(onlyCase, RandomRound.scene(index, of: exercise, seed: seed))]
    }
}
