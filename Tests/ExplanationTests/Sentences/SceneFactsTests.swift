import Examples
import Scenario
import Testing

@testable import Explanation

@Suite("A scene's state at the beginning of a step")
struct SceneFactsTests {
    private typealias T = Traces

    private func facts(_ changes: [SceneChange], of view: String = "front") -> SceneFacts {
        let script = changes.map { ScriptStep.change(view: view, $0) } + [.tap(.zero)]
        return SceneFacts(T.scene(script: script), step: changes.count)
    }

    @Test("Changes before the step are made, later ones are not")
    func changes() {
        let made = facts([.isHidden(true), .alpha(0.2), .frame(Rectangle(1, 2, 3, 4))])
        #expect(made.view(T.front)?.isHidden == true)
        #expect(made.view(T.front)?.alpha == 0.2)
        #expect(made.view(T.front)?.bounds == Rectangle(0, 0, 3, 4))
        let scene = T.scene(script: [.tap(.zero), .change(view: "front", .isHidden(true))])
        #expect(SceneFacts(scene, step: 1).view(T.front)?.isHidden == false)
    }

    @Test("A view that was taken out has no superview, and keeps what is inside it")
    func removed() {
        let made = facts([.remove, .isHidden(true)])
        #expect(made.view(T.front).flatMap(made.superview) == nil)
        #expect(made.view(T.front)?.isHidden == true)
        #expect(made.view(T.child).flatMap(made.superview)?.name == "front")
        #expect(made.view(T.root)?.subviews.map(\.name) == ["back"])
    }

    @Test("A view that was brought to the front is the last")
    func reordered() {
        #expect(
            facts([.bringToFront], of: "back").view(T.root)?.subviews.map(\.name)
                == ["front", "back"]
        )
    }

    @Test("Points are converted between all views of a tree, and back")
    func conversion() throws {
        var scene = T.scene { view in
            view.turn = 90
            view.scale = Point(2, 0.5)
            view.boundsOrigin = Point(7, -3)
        }
        scene.root.frame = Rectangle(0, 0, 400, 700)
        let facts = SceneFacts(scene, step: 0)
        let views = scene.views
        for source in views {
            for target in views {
                let point = try #require(facts.convert(Point(3, 5), from: source, to: target))
                let back = try #require(facts.convert(point, from: target, to: source))
                #expect(back.isAlike(Point(3, 5)))
            }
        }
        let removed = self.facts([.remove])
        let front = try #require(removed.view(T.front))
        let root = try #require(removed.view(T.root))
        #expect(removed.convert(.zero, from: front, to: root) == nil)
    }

    @Test("The size of a turned view is not known after it was given a frame")
    func unknownSize() throws {
        var scene = T.scene(
            { $0.turn = 30 },
            script: [.change(view: "front", .frame(Rectangle(0, 0, 9, 9))), .tap(.zero)]
        )
        let turned = SceneFacts(scene, step: 1)
        #expect(!turned.knowsBounds(of: try #require(turned.view(T.front))))
        scene.root.subviews[0].subviews[1].turn = 0
        let upright = SceneFacts(scene, step: 1)
        #expect(upright.knowsBounds(of: try #require(upright.view(T.front))))
    }

    @Test("The layers of exercises 1 and 2 have their colours' names, others have not")
    func layerNames() {
        let plain = facts([])
        #expect(plain.name(.ownLayer(0)) == "the layer you made")
        #expect(plain.name(.layer(ofView: 3)) == "front's layer")
        var scene = T.scene()
        scene.root.subviews[0].subviews[1].kind = .layerView
        let layers = SceneFacts(scene, step: 0)
        #expect(layers.name(.ownLayer(0)) == "the blue layer")
        #expect(layers.name(.layer(ofView: 3)) == "the white layer")
        #expect(layers.name(nil) == "nil")
        #expect(layers.name(.stranger) == "something outside the scene")
    }
}
