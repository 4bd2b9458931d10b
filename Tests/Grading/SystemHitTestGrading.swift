import Catalogue
import Scenario
import Testing

extension Exercise {
    static let systemHitTest = graded("SystemHitTest")
}

@Suite("Exercise 3: the system's hitTest, written out", .serialized, .grades(.systemHitTest))
struct SystemHitTestGrading {
    // MARK: Results

    @Test("A touch beside all subviews finds the view around them")
    func touchBesideSubviews() async throws {
        try await grade(
            .systemHitTest,
            .hitViews,
            .window(.experiment, taps: Point(20, 20)),
            .window(.answer("alone", 0, 0, 375, 667), taps: Point(20, 20))
        )
    }

    @Test("The frontmost of overlapping views is found, the one added last")
    func frontmostView() async throws {
        try await grade(
            .systemHitTest,
            .hitViews,
            .window(.overlap, taps: Point(60, 60), Point(140, 300)),
            .window(.experiment, taps: Point(100, 400)),
            .window(
                .root(.a(.button, "button", 20, 20, 100, 100), .answer("front", 20, 20, 100, 100)),
                taps: Point(60, 60)
            ),
            .window(
                .root(
                    .answer("back", 20, 20, 100, 100).with(\.features, [.tapRecognizer]),
                    .answer("front", 20, 20, 100, 100)
                ),
                taps: Point(60, 60)
            )
        )
    }

    @Test("A view in front is found before a deeper one behind it")
    func frontBeforeDeep() async throws {
        try await grade(
            .systemHitTest,
            .hitViews,
            .window(
                .root(
                    .answer("back", 20, 20, 200, 200, .answer("deep", 20, 20, 160, 160)),
                    .answer("front", 100, 100, 200, 200)
                ),
                taps: Point(150, 150),
                Point(60, 60),
                Point(25, 25)
            )
        )
    }

    @Test("A subview of a subview is found")
    func nestedView() async throws {
        try await grade(
            .systemHitTest,
            .hitViews,
            .window(.experiment, taps: Point(70, 290), Point(130, 300), Point(70, 100))
        )
    }

    @Test("A later sibling that is not touched does not stop the search")
    func untouchedSibling() async throws {
        try await grade(
            .systemHitTest,
            .hitViews,
            .window(.experiment, taps: Point(100, 100)),
            .window(
                .root(
                    .answer("first", 10, 10, 80, 80),
                    .answer("second", 110, 10, 80, 80),
                    .answer("third", 210, 10, 80, 80)
                ),
                taps: Point(50, 50),
                Point(150, 50),
                Point(250, 50)
            )
        )
    }

    @Test("A hidden view is skipped, with all inside it")
    func hiddenView() async throws {
        try await grade(
            .systemHitTest,
            .hitViews,
            .window(.covered(\.isHidden, true), taps: Point(60, 60), Point(150, 150)),
            .window(.refusingForAllReasons, taps: Point(60, 60), Point(150, 150)),
            .window(.alone(\.isHidden, true), taps: Point(60, 60), Point(150, 150))
        )
    }

    @Test("A view without user interaction is skipped, with all inside it")
    func viewWithoutInteraction() async throws {
        try await grade(
            .systemHitTest,
            .hitViews,
            .window(
                .covered(\.isUserInteractionEnabled, false),
                taps: Point(60, 60),
                Point(150, 150)
            ),
            .window(
                .alone(\.isUserInteractionEnabled, false),
                taps: Point(60, 60),
                Point(150, 150)
            )
        )
    }

    @Test("A view with an alpha below 0.01 is skipped, with all inside it")
    func transparentView() async throws {
        try await grade(
            .systemHitTest,
            .hitViews,
            .window(.covered(\.alpha, 0), taps: Point(60, 60), Point(150, 150)),
            .window(.covered(\.alpha, 0.009), taps: Point(60, 60), Point(150, 150)),
            // The alpha reads back as 0.00999999977.
            .window(.covered(\.alpha, 0.01), taps: Point(60, 60), Point(150, 150)),
            .window(.alone(\.alpha, 0), taps: Point(60, 60), Point(150, 150))
        )
    }

