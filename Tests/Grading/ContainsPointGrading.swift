import Catalogue
import Scenario
import Testing

extension Exercise {
    static let containsPoint = graded("ContainsPoint")
}

@Suite("Exercise 1: which layer? asking with contains", .serialized, .grades(.containsPoint))
struct ContainsPointGrading {
    @Test("viewDidLoad adds one layer, with the frame (50, 50, 100, 100), and leaves the others")
    func blueLayer() async throws {
        try await grade(
            .containsPoint,
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
            .containsPoint,
            .alerts,
            .touchesInBlue
        )
    }

    @Test("A touch in the white layer, beside the blue one, shows Inside White Layer")
    func touchInWhite() async throws {
        try await grade(
            .containsPoint,
            .alerts,
            .touchesInWhite
        )
    }

    @Test("A touch outside both shows nothing")
    func touchOutside() async throws {
        try await grade(
            .containsPoint,
            .alerts,
            .touchesOutside
        )
    }

    @Test("Of a blue layer that sticks out, only the part in the white layer counts")
    func overhang() async throws {
        try await grade(.containsPoint, .alerts, Scene.overhangs(clips: false) + [.smallWhiteView])
    }

    @Test("Views and layers inside the white one, or views in front of it, change nothing")
    func otherViews() async throws {
        let inside = SceneView.a(.view, "inside", 20, 20, 100, 100)
        let inFront = SceneView.a(.view, "in front", 100, 140, 100, 60)
        let taps = [Point(160, 200), Point(90, 130), Point(130, 170), Point(250, 290)]
        try await grade(
            .containsPoint,
            .alerts,
            .layerScene(
                .white(60, 100, 200, 200).adding([inside]),
                script: taps.map { .tap($0) }
            ),
            .layerScene(.white(60, 100, 200, 200), inFront, script: taps.map { .tap($0) }),
            .laterLayer,
            .laterLayerWithBluesFrame,
            .whiteViewWithLayers,
            .restackedWhiteView,
            .buttonInWhiteView,
            .buttonInFrontOfWhiteView
        )
    }

    @Test("Points with fractions count as they are")
    func fractions() async throws {
        try await grade(
            .containsPoint,
            .alerts,
            .touchesWithFractions,
            .whiteViewWithFractions,
            .layersBetweenPixels
        )
    }

    @Test("Each finger is answered by itself, also one that comes down while others rest")
    func twoFingers() async throws {
        try await grade(.containsPoint, .alerts, .twoFingers, .laterFinger)
    }

    @Test("Neither colours nor names of layers count, nor round corners")
    func plainWhiteView() async throws {
        try await grade(
            .containsPoint,
            .alerts,
            .plainWhiteView,
            .blueWhiteView,
            .decoratedWhiteView,
            .clearWhiteView
        )
    }

    @Test("A white view that cannot be seen or touched is asked as well")
    func hiddenWhiteView() async throws {
        let hidden = [
            SceneView.white(60, 100, 200, 200).with(\.isHidden, true),
            SceneView.white(60, 100, 200, 200).with(\.alpha, 0),
        ]
        let panel = SceneView.a(.view, "panel", 40, 120, 120, 120, .white(20, 20, 200, 200))
        let panels = [
            panel.with(\.isHidden, true), panel.with(\.alpha, 0), panel.with(\.clipsToBounds, true),
            panel.with(\.isUserInteractionEnabled, false),
        ]
        try await grade(
            .containsPoint,
            .alerts,
            hidden.map { .layerScene($0, taps: Point(160, 200), Point(70, 110), Point(10, 10)) }
                + panels.map {
                    .layerScene($0, taps: Point(120, 200), Point(200, 250), Point(70, 150))
                }
        )
    }

    @Test("Minimum edges belong to a layer, maximum edges do not")
    func edges() async throws {
        try await grade(
            .containsPoint,
            .alerts,
            .touchesOnEdges
        )
    }

