import Scenario

/// Draws scenes with one touch, for questions about the hit view and about the order.
struct TouchScenes {
    let level: PredictionLevel

    /// How far a touch keeps from all edges, so that a picture shows on which side it is.
    private static let clearance = 2.0
    private static let mostTries = 400

    /// A scene of exercise 3's kind with one tap; the plainest one where chance gives none.
    func scene(using generator: inout SeededGenerator) -> Scene {
        for _ in 0..<TouchScenes.mostTries {
            let drawn = HierarchyScenes.random(using: &generator)
            if let scene = simplified(drawn) { return scene }
        }
        return TouchScenes.plain
    }

    private func simplified(_ drawn: Scene) -> Scene? {
        guard drawn.viewCount <= level.mostViews, drawn.viewCount > 2,
            let index = drawn.script.firstIndex(where: \.isTap),
            case .tap(let touch) = drawn.script[index]
        else { return nil }
        let point = Point(touch.x.rounded(), touch.y.rounded())
        let root = drawn.moment(before: index).root.simplified(to: level)
        let scene = Scene(root, tap: point)
        guard HierarchyScenes.isSettled(scene), isClear(point, in: scene) else { return nil }
        return scene
    }

    private func isClear(_ point: Point, in scene: Scene) -> Bool {
        SceneGeometry(scene).places.allSatisfy { place in
            let (own, bounds) = (place.inView(point), place.bounds)
            let beyond = max(
                max(bounds.x - own.x, own.x - bounds.x - bounds.width),
                max(bounds.y - own.y, own.y - bounds.y - bounds.height)
            )
            return abs(beyond) >= TouchScenes.clearance
        }
    }

    private static var plain: Scene {
        let root = SceneView(
            "root",
            .answer,
            Rectangle(0, 0, 375, 667),
            subviews: [
                SceneView("view_1", .answer, Rectangle(40, 60, 200, 200)),
                SceneView("view_2", .answer, Rectangle(140, 160, 200, 200)),
            ]
        )
        return Scene(
            SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: [root]),
            tap: Point(200, 200)
        )
    }
}

extension ScriptStep {
    fileprivate var isTap: Bool {
        if case .tap = self { true } else { false }
    }
}