    @Test("A view that is barely visible, clear or round is found")
    func barelyVisibleView() async throws {
        try await grade(
            .systemHitTest,
            .hitViews,
            .window(.covered(\.alpha, 0.011), taps: Point(60, 60), Point(150, 150)),
            .window(.covered(\.alpha, 0.05), taps: Point(60, 60), Point(150, 150)),
            .window(.covered(\.features, [.clear]), taps: Point(60, 60), Point(150, 150)),
            .window(
                .covered(\.features, [.decorated]),
                taps: Point(45, 45),
                Point(60, 60),
                Point(41, 120),
                Point(35, 120)
            ),
            .window(
                .covered(\.subviews[0].features, [.clear]),
                taps: Point(150, 150),
                Point(60, 60)
            ),
            .window(
                .covered(\.features, [.decorated]).with(\.subviews[1].clipsToBounds, true),
                taps: Point(45, 45),
                Point(195, 195),
                Point(185, 185)
            ),
            .window(
                .covered(\.alpha, 1).with(\.subviews[0].features, [.decorated]),
                taps: Point(60, 60),
                Point(35, 35)
            ),
            .window(
                .covered(\.features, [.clear, .notOpaque]),
                taps: Point(60, 60),
                Point(150, 150)
            )
        )
    }

    @Test("A view's own alpha counts, not the product with those around it")
    func faintInFaint() async throws {
        try await grade(
            .systemHitTest,
            .hitViews,
            .window(
                .root(
                    .answer(
                        "outer",
                        100,
                        100,
                        200,
                        200,
                        .answer("inner", 20, 20, 100, 100).with(\.alpha, 0.05)
                    ).with(\.alpha, 0.05)
                ),
                taps: Point(150, 150),
                Point(280, 280)
            )
        )
    }

    @Test("A view that is asked directly looks at itself, not at its superviews")
    func askedDirectly() async throws {
        let script: [ScriptStep] = [
            .ask(view: "child", Point(10, 10)), .ask(view: "above", Point(10, 10)),
            .ask(view: "above", Point(100, 100)),
        ]
        try await grade(
            .systemHitTest,
            .hitViews,
            .window(.covered(\.isHidden, true), script: script),
            .window(.covered(\.isUserInteractionEnabled, false), script: script),
            .window(.covered(\.alpha, 0), script: script),
            .window(
                .covered(\.clipsToBounds, false),
                script: [.change(view: "above", .remove)] + script
            ),
            .window(
                .covered(\.clipsToBounds, false),
                script: [
                    .change(view: "window", .isHidden(true)), .ask(view: "root", Point(150, 150)),
                ]
            ),
            .window(
                .a(.view, "plain", 0, 0, 375, 667, .answer("inside", 100, 100, 100, 100)),
                script: [
                    .change(view: "plain", .remove), .ask(view: "inside", Point(50, 50)),
                ]
            ),
            .window(
                .covered(\.clipsToBounds, false),
                script: [.change(view: "above", .remove), .ask(view: "above", Point(170, 170))]
            ),
            // Without a window, points are converted as usual.
            .window(
                .root(
                    .answer(
                        "panel",
                        20,
                        20,
                        200,
                        300,
                        .answer("list", 0, 0, 200, 100, .answer("row", 0, 160, 200, 40))
                            .with(\.boundsOrigin, Point(0, 120)),
                        .answer("turned", 50, 150, 80, 80, .answer("part", 0, 0, 40, 80))
                            .with(\.turn, 90)
                    )
                ),
                script: [
                    .change(view: "panel", .remove), .ask(view: "panel", Point(100, 50)),
                    .ask(view: "panel", Point(60, 160)), .ask(view: "panel", Point(60, 220)),
                ]
            )
        )
    }

