import Catalogue
import Scenario
import Testing

extension Exercise {
    static let shelterView = graded("ShelterView")
}

@Suite("Exercise 4: a shelter over a button", .serialized, .grades(.shelterView))
struct ShelterViewGrading {
    @Test("A touch where the shelter covers the button goes to the button")
    func coveredButton() async throws {
        try await grade(
            .shelterView,
            .hitViews,
            .shelter(taps: Point(150, 330), Point(260, 350)),
            .shelter(
                siblings: [.a(.button, "button", 20, 300, 100, 80)],
                taps: Point(100, 340),
                Point(60, 370)
            ),
            .shelter(siblings: [.shelteredButton.with(\.alpha, 0.05)], taps: Point(150, 330)),
            .shelter(
                .shelterView.decorated,
                siblings: [.shelteredButton.decorated],
                taps: Point(150, 330),
                Point(101, 309),
                Point(60, 230)
            ),
            .shelter(
                siblings: [.shelteredButton.with(\.features, [.clear])],
                taps: Point(150, 330)
            ),
            .shelter(script: [.oneByOne([Point(60, 230), Point(150, 330)], isCancelled: false)]),
            .shelter(script: [.oneByOne([Point(150, 330), Point(60, 230)], isCancelled: false)]),
            .shelter(
                .shelterView.with(\.features, [.blue, .tapRecognizer, .panRecognizer]),
                siblings: [.shelteredButton.with(\.features, [.plain, .tapRecognizer])],
                taps: Point(150, 330),
                Point(60, 230)
            ),
            .shelter(
                .shelterView.decorated,
                siblings: [.a(.button, "button", 50, 220, 100, 100).decorated],
                taps: Point(53, 223),
                Point(147, 317)
            ),
            .shelter(
                script: [
                    .oneByOne(
                        [Point(150, 330), Point(170, 340), Point(200, 320)],
                        isCancelled: false
                    )
                ]
            ),
            .shelter(
                script: [
                    .oneByOne(
                        [
                            Point(60, 230), Point(150, 330), Point(170, 340), Point(200, 320),
                            Point(220, 330),
                        ],
                        isCancelled: false
                    )
                ]
            ),
            .shelter(
                siblings: [.shelteredButton.with(\.features, [.withoutActions])],
                taps: Point(150, 330)
            ),
            .shelter(siblings: [.a(.button, "button", 50, 220, 275, 247)], taps: Point(150, 330)),
            .faintSuperview,
            .shelter(.shelterView.with(\.alpha, 0.05), taps: Point(150, 330)),
            .shelter(.shelterView.with(\.features, [.clear]), taps: Point(150, 330)),
            .shelter(
                siblings: [.shelteredButton.with(\.features, [.selected, .highlighted])],
                taps: Point(150, 330)
            ),
            .shelter(
                siblings: [.shelteredButton.with(\.features, [.plain, .titled])],
                taps: Point(150, 330)
            ),
            .shelter(
                siblings: [.shelteredButton.with(\.features, [.plain, .systemType])],
                taps: Point(150, 330)
            ),
            .shelter(
                .shelterView.with(\.features, [.clear, .notOpaque]),
                siblings: [.shelteredButton.with(\.features, [.clear, .notOpaque])],
                taps: Point(150, 330),
                Point(60, 230)
            ),
            .shelter(
                siblings: [.shelteredButton.with(\.features, [.plain, .closeType])],
                taps: Point(150, 330)
            )
        )
    }

    @Test("The rest of the shelter keeps its touches")
    func restOfShelter() async throws {
        try await grade(
            .shelterView,
            .hitViews,
            .shelter(taps: Point(60, 230), Point(80, 330), Point(300, 450), Point(150, 300)),
            .shelter(.shelterView.with(\.alpha, 0.05), taps: Point(60, 230)),
            .shelter(.shelterView.with(\.features, [.clear]), taps: Point(60, 230))
        )
    }

