import Catalogue
import Scenario
import Testing

extension Exercise {
    static let roundButton = graded("RoundButton")
}

@Suite("Exercise 5: a round button", .serialized, .grades(.roundButton))
struct RoundButtonGrading {
    @Test("A touch in the circle goes to the button")
    func circle() async throws {
        try await grade(
            .roundButton,
            .hitViews,
            .round(taps: Point(160, 160), Point(160, 103), Point(118.5, 201), Point(216, 160)),
            .round(
                .roundButton.decorated,
                taps: Point(160, 160),
                Point(160, 103),
                Point(160, 100.6)
            ),
            .round(
                SceneView.roundButton.with(\.features, [.slightlyRound]),
                taps: Point(160, 160),
                Point(160, 120)
            ),
            .round(taps: Point(160, 160)).withRoot(\.alpha, 0.5),
            // The product of both alphas is 0.0075, but a view's own alpha decides.
            .round(SceneView.roundButton.with(\.alpha, 0.015), taps: Point(160, 160))
                .withRoot(\.alpha, 0.5)
        )
    }

    @Test("A touch in a corner falls through to what lies beneath")
    func corners() async throws {
        try await grade(
            .roundButton,
            .hitViews,
            .round(taps: Point(103, 103), Point(217, 217), Point(116, 204), Point(214, 106)),
            .round(
                beneath: [.a(.view, "beneath", 80, 80, 200, 200)],
                taps: Point(103, 103),
                Point(160, 160)
            ),
            .round(
                beneath: [.answer("other", 40, 40, 120, 120)],
                taps: Point(106, 106),
                Point(130, 130)
            ),
            // The last point lies 60.7 from the middle.
            .round(
                .roundButton.decorated,
                taps: Point(103, 103),
                Point(214, 106),
                Point(117.1, 117.1)
            ),
            // The last point lies in the square, of which the layer cuts off only the corners.
            .round(
                SceneView.roundButton.with(\.features, [.slightlyRound]),
                taps: Point(103, 103),
                Point(110, 110)
            ),
            .round(taps: Point(103, 103)).withRoot(\.alpha, 0.5),
            .deepButton,
            .round(
                SceneView.roundButton.with(\.features, [.withoutActions]),
                taps: Point(103, 103),
                Point(160, 160)
            ),
            .round(
                SceneView.roundButton.with(\.features, [.selected]).with(\.isEnabled, false),
                taps: Point(103, 103)
            ),
            .round(
                SceneView.roundButton.with(\.features, [.clear]),
                taps: Point(103, 103),
                Point(160, 160)
            ),
            .window(.roundButton, taps: Point(103, 103), Point(160, 160)),
            .round(
                SceneView.roundButton.with(\.features, [.selected]).with(\.alpha, 0.5),
                taps: Point(103, 103)
            ),
            .window(
                SceneView.a(.scrollView, "list", 0, 0, 375, 667, .roundButton)
                    .with(\.boundsOrigin, Point(0, 20)),
                taps: Point(103, 83),
                Point(160, 140)
            ),
            .round(
                SceneView.roundButton.with(\.zPosition, 5),
                taps: Point(103, 103),
                Point(160, 160)
            ),
            .round(
                SceneView.roundButton.with(\.features, [.titled]),
                taps: Point(103, 103),
                Point(160, 160)
            ),
            .round(
                SceneView.roundButton.with(\.features, [.clear, .notOpaque]),
                taps: Point(103, 103),
                Point(160, 160)
            )
        )
    }

    @Test("A touch outside the button is none of its business")
    func outside() async throws {
        try await grade(
            .roundButton,
            .hitViews,
            .round(taps: Point(10, 10), Point(95, 160), Point(300, 160))
        )
    }

