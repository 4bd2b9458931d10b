import Foundation
import Judge
import Scenario
import Testing

/// Grades the current test's scenes, and records what came of it: an attachment that `make check`
/// reads, and an issue where the answer is wrong.
///
/// - Parameters:
///   - exercise: The exercise.
///   - criterion: What is compared or demanded.
///   - scenes: The scenes, the first that goes wrong decides.
func grade(_ exercise: Exercise, _ criterion: Criterion, _ scenes: Scene...) async throws {
    try await GradingRoom.of(exercise).grade(GradedTest.current(points: 1), criterion, scenes)
}

/// Grades the random scenes of this run's seed.
func gradeByChance(_ exercise: Exercise) async throws {
    try await GradingRoom.of(exercise).gradeByChance(
        GradedTest.current(points: 2, isByChance: true)
    )
}

/// The test that runs now, as the report shows it.
struct GradedTest: Sendable {
    let name: String
    let function: String
    let position: Int
    let points: Int
    let isByChance: Bool

    static func current(points: Int, isByChance: Bool = false) -> GradedTest {
        let test = Test.current
        let function = test.map(function(of:)) ?? ""
        return GradedTest(
            name: test?.displayName ?? function,
            function: function,
            position: test?.sourceLocation.line ?? 0,
            points: points,
            isByChance: isByChance
        )
    }

    /// A test's function, without its parentheses.
    static func function(of test: Test) -> String { String(test.name.prefix { $0 != "(" }) }
}

extension Exercise {
    /// The exercise that a suite grades.
    static func graded(_ name: String) -> Exercise {
        do {
            return try named(name)
        } catch {
            fatalError(error.message)
        }
    }
}