    @Test("A subview of the shelter, away from the button, keeps its touches")
    func subviewOfShelter() async throws {
        let close = SceneView.a(.view, "close", 200, 5, 60, 40)
        let badge = SceneView.a(.view, "badge", 235, 20, 30, 30)
        let hint = SceneView.a(.view, "hint", 10, 180, 60, 40).with(\.isHidden, true)
        try await grade(
            .shelterView,
            .hitViews,
            .shelter(
                SceneView.shelterView.adding([close, badge, hint]),
                taps: Point(260, 240),
                Point(300, 255),
                Point(80, 420),
                Point(150, 330),
                Point(60, 230)
            ),
            .shelter(
                SceneView.shelterView.adding([
                    close.adding([.a(.view, "cross", 20, 10, 20, 20)]),
                    .a(.button, "disabled", 10, 10, 60, 40).with(\.isEnabled, false),
                    .a(.view, "particular", 10, 180, 60, 40).with(\.pointInside, .withEvent),
                    .a(.view, "turned", 200, 180, 60, 60).with(\.turn, 45),
                    .a(.label, "link", 90, 200, 60, 40).with(\.isUserInteractionEnabled, true),
                ]),
                taps: Point(280, 245),
                Point(80, 250),
                Point(80, 420),
                Point(254, 404),
                Point(160, 440)
            )
        )
    }

    @Test("Points with fractions count as they are")
    func fractions() async throws {
        try await grade(
            .shelterView,
            .hitViews,
            .shelter(
                taps: Point(100.25, 308.75),
                Point(99.75, 308.75),
                Point(274.75, 358.25),
                Point(274.75, 358.75)
            ),
            .shelter(
                siblings: [.a(.button, "button", 100, 300, 79.5, 58.5)],
                taps: Point(179.25, 320),
                Point(179.75, 320),
                Point(120, 358.25),
                Point(120, 358.75)
            ),
            .shelter(
                .answer("shelter", 50, 220, 274.5, 247, .a(.view, "close", 200.5, 5.5, 40, 40)),
                taps: Point(324.75, 240),
                Point(250.75, 240)
            ),
            .shelter(
                taps: Point(100, 330),
                Point(275, 330),
                Point(150, 308.5),
                Point(150, 358.5)
            ),
            .fineFractions
        )
    }

    @Test("Elsewhere everything is as if there were no shelter")
    func outsideShelter() async throws {
        try await grade(
            .shelterView,
            .hitViews,
            .shelter(
                siblings: [.a(.button, "button", 20, 300, 100, 80)],
                taps: Point(10, 10),
                Point(340, 330),
                Point(30, 340)
            ),
            // A touch on a view in front of the shelter does not reach the shelter.
            .shelter(
                siblings: [.shelteredButton],
                inFront: [.a(.view, "note", 60, 230, 40, 40)],
                taps: Point(250, 250),
                Point(70, 240)
            )
        )
    }

    @Test("Asked outside itself, the shelter answers nil, even where the button is")
    func askedOutside() async throws {
        var scene = Scene.shelter(siblings: [.a(.button, "button", 20, 300, 100, 80)])
        scene.script = [
            .ask(view: "shelter", Point(-20, 120)), .ask(view: "shelter", Point(300, 10)),
        ]
        var edges = Scene.shelter(siblings: [.a(.button, "button", 280, 400, 90, 100)])
        edges.script = [
            .ask(view: "shelter", Point(275, 200)), .ask(view: "shelter", Point(250, 247)),
        ]
        // The button lies in a corner of the shelter's frame, which the turned shelter does not cover.
        var besideTurned = Scene.shelter(
            .shelterView.with(\.turn, 45),
            siblings: [.a(.button, "button", 10, 170, 60, 50)]
        )
        besideTurned.script = [.ask(view: "shelter", Point(-96, 126))]
        try await grade(.shelterView, .hitViews, scene, edges, besideTurned)
    }

    @Test(
        "A shelter that is hidden, transparent or has interaction off answers nil, even over the button"
    )
    func askedWithoutTouches() async throws {
        var scene = Scene.shelter()
        scene.script = [
            .change(view: "shelter", .isHidden(true)), .ask(view: "shelter", Point(100, 110)),
            .change(view: "shelter", .isHidden(false)),
            .change(view: "shelter", .alpha(0.005)), .ask(view: "shelter", Point(100, 110)),
            .change(view: "shelter", .alpha(1)),
            .change(view: "shelter", .isUserInteractionEnabled(false)),
            .ask(view: "shelter", Point(100, 110)),
            .change(view: "shelter", .isUserInteractionEnabled(true)),
            // The alpha reads back as 0.00999999977.
            .change(view: "shelter", .alpha(0.01)), .ask(view: "shelter", Point(100, 110)),
        ]
        try await grade(.shelterView, .hitViews, scene)
    }