    @Test("A tap in the circle runs the action once, one in a corner does not")
    func action() async throws {
        var whileOthersRest = Scene.round()
        whileOthersRest.script = [
            .oneByOne([Point(40, 40), Point(160, 160)], isCancelled: false),
            .oneByOne([Point(40, 40), Point(60, 300), Point(150, 150)], isCancelled: false),
            .oneByOne([Point(40, 40), Point(103, 103)], isCancelled: false),
        ]
        var dragged = Scene.round()
        dragged.script = [.drag([Point(160, 160), Point(163, 163)])]
        var throughACorner = Scene.round()
        throughACorner.script = [.drag([Point(160, 160), Point(103, 103), Point(160, 160)])]
        var besideAnother = Scene.round(beneath: [.a(.button, "other", 20, 400, 100, 60)])
        besideAnother.script = [.oneByOne([Point(160, 160), Point(60, 430)], isCancelled: false)]
        // Beyond the tolerance around a control, a touch is outside by any measure.
        var eachEvent = Scene.round(
            SceneView.roundButton.with(\.features, [.actionForEachEvent])
        )
        eachEvent.script = [
            .oneByOne([Point(160, 160)], isCancelled: true), .tap(Point(160, 160)),
            .drag([Point(160, 160), Point(160, 500)]),
            .drag([Point(160, 160), Point(160, 500), Point(160, 160)]),
        ]
        var outside = Scene.round(
            SceneView.roundButton.with(\.features, [.actionOnTouchUpOutside])
        )
        outside.script = [
            .drag([Point(160, 160), Point(160, 500)]), .tap(Point(160, 160)),
            .oneByOne([Point(160, 160)], isCancelled: true),
        ]
        try await grade(
            .roundButton,
            .actions,
            .round(taps: Point(160, 160), Point(103, 103), Point(150, 150), Point(217, 217)),
            whileOthersRest,
            dragged,
            besideAnother,
            // A button keeps a tap from the recognizers of its superview.
            .round(taps: Point(160, 160), Point(103, 103)).withRoot(\.features, [.tapRecognizer]),
            .round(
                SceneView.roundButton.with(\.features, [.quickTaps]),
                taps: Point(160, 160),
                Point(150, 150)
            ),
            .round(
                SceneView.roundButton.with(\.features, [.actionOnTouchDown]),
                taps: Point(160, 160),
                Point(103, 103)
            ),
            .round(
                SceneView.roundButton.with(\.features, [.quickTaps]),
                taps: Point(160, 160),
                Point(150, 150),
                Point(160, 160)
            ),
            throughACorner,
            .round(
                SceneView.roundButton.with(\.features, [.primaryAction]),
                taps: Point(160, 160),
                Point(103, 103)
            ),
            eachEvent,
            outside
        )
    }

    @Test("A touch in the circle goes to the button alone: nobody else gets it")
    func touchesOfTheButton() async throws {
        // However far the finger strays, the touch keeps its view.
        var movedAndCancelled = Scene.round()
        movedAndCancelled.script = [
            .drag([Point(160, 160), Point(165, 165)]), .drag([Point(160, 160), Point(160, 420)]),
            .oneByOne([Point(160, 160)], isCancelled: true),
        ]
        var severalFingers = Scene.round(SceneView.roundButton.with(\.features, [.multipleTouch]))
        severalFingers.script = [
            .oneByOne([Point(160, 160), Point(150, 170)], isCancelled: false)
        ]
        var disabledAndMoved = Scene.round(SceneView.roundButton.with(\.isEnabled, false))
        disabledAndMoved.script = movedAndCancelled.script
        try await grade(
            .roundButton,
            .touches,
            .round(taps: Point(160, 160), Point(103, 103), Point(150, 170)),
            movedAndCancelled,
            severalFingers,
            .round(SceneView.roundButton.with(\.isEnabled, false), taps: Point(160, 160)),
            disabledAndMoved,
            // A recognizer of the button's own takes each tap, the second one too.
            .round(
                SceneView.roundButton.with(\.features, [.tapRecognizer]),
                taps: Point(160, 160),
                Point(160, 160)
            ),
            besideTheButton
        )
    }

    /// Two fingers beside the button: its superview takes one touch only, as any view does.
    private var besideTheButton: Scene {
        var scene = Scene.round()
        scene.script = [.oneByOne([Point(40, 40), Point(60, 300)], isCancelled: false)]
        return scene
    }

