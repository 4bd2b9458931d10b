/// A random tree of views and controllers, some of which handle touches.
struct RandomResponderScene {
    /// The scene.
    let scene: Scene

    /// Makes a scene.
    init(generator: inout SeededGenerator) {
        var count = 0
        var root = RandomResponderScene.view(depth: 0, count: &count, using: &generator)
        root.controller = SceneController(
            "root controller",
            handles: RandomResponderScene.handled(using: &generator)
        )
        let window = SceneView(
            "window",
            .window,
            Rectangle(0, 0, 375, 667),
            subviews: [root]
        )
        .handling(RandomResponderScene.handled(using: &generator))
        var scene = Scene(window, script: [])
        scene.application.delegateIsResponder = generator.chance(70)
        scene.application.delegateHandles = RandomResponderScene.handled(using: &generator)
        let names = scene.participants.dropLast(scene.application.delegateIsResponder ? 0 : 1)
        let views = scene.views.map(\.name)
        scene.script = (0..<3).flatMap { _ -> [ScriptStep] in
            let first = generator.one(of: views, else: "window")
            return [
                .next(of: generator.one(of: Array(names), else: "window")), .chain(from: first),
                .deliver(generator.one(of: [.began, .moved, .ended], else: .began), to: first),
            ]
        }
        self.scene = scene
    }

    private static func view(
        depth: Int,
        count: inout Int,
        using generator: inout SeededGenerator
    ) -> SceneView {
        count += 1
        var view = SceneView(
            "view \(count)",
            generator.chance(15) ? .button : .view,
            Rectangle(0, 0, 200, 200)
        )
        view.handles = handled(using: &generator)
        if depth > 0, generator.chance(30) {
            view.controller = SceneController(
                "controller \(count)",
                handles: handled(using: &generator)
            )
        }
        guard depth < 4, count < 12 else { return view }
        for _ in 0..<Int.random(in: depth == 0 ? 1...3 : 0...2, using: &generator) {
            view.subviews.append(self.view(depth: depth + 1, count: &count, using: &generator))
        }
        return view
    }

    private static func handled(using generator: inout SeededGenerator) -> [TouchPhase] {
        guard generator.chance(15) else { return [] }
        return generator.one(
            of: [[.began], [.moved, .ended], [.began, .moved, .ended]],
            else: []
        )
    }
}

extension SceneView {
    func handling(_ phases: [TouchPhase]) -> SceneView {
        var view = self
        view.handles = phases
        return view
    }
}