    @Test("The button's action runs once for each tap")
    func action() async throws {
        try await grade(
            .shelterView,
            .actions,
            .shelter(taps: Point(150, 330), Point(60, 230), Point(200, 340)),
            .shelter(siblings: [.shelteredButton.with(\.isHidden, true)], taps: Point(150, 330)),
            .shelter(
                siblings: [.shelteredButton.with(\.isUserInteractionEnabled, false)],
                taps: Point(150, 330)
            ),
            .shelter(script: [.oneByOne([Point(60, 230), Point(150, 330)], isCancelled: false)]),
            // The finger comes down beside the button, and slides onto it.
            .shelter(script: [.drag([Point(60, 230), Point(100, 320), Point(150, 330)])]),
            .shelter(
                siblings: [.shelteredButton.with(\.features, [.actionOnTouchDown])],
                taps: Point(150, 330)
            ),
            // The shelter's own subview keeps its touch from a button that is no sibling.
            .shelter(
                SceneView.shelterView.adding([.a(.view, "close", 200, 5, 60, 40)]),
                siblings: [
                    .a(.view, "plain", 20, 20, 335, 300, .a(.button, "nested", 200, 180, 120, 100)),
                    .shelteredButton,
                ],
                taps: Point(260, 240),
                Point(150, 330)
            )
        )
    }

    @Test("Without a button below, the shelter is a view like any other")
    func noButton() async throws {
        try await grade(
            .shelterView,
            .hitViews,
            .shelter(siblings: [], taps: Point(150, 330), Point(10, 10)),
            .shelter(
                siblings: [.a(.label, "label", 100, 300, 100, 60)],
                taps: Point(150, 330),
                Point(60, 230)
            ),
            .shelter(
                siblings: [
                    .a(.imageView, "photo", 100, 300, 60, 60)
                        .with(\.isUserInteractionEnabled, true),
                    .a(.scrollView, "list", 180, 300, 100, 60),
                ],
                taps: Point(130, 330),
                Point(230, 330)
            )
        )
    }

    @Test("A control below that is no button gets nothing")
    func otherControl() async throws {
        try await grade(
            .shelterView,
            .hitViews,
            .shelter(siblings: [.a(.control, "switch", 100, 300, 100, 60)], taps: Point(150, 330)),
            .shelter(
                siblings: [.a(.control, "switch", 100, 300, 100, 60).with(\.features, [.selected])],
                taps: Point(150, 330)
            )
        )
    }

    @Test("A button that is hidden, transparent or has interaction off gets nothing")
    func buttonWithoutTouches() async throws {
        try await grade(
            .shelterView,
            .hitViews,
            .shelter(siblings: [.shelteredButton.with(\.isHidden, true)], taps: Point(150, 330)),
            .shelter(siblings: [.shelteredButton.with(\.alpha, 0)], taps: Point(150, 330)),
            .shelter(siblings: [.shelteredButton.with(\.alpha, 0.009)], taps: Point(150, 330)),
            .shelter(
                siblings: [.shelteredButton.with(\.isUserInteractionEnabled, false)],
                taps: Point(150, 330)
            )
        )
    }

    @Test("A disabled button still gets the touch")
    func disabledButton() async throws {
        try await grade(
            .shelterView,
            .hitViews,
            .shelter(siblings: [.shelteredButton.with(\.isEnabled, false)], taps: Point(150, 330))
        )
    }

    @Test("A disabled button swallows the touch: no action runs")
    func actionOfDisabledButton() async throws {
        try await grade(
            .shelterView,
            .actions,
            .shelter(siblings: [.shelteredButton.with(\.isEnabled, false)], taps: Point(150, 330))
        )
    }

