import RandomScenes
import Scenario
import Testing

/// Scenes by chance prove something only where something hangs on a rule; often enough on each.
@Suite("Scenes by chance exercise every rule")
struct RuleCoverageTests {
    private static let sceneCount = 2_000
    private static let wanted = 100

    /// The scenes of each exercise, made once for all its rules.
    private static let scenes = SceneKind.allCases.map { kind in
        (1...UInt64(sceneCount)).map { stream in
            var generator = SeededGenerator(seed: 20_250, stream: stream)
            return kind.random(using: &generator)
        }
    }

    private func expectExercised(_ rule: SceneRule, inExercise number: Int) {
        var exercised = 0
        for scene in RuleCoverageTests.scenes[number - 1] {
            if rule.isExercised(scene) { exercised += 1 }
            // Enough is enough: the other scenes take time and change nothing.
            if exercised == RuleCoverageTests.wanted { return }
        }
        let percentage = Double(exercised) * 100 / Double(RuleCoverageTests.sceneCount)
        Issue.record("exercised in \(percentage) % of the scenes: \(rule.sentence)")
    }

    @Test("Exercise 1", arguments: SceneRule.ofLayers(allowsOverhang: false))
    func containsPoint(rule: SceneRule) {
        expectExercised(rule, inExercise: 1)
    }

    @Test("Exercise 2", arguments: SceneRule.ofLayers(allowsOverhang: true))
    func layerHitTest(rule: SceneRule) {
        expectExercised(rule, inExercise: 2)
    }

    @Test("Exercise 3", arguments: SceneRule.ofHierarchies)
    func systemHitTest(rule: SceneRule) {
        expectExercised(rule, inExercise: 3)
    }

    @Test("Exercise 4", arguments: SceneRule.ofShelters)
    func shelterView(rule: SceneRule) {
        expectExercised(rule, inExercise: 4)
    }

    @Test("Exercise 5", arguments: SceneRule.ofRoundButtons)
    func roundButton(rule: SceneRule) {
        expectExercised(rule, inExercise: 5)
    }

    @Test("Exercise 6", arguments: SceneRule.ofResponders)
    func responderChain(rule: SceneRule) {
        expectExercised(rule, inExercise: 6)
    }
}
