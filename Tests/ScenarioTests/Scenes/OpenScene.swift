import Scenario
import Testing

/// Scenes that are settled as they are, to be spoilt in one way each.
extension Scene {
    /// A child (100, 100, 50, 50) in a root that fills the window.
    static func base(_ step: ScriptStep = .tap(Point(5, 5))) -> Scene {
        window(
            [SceneView("child", .answer, Rectangle(100, 100, 50, 50))],
            kind: .answer,
            script: [step]
        )
    }

    /// A white view, with a touch in the blue layer, and one where the edge of a turned one is.
    static func white(
        then steps: [ScriptStep] = [],
        _ change: (inout SceneView) -> Void = { _ in }
    ) -> Scene {
        var white = SceneView("layerView", .layerView, Rectangle(60, 100, 200, 200))
        change(&white)
        var scene = window([white], script: [.tap(Point(160, 200)), .tap(Point(110, 200))] + steps)
        scene.root.subviews[0].controller = SceneController("controller", isOfAnswer: true)
        return scene
    }

    /// A shelter over a button, with a touch on both.
    static func sheltered(
        _ steps: [ScriptStep] = [],
        _ change: (inout [SceneView]) -> Void = { _ in }
    ) -> Scene {
        var views = [
            SceneView("button", .button, Rectangle(100, 308, 175, 50)),
            SceneView("shelter", .answer, Rectangle(50, 220, 275, 247)),
        ]
        change(&views)
        return window(views, script: [.tap(Point(150, 330))] + steps)
    }

    /// A round button of 120 points at (100, 100).
    static func round(_ step: ScriptStep) -> Scene {
        window([SceneView("roundButton", .answer, Rectangle(100, 100, 120, 120))], script: [step])
    }

    /// A root controller with a plain view, and a child controller inside a view of its own.
    static func responders(_ step: ScriptStep) -> Scene {
        var child = SceneView("child view", .view, Rectangle(10, 10, 50, 50))
        child.controller = SceneController("child")
        let frame = SceneView("frame", .view, Rectangle(10, 10, 80, 80), subviews: [child])
        let plain = SceneView("plain", .view, Rectangle(100, 10, 80, 80))
        var scene = window([frame, plain], script: [step])
        scene.root.subviews[0].controller = SceneController("controller")
        return scene
    }

    private static func window(
        _ views: [SceneView],
        kind: SceneView.Kind = .view,
        script: [ScriptStep]
    ) -> Scene {
        let root = SceneView("root", kind, Rectangle(0, 0, 375, 667), subviews: views)
        let window = SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: [root])
        return Scene(window, script: script)
    }
}

/// A scene, and what is open in it for an exercise.
struct OpenScene: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let exercises: [Int]
    let scene: Scene

    init(_ exercises: Int..., because reason: String, scene: Scene) {
        testDescription = reason
        self.exercises = exercises
        self.scene = scene
    }
}

extension OpenScene {
    /// All, most of them a settled scene with one thing changed.
    static let all: [OpenScene] = [
        OpenScene(1, 2, because: "a hidden white view", scene: .white { $0.isHidden = true }),
        OpenScene(
            1,
            2,
            because: "a white view with a rule",
            scene: .white { $0.pointInside = .never }
        ),
        OpenScene(
            1,
            2,
            because: "the edge of a turned blue layer",
            scene: .white { $0.turn = 90 }
        ),
        OpenScene(
            1,
            2,
            because: "a white view outside the window",
            scene: .white(then: [.change(view: "layerView", .remove), .tap(Point(5, 5))]) { _ in }
        ),
        OpenScene(
            1,
            2,
            because: "a white view that is hidden later",
            scene: .white(then: [.change(view: "layerView", .isHidden(true))]) { _ in }
        ),
        OpenScene(
            1,
            2,
            because: "two fingers for one alert",
            scene: .white(
                then: [.together([Point(5, 5), Point(9, 9)])]) { _ in }
        ),
        OpenScene(
            4,
            because: "a shelter asked over a button: the button, or nil",
            scene: .sheltered([.ask(view: "shelter", Point(100, 110))])
        ),
        OpenScene(
            4,
            because: "a shelter without a superview",
            scene: .sheltered([.change(view: "shelter", .remove), .tap(Point(5, 5))])
        ),
        OpenScene(
            4,
            because: "a button above the shelter",
            scene: .sheltered([.change(view: "button", .bringToFront), .tap(Point(5, 5))])
        ),
        OpenScene(
            4,
            because: "a label between button and shelter",
            scene: .sheltered {
                $0.insert(SceneView("label", .label, Rectangle(100, 300, 100, 100)), at: 1)
            }
        ),
        OpenScene(
            4,
            because: "a subview of the shelter",
            scene: .sheltered {
                $0[1].subviews = [SceneView("inner", .view, Rectangle(0, 0, 10, 10))]
            }
        ),
        OpenScene(
            4,
            because: "a subview of the button that takes touches",
            scene: .sheltered {
                $0[0].subviews = [SceneView("inner", .view, Rectangle(0, 0, 10, 10))]
            }
        ),
        OpenScene(
            4,
            because: "two shelters",
            scene: .sheltered {
                $0.append(SceneView("other", .answer, Rectangle(0, 0, 10, 10)))
            }
        ),
        OpenScene(
            4,
            because: "a finger that leaves a button",
            scene: .sheltered(
                [.drag([Point(150, 330), Point(150, 290)])])
        ),
        OpenScene(
            5,
            because: "the rim of a round button",
            scene: .round(.tap(Point(100.2, 160)))
        ),
        OpenScene(
            5,
            because: "the rim of a round button, asked",
            scene: .round(.ask(view: "roundButton", Point(119.8, 60)))
        ),
        OpenScene(
            5,
            because: "a finger that leaves a round button",
            scene: .round(.drag([Point(160, 160), Point(90, 160)]))
        ),
        OpenScene(
            6,
            because: "a controller's view in no window",
            scene: .responders(.change(view: "child view", .remove))
        ),
        OpenScene(
            6,
            because: "a controller's view inside one in no window",
            scene: .responders(.change(view: "frame", .remove))
        ),
    ]
}