    @Test("A pressed button is highlighted, and after the touch it is as it was before")
    func states() async throws {
        var scene = Scene.round()
        // A finger that has left the circle is far outside the button, by any measure.
        scene.script = [
            .tap(Point(160, 160)), .oneByOne([Point(160, 160)], isCancelled: true),
            .drag([Point(160, 160), Point(165, 165)]), .drag([Point(160, 160), Point(160, 500)]),
            .drag([Point(160, 160), Point(160, 500), Point(160, 160)]), .tap(Point(160, 160)),
        ]
        try await grade(
            .roundButton,
            .controlStates,
            scene,
            .round(SceneView.roundButton.with(\.features, [.selected]), taps: Point(160, 160)),
            // A press effect may restore an alpha of 1, whatever the alpha was.
            .round(SceneView.roundButton.with(\.features, [.tapRecognizer]), taps: Point(160, 160))
                .withRoot(\.features, [.recognizer]),
            .round(SceneView.roundButton.with(\.isEnabled, false), taps: Point(160, 160)),
            amongOthers,
            amongOthers.withRoot(\.alpha, 0.5)
        )
    }

    /// A button with views inside and beside it, which a touch must not change.
    private var amongOthers: Scene {
        let badge = SceneView.a(.view, "badge", 70, 20, 30, 15).with(\.turn, 45)
        let mark = SceneView.a(.view, "mark", 75, 25, 20, 20)
        var scene = Scene.round(
            SceneView.roundButton.adding([badge, mark]),
            beneath: [.a(.view, "card", 60, 180, 200, 200), .a(.button, "other", 20, 400, 100, 60)]
        )
        scene.script = [
            .tap(Point(140, 180)), .oneByOne([Point(140, 180)], isCancelled: true),
            .drag([Point(140, 180), Point(160, 500)]), .tap(Point(140, 180)),
        ]
        return scene
    }

    @Test("A touch that the system cancels runs no action")
    func cancelledTouch() async throws {
        var scene = Scene.round()
        // The last tap, 50 from the middle, misses a button that stayed small after its press.
        scene.script = [
            .oneByOne([Point(160, 160)], isCancelled: true), .tap(Point(160, 160)),
            .oneByOne([Point(160, 160)], isCancelled: true), .tap(Point(160, 110)),
        ]
        try await grade(.roundButton, .actions, scene)
    }

    @Test(
        "While one finger holds the button or another view, the next one counts in the circle only"
    )
    func secondFinger() async throws {
        var scene = Scene.round()
        scene.script = [
            .oneByOne([Point(160, 160), Point(103, 103)], isCancelled: false),
            .oneByOne([Point(160, 160), Point(150, 170)], isCancelled: false),
            // 76 from the middle: a pressed button may grow, but hardly by a quarter.
            .oneByOne([Point(160, 160), Point(106.26, 106.26)], isCancelled: false),
            .oneByOne([Point(40, 40), Point(160, 160)], isCancelled: false),
            .oneByOne([Point(40, 40), Point(217, 217)], isCancelled: false),
            .oneByOne([Point(160, 160), Point(40, 40), Point(103, 103)], isCancelled: false),
            .oneByOne([Point(40, 40), Point(60, 300), Point(160, 160)], isCancelled: false),
            .oneByOne([Point(160, 160), Point(150, 170), Point(170, 150)], isCancelled: false),
        ]
        let resting = [Point(40, 40), Point(60, 300), Point(300, 300)]
        var fourthFinger = Scene.round()
        fourthFinger.script = [Point(103, 103), Point(160, 160)].map {
            .oneByOne(resting + [$0], isCancelled: false)
        }
        try await grade(.roundButton, .hitViews, scene, fourthFinger)
    }

    @Test("A selected or highlighted button reacts in its circle only")
    func selected() async throws {
        // An answer may scale a highlighted button, so these points are in its own coordinates: 57
        // and 63 from the middle.
        var highlighted = Scene.round(SceneView.roundButton.with(\.features, [.highlighted]))
        highlighted.script = [
            .ask(view: "roundButton", Point(60, 60)), .ask(view: "roundButton", Point(60, 3)),
            .ask(view: "roundButton", Point(60, -3)),
            .ask(view: "roundButton", Point(104.5, 104.5)),
        ]
        var both = highlighted
        both.root.subviews[0].subviews[0].features = [.selected, .highlighted]
        try await grade(
            .roundButton,
            .hitViews,
            .round(
                SceneView.roundButton.with(\.features, [.selected]),
                taps: Point(160, 160),
                Point(103, 103)
            ),
            highlighted,
            both,
            .round(
                .answer("wide", 100, 100, 200, 80).with(\.features, [.selected]),
                taps: Point(120, 140)
            )
        )
    }