    @Test("The button may be turned or scaled")
    func transformedButton() async throws {
        try await grade(
            .shelterView,
            .hitViews,
            .shelter(
                siblings: [.shelteredButton.with(\.turn, 90)],
                taps: Point(187, 260),
                Point(120, 330),
                Point(187, 330)
            ),
            .shelter(
                siblings: [.shelteredButton.with(\.scale, Point(0.5, 2))],
                taps: Point(187, 295),
                Point(120, 333),
                Point(187, 333)
            ),
            .shelter(
                siblings: [.shelteredButton.with(\.turn, 45)],
                taps: Point(237, 383),
                Point(257, 263),
                Point(117, 403)
            ),
            .shelter(
                siblings: [
                    .shelteredButton.with(\.frame.y, 108.5).with(\.shift, Point(0, 200))
                        .with(\.features, [.plain])
                ],
                taps: Point(150, 330),
                Point(80, 330)
            ),
            .shelter(
                siblings: [.shelteredButton.with(\.scale, Point(-1, 1))],
                taps: Point(150, 330),
                Point(80, 330)
            )
        )
    }

    @Test("The shelter may be turned, scaled or scrolled")
    func transformedShelter() async throws {
        try await grade(
            .shelterView,
            .hitViews,
            .shelter(.shelterView.with(\.turn, 45), taps: Point(187, 333), Point(60, 225)),
            .shelter(
                .shelterView.with(\.scale, Point(0.5, 0.5)),
                taps: Point(187, 333),
                Point(60, 230)
            ),
            .shelter(
                .shelterView.with(\.boundsOrigin, Point(25, -60)),
                taps: Point(150, 330),
                Point(60, 230)
            ),
            .shelter(
                .shelterView.with(\.frame.y, 20).with(\.shift, Point(0, 200)),
                taps: Point(150, 330),
                Point(60, 230)
            ),
            .shelter(
                .shelterView.with(\.boundsOrigin, Point(25, -60)).with(\.turn, 90),
                taps: Point(110, 330),
                Point(265, 330),
                Point(80, 230)
            ),
            .shelter(
                .shelterView.with(\.scale, Point(-1, 1)),
                siblings: [.a(.button, "button", 20, 300, 100, 80)],
                taps: Point(100, 340),
                Point(270, 340),
                Point(30, 340)
            )
        )
    }

    @Test("The button may lie anywhere among the siblings below")
    func placeAmongSiblings() async throws {
        let plain = SceneView.a(.view, "plain", 20, 20, 100, 100)
        let label = SceneView.a(.label, "label", 200, 20, 100, 40)
        let dots = (1...12).map { SceneView.a(.view, "dot \($0)", Double(25 * $0), 20, 20, 20) }
        try await grade(
            .shelterView,
            .hitViews,
            .shelter(
                siblings: [plain, label, .shelteredButton],
                taps: Point(150, 330),
                Point(60, 230),
                Point(50, 50)
            ),
            .shelter(
                siblings: [plain, .shelteredButton, label],
                taps: Point(150, 330),
                Point(60, 230),
                Point(50, 50)
            ),
            .shelter(
                siblings: [.answer("other shelter", 50, 500, 200, 60), .shelteredButton],
                taps: Point(150, 330),
                Point(60, 230),
                Point(60, 520)
            ),
            .window(
                .a(
                    .view,
                    "panel",
                    100,
                    200,
                    100,
                    100,
                    .a(.button, "button", -40, 20, 100, 40),
                    .answer("shelter", -60, 0, 200, 90)
                ).with(\.clipsToBounds, true).with(\.pointInside, .margin(80)),
                taps: Point(80, 240),
                Point(150, 240),
                Point(180, 240),
                Point(50, 285)
            ),
            .shelter(
                siblings: [.shelteredButton, .answer("other shelter", 60, 280, 200, 150)],
                taps: Point(150, 330),
                Point(80, 400),
                Point(60, 230)
            ),
            .window(.shelteredButton, .shelterView, taps: Point(150, 330), Point(60, 230)),
            .shelter(siblings: [.shelteredButton] + dots, taps: Point(150, 330), Point(60, 230)),
            .shelter(
                siblings: [.shelteredButton]
                    + (1...40).map { .a(.view, "tile \($0)", Double(8 * $0), 20, 8, 8) },
                taps: Point(150, 330),
                Point(60, 230)
            ),
            .window(
                .a(.scrollView, "list", 0, 0, 375, 667, .shelteredButton, .shelterView)
                    .with(\.boundsOrigin, Point(0, 40)),
                taps: Point(150, 290),
                Point(60, 190)
            )
        )
    }

