import Catalogue
import Scenario
import Testing

extension Exercise {
    static let layerHitTest = graded("LayerHitTest")
}

@Suite("Exercise 2: which layer? letting hitTest find out", .serialized, .grades(.layerHitTest))
struct LayerHitTestGrading {
    @Test("viewDidLoad adds one layer, with the frame (50, 50, 100, 100), and leaves the others")
    func blueLayer() async throws {
        try await grade(
            .layerHitTest,
            .setUp,
            .listing(taps: Point(10, 10)),
            .nested(taps: Point(10, 10)),
            .layerScene(.white(40, 60, 240, 130), taps: Point(10, 10)),
            .whiteViewWithLayers
        )
    }

    @Test("A touch in the blue layer shows Inside Blue Layer")
    func touchInBlue() async throws {
        try await grade(
            .layerHitTest,
            .alerts,
            .touchesInBlue
        )
    }

    @Test("A touch in the white layer, beside the blue one, shows Inside White Layer")
    func touchInWhite() async throws {
        try await grade(
            .layerHitTest,
            .alerts,
            .touchesInWhite
        )
    }

    @Test("A touch outside both shows nothing")
    func touchOutside() async throws {
        try await grade(
            .layerHitTest,
            .alerts,
            .touchesOutside
        )
    }

    @Test("Minimum edges belong to a layer, maximum edges do not")
    func edges() async throws {
        try await grade(
            .layerHitTest,
            .alerts,
            .touchesOnEdges
        )
    }

    @Test("Of the view around the white one, its coordinates count and nothing else")
    func superlayer() async throws {
        let panel = SceneView.a(.view, "panel", 40, 120, 120, 120, .white(20, 20, 200, 200))
        let taps = [Point(120, 200), Point(200, 250), Point(70, 150)].map { ScriptStep.tap($0) }
        try await grade(
            .layerHitTest,
            .alerts,
            .layerScene(panel.with(\.clipsToBounds, true), script: taps),
            .layerScene(panel.with(\.isUserInteractionEnabled, false), script: taps),
            .nested(taps: Point(160, 240), Point(95, 165), Point(60, 110), Point(20, 20)),
            .layerScene(
                .a(.view, "container", 40, 120, 240, 240, .white(20, 20, 200, 200)),
                taps: Point(120, 200),
                Point(65, 145),
                Point(50, 130),
                Point(215, 295)
            ),
            .deepWhiteView,
            .layerScene(panel.with(\.isHidden, true), script: taps),
            .layerScene(panel.with(\.alpha, 0), script: taps),
            .scrolledList
        )
    }

    @Test("The view around the white one may be turned or scaled")
    func transformedSuperview() async throws {
        try await grade(
            .layerHitTest,
            .alerts,
            .layerScene(
                .a(.view, "container", 60, 120, 200, 200, .white(0, 0, 200, 200)).with(\.turn, 45),
                taps: Point(160, 220),
                Point(160, 110),
                Point(220, 220),
                Point(70, 130)
            ),
            .layerScene(
                .a(.view, "container", 60, 120, 200, 200, .white(0, 0, 200, 200))
                    .with(\.scale, Point(0.5, 0.5)),
                taps: Point(160, 220),
                Point(115, 175),
                Point(190, 250),
                Point(90, 150)
            ),
            .layerScene(
                .a(.view, "container", 60, 120, 200, 200, .white(20, 0, 160, 200))
                    .with(\.scale, Point(-1, 1)),
                taps: Point(180, 220),
                Point(100, 220),
                Point(85, 220),
                Point(195, 220)
            )
        )
    }

    @Test("A white view that is itself turned, scaled or scrolled is found")
    func transformedWhiteView() async throws {
        try await grade(
            .layerHitTest,
            .alerts,
            .layerScene(
                .white(80, 150, 200, 200).with(\.turn, 30),
                taps: Point(180, 250),
                Point(110, 170)
            ),
            .layerScene(
                .white(80, 150, 200, 200).with(\.scale, Point(0.5, 1.5)),
                taps: Point(160, 190),
                Point(100, 250)
            ),
            .layerScene(
                .white(60, 100, 200, 200).with(\.boundsOrigin, Point(30, 40)),
                taps: Point(100, 130),
                Point(85, 115),
                Point(190, 230)
            ),
            .mirroredWhiteView,
            .shiftedWhiteView,
            .turnedAboutItsCorner
        )
    }

    @Test("A blue layer that overhangs is found outside the white one, unless it is clipped")
    func overhang() async throws {
        let round = SceneView.white(60, 100, 100, 100).with(\.features, [.slightlyRound])
        try await grade(
            .layerHitTest,
            .alerts,
            Scene.overhangs(clips: false) + Scene.overhangs(clips: true) + [
                .layerScene(round, taps: Point(190, 230), Point(130, 170), Point(61, 101)),
                .layerScene(
                    SceneView.white(60, 100, 100, 100).with(\.clipsToBounds, true),
                    script: [
                        .tap(Point(190, 230)), .change(view: "layerView", .clipsToBounds(false)),
                        .tap(Point(190, 230)), .change(view: "layerView", .clipsToBounds(true)),
                        .tap(Point(190, 230)),
                    ]
                ),
                .smallWhiteView,
            ]
        )
    }