    @Test("In a button that is not square the radius is half the smaller side")
    func notSquare() async throws {
        try await grade(
            .roundButton,
            .hitViews,
            .round(
                .answer("roundButton", 80, 100, 200, 100),
                taps: Point(180, 150),
                Point(140, 150),
                Point(110, 150),
                Point(270, 150),
                Point(180, 104)
            ),
            .round(
                .answer("roundButton", 100, 80, 80, 200),
                taps: Point(140, 180),
                Point(140, 150),
                Point(140, 100),
                Point(140, 260),
                Point(104, 180)
            ),
            .round(
                .answer("roundButton", 60, 100, 250, 40),
                taps: Point(70, 120),
                Point(185, 120),
                Point(300, 110)
            ),
            .round(
                .answer("roundButton", 150, 60, 40, 250),
                taps: Point(170, 70),
                Point(170, 185),
                Point(160, 300)
            ),
            .round(
                .answer("roundButton", 20, 100, 330, 20),
                taps: Point(185, 110),
                Point(100, 110)
            )
        )
    }

    @Test("A small button has a small circle")
    func small() async throws {
        try await grade(
            .roundButton,
            .hitViews,
            .round(
                .answer("roundButton", 150, 150, 30, 30),
                taps: Point(165, 165),
                Point(165, 153),
                Point(165, 146),
                Point(153, 153)
            ),
            .round(
                .answer("roundButton", 150, 150, 20, 20),
                taps: Point(160, 160),
                Point(151, 151),
                Point(169, 151)
            ),
            .round(
                .answer("roundButton", 150, 150, 8, 8),
                taps: Point(154, 154),
                Point(150.7, 150.7)
            ),
            .round(.answer("roundButton", 150, 150, 0, 0), taps: Point(10, 10), Point(151, 151)),
            .round(.answer("roundButton", 150, 150, 0, 60), taps: Point(10, 10), Point(151, 160))
        )
    }

    @Test("A large button has a large circle")
    func large() async throws {
        // The last two lie 179.6 and 180.4 from the centre (185, 280), 5.625 degrees below the axis.
        try await grade(
            .roundButton,
            .hitViews,
            .round(
                .answer("roundButton", 5, 100, 360, 360),
                taps: Point(185, 280),
                Point(185, 104),
                Point(20, 115),
                Point(350, 445),
                Point(363.735, 297.604),
                Point(364.531, 297.682)
            ),
            .hugeButton,
            .hugeCorners
        )
    }

    @Test("More than a quarter of a point inside the rim is inside, and as far beyond it outside")
    func rim() async throws {
        // Points 59.74 and 60.26 from the centre (160, 160), along the axes and the diagonals; then 37.24
        // and 37.76 from the centre (137.5, 137.5), whose coordinates are not whole numbers.
        try await grade(
            .roundButton,
            .hitViews,
            .round(
                taps: Point(160, 100.26),
                Point(219.74, 160),
                Point(117.76, 117.76),
                Point(202.24, 202.24),
                Point(117.39, 117.39),
                Point(202.61, 117.39)
            ),
            .round(
                .answer("roundButton", 100, 100, 75, 75),
                taps: Point(137.5, 100.26),
                Point(174.74, 137.5),
                Point(110.8, 110.8),
                Point(164.2, 164.2)
            ),
            // 50.15 from the centre (150.45, 150.45); then 50.45 from the centre (150.15, 150.15).
            .round(
                .answer("roundButton", 100, 100, 100.9, 100.9),
                taps: Point(150.45, 100.3),
                Point(200.6, 150.45)
            ),
            .round(
                .answer("roundButton", 100, 100, 100.3, 100.3),
                taps: Point(185.824, 185.824),
                Point(114.476, 185.824)
            )
        )
    }

