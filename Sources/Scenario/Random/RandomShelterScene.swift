/// Random buttons with a shelter over them, and touches in and around it.
struct RandomShelterScene {
    /// The scene.
    let scene: Scene

    /// Makes a scene.
    init(generator: inout SeededGenerator) {
        var siblings: [SceneView] = []
        for index in 0..<Int.random(in: 0...3, using: &generator) {
            if generator.chance(30) {
                siblings.append(
                    SceneView(
                        "plain \(index + 1)",
                        .view,
                        RandomShelterScene.frame(20...200, using: &generator)
                    )
                )
            }
            var button = SceneView(
                "button \(index + 1)",
                .button,
                RandomShelterScene.frame(40...200, using: &generator)
            )
            RandomShelterScene.vary(&button, using: &generator)
            siblings.append(button)
        }
        // Plain views lie behind all buttons: what is between a button and the shelter is not graded.
        siblings.sort { $0.kind == .view && $1.kind != .view }
        var shelter = SceneView(
            "shelter",
            .answer,
            RandomShelterScene.frame(120...260, using: &generator)
        )
        generator.place(&shelter)
        if generator.chance(6) { shelter.isHidden = true }
        if generator.chance(6) { shelter.alpha = 0 }
        if generator.chance(6) { shelter.isUserInteractionEnabled = false }
        var root = SceneView(
            "root",
            .view,
            Rectangle(0, 0, 375, 667),
            subviews: siblings + [shelter]
        )
        root.controller = SceneController("controller")
        let window = SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: [root])
        let boxes = SceneGeometry(Scene(window, script: [])).boundingBoxes
        let areas = (siblings + [shelter]).compactMap { boxes[$0.name] }
        scene = Scene(
            window,
            script: (0..<4).map { _ in
                .tap(generator.point(in: generator.one(of: areas, else: root.frame)))
            }
        )
    }

    private static func frame(
        _ side: ClosedRange<Int>,
        using generator: inout SeededGenerator
    ) -> Rectangle {
        Rectangle(
            generator.whole(0...180),
            generator.whole(100...350),
            generator.whole(side),
            generator.whole(side)
        )
    }

    private static func vary(_ button: inout SceneView, using generator: inout SeededGenerator) {
        generator.place(&button)
        if generator.chance(12) { button.isHidden = true }
        if generator.chance(12) { button.alpha = generator.one(of: [0, 0.005, 0.02], else: 0) }
        if generator.chance(12) { button.isUserInteractionEnabled = false }
        if generator.chance(12) { button.isEnabled = false }
        if generator.chance(30) {
            button.pointInside = generator.one(
                of: [.circle, .margin(-8), .margin(12), .never],
                else: .circle
            )
        }
    }
}