    @Test("A plain view below gets nothing, nor does a button inside it: only siblings count")
    func plainViews() async throws {
        let plain = SceneView.a(.view, "plain", 60, 230, 240, 220)
        let nested = plain.adding([.a(.button, "nested", 20, 20, 100, 50)])
        try await grade(
            .shelterView,
            .hitViews,
            .shelter(siblings: [plain, .shelteredButton], taps: Point(70, 240), Point(150, 330)),
            .shelter(siblings: [nested], taps: Point(120, 270), Point(70, 440), Point(30, 600)),
            .window(
                .a(
                    .view,
                    "root",
                    0,
                    0,
                    375,
                    667,
                    .shelteredButton,
                    .a(.view, "panel", 40, 200, 300, 300, .answer("shelter", 10, 20, 275, 247))
                ),
                taps: Point(150, 330),
                Point(60, 230)
            )
        )
    }

    @Test("Of several buttons the frontmost that can take the touch gets it")
    func severalButtons() async throws {
        let back = SceneView.a(.button, "back", 90, 290, 120, 60).with(\.features, [.plain])
        let front = SceneView.a(.button, "front", 150, 300, 140, 80).with(\.features, [.plain])
        try await grade(
            .shelterView,
            .hitViews,
            .shelter(
                siblings: [back, front],
                taps: Point(180, 320),
                Point(100, 300),
                Point(260, 350),
                Point(60, 230)
            ),
            .shelter(siblings: [back, front.with(\.isHidden, true)], taps: Point(180, 320)),
            .shelter(
                siblings: [back, front.with(\.isUserInteractionEnabled, false)],
                taps: Point(180, 320)
            ),
            .shelter(
                siblings: [back, front.with(\.pointInside, .never)],
                taps: Point(180, 320)
            ),
            .shelter(siblings: [back, front.with(\.zPosition, -10)], taps: Point(180, 320)),
            .shelter(
                .shelterView.with(\.zPosition, 10),
                siblings: [back.with(\.zPosition, 20), front.with(\.zPosition, 5)],
                taps: Point(180, 320),
                Point(100, 300)
            ),
            .shelter(
                siblings: [back.with(\.features, [.selected]), front],
                script: [
                    .tap(Point(180, 320)),
                    .oneByOne([Point(100, 300), Point(180, 320)], isCancelled: false),
                ]
            )
        )
    }

    @Test("The button has its own say where it reacts")
    func buttonsOwnSay() async throws {
        let round = SceneView.a(.button, "round", 100, 300, 100, 100).with(\.pointInside, .circle)
        let large = SceneView.shelteredButton.with(\.pointInside, .margin(20))
        try await grade(
            .shelterView,
            .hitViews,
            .shelter(siblings: [round], taps: Point(150, 350), Point(103, 303), Point(196, 396)),
            .shelter(siblings: [large], taps: Point(90, 300), Point(60, 230)),
            .shelter(siblings: [large.with(\.clipsToBounds, true)], taps: Point(90, 300)),
            .shelter(
                siblings: [
                    .a(.button, "dot", 150, 330, 0, 0).with(\.pointInside, .margin(20)),
                    .a(.button, "beside", 10, 260, 30, 40).with(\.pointInside, .margin(40)),
                ],
                taps: Point(160, 335),
                Point(65, 280),
                Point(200, 240)
            ),
            .shelter(
                siblings: [round.with(\.isEnabled, false)],
                taps: Point(103, 303),
                Point(150, 350)
            ),
            .shelter(siblings: [round.with(\.features, [.selected])], taps: Point(103, 303)),
            .shelter(
                siblings: [round.with(\.turn, 30)],
                taps: Point(133.5, 288.5),
                Point(150, 350)
            ),
            .shelter(
                siblings: [
                    .shelteredButton.with(\.isEnabled, false)
                        .with(\.isUserInteractionEnabled, false)
                ],
                taps: Point(150, 330)
            ),
            .shelter(
                siblings: [
                    .shelteredButton.with(\.isEnabled, false).with(\.pointInside, .withEvent)
                ],
                taps: Point(150, 330)
            )
        )
    }