    @Test("The circle is centred in the bounds, wherever their origin is")
    func boundsOrigin() async throws {
        // The size changes and is restored, so that a layout is due: a new origin alone need not cause one.
        var scrolledLater = Scene.round(taps: Point(160, 160))
        scrolledLater.script += [
            .change(view: "roundButton", .bounds(Rectangle(0, 80, 120, 121))),
            .change(view: "roundButton", .bounds(Rectangle(0, 80, 120, 120))),
            .tap(Point(160, 160)), .tap(Point(160, 103)), .tap(Point(103, 103)),
        ]
        var askedAgain = Scene.round()
        askedAgain.script = [
            .ask(view: "roundButton", Point(60, 3)),
            .change(view: "roundButton", .bounds(Rectangle(0, 80, 120, 121))),
            .change(view: "roundButton", .bounds(Rectangle(0, 80, 120, 120))),
            .ask(view: "roundButton", Point(60, 3)),
        ]
        try await grade(
            .roundButton,
            .hitViews,
            .round(
                SceneView.roundButton.with(\.boundsOrigin, Point(30, -40)),
                taps: Point(160, 160),
                Point(110, 160),
                Point(205, 160),
                Point(160, 115),
                Point(103, 103),
                Point(217, 217)
            ),
            scrolledLater,
            askedAgain,
            .round(
                SceneView.roundButton.with(\.boundsOrigin, Point(200, 0)),
                taps: Point(103, 103),
                Point(217, 103),
                Point(160, 160)
            )
        )
    }

    @Test("A turned or scaled button reacts in its own circle")
    func transformed() async throws {
        try await grade(
            .roundButton,
            .hitViews,
            .round(
                SceneView.roundButton.with(\.scale, Point(2, 2)),
                taps: Point(160, 160),
                Point(160, 50),
                Point(60, 60),
                Point(250, 250)
            ),
            .round(
                SceneView.answer("roundButton", 80, 100, 200, 100).with(\.turn, 90),
                taps: Point(180, 150),
                Point(180, 70),
                Point(180, 230),
                Point(180, 110)
            ),
            .round(
                SceneView.roundButton.with(\.turn, 45),
                taps: Point(160, 105),
                Point(160, 90),
                Point(160, 160)
            ),
            // On the screen the circle is an ellipse.
            .round(
                SceneView.roundButton.with(\.scale, Point(2, 1)),
                taps: Point(260, 160),
                Point(60, 160),
                Point(160, 103),
                Point(250, 110)
            ),
            .round(
                .a(.view, "container", 80, 150, 200, 200, .answer("roundButton", 40, 40, 120, 120))
                    .with(\.turn, 45),
                taps: Point(180, 250),
                Point(180, 305),
                Point(180, 320),
                Point(105, 250)
            )
        )
    }

    @Test("A subview inside the circle is reached, one in a corner is not")
    func subviews() async throws {
        let inside = SceneView.a(.view, "inside", 40, 40, 30, 30)
        let corner = SceneView.a(.view, "corner", 0, 0, 30, 30)
        let label = SceneView.a(.label, "title", 40, 40, 30, 30)
        let link = label.with(\.isUserInteractionEnabled, true)
        let disabled = SceneView.a(.button, "disabled", 40, 40, 30, 30).with(\.isEnabled, false)
        try await grade(
            .roundButton,
            .hitViews,
            .round(
                SceneView.roundButton.adding([inside]),
                taps: Point(155, 155),
                Point(190, 160),
                Point(103, 103)
            ),
            .round(SceneView.roundButton.adding([corner]), taps: Point(103, 103), Point(128, 128)),
            .round(SceneView.roundButton.adding([label]), taps: Point(155, 155)),
            .round(SceneView.roundButton.adding([link]), taps: Point(155, 155)),
            .round(SceneView.roundButton.adding([disabled]), taps: Point(155, 155)),
            .round(SceneView.roundButton.adding([label]), taps: Point(103, 103)),
            .round(
                SceneView.roundButton.adding([inside, .a(.view, "beside", 75, 40, 30, 30)]),
                taps: Point(103, 103),
                Point(217, 217),
                Point(190, 155)
            ),
            .round(
                SceneView.roundButton.adding([
                    .a(.imageView, "icon", 30, 45, 30, 30),
                    .a(.imageView, "photo", 70, 45, 30, 30)
                        .with(\.isUserInteractionEnabled, true),
                ]),
                taps: Point(145, 160),
                Point(185, 160)
            )
        )
    }

