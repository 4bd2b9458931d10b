import Examples
import Scenario
import Testing

@testable import Catalogue
@testable import Explanation

@Suite("The first difference of two answers about layers, in words")
struct LayerExplanationTests {
    private static let view = Participant.responder(1)
    private static let white = Participant.layer(ofView: 2)
    private static let blue = Participant.ownLayer(0)
    private static let inWhite = TraceEvent.layerContains(white, Point(100, 100), true)
    private static let inBlue = TraceEvent.layerContains(blue, Point(50, 50), true)
    private static let isBlue = TraceEvent.alert("Inside Blue Layer")
    private static let isWhite = TraceEvent.alert("Inside White Layer")

    private static var scene: Scene {
        let white = SceneView("layerView", .layerView, Rectangle(60, 100, 200, 200))
        let view = SceneView("view", .view, Rectangle(0, 0, 320, 480), subviews: [white])
        return Scene(
            SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: [view]),
            script: [.tap(Point(160, 200))]
        )
    }

    static let contains: [([TraceEvent], [TraceEvent], String)] = [
        (
            [inWhite, inBlue, isBlue], [inWhite, inBlue, .alert("Inside blue layer")],
            "The reference shows “Inside Blue Layer”. Yours shows “Inside blue layer”, which differs "
                + "in capital letters."
        ),
        (
            [inWhite, inBlue, isBlue], [inWhite, inBlue, .alert("InsideBlueLayer!")],
            "The reference shows “Inside Blue Layer”. Yours shows “InsideBlueLayer!”, which differs "
                + "in blanks, punctuation or capital letters."
        ),
        (
            [inWhite, inBlue, isBlue],
            [inWhite, .layerContains(blue, Point(100, 100), false), isWhite],
            "The reference asks the blue layer about (50, 50): contains(_:) takes the layer's own "
                + "coordinates. Yours asks it about (100, 100): the touch in the white layer's "
                + "coordinates."
        ),
        (
            [inWhite, inBlue, isBlue], [.layerContains(white, Point(160, 200), false)],
            "The reference asks the white layer about (100, 100): contains(_:) takes the layer's "
                + "own coordinates. Yours asks it about (160, 200): the touch in the window's "
                + "and view's coordinates."
        ),
        (
            [inWhite, inBlue, isBlue],
            [.touches(.ended, view, count: 1), .layerContains(white, Point(-90, -90), false)],
            "The reference asks the white layer about (100, 100): contains(_:) takes the layer's "
                + "own coordinates. Yours asks it about (-90, -90). By then the touch has ended."
        ),
        (
            [inWhite, inBlue, isBlue], [inWhite, isWhite],
            "The white layer contains (100, 100), so the reference asks whether the blue layer "
                + "contains (50, 50): it does. Yours shows “Inside White Layer” without asking "
                + "that. Here it never asks the blue layer."
        ),
        (
            [inWhite, inBlue, isBlue],
            [inWhite, .layerContains(blue, Point(50, 50), false), isWhite],
            "The white layer contains (100, 100), so the reference asks whether the blue layer "
                + "contains (50, 50): it does. Yours asks the same, and there it does not."
        ),
        (
            [inWhite, inBlue, isBlue], [inWhite, isWhite, inBlue, isBlue],
            "The white layer contains (100, 100), so the reference asks whether the blue layer "
                + "contains (50, 50): it does. Yours shows “Inside White Layer” before that."
        ),
        (
            [inWhite, inBlue, isBlue], [.read(.frame, blue), isWhite],
            "The reference asks whether the white layer contains (100, 100): it does. Yours shows "
                + "“Inside White Layer” without asking that. It reads the frame of the blue layer."
        ),
        (
            [inWhite, inBlue, isBlue], [],
            "The reference asks whether the white layer contains (100, 100): it does. Yours asks "
                + "no layer at all."
        ),
        (
            [inWhite, inBlue, isBlue], [inWhite, inBlue, isWhite],
            "The blue layer contains (50, 50), so the reference shows “Inside Blue Layer”. Yours "
                + "asks the same and shows “Inside White Layer”."
        ),
        (
            [inWhite, inBlue, isBlue], [inWhite, inBlue],
            "The blue layer contains (50, 50), so the reference shows “Inside Blue Layer”. Yours "
                + "asks the same and shows nothing."
        ),
        (
            [inWhite, inBlue, isBlue], [inWhite, inBlue, isBlue, isWhite],
            "The reference shows one alert, when the touch begins. Yours shows two: “Inside Blue "
                + "Layer” and “Inside White Layer”."
        ),
        (
            [inWhite, inBlue, isBlue],
            [inWhite, inBlue, isBlue, .alertIgnored("Inside Blue Layer")],
            "The reference shows one alert, when the touch begins. Yours asks for two, both "
                + "“Inside Blue Layer”."
        ),
        (
            [inWhite, inBlue, isBlue], [inWhite, inBlue, isBlue, .alertChanged(to: "Elsewhere")],
            "The reference leaves the alert as it is. Yours changes its title to “Elsewhere”."
        ),
        (
            [inWhite, inBlue, isBlue], [inWhite, inBlue, isBlue, .alertChanged(to: nil)],
            "The reference leaves the alert as it is. Yours closes it again."
        ),
        (
            [inWhite, inBlue, isBlue], [inWhite, inBlue, isBlue, isBlue, isBlue, isBlue],
            "The reference shows one alert, when the touch begins. Yours shows four, all "
                + "“Inside Blue Layer”."
        ),
        (
            [inWhite, inBlue, isBlue],
            [inWhite, inBlue, isBlue, inWhite, inBlue, .alertIgnored("Inside Blue Layer")],
            "The reference asks once, when the touch begins, and shows one alert. Yours asks again "
                + "for the same touch, and comes to two, both “Inside Blue Layer”."
        ),
        (
            [.layerContains(white, Point(-5, 3), false)],
            [.layerContains(white, Point(-5, 3), false), isWhite],
            "The white layer does not contain (-5, 3), so the reference shows nothing. Yours shows "
                + "“Inside White Layer”."
        ),
    ]

    static let ofOtherPoints: [([TraceEvent], [TraceEvent], String)] = [
        (
            [.layerContains(white, Point(100, 99.5), true), inBlue, isBlue],
            [.layerContains(white, Point(100, 100), true), isWhite],
            "The reference asks the white layer about (100, 99.5). Yours asks it about (100, 100): "
                + "the same point, but rounded."
        ),
        (
            [inWhite, inBlue, isBlue],
            [
                .read(.frame, .responder(2)),
                .layerContains(white, Point(40, 40), true), isWhite,
            ],
            "The reference asks the white layer about (100, 100): contains(_:) takes the layer's "
                + "own coordinates. Yours asks it about (40, 40). It reads the frame of layerView."
        ),
    ]

    static let ofOwnClass: [([TraceEvent], [TraceEvent], String)] = [
        (
            [inWhite, .layerContains(blue, Point(100, 50), false), isWhite],
            [inWhite, isBlue, .overridesContains(blue)],
            "The white layer contains (100, 100), so the reference asks whether the blue layer "
                + "contains (100, 50): it does not. Yours shows “Inside Blue Layer”. The class of "
                + "the blue layer answers contains(_:) itself."
        ),
        (
            [inWhite, .layerContains(blue, Point(100, 50), false), isWhite],
            [
                inWhite, .layerContains(blue, Point(100, 50), false),
                .layerContains(blue, Point(100.0.nextDown, 50), true), isBlue,
            ],
            "The blue layer does not contain (100, 50), so the reference asks no more. Yours asks "
                + "whether the blue layer contains (99.99999999999999, 50.0)."
        ),
    ]

    static let hitTests: [([TraceEvent], [TraceEvent], String)] = [
        (
            [
                .layerHitTestBegan(white, Point(160, 200)), .layerHitTestEnded(white, blue), isBlue,
            ],
            [
                .layerHitTestBegan(white, Point(100, 100)), .layerHitTestEnded(white, white),
                isWhite,
            ],
            "The reference asks the white layer about (160, 200): hitTest(_:) takes the "
                + "superlayer's coordinates, here view's. Yours asks it about (100, 100): the "
                + "touch in the white layer's coordinates."
        ),
        (
            [
                .layerHitTestBegan(white, Point(160, 200)), .layerHitTestEnded(white, blue), isBlue,
            ],
            [.hitTestBegan(.responder(2), .zero), .hitTestEnded(.responder(2), nil), isWhite],
            "The reference calls the white layer's hitTest at (160, 200). Yours shows “Inside "
                + "White Layer” without asking that. It asks a view with hitTest(_:with:), not a "
                + "layer."
        ),
        (
            [
                .layerHitTestBegan(white, Point(160, 200)), .layerHitTestEnded(white, blue), isBlue,
            ],
            [
                .layerHitTestBegan(white, Point(160, 200)), .layerHitTestEnded(white, blue),
                isWhite,
            ],
            "The white layer's hitTest answers the blue layer, so the reference shows “Inside Blue "
                + "Layer”. Yours asks the same and shows “Inside White Layer”."
        ),
    ]

    @Test(
        "Layers asked with contains, or hitTest",
        arguments: contains + ofOtherPoints + ofOwnClass + hitTests
    )
    func sentences(reference: [TraceEvent], attempt: [TraceEvent], expected: String) {
        let began = [TraceEvent.stepBegan(0)]
        let found = Traces.difference(.alerts, Self.scene, began + reference, began + attempt)
        // A second alert alone is no other alert: the criterion says what differs.
        #expect(found?.sentence == expected)
    }

    @Test("A wrong point comes first, even if the layer gives the same answer")
    func firstWrongPoint() {
        let reference = [TraceEvent.stepBegan(0), Self.inWhite, Self.inBlue, Self.isBlue]
        let attempt: [TraceEvent] = [
            .stepBegan(0), .layerContains(Self.white, Point(30, 30), true),
            .layerContains(Self.blue, Point(-20, -20), false), Self.isWhite,
        ]
        #expect(
            Traces.difference(.alerts, Self.scene, reference, attempt)?.sentence
                == "The reference asks the white layer about (100, 100): contains(_:) takes the "
                + "layer's own coordinates. Yours asks it about (30, 30)."
        )
    }

    @Test("The second of two quick taps is named as such")
    func quickTaps() {
        var scene = Self.scene
        scene.script = [.tap(Point(160, 200)), .tap(Point(160, 200))]
        scene.root.subviews[0].features = [.quickTaps]
        let first: [TraceEvent] = [.stepBegan(0), Self.inWhite, .stepBegan(1)]
        let comparison = CaseComparison(
            criterion: .alerts,
            scene: scene,
            reference: first + [Self.inWhite, Self.isWhite],
            attempt: first
        )
        #expect(
            FirstDifference(comparison.fromStep(1))?.sentence
                == "The reference asks whether the white layer contains (100, 100): it does. Yours "
                + "asks no layer at all. This tap follows the one before at once, so its tapCount "
                + "is not 1."
        )
    }

    @Test("A blue layer with another frame is told as such, and not as a wrong conversion")
    func otherFrame() {
        func added(_ frame: String) -> TraceEvent {
            .setUp("a layer with frame \(frame) in layerView's layer")
        }
        let reference = [
            added("(50, 50, 100, 100)"), .stepBegan(0), Self.inWhite, Self.inBlue, Self.isBlue,
        ]
        let attempt: [TraceEvent] = [
            added("(130, 130, 100, 100)"), .stepBegan(0), Self.inWhite,
            .layerContains(Self.blue, Point(-30, -30), false), Self.isWhite,
        ]
        let words =
            "Before the first touch the reference's blue layer has the frame (50, 50, 100, 100). Yours "
            + "has the frame (130, 130, 100, 100)."
        #expect(Traces.difference(.alerts, Self.scene, reference, attempt)?.sentence == words)
        let outside: [TraceEvent] = [
            .stepBegan(0), .layerContains(Self.white, Point(-1, -1), false), .stepBegan(1),
        ]
        func later(_ trace: [TraceEvent]) -> [TraceEvent] {
            [trace[0]] + outside + trace.dropFirst(2)
        }
        var scene = Self.scene
        scene.script = [.tap(Point(59, 99)), .tap(Point(160, 200))]
        let comparison = CaseComparison(
            criterion: .alerts,
            scene: scene,
            reference: later(reference),
            attempt: later(attempt)
        )
        #expect(FirstDifference(comparison.fromStep(1))?.sentence == words)
    }

    @Test("One finger's question does not follow from another finger's")
    func otherFinger() {
        var scene = Self.scene
        scene.script = [.together([Point(300, 400), Point(160, 200)])]
        let outside = TraceEvent.layerContains(Self.white, Point(240, 300), false)
        #expect(
            Traces.difference(
                .alerts,
                scene,
                [.stepBegan(0), outside, Self.inWhite, Self.inBlue, Self.isBlue],
                [.stepBegan(0), outside]
            )?.sentence
                == "For another finger the reference asks whether the white layer contains (100, "
                + "100): it does. Yours does not ask that."
        )
    }

    @Test("Layers that are added before the first touch are named")
    func setUp() {
        let layer = TraceEvent.setUp("a layer in layerView's layer")
        #expect(
            Traces.difference(.setUp, Self.scene, [layer, .stepBegan(0)], [.stepBegan(0)])?.sentence
                == "The reference adds a layer in layerView's layer. Yours adds no bare layer to a view "
                + "of the scene before the first touch."
        )
    }

    @Test("Layers that are removed before the first touch are named")
    func takenOut() {
        let layer = TraceEvent.setUp("a layer in layerView's layer")
        let gone = TraceEvent.setUp(TraceEvent.removal + "inside's layer in layerView's layer")
        #expect(
            Traces.difference(
                .setUp,
                Self.scene,
                [layer, .stepBegan(0)],
                [gone, layer, .stepBegan(0)]
            )?.sentence
                == "The reference takes nothing out of the white view's layer. After yours there "
                + "is no longer inside's layer in layerView's layer."
        )
    }

    @Test("Layers that are reordered before the first touch are named")
    func reordered() {
        let layer = TraceEvent.setUp("a layer in layerView's layer")
        #expect(
            Traces.difference(
                .setUp,
                Self.scene,
                [layer, .stepBegan(0)],
                [.setUp(TraceEvent.reordering), layer, .stepBegan(0)]
            )?.sentence
                == "The reference leaves the layers in the white view's layer in their order. Yours "
                + "puts them into another order."
        )
    }

    @Test("Layers that are added are counted")
    func setUpCounts() {
        let layer = TraceEvent.setUp("a layer in layerView's layer")
        func words(_ wanted: Int, _ there: Int) -> String? {
            func trace(_ count: Int) -> [TraceEvent] {
                Array(repeating: layer, count: count) + [.stepBegan(0)]
            }
            return Traces.difference(.setUp, Self.scene, trace(wanted), trace(there))?.sentence
        }
        #expect(
            words(1, 2)
                == "The reference adds one layer. Yours adds two; one too many is a layer in "
                + "layerView's layer."
        )
        #expect(
            words(0, 1)
                == "The reference adds no layer. Yours adds one layer: a layer in layerView's layer."
        )
        #expect(
            words(2, 1)
                == "The reference adds two layers, among them a layer in layerView's layer. Yours "
                + "adds one."
        )
    }

    @Test("A step that is demanded: what the reference does, and what there is instead")
    func neglected() {
        let asked: [TraceEvent] = [.stepBegan(0), Self.inWhite]
        let hitTest: [TraceEvent] = [
            .stepBegan(0), .layerHitTestBegan(Self.white, .zero),
            .layerHitTestEnded(Self.white, nil),
        ]
        func words(_ step: RequiredStep, _ reference: [TraceEvent], _ attempt: [TraceEvent])
            -> String?
        {
            Traces.difference(.uses(step), Self.scene, reference, attempt)?.sentence
        }
        #expect(
            words(.layerContains, asked, hitTest)
                == "The reference asks whether the white layer contains (100, 100). Yours asks "
                + "no layer with contains(_:). It asks with hitTest(_:) instead."
        )
        #expect(
            words(.layerHitTest, hitTest, asked)
                == "The reference calls the white layer's hitTest at (0, 0). Yours calls "
                + "hitTest(_:) on no layer. It asks with contains(_:) instead."
        )
        let converted = TraceEvent.converted(
            Point(1, 2),
            from: nil,
            to: Self.white,
            Point(3, 4)
        )
        #expect(
            words(.conversion, [.stepBegan(0), converted], [.stepBegan(0)])
                == "The reference converts (1, 2) of the window to (3, 4) of the white layer. "
                + "Yours calls convert for no point."
        )
    }
}
