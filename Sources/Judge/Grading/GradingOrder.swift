import Catalogue
import Foundation
import Platform
import Play
import Scenario
import Sharing

/// The options of a grading run, from the environment that `workbook check` sets.
package struct GradingOrder: Sendable {
    /// The answer file; the student's own where `nil`.
    package let attemptFile: String?
    package let seed: UInt64
    /// The identifier of the only case to grade.
    package let onlyCase: String?
    /// The answer's path as its student knows it, if it differs from the file's.
    package let shownPath: String?
    package let limits: AttemptLimits

    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        attemptFile = environment[EnvironmentVariable.attempt]
        seed =
            environment[EnvironmentVariable.seed].flatMap(UInt64.init)
            ?? SeededGenerator.drawnSeed()
        onlyCase = environment[EnvironmentVariable.onlyCase]
        let secondsOfUpkeep = environment[EnvironmentVariable.upkeep].flatMap(Double.init)
        shownPath = environment[EnvironmentVariable.classroom]
        limits =
            secondsOfUpkeep.map(AttemptLimits.ofUpkeep)
            ?? (shownPath != nil
                ? .ofClassroom
                : environment[EnvironmentVariable.watch] != nil ? .ofWatch : AttemptLimits())
    }

    /// All cases, or the only one to grade.
    package func chosen(_ cases: [SceneGrader.Case]) -> [SceneGrader.Case] {
        guard let onlyCase else { return cases }
        return cases.filter { $0.identifier == onlyCase }
    }

    /// Whether the only case is a scene from the explorer, which belongs to no test.
    package var hasSharedScene: Bool { onlyCase.map(SceneName.isName) ?? false }

    /// The random case to grade, if it belongs to a test; a scene from the explorer belongs to any.
    ///
    /// - Parameter name: The prefix of the test's case identifiers, before a dot and a number.
    package func chosenRandomCase(of exercise: Exercise, named name: String) -> [SceneGrader.Case] {
        if let onlyCase, let scene = try? SharedCase.scene(onlyCase, of: exercise) {
            return [(onlyCase, scene)]
        }
        guard let onlyCase, onlyCase.hasPrefix(name + "."),
            let index = Int(onlyCase.dropFirst(name.count + 1)),
            (1...RandomRound.sceneCount).contains(index)
        else { return [] }
        return [(onlyCase, RandomRound.scene(index, of: exercise, seed: seed))]
    }
}
