import Examples
import Foundation
import Scenario
import Testing

@testable import Sharing

@Suite("A scene's name")
struct SceneNameTests {
    @Test("A random scene comes back from its name as it was", arguments: 0..<200)
    func roundTrip(number: Int) throws {
        let random = RandomTouches(number)
        let touch = random.touches.first ?? Point(1, 2)
        let shared = SharedScene(random.scene, touch: touch, exercise: random.exercise)
        let name = try SceneName.name(of: shared)
        #expect(name.wholeMatch(of: #/scene-[A-Za-z0-9_-]+/#) != nil)
        let found = try #require(SceneName.scene(named: name))
        #expect(found == shared)
        var expected = random.scene
        expected.script = [.tap(touch)]
        expected.application = SceneApplication()
        expected.root = SceneNameTests.shareable(expected.root)
        #expect(found.scene == expected)
    }

    /// A view without what is not shared: features, and what touches do after they are delivered.
    private static func shareable(_ view: SceneView) -> SceneView {
        var view = view
        view.features = []
        view.handles = []
        view.controller = view.controller.map { SceneController($0.name) }
        view.subviews = view.subviews.map(shareable)
        return view
    }

    @Test(
        "A damaged name names no scene",
        arguments: [
            "", "scene-", "hiddenView.1", "scene-%%%", "scene-AAAA", "scene-e30", "scene-bnVsbA",
            "scene-" + String(repeating: "A", count: 200_000),
        ]
    )
    func damaged(name: String) {
        #expect(SceneName.scene(named: name) == nil)
    }

    @Test("Numbers that are missing make no scene")
    func incomplete() throws {
        for json in [
            #"{"root":{"name":"window","frame":[0,0]},"touch":[1,2]}"#,
            #"{"root":{"name":"window","frame":[0,0,1,1]},"touch":[1]}"#,
            #"{"root":{"name":"window","frame":[0,0,1,1],"scale":[1]},"touch":[1,2]}"#,
        ] {
            let shared = try JSONDecoder().decode(SharedScene.self, from: Data(json.utf8))
            #expect(shared.scene == nil, "\(json)")
        }
    }
}