    @Test("The point is converted to each subview, bounds' origin, turn and scale included")
    func conversion() async throws {
        let inner = SceneView.answer("inner", 20, 30, 60, 60)
        try await grade(
            .systemHitTest,
            .hitViews,
            .window(
                .root(
                    .answer("outer", 100, 100, 200, 200, inner).with(\.boundsOrigin, Point(0, 40))
                ),
                taps: Point(130, 100),
                Point(130, 160),
                Point(290, 290)
            ),
            .window(
                .root(.answer("outer", 100, 100, 200, 100, inner).with(\.turn, 30)),
                taps: Point(120, 90),
                Point(180, 150),
                Point(110, 110)
            ),
            .window(
                .root(.answer("outer", 100, 100, 100, 100, inner).with(\.scale, Point(2, 0.5))),
                taps: Point(110, 145),
                Point(240, 130),
                Point(110, 110)
            ),
            .window(
                .root(.answer("outer", 100, 100, 200, 200, inner).with(\.shift, Point(0, 200))),
                taps: Point(130, 340),
                Point(290, 490),
                Point(130, 140)
            ),
            .window(
                .root(.answer("outer", 100, 100, 200, 100, inner).with(\.scale, Point(-1, 1))),
                taps: Point(250, 150),
                Point(150, 150)
            ),
            .scrolledAndTurned,
            .scrolledFar,
            .handOfAClock,
            .anchoredAtACorner,
            .window(
                .root(
                    SceneView.answer("outer", 170, 170, 20, 20, .answer("tiny", 0, 0, 10, 10))
                        .with(\.scale, Point(8, 8))
                ),
                taps: Point(110, 110),
                Point(200, 200),
                Point(95, 110)
            )
        )
    }

    @Test("A subview that overhangs is not reached outside its superview, clipped or not")
    func overhang() async throws {
        func scene(clips: Bool) -> Scene {
            .window(
                .root(
                    .answer("parent", 100, 100, 100, 100, .answer("child", 50, 50, 120, 120))
                        .with(\.clipsToBounds, clips)
                ),
                taps: Point(180, 180),
                Point(240, 240)
            )
        }
        try await grade(.systemHitTest, .hitViews, scene(clips: false), scene(clips: true))
    }

    @Test("A view decides by point(inside:with:) what lies inside it")
    func overriddenPointInside() async throws {
        func scene(_ rule: SceneView.PointInsideRule) -> Scene {
            .window(
                .root(
                    .answer("parent", 100, 100, 100, 100, .answer("child", 30, 30, 100, 100))
                        .with(\.pointInside, rule)
                ),
                taps: Point(105, 105),
                Point(150, 150),
                Point(220, 220),
                Point(90, 150)
            )
        }
        try await grade(
            .systemHitTest,
            .hitViews,
            scene(.circle),
            scene(.margin(40)),
            scene(.never),
            scene(.always),
            .window(
                .root(
                    .answer("point", 100, 100, 0, 0, .answer("child", 0, 0, 80, 80))
                        .with(\.pointInside, .always)
                ),
                taps: Point(150, 150),
                Point(250, 250)
            ),
            .window(
                .root(
                    .answer("parent", 100, 100, 100, 100, .answer("child", 110, 30, 20, 40))
                        .with(\.pointInside, .margin(40)).with(\.clipsToBounds, true)
                ),
                taps: Point(220, 150),
                Point(220, 180)
            ),
            .window(
                .root(.answer("square", 100, 100, 200, 200)),
                taps: Point(300, 200),
                Point(200, 300),
                Point(300, 300),
                Point(100, 100)
            )
        )
    }

