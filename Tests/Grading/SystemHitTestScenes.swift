import Scenario

extension SceneView {
    /// The views of the first experiment in the notes on hitTest and pointInside.
    static var experiment: SceneView {
        .root(
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
        .root(
            .answer("below", 30, 30, 200, 200),
            .answer("above", 40, 40, 160, 160, .answer("child", 90, 90, 60, 60))
                .with(property, value)
        )
    }

    /// A view with a child and a property that prevents touches, and nothing behind it but the root.
    static func alone<Value>(
        _ property: WritableKeyPath<SceneView, Value>,
        _ value: Value
    ) -> SceneView {
        covered(property, value).with(\.subviews[0].frame, Rectangle(250, 400, 60, 60))
    }

    /// A view behind one that is hidden, transparent and without interaction at once.
    static var refusingForAllReasons: SceneView {
        covered(\.isHidden, true)
            .with(\.subviews[1].alpha, 0)
            .with(\.subviews[1].isUserInteractionEnabled, false)
    }
}

extension Scene {
    /// A view whose child's `hitTest` returns a view elsewhere in the tree.
    static func giving(_ other: SceneView, taps: Point...) -> Scene {
        .window(
            .root(
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

    /// A view that is scrolled and turned by a quarter of a circle.
    static var scrolledAndTurned: Scene {
        .window(
            .root(
                .answer("outer", 100, 100, 200, 200, .answer("inner", 20, 30, 60, 60))
                    .with(\.boundsOrigin, Point(0, -60)).with(\.turn, 90)
            ),
            taps: Point(190, 140),
            Point(130, 140),
            Point(290, 290)
        )
    }

    /// A view that is scrolled by 20,000 points.
    static var scrolledFar: Scene {
        .window(
            .root(
                .answer("outer", 100, 100, 200, 200, .answer("inner", 20, 20_030, 60, 60))
                    .with(\.boundsOrigin, Point(0, 20_000))
            ),
            taps: Point(130, 150),
            Point(290, 290)
        )
    }

    /// A view that is turned about the middle of its upper edge, like the hand of a clock.
    static var handOfAClock: Scene {
        .window(
            .root(
                .answer("outer", 180, 200, 100, 160, .answer("inner", 20, 30, 60, 60))
                    .with(\.anchorPoint, Point(0.5, 0)).with(\.turn, 90)
            ),
            taps: Point(150, 200),
            Point(80, 240),
            Point(230, 280)
        )
    }

    /// A view that is placed by its corner instead of its middle.
    static var anchoredAtACorner: Scene {
        .window(
            .root(
                .answer("outer", 100, 100, 160, 160, .answer("inner", 20, 30, 60, 60))
                    .with(\.anchorPoint, Point(0, 0))
            ),
            taps: Point(150, 160),
            Point(240, 240),
            Point(60, 60)
        )
    }

    /// Buttons and a plain view beside each other, and a label in front of a view.
    static var otherKindsOnTheWay: Scene {
        .window(
            .root(
                .a(.button, "play", 20, 20, 100, 60),
                .a(.button, "stop", 140, 20, 100, 60),
                .a(.view, "plain", 20, 100, 100, 60),
                .answer("box", 140, 100, 100, 60, .a(.button, "close", 0, 0, 20, 20)),
                .a(.label, "label", 140, 100, 100, 60)
            ),
            taps: Point(190, 50),
            Point(60, 130),
            Point(200, 140),
            Point(300, 300)
        )
    }

    /// A plain view, a button and a label that takes no touches.
    static var otherKinds: Scene {
        .window(
            .root(
                .a(.view, "plain", 20, 20, 120, 120, .answer("inside", 30, 30, 60, 60)),
                .a(.button, "button", 180, 20, 120, 60),
                .a(.label, "label", 170, 10, 140, 80).with(\.features, [.blue])
            ),
            taps: Point(30, 30),
            Point(80, 80),
            Point(240, 50),
            Point(175, 15)
        )
    }

    /// Buttons and a plain view that take no touches, and a label that does.
    static var refusingKinds: Scene {
        .window(
            .root(
                .answer("below", 20, 20, 300, 300),
                .a(.button, "play", 40, 40, 100, 60).with(\.isHidden, true),
                .a(.button, "stop", 160, 40, 100, 60).with(\.alpha, 0.005),
                .a(.view, "cover", 40, 140, 100, 60).with(\.isUserInteractionEnabled, false)
                    .with(\.features, [.blue]),
                .a(.label, "label", 160, 140, 100, 60).with(\.isUserInteractionEnabled, true)
            ),
            taps: Point(90, 70),
            Point(210, 70),
            Point(90, 170),
            Point(210, 170)
        )
    }

    /// Buttons and a plain view with overrides of their own.
    static var kindsWithRules: Scene {
        .window(
            .root(
                .answer("below", 20, 20, 300, 300),
                .a(.button, "large", 60, 60, 80, 40).with(\.pointInside, .margin(20)),
                .a(.button, "round", 180, 60, 100, 100).with(\.pointInside, .circle),
                .a(.button, "open", 60, 200, 80, 60).with(\.hitTest, .passThrough),
                .a(.view, "plain", 180, 200, 80, 60).with(\.hitTest, .passThrough)
            ),
            taps: Point(50, 50),
            Point(185, 65),
            Point(100, 230),
            Point(220, 230)
        )
    }

    /// Views and buttons of the kit's own classes, and selected buttons.
    static var plainAndSelectedKinds: Scene {
        .window(
            .root(
                .a(.view, "swatch", 20, 20, 100, 60).with(\.features, [.plain]),
                .answer(
                    "box",
                    20,
                    100,
                    100,
                    60,
                    .a(.view, "dot", 10, 10, 40, 40).with(\.features, [.plain])
                ),
                .a(.button, "button", 140, 20, 100, 60, .a(.view, "icon", 10, 10, 40, 40))
                    .with(\.features, [.selected]),
                .a(.button, "send", 140, 100, 100, 60).with(\.features, [.selected, .plain])
            ),
            taps: Point(60, 50),
            Point(40, 130),
            Point(160, 40),
            Point(190, 130)
        )
    }

    /// Image views, of which one takes touches, and scroll views, of which one scrolls.
    static var imagesAndScrollView: Scene {
        .window(
            .root(
                .answer("below", 20, 20, 300, 300),
                .a(.imageView, "photo", 40, 40, 100, 60),
                .a(.imageView, "link", 160, 40, 100, 60)
                    .with(\.isUserInteractionEnabled, true),
                .a(.scrollView, "list", 40, 140, 200, 100, .answer("row", 20, 90, 100, 40))
                    .with(\.boundsOrigin, Point(0, 60)).with(\.clipsToBounds, true),
                .a(.scrollView, "still", 40, 250, 200, 60, .answer("cell", 20, 10, 100, 40))
                    .with(\.features, [.scrollingOff])
            ),
            taps: Point(90, 70),
            Point(210, 70),
            Point(80, 190),
            Point(200, 190),
            Point(80, 280),
            Point(200, 280)
        )
    }

    /// Buttons, images and plain controls in some state, with views in them.
    static var kindsWithContent: Scene {
        .window(
            .root(
                .a(.button, "off", 20, 20, 100, 60, .answer("badge 1", 60, 10, 30, 30))
                    .with(\.isEnabled, false),
                .a(.button, "lit", 140, 20, 100, 60, .answer("badge 2", 60, 10, 30, 30))
                    .with(\.features, [.highlighted]),
                .a(.imageView, "photo", 20, 100, 100, 60, .a(.button, "play", 60, 10, 30, 30))
                    .with(\.isUserInteractionEnabled, true),
                .a(.control, "slider", 140, 100, 100, 60, .answer("knob", 60, 10, 30, 30)),
                .a(.control, "still slider", 20, 180, 100, 60).with(\.isEnabled, false)
            ),
            taps: Point(95, 45),
            Point(215, 45),
            Point(95, 125),
            Point(215, 125),
            Point(70, 210)
        )
    }

    /// The scene with additional steps at the end of its script.
    func adding(_ steps: [ScriptStep]) -> Scene {
        Scene(root, script: script + steps)
    }
}