    @Test("The blue layer lies in front of the others in the white view, which show nothing")
    func blueInFront() async throws {
        let inside = SceneView.a(.view, "inside", 20, 20, 100, 100)
        try await grade(
            .layerHitTest,
            .alerts,
            .layerScene(
                SceneView.white(60, 100, 200, 200).adding([inside]),
                taps: Point(130, 170),
                Point(190, 230),
                Point(90, 130),
                Point(250, 290)
            ),
            .whiteViewWithLayers
        )
    }

    @Test("A view or layer in the white one answers for itself: it is neither, and shows nothing")
    func subviewOfWhiteView() async throws {
        let label = SceneView.a(
            .view,
            "inside",
            120,
            20,
            60,
            60,
            .a(.view, "deeper", 10, 10, 30, 30)
        )
        try await grade(
            .layerHitTest,
            .alerts,
            .layerScene(
                SceneView.white(60, 100, 200, 200).adding([label]),
                taps: Point(200, 130),
                Point(215, 165),
                Point(130, 170),
                Point(70, 110)
            ),
            .laterLayer,
            .laterLayerWithBluesFrame,
            .layerInBlueLayer,
            .restackedWhiteView,
            .laidOutAgain,
            .layerScene(
                SceneView.white(60, 100, 200, 200).adding([
                    .a(.label, "title", 10, 10, 30, 30), .a(.imageView, "photo", 160, 10, 30, 30),
                ]),
                taps: Point(80, 120),
                Point(230, 120),
                Point(70, 105)
            ),
            .buttonInWhiteView
        )
    }

    @Test("Only the white layer is asked: what lies in front of the white view makes no difference")
    func siblingOfWhiteView() async throws {
        try await grade(
            .layerHitTest,
            .alerts,
            .layerScene(
                .white(60, 100, 200, 200),
                .a(.view, "in front", 40, 80, 120, 120),
                script: [.tap(Point(130, 170)), .tap(Point(70, 110)), .tap(Point(50, 90))]
            ),
            .buttonInFrontOfWhiteView
        )
    }

    @Test("Neither colours nor names nor frames tell which layer is hit, nor do round corners")
    func plainWhiteView() async throws {
        try await grade(
            .layerHitTest,
            .alerts,
            .plainWhiteView,
            .layerScene(.white(50, 50, 100, 100), taps: Point(60, 60), Point(110, 110)),
            .blueWhiteView,
            .decoratedWhiteView,
            .clearWhiteView
        )
    }

    @Test("Points with fractions count as they are")
    func fractions() async throws {
        try await grade(
            .layerHitTest,
            .alerts,
            .touchesWithFractions,
            .whiteViewWithFractions,
            .layersBetweenPixels
        )
    }

    @Test("Each finger is answered by itself, also one that comes down while others rest")
    func twoFingers() async throws {
        try await grade(.layerHitTest, .alerts, .twoFingers, .laterFinger)
    }

    @Test("The controller's view may be scrolled, and need not begin at the window's corner")
    func placedControllersView() async throws {
        try await grade(.layerHitTest, .alerts, Scene.placedControllersView)
    }

    @Test("A white view that moved is looked for where it is now")
    func movedWhiteView() async throws {
        try await grade(
            .layerHitTest,
            .alerts,
            .movedWhiteView,
            .layerScene(
                .a(.view, "container", 40, 120, 240, 240, .white(20, 20, 200, 200)),
                script: [
                    .tap(Point(120, 200)),
                    .change(view: "container", .frame(Rectangle(60, 200, 240, 240))),
                    .tap(Point(120, 240)), .tap(Point(185, 325)), .tap(Point(70, 210)),
                ]
            ),
            .whiteViewInAnotherView,
            .scrolledMeanwhile,
            .transformedMeanwhile,
            .resizedWhiteView,
            .movedOuterView
        )
    }

    @Test("One touch is answered once, when it begins")
    func oneAnswer() async throws {
        try await grade(
            .layerHitTest,
            .alerts,
            .draggedFinger,
            .layerScene(
                .white(60, 100, 200, 200),
                script: [.drag([Point(10, 10), Point(70, 110), Point(160, 200), Point(300, 450)])]
            ),
            .fingersThatSlideIn,
            Scene.listing(taps: Point(160, 200), Point(70, 110)).askedForLong
        )
    }

    @Test("A touch that a recognizer takes is not answered again when it is cancelled")
    func cancelledTouches() async throws {
        try await grade(.layerHitTest, .alerts, .cancelledTouches, .cancelledInBlue)
    }

    @Test("Each of several quick taps is a touch like any other")
    func quickTaps() async throws {
        try await grade(.layerHitTest, .alerts, .quickTaps, .threeQuickTaps)
    }

    @Test("The white view's layer is asked with hitTest(_:)")
    func usesHitTest() async throws {
        try await grade(
            .layerHitTest,
            .uses(.layerHitTest),
            .listing(taps: Point(160, 200), Point(70, 110))
        )
    }

    @Test("Agrees with the reference wherever the white view lies")
    func randomPlaces() async throws {
        try await gradeRandomScenes(.layerHitTest)
    }
}
