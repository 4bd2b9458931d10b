/// A random place for the white view of exercises 1 and 2, with touches in and around it.
struct RandomLayerScene {
    /// The scene.
    let scene: Scene

    /// Makes a scene.
    ///
    /// - Parameters:
    ///   - allowsOverhang: Whether the white view may be so small that the blue layer overhangs.
    ///   - generator: Where chance comes from.
    init(allowsOverhang: Bool, generator: inout SeededGenerator) {
        // The bounds' origin may be as far as 40 points from zero, and the blue layer ends at 150.
        let side = allowsOverhang ? 90...260 : 190...260
        var inner = SceneView(
            "layerView",
            .layerView,
            Rectangle(
                generator.whole(0...120),
                generator.whole(0...200),
                generator.whole(side),
                generator.whole(side)
            )
        )
        generator.place(&inner)
        if allowsOverhang, generator.chance(40) { inner.clipsToBounds = true }
        for depth in 0..<Int.random(in: 0...3, using: &generator) {
            var container = SceneView(
                "container \(depth + 1)",
                .view,
                Rectangle(
                    generator.whole(-20...80),
                    generator.whole(-20...120),
                    generator.whole(150...375),
                    generator.whole(150...500)
                ),
                subviews: [inner]
            )
            generator.place(&container)
            inner = container
        }
        var view = SceneView("view", .view, Rectangle(0, 0, 375, 667), subviews: [inner])
        view.controller = SceneController("controller", isOfAnswer: true)
        if generator.chance(20) { view.boundsOrigin = Point(0, generator.whole(-60...60)) }
        let window = SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: [view])
        scene = Scene(window, script: RandomLayerScene.script(in: window, using: &generator))
    }

    /// Touches in the blue layer, in the white one, or near, that fall into the window.
    private static func script(
        in window: SceneView,
        using generator: inout SeededGenerator
    ) -> [ScriptStep] {
        let geometry = SceneGeometry(Scene(window, script: []))
        let white = window.withDescendants.first { $0.kind == .layerView } ?? window
        let origin = white.boundsOrigin
        let areas = [
            Rectangle(50, 50, 98, 98), Rectangle(0, 0, 240, 240), Rectangle(-30, -30, 300, 300),
            Rectangle(origin.x, origin.y, white.frame.width - 1, white.frame.height - 1),
        ]
        return (0..<3).map { _ in
            let local = generator.point(in: generator.one(of: areas, else: areas[0]))
            let point = geometry.inWindow(local, of: white.name) ?? .zero
            let isInWindow = (1...374).contains(point.x) && (1...666).contains(point.y)
            return .tap(isInWindow ? point : Point(187.3125, 333.4375))
        }
    }
}
