import Scenario
import Testing

@testable import Device

@Suite("A scene as one line of JSON")
struct SceneTextTests {
    /// A scene in which no property has its default value.
    private static var unusual: Scene {
        var view = SceneView("a \"view\"\n\u{1F600}", .button, Rectangle(1, 2, 3.5, 4))
        view.boundsOrigin = Point(-1, 2)
        view.turn = 30
        view.scale = Point(2, 0.5)
        view.anchorPoint = Point(0, 1)
        view.isHidden = true
        view.alpha = 0.1
        view.isUserInteractionEnabled = false
        view.isEnabled = false
        view.clipsToBounds = true
        view.zPosition = -1
        view.pointInside = .margin(-2.5)
        view.hitTest = .capture
        view.features = [.recognizer, .blue]
        view.handles = [.began, .cancelled]
        view.controller = SceneController("controller", isOfAnswer: true, handles: [.moved])
        view.controller?.hasUnloadedChild = true
        var scene = Scene(
            SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: [view]),
            script: [
                .tap(Point(1, 2)), .drag([Point(1, 2), Point(3, 4)]), .together([Point(5, 6)]),
                .ask(view: "window", Point(7, 8)), .change(view: "window", .alpha(0.5)),
                .chain(from: "window"), .next(of: "window"), .deliver(.ended, to: "window"),
                .oneByOne([Point(5, 6), Point(7, 8)], isCancelled: false),
            ]
        )
        scene.application.delegate = .plain
        scene.application.hasOtherWindow = true
        scene.application.delegateHandles = [.ended]
        return scene
    }

    @Test("Every scene is read as it was written")
    func bothWays() throws {
        let unusual = SceneTextTests.unusual
        #expect(try SceneText(unusual).scene() == unusual)
        for random in NamedScene.random(seed: 3, count: 20) {
            let text = try SceneText(random.scene).text
            #expect(try SceneText(text: text).scene() == random.scene)
            #expect(!text.contains("\n"))
        }
    }

    @Test("Properties with their default value are left out")
    func short() throws {
        let scene = Scene(
            SceneView("window", .window, Rectangle(0, 0, 375, 667)),
            tap: Point(1, 2)
        )
        #expect(
            try SceneText(scene).text
                == #"{"root":{"frame":{"height":667,"width":375,"x":0,"y":0},"kind":4,"#
                + #""name":"window"},"script":[{"tap":{"_0":{"x":1,"y":2}}}]}"#
        )
    }

    @Test("A text that is no scene is refused", arguments: ["", "[]", "{}", "{\"root\":{}}"])
    func broken(text: String) {
        #expect(throws: (any Error).self) { try SceneText(text: text).scene() }
    }
}
