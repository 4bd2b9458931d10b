import Scenario

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
