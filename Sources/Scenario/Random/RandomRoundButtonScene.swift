#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Random round buttons, and touches in the circle and in the corners, never near a rim.
struct RandomRoundButtonScene {
    /// The scene.
    let scene: Scene

    /// Makes a scene.
    init(generator: inout SeededGenerator) {
        var button = SceneView(
            "roundButton",
            .answer,
            Rectangle(
                generator.whole(40...180),
                generator.whole(60...350),
                generator.whole(50...160),
                generator.whole(50...160)
            )
        )
        generator.place(&button)
        if generator.chance(8) { button.isHidden = true }
        if generator.chance(8) { button.isUserInteractionEnabled = false }
        if generator.chance(8) { button.alpha = generator.one(of: [0, 0.005, 0.02], else: 0) }
        if generator.chance(10) { button.isEnabled = false }
        if generator.chance(40) {
            let origin = button.boundsOrigin
            var badge = SceneView(
                "badge",
                .view,
                Rectangle(
                    origin.x + generator.whole(0...60),
                    origin.y + generator.whole(0...60),
                    30,
                    30
                )
            )
            badge.isUserInteractionEnabled = !generator.chance(30)
            button.subviews = [badge]
        }
        let beneath = SceneView("beneath", .view, Rectangle(20, 40, 300, 500))
        let root = SceneView(
            "root",
            .view,
            Rectangle(0, 0, 375, 667),
            subviews: [beneath, button]
        )
        let window = SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: [root])
        scene = Scene(
            window,
            script: RandomRoundButtonScene.script(for: button, in: window, using: &generator)
        )
    }

    private static func script(
        for button: SceneView,
        in window: SceneView,
        using generator: inout SeededGenerator
    ) -> [ScriptStep] {
        let geometry = SceneGeometry(Scene(window, script: []))
        let size = (width: button.frame.width, height: button.frame.height)
        let origin = button.boundsOrigin
        let radius = min(size.width, size.height) / 2
        var steps: [ScriptStep] = []
        while steps.count < 4 {
            let local = generator.point(
                in: Rectangle(origin.x - 5, origin.y - 5, size.width + 10, size.height + 10)
            )
            let distance = hypot(
                local.x - origin.x - size.width / 2,
                local.y - origin.y - size.height / 2
            )
            guard abs(distance - radius) > 1.5,
                let point = geometry.inWindow(local, of: button.name)
            else { continue }
            steps.append(.tap(point))
        }
        return steps
    }
}