    @Test("A subview that is turned or scrolled, or has subviews of its own, is reached as ever")
    func subviewsOfEveryKind() async throws {
        let turned = SceneView.a(.view, "turned", 30, 30, 60, 60).with(\.turn, 45)
        let inner = SceneView.a(.view, "inner", 10, 10, 30, 30)
        let outer = SceneView.a(.view, "outer", 30, 30, 60, 60, inner)
        let scrolled = outer.with(\.boundsOrigin, Point(0, 20))
        let needsEvent = outer.with(\.pointInside, .withEvent)
        let lettingThrough = outer.with(\.hitTest, .passThrough)
        let wider = SceneView.a(.view, "wider", 50, 50, 20, 20).with(\.pointInside, .margin(12))
        let close = SceneView.a(.button, "close", 0, 0, 40, 40)
        let radio = SceneView.a(.control, "radio", 80, 0, 40, 40)
        var whileAFingerRests = Scene.round(SceneView.roundButton.adding([outer]))
        whileAFingerRests.script = [
            .oneByOne([Point(140, 140), Point(160, 205)], isCancelled: false)
        ]
        try await grade(
            .roundButton,
            .hitViews,
            .round(SceneView.roundButton.adding([turned]), taps: Point(131, 131), Point(160, 160)),
            .round(SceneView.roundButton.adding([outer]), taps: Point(150, 150), Point(180, 180)),
            .round(
                SceneView.roundButton.adding([scrolled]),
                taps: Point(150, 145),
                Point(150, 165)
            ),
            .round(SceneView.roundButton.adding([needsEvent]), taps: Point(150, 150)),
            .round(SceneView.roundButton.adding([wider]), taps: Point(142, 160), Point(135, 160)),
            .round(
                SceneView.roundButton.adding([lettingThrough]),
                taps: Point(150, 150),
                Point(180, 180)
            ),
            whileAFingerRests,
            .round(
                SceneView.roundButton.adding([close, radio]),
                taps: Point(105, 105),
                Point(135, 135),
                Point(215, 105),
                Point(185, 135)
            )
        )
    }

    @Test("Of subviews that overlap the front one is reached, and a hidden one is passed")
    func overlappingSubviews() async throws {
        let back = SceneView.a(.view, "back", 30, 30, 50, 50)
        let front = SceneView.a(.view, "front", 50, 50, 50, 50)
        try await grade(
            .roundButton,
            .hitViews,
            .round(
                SceneView.roundButton.adding([back, front]),
                taps: Point(165, 165),
                Point(140, 140),
                Point(190, 190)
            ),
            .round(
                SceneView.roundButton.adding([back, front.with(\.isHidden, true)]),
                taps: Point(165, 165),
                Point(190, 190)
            ),
            .round(
                SceneView.roundButton.adding(
                    [back, front]
                        + (1...3).map { .a(.view, "row \($0)", 40, Double(25 * $0), 40, 10) }
                ),
                taps: Point(103, 103),
                Point(160, 137),
                Point(217, 217)
            )
        )
    }

    @Test("A button that is hidden, transparent or has interaction off gets nothing")
    func withoutTouches() async throws {
        try await grade(
            .roundButton,
            .hitViews,
            .round(SceneView.roundButton.with(\.isHidden, true), taps: Point(160, 160)),
            .round(SceneView.roundButton.with(\.alpha, 0), taps: Point(160, 160)),
            .round(SceneView.roundButton.with(\.alpha, 0.009), taps: Point(160, 160)),
            .round(
                SceneView.roundButton.with(\.isUserInteractionEnabled, false),
                taps: Point(160, 160)
            )
        )
    }

    @Test("A disabled button is still found in its circle")
    func disabled() async throws {
        try await grade(
            .roundButton,
            .hitViews,
            .round(
                SceneView.roundButton.with(\.isEnabled, false),
                taps: Point(160, 160),
                Point(103, 103)
            ),
            .round(
                SceneView.roundButton.with(\.features, [.selected]).with(\.isEnabled, false),
                taps: Point(160, 160)
            ),
            .round(
                SceneView.roundButton.with(\.isEnabled, false).with(\.turn, 45),
                taps: Point(160, 92)
            ),
            .round(
                SceneView.roundButton.with(\.isEnabled, false).with(\.boundsOrigin, Point(40, 0)),
                taps: Point(215, 160)
            )
        )
    }

