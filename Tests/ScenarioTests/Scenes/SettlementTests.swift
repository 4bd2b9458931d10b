import RandomScenes
import Scenario
import Testing

@Suite("Which scenes are settled")
struct SettlementTests {
    // MARK: Shape

    @Test("A scene is a phone's window, with sensible views under different names")
    func shape() {
        #expect(SceneKind.hierarchy.isSettled(.base()))
        let changes: [(inout Scene) -> Void] = [
            { $0.root.frame.width = 374 }, { $0.root.kind = .answer },
            { $0.root.subviews[0].name = "window" }, { $0.root.subviews[0].frame.width = 0 },
            { $0.root.subviews[0].frame.height = -5 }, { $0.root.subviews[0].frame.x = .nan },
            { $0.root.subviews[0].turn = .infinity }, { $0.root.subviews[0].scale.x = 0 },
            { $0.root.subviews[0].alpha = 2 }, { $0.root.subviews[0].kind = .window },
            { $0.root.turn = 90 }, { $0.script = [.ask(view: "nobody", Point(1, 1))] },
            { $0.script = [.change(view: "nobody", .isHidden(true))] },
            { $0.script = [.change(view: "window", .remove)] },
            { $0.script = [.change(view: "root", .frame(Rectangle(0, 0, 0, 5)))] },
            { $0.script = [.change(view: "root", .alpha(-1))] },
            { $0.script = [.ask(view: "root", Point(.nan, 1))] },
        ]
        for (index, change) in changes.enumerated() {
            var scene = Scene.base()
            change(&scene)
            #expect(!SceneKind.hierarchy.isSettled(scene), "change \(index)")
        }
    }

    @Test("The frame of a turned or scaled view is undefined, so nobody sets it")
    func frameOfTurnedView() {
        var scene = Scene.base()
        scene.script.append(.change(view: "child", .frame(Rectangle(1, 2, 30, 40))))
        #expect(SceneKind.hierarchy.isSettled(scene))
        scene.root.subviews[0].subviews[0].turn = 30
        #expect(!SceneKind.hierarchy.isSettled(scene))
        scene.root.subviews[0].subviews[0].turn = 0
        scene.root.subviews[0].subviews[0].scale.y = 2
        #expect(!SceneKind.hierarchy.isSettled(scene))
    }

    // MARK: Points

    @Test("Edges of upright views are settled, unless a coordinate is rounded")
    func uprightEdges() {
        for x in [100, 99.999, 100.001, 150, 149.5] {
            #expect(SceneKind.hierarchy.isSettled(.base(.tap(Point(x, 120)))))
        }
        var rounded = Scene.base(.tap(Point(100.1, 120)))
        rounded.root.subviews[0].subviews[0].frame.x = 100.1
        #expect(!SceneKind.hierarchy.isSettled(rounded))
        rounded.script = [.tap(Point(100.2, 120))]
        #expect(SceneKind.hierarchy.isSettled(rounded))
    }

