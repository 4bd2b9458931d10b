import Catalogue
import Foundation
import Scenario
import Testing

/// Grades the current test's scenes.
///
/// Sends the result to the command that runs the suite; without one, a wrong answer is an issue. The
/// first scene that fails decides.
func grade(_ exercise: Exercise, _ criterion: Criterion, _ scenes: Scene...) async throws {
    try await grade(exercise, criterion, scenes)
}

func grade(_ exercise: Exercise, _ criterion: Criterion, _ scenes: [Scene]) async throws {
    try await GradingRoom.of(exercise).grade(GradedTest.current(points: 1), criterion, scenes)
}

/// Grades the random scenes of the run's seed.
func gradeRandomScenes(_ exercise: Exercise) async throws {
    try await GradingRoom.of(exercise).gradeRandomScenes(
        GradedTest.current(points: 2, isRandom: true)
    )
}

/// The current test, as the report shows it.
struct GradedTest: Sendable {
    var name: String
    let function: String
    let position: Int
    let points: Int
    var isRandom: Bool

    static func current(points: Int, isRandom: Bool = false) -> GradedTest {
        let test = Test.current
        let function = test.map(function(of:)) ?? ""
        return GradedTest(
            name: test?.displayName ?? function,
            function: function,
            position: test?.sourceLocation.line ?? 0,
            points: points,
            isRandom: isRandom
        )
    }

    /// The same test for a scene from the explorer instead of random ones.
    var ofSharedScene: GradedTest {
        var test = self
        test.name = "Agrees with the reference in the scene from the explorer"
        test.isRandom = false
        return test
    }

    static func function(of test: Test) -> String { String(test.name.prefix { $0 != "(" }) }
}

extension Exercise {
    static func graded(_ name: String) -> Exercise {
        do {
            return try named(name)
        } catch {
            fatalError(error.message)
        }
    }
}