    @Test("The white view may lie deep inside the controller's view")
    func nestedWhiteView() async throws {
        try await grade(
            .containsPoint,
            .alerts,
            .nested(taps: Point(160, 240), Point(95, 165), Point(60, 110), Point(20, 20)),
            .deepWhiteView,
            .scrolledList
        )
    }

    @Test("The white view may be turned and scaled")
    func transformedWhiteView() async throws {
        try await grade(
            .containsPoint,
            .alerts,
            .layerScene(
                .white(80, 150, 200, 200).with(\.turn, 30),
                taps: Point(180, 250),
                Point(240, 250),
                Point(110, 170),
                Point(84, 154)
            ),
            .layerScene(
                .white(80, 150, 200, 200).with(\.scale, Point(0.5, 1.5)),
                taps: Point(180, 250),
                Point(160, 190),
                Point(100, 250),
                Point(180, 120)
            ),
            .mirroredWhiteView,
            .shiftedWhiteView,
            .turnedAboutItsCorner,
            .layerScene(
                SceneView.white(60, 100, 200, 200).with(\.anchorPoint, Point(0, 0)),
                taps: Point(70, 110),
                Point(150, 190),
                Point(230, 280)
            )
        )
    }

    @Test("The white view may be scrolled: its bounds have an origin")
    func scrolledWhiteView() async throws {
        try await grade(
            .containsPoint,
            .alerts,
            .layerScene(
                .white(60, 100, 200, 200).with(\.boundsOrigin, Point(30, 40)),
                taps: Point(100, 130),
                Point(85, 115),
                Point(170, 200),
                Point(190, 230)
            ),
            .layerScene(
                .white(60, 100, 200, 200).with(\.boundsOrigin, Point(500, 700)),
                taps: Point(70, 110),
                Point(160, 200),
                Point(30, 200)
            )
        )
    }

    @Test("The controller's view may be scrolled, and need not begin at the window's corner")
    func placedControllersView() async throws {
        try await grade(.containsPoint, .alerts, Scene.placedControllersView)
    }

    @Test("A white view that moved is looked for where it is now")
    func movedWhiteView() async throws {
        try await grade(
            .containsPoint,
            .alerts,
            .movedWhiteView,
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
            .containsPoint,
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
        try await grade(.containsPoint, .alerts, .cancelledTouches, .cancelledInBlue)
    }

    @Test("Each of several quick taps is a touch like any other")
    func quickTaps() async throws {
        try await grade(.containsPoint, .alerts, .quickTaps, .threeQuickTaps)
    }

    @Test("The layers are asked with contains(_:)")
    func usesContains() async throws {
        try await grade(
            .containsPoint,
            .uses(.layerContains),
            .listing(taps: Point(160, 200), Point(70, 110))
        )
    }

    @Test("What contains(_:) answers decides, also where a layer's class overrides it")
    func overriddenContains() async throws {
        try await grade(
            .containsPoint,
            .alerts,
            .layerScene(
                SceneView.white(60, 100, 200, 200).with(\.features, [.roundLayer]),
                taps: Point(160, 200),
                Point(70, 110),
                Point(80, 200),
                Point(250, 290),
                Point(10, 10)
            ),
            // The circle is wider than the bounds are high.
            .layerScene(
                SceneView.white(60, 150, 200, 100).with(\.features, [.roundLayer]),
                taps: Point(160, 200),
                Point(160, 270),
                Point(160, 120),
                Point(65, 155),
                Point(10, 10)
            )
        )
    }

    @Test("A convert method brings the point into a layer's coordinates")
    func usesConversion() async throws {
        try await grade(
            .containsPoint,
            .uses(.conversion),
            .listing(taps: Point(160, 200), Point(70, 110))
        )
    }

    @Test("Agrees with the reference wherever the white view lies")
    func randomPlaces() async throws {
        try await gradeRandomScenes(.containsPoint)
    }
}