    @Test("A child that overrides hitTest is asked, and its answer counts")
    func overriddenHitTest() async throws {
        func scene(_ rule: SceneView.HitTestRule) -> Scene {
            .window(
                .root(
                    .answer("below", 80, 80, 200, 200),
                    .answer("parent", 100, 100, 150, 150, .answer("child", 30, 30, 60, 60))
                        .with(\.hitTest, rule)
                ),
                taps: Point(105, 105),
                Point(150, 150),
                Point(90, 90)
            )
        }
        let other = SceneView.answer("other", 20, 20, 60, 60)
        let back = SceneView.answer("back", 0, 0, 150, 150)
        let front = SceneView.answer("front", 30, 30, 60, 60)
            .with(\.hitTest, .gives(to: "parent"))
        try await grade(
            .systemHitTest,
            .hitViews,
            scene(.passThrough),
            scene(.capture),
            .giving(other, taps: Point(150, 150), Point(105, 105)),
            .window(
                .root(.answer("parent", 100, 100, 150, 150, back, front)),
                taps: Point(150, 150),
                Point(240, 240)
            ),
            .window(
                .root(
                    .answer(
                        "parent",
                        100,
                        100,
                        150,
                        150,
                        .answer("left", 0, 0, 60, 60).with(\.hitTest, .gives(to: "root")),
                        .answer("right", 80, 0, 60, 60).with(\.hitTest, .gives(to: "window"))
                    )
                ),
                taps: Point(130, 130),
                Point(210, 130)
            ),
            .giving(other.with(\.isHidden, true), taps: Point(150, 150)),
            .giving(other.with(\.alpha, 0), taps: Point(150, 150)),
            .giving(other.with(\.isUserInteractionEnabled, false), taps: Point(150, 150)),
            .giving(other).adding([
                .change(view: "other", .remove), .ask(view: "root", Point(150, 150)),
            ])
        )
    }

    @Test("Views of UIKit's own classes inside it are asked like any other")
    func otherKinds() async throws {
        try await grade(
            .systemHitTest,
            .hitViews,
            .otherKinds,
            .refusingKinds,
            .kindsWithRules,
            .plainAndSelectedKinds,
            .window(
                .root(.a(.button, "button", 20, 20, 100, 60, .answer("badge", 60, 10, 30, 30))),
                taps: Point(90, 40),
                Point(40, 40)
            ),
            .window(
                .root(.a(.button, "open", 60, 200, 80, 60).with(\.hitTest, .passThrough)),
                taps: Point(100, 230)
            ),
            .window(
                .root(
                    .answer(
                        "box",
                        20,
                        20,
                        300,
                        200,
                        .a(.label, "label", 20, 20, 200, 100, .a(.button, "link", 60, 20, 80, 40))
                            .with(\.isUserInteractionEnabled, true)
                    )
                ),
                taps: Point(50, 50),
                Point(120, 70)
            ),
            .imagesAndScrollView,
            .kindsWithContent,
            .window(
                .root(
                    .a(.view, "below", 20, 20, 200, 200),
                    .a(.scrollView, "empty list", 20, 20, 200, 100),
                    .a(.imageView, "photo", 20, 120, 200, 100)
                        .with(\.isUserInteractionEnabled, true)
                ),
                taps: Point(60, 60),
                Point(60, 160)
            ),
            .window(
                .root(
                    .a(
                        .button,
                        "button",
                        20,
                        20,
                        200,
                        60,
                        .a(.label, "caption", 10, 10, 80, 40)
                            .with(\.isUserInteractionEnabled, true),
                        .a(.imageView, "icon", 110, 10, 80, 40)
                            .with(\.isUserInteractionEnabled, true)
                    ),
                    .a(.view, "panel", 20, 100, 200, 200, .a(.scrollView, "list", 20, 20, 100, 100))
                ),
                taps: Point(60, 50),
                Point(160, 50),
                Point(60, 140)
            )
        )
    }

    @Test("A disabled button is found, and keeps the touch from what lies behind it")
    func disabledButton() async throws {
        try await grade(
            .systemHitTest,
            .hitViews,
            .window(
                .root(
                    .answer("below", 80, 80, 200, 200),
                    .a(.button, "button", 100, 100, 120, 60).with(\.isEnabled, false)
                ),
                taps: Point(150, 130),
                Point(250, 250)
            )
        )
    }