    @Test("A shelter that is hidden, transparent or has interaction off shelters nothing")
    func shelterWithoutTouches() async throws {
        try await grade(
            .shelterView,
            .hitViews,
            .shelter(
                .shelterView.with(\.isHidden, true),
                taps: Point(60, 230),
                Point(150, 330)
            ),
            .shelter(.shelterView.with(\.alpha, 0), taps: Point(60, 230), Point(150, 330)),
            .shelter(
                .shelterView.with(\.isUserInteractionEnabled, false),
                taps: Point(60, 230),
                Point(150, 330)
            )
        )
    }

    @Test("Changes between touches are seen")
    func changes() async throws {
        var scene = Scene.shelter(taps: Point(150, 330))
        scene.script += [
            .change(view: "button", .isHidden(true)), .tap(Point(150, 330)),
            .change(view: "button", .isHidden(false)),
            .change(view: "button", .frame(Rectangle(60, 225, 40, 40))), .tap(Point(150, 330)),
            .tap(Point(80, 245)), .change(view: "button", .remove), .tap(Point(80, 245)),
        ]
        var restacked = Scene.shelter(
            siblings: [.shelteredButton, .a(.button, "other", 150, 300, 120, 60)],
            taps: Point(180, 330)
        )
        restacked.script += [
            .change(view: "button", .bringToFront), .change(view: "shelter", .bringToFront),
            .tap(Point(180, 330)),
        ]
        var joined = Scene.shelter(
            siblings: [
                .a(.view, "panel", 0, 0, 375, 200, .a(.button, "late", 200, 400, 80, 50)),
                .shelteredButton,
            ],
            taps: Point(150, 330)
        )
        joined.script += [
            .change(view: "late", .move(into: "root")), .change(view: "shelter", .bringToFront),
            .tap(Point(240, 420)), .tap(Point(150, 330)),
        ]
        let moved = Scene.shelter(
            siblings: [
                .a(.view, "panel", 10, 10, 350, 600, .a(.button, "other", 100, 400, 80, 50)),
                .shelteredButton,
            ],
            script: [
                .tap(Point(150, 330)), .change(view: "shelter", .move(into: "panel")),
                .tap(Point(130, 430)), .tap(Point(80, 240)),
            ]
        )
        // The touches of all taps are in one event, as in an app.
        let sameEvent = Scene.shelter(
            siblings: [.shelteredButton.with(\.features, [.plain, .quickTaps])],
            script: [
                .tap(Point(150, 330)), .change(view: "button", .isHidden(true)),
                .tap(Point(150, 330)),
            ]
        )
        // Asked directly, the shelter answers for itself, even if its superview would not ask it.
        let asked = ScriptStep.ask(view: "shelter", Point(10, 10))
        let unreachable = Scene.shelter(
            siblings: [.shelteredButton],
            script: [
                .change(view: "root", .isHidden(true)), asked,
                .change(view: "root", .isHidden(false)),
                .change(view: "root", .isUserInteractionEnabled(false)), asked,
            ]
        )
        try await grade(
            .shelterView,
            .hitViews,
            scene,
            restacked,
            joined,
            moved,
            sameEvent,
            unreachable
        )
    }

    @Test("Without a superview and without an event nothing crashes")
    func detachedShelter() async throws {
        var scene = Scene.shelter(taps: Point(150, 330))
        scene.script += [
            .ask(view: "shelter", Point(100, 110)), .change(view: "shelter", .remove),
            .ask(view: "shelter", Point(100, 110)), .ask(view: "shelter", Point(-5, -5)),
        ]
        try await grade(.shelterView, .never(.crash), scene)
    }

    @Test("A call without an event works")
    func withoutEvent() async throws {
        var scene = Scene.shelter()
        scene.script = [
            .ask(view: "root", Point(150, 330)), .ask(view: "root", Point(60, 230)),
            .ask(view: "root", Point(10, 10)),
        ]
        var detached = scene
        detached.script.insert(.change(view: "root", .remove), at: 0)
        try await grade(.shelterView, .hitViews, scene, detached)
    }