    @Test("A disabled button swallows its touch: no action runs")
    func actionOfDisabledButton() async throws {
        try await grade(
            .roundButton,
            .actions,
            .round(SceneView.roundButton.with(\.isEnabled, false), taps: Point(160, 160))
        )
    }

    @Test("A button that is resized or moved keeps a circle")
    func resized() async throws {
        var scene = Scene.round(taps: Point(160, 160), Point(103, 103))
        scene.script += [
            .change(view: "roundButton", .frame(Rectangle(100, 100, 60, 60))),
            .tap(Point(160, 160)), .tap(Point(130, 130)), .tap(Point(103, 103)),
            .change(view: "roundButton", .frame(Rectangle(40, 300, 240, 160))),
            .tap(Point(160, 380)), .tap(Point(60, 380)), .tap(Point(160, 305)),
        ]
        var byBounds = Scene.round()
        byBounds.script = [
            .change(view: "roundButton", .frame(Rectangle(100, 100, 120, 120))),
            .tap(Point(160, 160)),
            .change(view: "roundButton", .bounds(Rectangle(0, 0, 60, 60))),
            .tap(Point(160, 160)), .tap(Point(135, 135)), .tap(Point(160, 120)),
            .change(view: "roundButton", .bounds(Rectangle(0, 0, 200, 240))),
            .tap(Point(160, 70)), .tap(Point(160, 45)), .tap(Point(65, 45)),
        ]
        var heightAlone = Scene.round(taps: Point(160, 160))
        heightAlone.script += [
            .change(view: "roundButton", .frame(Rectangle(100, 100, 120, 60))),
            .tap(Point(205, 130)), .tap(Point(160, 130)),
        ]
        var aboutTheSameMiddle = Scene.round(taps: Point(160, 160))
        aboutTheSameMiddle.script += [
            .change(view: "roundButton", .bounds(Rectangle(-10, -10, 140, 140))),
            .tap(Point(160, 95)),
        ]
        // Twice as large, and scaled by half, so that the frame stays the same.
        var sameFrame = Scene.round(taps: Point(160, 160))
        sameFrame.script += [
            .change(view: "roundButton", .transform(scale: Point(0.5, 0.5))),
            .change(view: "roundButton", .bounds(Rectangle(0, 0, 240, 240))),
            .tap(Point(160, 103)), .tap(Point(216, 160)), .tap(Point(103, 103)),
        ]
        try await grade(
            .roundButton,
            .hitViews,
            scene,
            byBounds,
            heightAlone,
            aboutTheSameMiddle,
            sameFrame
        )
    }

    @Test("Of two round buttons that overlap, the back one gets the front one's corner")
    func overlappingButtons() async throws {
        try await grade(
            .roundButton,
            .hitViews,
            .round(
                beneath: [.answer("back", 60, 60, 120, 120)],
                taps: Point(108, 108),
                Point(150, 150),
                Point(120, 80)
            )
        )
    }

    @Test("A view that was added in front of the button stays in front of it")
    func viewInFront() async throws {
        let badge = SceneView.a(.view, "badge", 130, 130, 60, 60)
        let taps = [Point(160, 160), Point(160, 110), Point(103, 103)]
        var scene = Scene.round()
        scene.root.subviews[0].subviews.append(badge)
        scene.script = taps.map { .tap($0) }
        var insertedBelow = Scene.round(SceneView.roundButton.with(\.features, [.insertedLast]))
        insertedBelow.root.subviews[0].subviews.append(badge)
        insertedBelow.script = scene.script
        // A controller's view enters the window with all of its subviews.
        try await grade(
            .roundButton,
            .hitViews,
            scene,
            scene.withRoot(\.controller, SceneController("controller")),
            insertedBelow
        )
    }

    @Test("A call without an event works")
    func withoutEvent() async throws {
        var scene = Scene.round(taps: Point(160, 160))
        scene.script = [
            .ask(view: "roundButton", Point(60, 60)), .ask(view: "roundButton", Point(3, 3)),
            .ask(view: "root", Point(160, 160)),
        ]
        var alone = Scene.round()
        alone.script = [
            .change(view: "roundButton", .remove), .ask(view: "roundButton", Point(60, 60)),
            .ask(view: "roundButton", Point(3, 3)),
        ]
        try await grade(.roundButton, .hitViews, scene, alone)
    }