    @Test("zPosition plays no part")
    func zPosition() async throws {
        try await grade(
            .systemHitTest,
            .hitViews,
            .window(
                .root(
                    .answer("first", 100, 100, 100, 100).with(\.zPosition, 10),
                    .answer("second", 120, 120, 100, 100)
                ),
                taps: Point(150, 150),
                Point(110, 110)
            )
        )
    }

    @Test("The event is handed on, and a call without one works")
    func event() async throws {
        let root = SceneView.root(
            .answer("particular", 100, 100, 100, 100).with(\.pointInside, .withEvent)
        )
        try await grade(
            .systemHitTest,
            .hitViews,
            .window(
                .answer("particular root", 0, 0, 375, 667).with(\.pointInside, .withEvent),
                taps: Point(150, 150)
            ),
            .window(root, taps: Point(150, 150)),
            .window(
                .root(
                    .a(.button, "button", 20, 20, 100, 60).with(\.pointInside, .withEvent),
                    .a(.view, "plain", 20, 100, 100, 60).with(\.pointInside, .withEvent)
                ),
                taps: Point(60, 50),
                Point(60, 130)
            ),
            .window(
                root,
                script: [
                    .ask(view: "root", Point(150, 150)), .ask(view: "root", Point(400, 20)),
                    .ask(view: "particular", Point(10, 10)),
                ]
            )
        )
    }

    @Test("Changes between touches are seen")
    func changes() async throws {
        try await grade(
            .systemHitTest,
            .hitViews,
            .window(
                .experiment,
                script: [
                    .tap(Point(70, 290)), .change(view: "Blue", .isHidden(true)),
                    .tap(Point(70, 290)),
                    .change(view: "Green", .frame(Rectangle(50, 280, 80, 80))),
                    .change(view: "Green", .bringToFront), .tap(Point(70, 290)),
                    .change(view: "Green", .remove), .tap(Point(70, 290)),
                    .change(view: "Brown", .alpha(0)), .tap(Point(70, 290)),
                ]
            ),
            // The two middle views change places; the number, the first and the last view stay the same.
            .window(
                .root(
                    .answer("a", 0, 0, 40, 40),
                    .answer("b", 50, 50, 100, 100),
                    .answer("c", 60, 60, 100, 100),
                    .answer("d", 200, 200, 40, 40)
                ),
                script: [
                    .tap(Point(100, 100)), .change(view: "b", .bringToFront),
                    .change(view: "d", .bringToFront), .tap(Point(100, 100)),
                ]
            ),
            // Turned by half a circle, and mirrored: the frame is the same.
            .window(
                .root(.answer("outer", 100, 100, 200, 200, .answer("inner", 20, 30, 60, 60))),
                script: [
                    .tap(Point(130, 150)), .change(view: "outer", .transform(turn: 180)),
                    .tap(Point(130, 150)), .tap(Point(260, 250)),
                    .change(view: "outer", .transform(scale: Point(-1, 1))),
                    .tap(Point(260, 150)), .tap(Point(130, 150)),
                ]
            )
        )
    }

    @Test("Each of several fingers finds its view")
    func twoFingers() async throws {
        try await grade(
            .systemHitTest,
            .hitViews,
            .window(.experiment, script: [.together([Point(70, 290), Point(100, 100)])]),
            .window(
                .experiment,
                script: [
                    .oneByOne([Point(20, 20), Point(100, 100), Point(70, 290)], isCancelled: false)
                ]
            ),
            .window(
                .root(
                    .answer("box", 20, 20, 100, 100),
                    .a(.button, "button", 140, 20, 100, 100),
                    .a(.button, "other", 260, 20, 100, 100)
                ),
                script: [
                    .oneByOne([Point(60, 60), Point(80, 80)], isCancelled: false),
                    .oneByOne([Point(180, 60), Point(200, 80)], isCancelled: false),
                    .oneByOne([Point(180, 60), Point(310, 60)], isCancelled: false),
                ]
            ),
            .window(
                .root(
                    .answer("box", 20, 20, 100, 100)
                        .with(\.features, [.exclusiveTouch, .multipleTouch])
                ),
                script: [
                    .oneByOne(
                        [Point(60, 60), Point(80, 80), Point(100, 100), Point(40, 40)],
                        isCancelled: false
                    )
                ]
            ),
            .window(
                .experiment,
                script: [
                    .oneByOne(
                        [
                            Point(70, 290), Point(100, 100), Point(20, 20), Point(130, 300),
                            Point(100, 400),
                        ],
                        isCancelled: false
                    )
                ]
            )
        )
    }

