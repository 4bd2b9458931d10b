import Foundation
import Scenario

/// What a grading run was asked to do, by the environment that `workbook check` sets.
package struct GradingOrder: Sendable {
    /// The answer's file; the student's own where `nil`.
    package let attemptFile: String?
    /// The seed of all random scenes.
    package let seed: UInt64
    /// The one case to grade, by its identifier.
    package let onlyCase: String?
    /// The answer's path as its student knows it, where it is not the file's own.
    package let shownPath: String?
    /// How much the attempt may use.
    package let limits: AttemptLimits

    /// The names of the environment's values.
    package enum Variable {
        /// The answer's file.
        package static let attempt = "WORKBOOK_ATTEMPT"
        /// The seed.
        package static let seed = "WORKBOOK_SEED"
        /// The one case.
        package static let onlyCase = "WORKBOOK_CASE"
        /// The seconds of ``AttemptLimits/ofUpkeep(secondsPerExercise:)``, where the workbook grades
        /// for itself.
        package static let upkeep = "WORKBOOK_UPKEEP"
        /// The answer's path, as its student knows it, where a class is graded.
        package static let classroom = "WORKBOOK_CLASSROOM"

        /// All of them.
        static let all = [attempt, seed, onlyCase, upkeep, classroom]
    }

    /// Reads an order.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        attemptFile = environment[Variable.attempt]
        seed = environment[Variable.seed].flatMap(UInt64.init) ?? SeededGenerator.drawnSeed()
        onlyCase = environment[Variable.onlyCase]
        let secondsOfUpkeep = environment[Variable.upkeep].flatMap(Double.init)
        shownPath = environment[Variable.classroom]
        limits =
            secondsOfUpkeep.map(AttemptLimits.ofUpkeep)
            ?? (shownPath == nil ? AttemptLimits() : .ofClassroom)
    }

    /// The cases that are asked for: all, or the one.
    package func chosen(_ cases: [SceneGrader.Case]) -> [SceneGrader.Case] {
        guard let onlyCase else { return cases }
        return cases.filter { $0.identifier == onlyCase }
    }

    /// The random case that is asked for, if it is one of a test's.
    ///
    /// - Parameters:
    ///   - exercise: The exercise.
    ///   - name: What the test calls its cases, before a dot and their number.
    package func chosenRandomCase(of exercise: Exercise, named name: String) -> [SceneGrader.Case] {
        guard let onlyCase, onlyCase.hasPrefix(name + "."),
            let index = Int(onlyCase.dropFirst(name.count + 1)),
            (1...RandomRound.sceneCount).contains(index)
        else { return [] }
        return [(onlyCase, RandomRound.scene(index, of: exercise, seed: seed))]
    }
}
