import Scenario

/// The lessons' worked pictures that are no case of a test, by the names that figures give them.
enum LessonScenes {
    static let byName: [String: Scene] = [
        "lesson.panel": panel, "lesson.scaledButton": scaledButton, "lesson.card": card,
        "lesson.handlingStack": handlingStack,
    ]

    private static let screen = Rectangle(0, 0, 375, 667)

    private static func window(_ view: SceneView, script: ScriptStep) -> Scene {
        Scene(SceneView("window", .window, screen, subviews: [view]), script: [script])
    }

    /// Exercise 2: the white view in a panel.
    private static var panel: Scene {
        let white = SceneView("layerView", .layerView, Rectangle(60, 100, 200, 200))
        let panel = SceneView("panel", .view, Rectangle(20, 40, 280, 400), subviews: [white])
        var view = SceneView("view", .view, Rectangle(0, 0, 320, 480), subviews: [panel])
        view.controller = SceneController("controller", isOfAnswer: true)
        return window(view, script: .tap(Point(120, 180)))
    }

    /// Exercise 5: a button scaled by 1.5.
    private static var scaledButton: Scene {
        var button = SceneView("roundButton", .answer, Rectangle(100, 100, 120, 120))
        button.scale = Point(1.5, 1.5)
        let root = SceneView("root", .view, screen, subviews: [button])
        return window(root, script: .tap(Point(242.5, 242.5)))
    }

    /// Exercise 6: a stack between a page and a card, which is the root view of a child controller.
    private static var card: Scene {
        let dot = SceneView("dot", .view, Rectangle(30, 30, 60, 60))
        var card = SceneView("card", .view, Rectangle(10, 10, 120, 120), subviews: [dot])
        card.controller = SceneController("card controller")
        let stack = SceneView("stack", .view, Rectangle(20, 60, 280, 200), subviews: [card])
        var page = SceneView("page", .view, screen, subviews: [stack])
        page.controller = SceneController("page controller")
        return window(page, script: .chain(from: "dot"))
    }

    /// Exercise 6: the same, and the stack handles the touch that the page's controller expects.
    private static var handlingStack: Scene {
        var scene = card
        scene.root.subviews[0].controller?.handles = [.began]
        scene.root.subviews[0].subviews[0].handles = [.began]
        scene.script = [.deliver(.began, to: "dot")]
        return scene
    }
}