    @Test("A view with gesture recognizers is found, and passed over, like any other")
    func gestureRecognizers() async throws {
        let inner = SceneView.answer("inner", 20, 20, 100, 100)
        let outer = SceneView.answer("outer", 50, 50, 200, 200, inner)
            .with(\.features, [.recognizer])
        try await grade(
            .systemHitTest,
            .hitViews,
            .window(
                .root(outer),
                taps: Point(90, 90),
                Point(200, 200),
                Point(20, 20)
            ),
            .window(
                .root(outer.with(\.features, [.tapRecognizer, .panRecognizer])),
                taps: Point(90, 90),
                Point(200, 200)
            ),
            .window(
                .root(.answer("leaf", 50, 50, 200, 200).with(\.features, [.tapRecognizer])),
                taps: Point(90, 90)
            ),
            .window(
                .root(outer.with(\.features, [.recognizerOff])),
                taps: Point(90, 90),
                Point(200, 200)
            ),
            .window(
                .root(outer.with(\.features, [.sharingRecognizer])),
                taps: Point(90, 90),
                Point(200, 200)
            )
        )
    }

    // MARK: Order of calls

    @Test("Views are asked in the system's order, each once, and no others")
    func orderOfCalls() async throws {
        try await grade(
            .systemHitTest,
            .way,
            .window(.experiment, taps: Point(20, 20), Point(70, 290)),
            .window(.pseudoCode, taps: Point(300, 20), Point(60, 60), Point(140, 300)),
            .window(
                .root(.a(.label, "label", 40, 40, 160, 60)),
                taps: Point(60, 60)
            ),
            .otherKindsOnTheWay,
            .window(.root(), .answer("toast", 40, 500, 200, 60), taps: Point(100, 100))
        )
    }

    @Test("A view that refuses touches is asked by hitTest, but not whether the point is inside")
    func refusingViewsAreAskedOnce() async throws {
        try await grade(
            .systemHitTest,
            .way,
            .window(.covered(\.isHidden, true), taps: Point(60, 60)),
            .window(.covered(\.alpha, 0), taps: Point(60, 60)),
            .window(.covered(\.isUserInteractionEnabled, false), taps: Point(60, 60)),
            .window(
                .root(
                    .answer("below", 20, 20, 300, 100),
                    .a(.button, "button", 40, 40, 80, 60).with(\.isHidden, true),
                    .a(.view, "plain", 160, 40, 80, 60).with(\.isHidden, true)
                ),
                taps: Point(60, 60),
                Point(200, 60)
            )
        )
    }

    @Test("Points with fractions are handed on as they are")
    func fractions() async throws {
        let leaf = SceneView.answer("leaf", 10.5, 10.5, 40.25, 40.25)
        try await grade(
            .systemHitTest,
            .way,
            .window(
                .root(.answer("box", 20.25, 30.75, 100.5, 100.5, leaf)),
                taps: Point(30.875, 41.375),
                Point(30.625, 41.375),
                Point(70.875, 81.375)
            )
        )
    }

    @Test("super.hitTest is not called")
    func noSystemHitTest() async throws {
        try await grade(
            .systemHitTest,
            .never(.systemHitTest),
            .window(.experiment, taps: Point(20, 20), Point(70, 290), Point(100, 400))
        )
    }