    @Test("Edges of turned and scaled views, and of those inside them, are not settled")
    func slantedEdges() {
        let turns: [(inout SceneView) -> Void] = [{ $0.turn = 180 }, { $0.scale = Point(1, 3) }]
        for turn in turns {
            for depth in 0...1 {
                var scene = Scene.base(.tap(Point(100.1, 120)))
                var root = scene.root.subviews[0]
                if depth == 0 { turn(&root.subviews[0]) } else { turn(&root) }
                if depth == 1 { root.anchorPoint = .zero }
                scene.root.subviews[0] = root
                let geometry = SceneGeometry(scene)
                for (distance, isSettled) in [
                    (0.0, false), (0.1, false), (-0.1, false), (0.3, true),
                ] {
                    guard let place = geometry.place(of: "child") else { continue }
                    let point = place.inWindow(Point(20, distance))
                    guard (0..<375).contains(point.x), (0..<667).contains(point.y) else { continue }
                    scene.script = [.tap(point)]
                    #expect(
                        SceneKind.hierarchy.isSettled(scene) == isSettled,
                        "\(distance) at \(depth)"
                    )
                    scene.script = [.ask(view: "child", Point(20, distance))]
                    #expect(
                        SceneKind.hierarchy.isSettled(scene) == isSettled,
                        "\(distance) at \(depth)"
                    )
                }
            }
        }
    }

    @Test("Touches lie in the window; fingers and drags have points")
    func pointsInWindow() {
        #expect(!SceneKind.hierarchy.isSettled(.base(.tap(Point(-1, 5)))))
        #expect(!SceneKind.hierarchy.isSettled(.base(.tap(Point(375, 5)))))
        #expect(!SceneKind.hierarchy.isSettled(.base(.drag([Point(5, 5), Point(5, 700)]))))
        #expect(!SceneKind.hierarchy.isSettled(.base(.drag([]))))
        #expect(!SceneKind.hierarchy.isSettled(.base(.together([]))))
        #expect(SceneKind.hierarchy.isSettled(.base(.drag([Point(5, 5), Point(5, 600)]))))
        #expect(SceneKind.hierarchy.isSettled(.base(.ask(view: "root", Point(500, 5)))))
    }

    @Test("The rim of a circle is not settled, in the view's own coordinates")
    func rims() {
        for (x, isSettled) in [(100.2, false), (100.3, true), (99.7, true), (99.8, false)] {
            var scene = Scene.base(.tap(Point(x, 125)))
            scene.root.subviews[0].subviews[0].pointInside = .circle
            #expect(SceneKind.hierarchy.isSettled(scene) == isSettled, "\(x)")
        }
        var scaled = Scene.base(.tap(Point(125, 75.4)))
        scaled.root.subviews[0].subviews[0].pointInside = .circle
        scaled.root.subviews[0].subviews[0].scale = Point(2, 2)
        #expect(!SceneKind.hierarchy.isSettled(scaled), "0.2 of the view's own points")
        scaled.script = [.tap(Point(125, 75.6))]
        #expect(SceneKind.hierarchy.isSettled(scaled))
    }

    @Test("A touch is judged in the scene as it is by then")
    func moments() {
        var scene = Scene.base()
        scene.root.subviews[0].subviews[0].pointInside = .circle
        scene.script = [
            .tap(Point(125, 105)), .change(view: "child", .frame(Rectangle(100, 104, 50, 50))),
        ]
        #expect(SceneKind.hierarchy.isSettled(scene))
        scene.script.append(.tap(Point(125, 104.2)))
        #expect(!SceneKind.hierarchy.isSettled(scene))
        scene.script[1] = .change(view: "child", .remove)
        #expect(SceneKind.hierarchy.isSettled(scene))
        scene.script.append(.ask(view: "child", Point(5, 5)))
        #expect(!SceneKind.hierarchy.isSettled(scene), "asked outside the window")
    }

    // MARK: Exercises

    @Test("Scenes that the rulings leave open are not settled", arguments: OpenScene.all)
    func leftOpen(open: OpenScene) {
        for exercise in open.exercises {
            let isSettled = SceneKind.allCases[exercise - 1].isSettled(open.scene)
            #expect(!isSettled, "exercise \(exercise)")
        }
    }

    @Test("Beside what is open, the same scenes are settled")
    func settled() {
        #expect(SceneKind.whiteView.isSettled(.white()))
        #expect(SceneKind.overhangingWhiteView.isSettled(.white()))
        #expect(SceneKind.overhangingWhiteView.isSettled(.white { $0.frame.width = 90 }))
        #expect(!SceneKind.whiteView.isSettled(.white { $0.frame.width = 90 }))
        #expect(SceneKind.shelter.isSettled(.sheltered()))
        #expect(SceneKind.shelter.isSettled(.sheltered([.ask(view: "shelter", Point(5, 5))])))
        #expect(SceneKind.roundButton.isSettled(.round(.tap(Point(160, 160)))))
        #expect(SceneKind.roundButton.isSettled(.round(.tap(Point(103, 103)))))
        #expect(SceneKind.responders.isSettled(.responders(.next(of: "window"))))
        #expect(SceneKind.responders.isSettled(.responders(.change(view: "plain", .remove))))
    }
}
