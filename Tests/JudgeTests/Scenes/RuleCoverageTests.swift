import Scenario
import Testing

/// Scenes by chance prove something only where something hangs on a rule; often enough on each.
@Suite("Scenes by chance exercise every rule")
struct RuleCoverageTests {
    private static let sceneCount = 2_000
    private static let wanted = 100

    private func expectExercised(_ rule: SceneRule, in domain: any SceneDomain.Type) {
        var exercised = 0
        for stream in 1...UInt64(RuleCoverageTests.sceneCount) {
            var generator = SeededGenerator(seed: 20_250, stream: stream)
            if rule.isExercised(domain.random(using: &generator)) { exercised += 1 }
            // Enough is enough: the other scenes take time and change nothing.
            if exercised == RuleCoverageTests.wanted { return }
        }
        let percentage = Double(exercised) * 100 / Double(RuleCoverageTests.sceneCount)
        Issue.record("exercised in \(percentage) % of the scenes: \(rule.sentence)")
    }

    @Test("Exercise 1", arguments: SceneRule.ofLayers(allowsOverhang: false))
    func containsPoint(rule: SceneRule) {
        expectExercised(rule, in: ContainsPointScenes.self)
    }

    @Test("Exercise 2", arguments: SceneRule.ofLayers(allowsOverhang: true))
    func layerHitTest(rule: SceneRule) {
        expectExercised(rule, in: LayerHitTestScenes.self)
    }

    @Test("Exercise 3", arguments: SceneRule.ofHierarchies)
    func systemHitTest(rule: SceneRule) {
        expectExercised(rule, in: HierarchyScenes.self)
    }

    @Test("Exercise 4", arguments: SceneRule.ofShelters)
    func shelterView(rule: SceneRule) {
        expectExercised(rule, in: ShelterScenes.self)
    }

    @Test("Exercise 5", arguments: SceneRule.ofRoundButtons)
    func roundButton(rule: SceneRule) {
        expectExercised(rule, in: RoundButtonScenes.self)
    }

    @Test("Exercise 6", arguments: SceneRule.ofResponders)
    func responderChain(rule: SceneRule) {
        expectExercised(rule, in: ResponderScenes.self)
    }
}
