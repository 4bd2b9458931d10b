import Examples
import Figures
import Scenario
import Testing

@Suite("A played step")
struct PlayedStepTests {
    private let scene = ExampleScene.family
    private let root = ExampleScene.root
    private let child = ExampleScene.child

    @Test("It has the calls of the first pass, with answers and reasons, and the hit view")
    func calls() {
        let pass: [TraceEvent] = [
            .hitTestBegan(root, Point(50, 50)), .pointInsideBegan(root, Point(50, 50)),
            .pointInsideEnded(root, true), .hitTestBegan(child, Point(40, 40)),
            .pointInsideBegan(child, Point(40, 40)), .pointInsideEnded(child, false),
            .hitTestEnded(child, nil), .hitTestEnded(root, root),
        ]
        let trace = [.stepBegan(0), .stepBegan(1)] + pass + pass + [.hit(root), .stepBegan(2)]
        let step = PlayedStep(trace, of: scene, step: 1)
        #expect(
            step.calls == [
                .init("root", Point(50, 50), .itself),
                .init("child", Point(40, 40), .outside),
            ]
        )
        #expect(step.hit == "root")
        #expect(PlayedStep(trace, of: scene, step: 2).hit == nil)
    }

    @Test("A view that is not asked for the point refuses")
    func refusal() {
        let trace: [TraceEvent] = [
            .stepBegan(0), .hitTestBegan(root, .zero), .pointInsideBegan(root, .zero),
            .pointInsideEnded(root, true), .hitTestBegan(child, .zero), .hitTestEnded(child, nil),
            .hitTestEnded(root, nil), .hit(nil),
        ]
        let step = PlayedStep(trace, of: scene, step: 0)
        #expect(step.calls.map(\.answer) == [.nobody, .refuses])
        #expect(step.hit == nil)
    }

    @Test("Of layers that are asked with contains, the last that has the point is hit")
    func layers() {
        let white = Participant.layer(ofView: 1)
        let trace: [TraceEvent] = [
            .setUp("a layer with frame (1, 2, 3, 4) in root's layer"), .stepBegan(0),
            .layerContains(white, Point(5, 5), true),
            .layerContains(.ownLayer(0), Point(1, 1), false),
        ]
        let step = PlayedStep(trace, of: scene, step: 0)
        #expect(step.hit == "root")
        #expect(step.layers == [AddedLayer(frame: Rectangle(1, 2, 3, 4), in: "root")])
        #expect(step.calls.map(\.name) == ["root", "blue layer"])
    }

    @Test("A layer that was inserted behind views is drawn behind them")
    func layerBehindViews() throws {
        let trace: [TraceEvent] = [
            .setUp("a layer with frame (1, 2, 3, 4) in root's layer"), .viewsInFront(1),
            .setUp("a layer with frame (1, 2, 3, 4) in root's layer"), .stepBegan(0),
        ]
        let played = PlayedStep(trace, of: scene, step: 0)
        #expect(played.layers.map(\.viewsInFront) == [1, 0])
        let content = SceneContent(scene, step: 0, played: played, circles: [])
        let root = try #require(content.scene.views.first { $0.name == "root" })
        #expect(root.subviews.map(\.name) == ["blue layer", "child", "added layer 2"])
    }

    @Test("The answer of a layer's hit test is the hit layer, also where it is nil")
    func layerHitTest() {
        let white = Participant.layer(ofView: 1)
        var trace: [TraceEvent] = [
            .stepBegan(0), .layerHitTestBegan(white, Point(5, 5)),
            .layerContains(white, Point(4, 4), true),
            .layerHitTestBegan(.ownLayer(0), Point(4, 4)),
            .layerHitTestEnded(.ownLayer(0), .ownLayer(0)),
            .layerHitTestEnded(white, .ownLayer(0)),
        ]
        #expect(PlayedStep(trace, of: scene, step: 0).hit == "blue layer")
        trace = [.stepBegan(0), .layerHitTestBegan(white, .zero), .layerHitTestEnded(white, nil)]
        #expect(PlayedStep(trace, of: scene, step: 0).hit == nil)
    }
}
