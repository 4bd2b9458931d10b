import Scenario

extension SceneView {
    /// The views of the first experiment in the notes on hitTest and pointInside.
    static var experiment: SceneView {
        .answer(
            "root",
            0,
            0,
            375,
            667,
            .answer("Green", 58, 77, 240, 128),
            .answer(
                "Brown",
                43,
                253,
                295,
                366,
                .answer("Blue", 19, 21, 240, 128, .answer("Yellow", 57, 8, 158, 63)),
                .answer("B", 36, 107, 223, 122)
            )
        )
    }

    /// The views of the logged experiment on the pseudocode: view_3 covers a part of view_2.
    static var pseudoCode: SceneView {
        .answer(
            "view_father",
            0,
            0,
            320,
            480,
            .answer("view_1", 20, 20, 120, 120),
            .answer("view_2", 20, 200, 160, 160),
            .answer("view_3", 100, 260, 160, 160).with(\.isUserInteractionEnabled, false)
        )
    }

    /// The same views with user interaction on for all of them.
    static var overlap: SceneView {
        .answer(
            "view_father",
            0,
            0,
            320,
            480,
            .answer("view_1", 20, 20, 120, 120),
            .answer("view_2", 20, 200, 160, 160),
            .answer("view_3", 100, 260, 160, 160)
        )
    }

    /// A view in front of another, with a child and a property that may prevent touches.
    static func covered<Value>(
        _ property: WritableKeyPath<SceneView, Value>,
        _ value: Value
    ) -> SceneView {
        .answer(
            "root",
            0,
            0,
            375,
            667,
            .answer("below", 30, 30, 200, 200),
            .answer("above", 40, 40, 160, 160, .answer("child", 90, 90, 60, 60))
                .with(property, value)
        )
    }

    /// The same, with a front view that is hidden, transparent and without interaction at once.
    static var refusingForAllReasons: SceneView {
        covered(\.isHidden, true)
            .with(\.subviews[1].alpha, 0)
            .with(\.subviews[1].isUserInteractionEnabled, false)
    }
}

extension Scene {
    /// A view whose child answers with a view elsewhere, which it names "other".
    static func giving(_ other: SceneView, taps: Point...) -> Scene {
        .window(
            .answer(
                "root",
                0,
                0,
                375,
                667,
                other,
                .answer(
                    "parent",
                    100,
                    100,
                    150,
                    150,
                    .answer("child", 30, 30, 60, 60).with(\.hitTest, .gives(to: other.name))
                )
            ),
            script: taps.map { .tap($0) }
        )
    }

    /// The scene with additional steps at the end of its script.
    func adding(_ steps: [ScriptStep]) -> Scene {
        Scene(root, script: script + steps)
    }
}