    @Test("Asked twice at the same point, the answer is the same")
    func askedTwice() async throws {
        var scene = Scene.round()
        scene.script = [
            .ask(view: "roundButton", Point(60, 60)), .ask(view: "roundButton", Point(60, 60)),
            .ask(view: "roundButton", Point(60, 60)), .ask(view: "roundButton", Point(3, 3)),
            .ask(view: "roundButton", Point(3, 3)), .ask(view: "root", Point(160, 160)),
            .ask(view: "root", Point(160, 160)),
        ]
        let used = Scene.round(taps: Point(160, 160), Point(103, 103)).askedForLong
        try await grade(.roundButton, .hitViews, scene, used)
    }

    @Test("Hit testing changes nothing in the scene")
    func purity() async throws {
        var scene = Scene.round(taps: Point(160, 160))
        scene.script = [.ask(view: "root", Point(160, 160)), .ask(view: "root", Point(103, 103))]
        var highlighted = Scene.round(SceneView.roundButton.with(\.features, [.highlighted]))
        highlighted.script = scene.script
        let label = SceneView.a(.label, "title", 40, 40, 30, 30)
        var furnished = Scene.round(
            SceneView.roundButton.adding([label]).with(\.features, [.selected, .recognizer])
        )
        furnished.script = scene.script
        var alone = Scene.round()
        alone.script = [
            .change(view: "roundButton", .remove), .ask(view: "roundButton", Point(60, 60)),
            .ask(view: "roundButton", Point(3, 3)),
            // Outside a window, the layout stays due until somebody asks for it.
            .change(view: "roundButton", .frame(Rectangle(100, 100, 100, 100))),
            .ask(view: "roundButton", Point(50, 50)),
        ]
        try await grade(
            .roundButton,
            .never(.writing),
            scene,
            highlighted,
            furnished,
            alone
        )
    }

    @Test("Agrees with the reference for random buttons")
    func randomButtons() async throws {
        try await gradeRandomScenes(.roundButton)
    }
}

extension Scene {
    /// A view with a round button in front of others.
    static func round(
        _ button: SceneView = .roundButton,
        beneath: [SceneView] = [],
        taps: Point...
    ) -> Scene {
        let root = SceneView("root", .view, Rectangle(0, 0, 375, 667)).adding(beneath + [button])
        return .window(root, script: taps.map { .tap($0) })
    }

    /// A button with a radius of 1,000, asked at points half a point inside the rim, a degree or two apart.
    ///
    /// Each side of a polygon with 48 corners covers 7.5 degrees.
    fileprivate static var hugeButton: Scene {
        var scene = Scene.round(.answer("roundButton", 0, 0, 2_000, 2_000))
        scene.script = [
            Point(1_999.5, 1_000), Point(1_999.262, 1_021.804), Point(1_998.549, 1_043.597),
            Point(1_997.36, 1_065.369), Point(1_995.696, 1_087.112), Point(1_993.557, 1_108.811),
        ].map { .ask(view: "roundButton", $0) }
        return scene
    }

    /// The same button, asked in two of its corners.
    fileprivate static var hugeCorners: Scene {
        var scene = hugeButton
        scene.script = [Point(100, 100), Point(1_900, 120), Point(240, 240)].map {
            .ask(view: "roundButton", $0)
        }
        return scene
    }

    /// A button inside nested views.
    fileprivate static var deepButton: Scene {
        var view = SceneView.answer("roundButton", 80, 80, 120, 120)
        for number in (1...5).reversed() {
            view = .a(.view, "level \(number)", 4, 4, 300, 400, view)
        }
        return .window(view, taps: Point(103, 103), Point(160, 160), Point(217, 217))
    }

    /// The scene with another value of a property of the view around the button.
    func withRoot<Value>(_ property: WritableKeyPath<SceneView, Value>, _ value: Value) -> Scene {
        var scene = self
        scene.root.subviews[0][keyPath: property] = value
        return scene
    }
}

extension SceneView {
    /// The button of the interview notes.
    static var roundButton: SceneView { .answer("roundButton", 100, 100, 120, 120) }
}