    @Test("The button is asked with the event that came")
    func eventHandedOn() async throws {
        let button = SceneView.shelteredButton.with(\.pointInside, .withEvent)
        try await grade(
            .shelterView,
            .hitViews,
            .shelter(siblings: [button], taps: Point(150, 330), Point(60, 230))
        )
    }

    @Test("Asked twice at the same point, the answer is the same")
    func askedTwice() async throws {
        var scene = Scene.shelter()
        scene.script = [
            .ask(view: "root", Point(150, 330)), .ask(view: "root", Point(150, 330)),
            .ask(view: "root", Point(150, 330)), .ask(view: "shelter", Point(10, 10)),
            .ask(view: "shelter", Point(10, 10)), .ask(view: "shelter", Point(-20, 10)),
            .ask(view: "shelter", Point(-20, 10)),
        ]
        let used = Scene.shelter(taps: Point(150, 330), Point(60, 230)).askedForLong
        try await grade(.shelterView, .hitViews, scene, used)
    }

    @Test("Hit testing changes nothing in the scene, not even for a moment")
    func purity() async throws {
        var scene = Scene.shelter(taps: Point(150, 330))
        scene.script = [
            .ask(view: "root", Point(150, 330)), .ask(view: "root", Point(60, 230)),
            .ask(view: "root", Point(10, 10)),
        ]
        var furnished = Scene.shelter(
            SceneView.shelterView.adding([.a(.view, "close", 200, 5, 60, 40)])
                .with(\.features, [.recognizer])
        )
        furnished.script = scene.script
        var watched = Scene.shelter(
            siblings: [.shelteredButton.with(\.features, [.plain, .recognizer])]
        )
        watched.script = scene.script
        // No layout reaches a view outside a window: it stays due until it is requested.
        var layoutIsDue = scene
        layoutIsDue.script.insert(
            contentsOf: [
                .change(view: "root", .remove),
                .change(view: "button", .frame(Rectangle(100, 300, 170, 60))),
            ],
            at: 0
        )
        try await grade(.shelterView, .never(.writing), scene, furnished, watched, layoutIsDue)
    }

    @Test("Agrees with the reference over random buttons")
    func randomButtons() async throws {
        try await gradeRandomScenes(.shelterView)
    }
}

extension Scene {
    static func shelter(
        _ shelter: SceneView = .shelterView,
        siblings: [SceneView] = [.shelteredButton],
        inFront: [SceneView] = [],
        taps: Point...
    ) -> Scene {
        .shelter(shelter, siblings: siblings, inFront: inFront, script: taps.map { .tap($0) })
    }

    static func shelter(
        _ shelter: SceneView = .shelterView,
        siblings: [SceneView] = [.shelteredButton],
        inFront: [SceneView] = [],
        script: [ScriptStep]
    ) -> Scene {
        var root = SceneView("root", .view, Rectangle(0, 0, 375, 667))
            .adding(siblings + [shelter] + inFront)
        root.controller = SceneController("controller")
        return .window(root, script: script)
    }
}

extension Scene {
    /// A shelter and a button that are faint, in a superview that is faint as well.
    fileprivate static var faintSuperview: Scene {
        var scene = Scene.shelter(
            .shelterView.with(\.alpha, 0.05),
            siblings: [.shelteredButton.with(\.alpha, 0.05)],
            taps: Point(150, 330),
            Point(60, 230)
        )
        scene.root.subviews[0].alpha = 0.05
        return scene
    }
}

extension Scene {
    /// A button whose edges the touches miss or hit by fractions of a thousandth.
    ///
    /// All numbers are exact in binary, so that every conversion agrees.
    fileprivate static var fineFractions: Scene {
        .shelter(
            siblings: [.a(.button, "button", 100.125, 300, 80, 58.5)],
            taps: Point(100, 320),
            Point(100.125 - 1 / 4_096, 320),
            Point(180.125 - 1 / 4_096, 320),
            Point(180.125 - 1 / 1_048_576, 320)
        )
    }
}

extension SceneView {
    /// The shelter of the demo project.
    static var shelterView: SceneView { .answer("shelter", 50, 220, 275, 247) }

    /// The button of the demo project.
    static var shelteredButton: SceneView {
        .a(.button, "button", 100, 308.5, 175, 50).with(\.features, [.plain])
    }
}
