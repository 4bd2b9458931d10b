import ControlModel
import Examples
import Scenario
import Testing
import UIKitModel
import Wire

@testable import AttemptRunner

@Suite("A scene as it is before a step", .serialized)
@MainActor
struct SceneMomentTests {
    private var scene: Scene {
        var scene = ExampleScene.family
        scene.root.subviews[0].subviews.append(
            SceneView("other", .view, Rectangle(0, 0, 50, 50))
        )
        scene.script = [
            .tap(Point(1, 1)), .change(view: "child", .isHidden(true)),
            .change(view: "child", .bringToFront),
            .change(view: "root", .frame(Rectangle(5, 6, 70, 80))),
            .change(view: "other", .remove), .change(view: "other", .alpha(0.5)),
            .change(view: "root", .isUserInteractionEnabled(false)),
        ]
        return scene
    }

    @Test("All changes before the step are made, in order, and none after it")
    func changes() {
        #expect(scene.moment(before: 0) == scene)
        #expect(scene.moment(before: 1) == scene)
        #expect(scene.moment(before: -3) == scene)
        #expect(scene.moment(before: 2).root.subviews[0].subviews[0].isHidden)
        let names = { (step: Int) in scene.moment(before: step).views.map(\.name) }
        #expect(names(2) == ["window", "root", "child", "other"])
        #expect(names(3) == ["window", "root", "other", "child"])
        #expect(scene.moment(before: 4).root.subviews[0].frame == Rectangle(5, 6, 70, 80))
        #expect(names(5) == ["window", "root", "child"])
        #expect(names(6) == ["window", "root", "child"])
        #expect(scene.moment(before: 99).root.subviews[0].isUserInteractionEnabled == false)
        #expect(scene.moment(before: 99).script == scene.script)
    }

    @Test("A view that was taken out is as it was left")
    func removedViews() {
        #expect(scene.viewsRemoved(before: 4) == [])
        #expect(scene.viewsRemoved(before: 5).map(\.alpha) == [1])
        #expect(scene.viewsRemoved(before: 6).map(\.alpha) == [0.5])
    }

    @Test("A view is no root view while its controller has another")
    func controllers() {
        var scene = scene
        scene.root.subviews[0].controller = SceneController("controller")
        scene.script = [
            .change(view: "root", .controller(false)), .change(view: "root", .controller(true)),
        ]
        let controllers = (0...2).map { scene.moment(before: $0).views[1].controller?.name }
        #expect(controllers == ["controller", nil, "controller"])
    }

    @Test("A moment's views lie where the model has them by then", arguments: 0..<5)
    func agreesWithModel(domain: Int) throws {
        for stream in 1...200 as ClosedRange<UInt64> {
            let scene = RandomSceneTests.scene(domain, seed: 29, stream: stream)
            let recorder = Recorder(channel: ReplyChannel(descriptor: -1, secret: ChannelSecret()))
            let stage = Stage(scene, harness: PlainHarness.self, recorder: recorder)
            defer { stage.tearDown() }
            ScenePlayer(harness: PlainHarness.self, recorder: recorder).change(stage)
            let moment = scene.moment(before: scene.script.count)
            let geometry = SceneGeometry(moment)
            for place in geometry.places {
                let view = try #require(stage.view(named: place.view.name))
                #expect(view.isHidden == place.view.isHidden)
                // A button keeps the label of its title among its subviews.
                let children = view.subviews.filter { $0 !== (view as? UIButton)?.titleLabel }
                #expect(children.count == place.view.subviews.count)
                let corner = view.convert(CGPoint(x: 3, y: 4), to: nil)
                let found = place.inWindow(Point(3, 4))
                #expect(abs(found.x - corner.x) < 1e-6 && abs(found.y - corner.y) < 1e-6)
            }
        }
    }

    /// No answer: every view is a plain one.
    private enum PlainHarness: Harness {}
}

extension ScenePlayer {
    /// Makes the changes of a scene, and nothing else.
    fileprivate func change(_ stage: Stage) {
        for case .change(let name, let change) in stage.scene.script {
            stage.apply(change, to: name)
        }
    }
}
