import RandomScenes
import Scenario

/// Draws random scenes with one touch, for questions about the hit view and the order.
struct TouchScenes {
    let level: PredictionLevel

    /// The minimum distance from a touch to all edges, in points, so that a picture shows its side.
    private static let clearance = 2.0

    /// A scene like those of exercise 3 with one tap.
    ///
    /// The search ends, because on each level one drawn scene in ten fits.
    func scene(using generator: inout SeededGenerator) -> Scene {
        while true {
            let drawn = SceneKind.hierarchy.random(using: &generator)
            if let scene = simplified(drawn) { return scene }
        }
    }

    private func simplified(_ drawn: Scene) -> Scene? {
        guard drawn.viewCount <= level.maximumViews, drawn.viewCount > 2,
            let index = drawn.script.firstIndex(where: \.isTap),
            case .tap(let touch) = drawn.script[index]
        else { return nil }
        let point = Point(touch.x.rounded(), touch.y.rounded())
        let root = drawn.moment(before: index).root.simplified(to: level)
        let scene = Scene(root, tap: point)
        guard SceneKind.hierarchy.isSettled(scene), isClear(point, in: scene) else { return nil }
        return scene
    }

    private func isClear(_ point: Point, in scene: Scene) -> Bool {
        SceneGeometry(scene).places.allSatisfy { place in
            place.bounds.distanceFromBorder(of: place.inView(point)) >= TouchScenes.clearance
        }
    }
}

extension ScriptStep {
    fileprivate var isTap: Bool {
        if case .tap = self { true } else { false }
    }
}