    @Test("Hit testing changes nothing in the scene")
    func purity() async throws {
        try await grade(
            .systemHitTest,
            .never(.writing),
            .window(
                .experiment,
                script: [.ask(view: "root", Point(20, 20)), .ask(view: "root", Point(70, 290))]
            ),
            .window(
                .root(
                    .a(.button, "button", 20, 20, 100, 60),
                    .a(.button, "send", 140, 20, 100, 60).with(\.isEnabled, false),
                    .a(.label, "label", 20, 100, 100, 60).with(\.isUserInteractionEnabled, true),
                    .answer("box", 140, 100, 100, 60, .answer("inner", 10, 10, 40, 40))
                        .with(\.features, [.recognizer]),
                    .a(.button, "badged", 20, 200, 100, 60, .answer("badge", 60, 10, 30, 30))
                ),
                script: [
                    .ask(view: "root", Point(60, 50)), .ask(view: "root", Point(190, 50)),
                    .ask(view: "root", Point(60, 130)), .ask(view: "root", Point(160, 130)),
                    .ask(view: "root", Point(220, 130)), .ask(view: "root", Point(90, 220)),
                ]
            ),
            // No layout reaches a view outside a window: it stays due until it is requested.
            .window(
                .experiment,
                script: [
                    .change(view: "root", .remove),
                    .change(view: "Brown", .frame(Rectangle(43, 253, 290, 360))),
                    .ask(view: "root", Point(70, 290)),
                ]
            ),
            .window(
                .root(
                    .a(.scrollView, "list", 140, 200, 100, 60, .answer("row", 0, 0, 100, 30)),
                    .a(.imageView, "photo", 20, 300, 100, 60)
                ),
                script: [.ask(view: "root", Point(160, 210)), .ask(view: "root", Point(60, 320))]
            ),
            .window(
                .root(
                    .answer("box", 20, 20, 200, 100, .a(.label, "label", 20, 20, 100, 40))
                ),
                script: [.ask(view: "root", Point(60, 60)), .ask(view: "root", Point(200, 100))]
            )
        )
    }

    @Test("The same point, asked again, has the same answer")
    func repetition() async throws {
        try await grade(
            .systemHitTest,
            .hitViews,
            .window(
                .experiment,
                script: [
                    .ask(view: "root", Point(70, 290)), .ask(view: "root", Point(70, 290)),
                    .ask(view: "root", Point(20, 20)), .ask(view: "root", Point(20, 20)),
                    .ask(view: "Brown", Point(100, 200)), .ask(view: "Brown", Point(100, 200)),
                ]
            ),
            // The touches of all taps are in one event, as in an app.
            .window(
                .answer("alone", 0, 0, 375, 667).with(\.features, [.quickTaps]),
                taps: Point(20, 20),
                Point(20, 20),
                Point(20, 20),
                Point(20, 20),
                Point(20, 20),
                Point(20, 20)
            ),
            Scene.window(
                .experiment,
                script: [.ask(view: "root", Point(70, 290)), .ask(view: "root", Point(20, 20))]
            ).askedForLong
        )
    }

    @Test("Many siblings and a deep tree are searched")
    func manyViews() async throws {
        func siblings(_ count: Int) -> [SceneView] {
            (0..<count).map { index in
                let (row, column) = index.quotientAndRemainder(dividingBy: 20)
                return SceneView.answer(
                    "sibling \(index)",
                    Double(18 * column),
                    Double(18 * row),
                    16,
                    16
                )
            }
        }
        var chain = SceneView.answer("link 120", 1, 1, 100, 100)
        for depth in (0..<120).reversed() {
            chain = .answer("link \(depth)", 1, 1, 200, 200, chain)
        }
        try await grade(
            .systemHitTest,
            .hitViews,
            .window(
                SceneView.root().adding(siblings(260)),
                taps: Point(8, 8),
                Point(350, 224),
                Point(300, 600)
            ),
            .window(
                .root(chain),
                taps: Point(150, 150),
                Point(3.5, 3.5)
            ),
            .window(
                SceneView.root().adding(siblings(600)),
                taps: Point(8, 8)
            )
        )
    }

    // MARK: Random scenes

    @Test("Agrees with the reference on random hierarchies")
    func randomHierarchies() async throws {
        try await gradeRandomScenes(.systemHitTest)
    }
}
