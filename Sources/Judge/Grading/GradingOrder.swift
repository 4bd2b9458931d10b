import Foundation

/// What a grading run was asked to do, by the environment that `workbook check` sets.
public struct GradingOrder: Sendable {
    /// The answer's file; the student's own where `nil`.
    public let attemptFile: String?
    /// The seed of all random scenes.
    public let seed: UInt64
    /// The one case to grade, by its identifier.
    public let onlyCase: String?
    /// The answer's path as its student knows it, where it is not the file's own.
    public let shownPath: String?
    /// How much the attempt may use.
    public let limits: AttemptLimits

    /// The names of the environment's values.
    public enum Variable {
        /// The answer's file.
        public static let attempt = "WORKBOOK_ATTEMPT"
        /// The seed.
        public static let seed = "WORKBOOK_SEED"
        /// The one case.
        public static let onlyCase = "WORKBOOK_CASE"
        /// The seconds of ``AttemptLimits/ofUpkeep(secondsPerExercise:)``, where the workbook grades
        /// for itself.
        public static let upkeep = "WORKBOOK_UPKEEP"
        /// The answer's path, as its student knows it, where a class is graded.
        public static let classroom = "WORKBOOK_CLASSROOM"

        /// All of them.
        static let all = [attempt, seed, onlyCase, upkeep, classroom]
    }

    /// Reads an order.
    public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        attemptFile = environment[Variable.attempt]
        seed = environment[Variable.seed].flatMap(UInt64.init) ?? UInt64.random(in: 1...999_999)
        onlyCase = environment[Variable.onlyCase]
        let secondsOfUpkeep = environment[Variable.upkeep].flatMap(Double.init)
        shownPath = environment[Variable.classroom]
        limits =
            secondsOfUpkeep.map(AttemptLimits.ofUpkeep)
            ?? (shownPath == nil ? AttemptLimits() : .ofClassroom)
    }

    /// The cases that are asked for: all, or the one.
    public func chosen(_ cases: [SceneGrader.Case]) -> [SceneGrader.Case] {
        guard let onlyCase else { return cases }
        return cases.filter { $0.identifier == onlyCase }
    }

    /// The random case that is asked for, if it is one of a test's.
    ///
    /// - Parameters:
    ///   - exercise: The exercise.
    ///   - name: What the test calls its cases, before a dot and their number.
    public func chosenRandomCase(of exercise: Exercise, named name: String) -> [SceneGrader.Case] {
        guard let onlyCase, onlyCase.hasPrefix(name + "."),
            let index = Int(onlyCase.dropFirst(name.count + 1)),
            (1...RandomRound.sceneCount).contains(index)
        else { return [] }
        return [(onlyCase, RandomRound.scene(index, of: exercise, seed: seed))]
    }
}
