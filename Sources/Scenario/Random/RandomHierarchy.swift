/// A random view tree of the answer's class, with touches: small, and rich in what matters.
struct RandomHierarchy {
    /// The scene.
    private(set) var scene: Scene

    /// Makes a scene.
    init(generator: inout SeededGenerator) {
        var growth = Growth(remaining: Int.random(in: 2...9, using: &generator))
        var root = SceneView("root", .answer, Rectangle(0, 0, 375, 667))
        growth.grow(&root, depth: 0, using: &generator)
        let window = SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: [root])
        scene = Scene(window, script: [])
        let touches = (0..<3).map { _ in RandomHierarchy.touch(in: scene, using: &generator) }
        scene.script = touches.map { .tap($0) }
    }

    /// A point near a view: inside it, near an edge of it, or anywhere.
    private static func touch(in scene: Scene, using generator: inout SeededGenerator) -> Point {
        let frames = SceneGeometry(scene).boundingBoxes
        guard
            let box = frames.values.sorted(by: { ($0.x, $0.y, $0.width) < ($1.x, $1.y, $1.width) })
                .randomElement(using: &generator)
        else { return Point(10.5, 10.5) }
        let margin = 12.0
        let x = Double.random(
            in: (box.x - margin)...(box.x + box.width + margin),
            using: &generator
        )
        let y = Double.random(
            in: (box.y - margin)...(box.y + box.height + margin),
            using: &generator
        )
        // Away from whole numbers, so that no edge of an upright view is hit exactly.
        return Point(x.rounded() + 0.3125, y.rounded() + 0.4375)
    }

    private struct Growth {
        var remaining: Int
        var count = 0

        mutating func grow(
            _ parent: inout SceneView,
            depth: Int,
            using generator: inout SeededGenerator
        ) {
            let wanted = Int.random(in: depth == 0 ? 1...4 : 0...3, using: &generator)
            for _ in 0..<wanted where remaining > 0 {
                remaining -= 1
                count += 1
                var view = SceneView(
                    "view_\(count)",
                    .answer,
                    frame(in: parent.frame, using: &generator)
                )
                vary(&view, using: &generator)
                if depth < 5 { grow(&view, depth: depth + 1, using: &generator) }
                parent.subviews.append(view)
            }
        }

        private func frame(
            in parent: Rectangle,
            using generator: inout SeededGenerator
        ) -> Rectangle {
            let width = Double(Int.random(in: 20...max(21, Int(parent.width)), using: &generator))
            let height = Double(Int.random(in: 20...max(21, Int(parent.height)), using: &generator))
            let x = Int.random(in: -20...max(0, Int(parent.width - width / 2)), using: &generator)
            let y = Int.random(in: -20...max(0, Int(parent.height - height / 2)), using: &generator)
            return Rectangle(Double(x), Double(y), width, height)
        }

        private func vary(_ view: inout SceneView, using generator: inout SeededGenerator) {
            func chance(_ percent: Int, _ generator: inout SeededGenerator) -> Bool {
                Int.random(in: 0..<100, using: &generator) < percent
            }
            if chance(10, &generator) { view.isHidden = true }
            if chance(14, &generator) {
                view.alpha =
                    [0, 0.005, 0.01, 0.011, 0.02, 0.5].randomElement(using: &generator) ?? 1
            }
            if chance(10, &generator) { view.isUserInteractionEnabled = false }
            if chance(10, &generator) { view.clipsToBounds = true }
            if chance(12, &generator) {
                view.zPosition = Double(Int.random(in: -3...3, using: &generator))
            }
            if chance(15, &generator) {
                view.boundsOrigin = Point(
                    Double(Int.random(in: -30...30, using: &generator)),
                    Double(Int.random(in: -30...30, using: &generator))
                )
            }
            if chance(12, &generator) {
                view.turn = Double(Int.random(in: 1...23, using: &generator) * 15)
            }
            if chance(10, &generator) {
                view.scale = Point(
                    [0.5, 1.5, 2].randomElement(using: &generator) ?? 1,
                    [0.5, 1.5, 2].randomElement(using: &generator) ?? 1
                )
            }
            if chance(14, &generator) {
                view.pointInside =
                    [.circle, .margin(15), .margin(-6), .never, .always, .withEvent]
                    .randomElement(using: &generator) ?? .bounds
            }
            if chance(8, &generator) {
                view.hitTest = Bool.random(using: &generator) ? .passThrough : .capture
            }
        }
    }
}
