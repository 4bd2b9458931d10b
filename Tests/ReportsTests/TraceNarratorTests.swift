import Examples
import Scenario
import Testing

@testable import Reports

/// Every event in words.
@Suite("A trace in words")
struct TraceNarratorTests {
    private static let window = Participant.responder(0)
    private static let back = Participant.responder(2)
    private static let here = Point(40, 12.5)

    @Test(
        "Each event has its words, with names",
        arguments: [
            (.stepBegan(0), "tap at (150, 120)"), (.stepBegan(7), "step 8"),
            (.hitTestBegan(back, here), "back.hitTest((40, 12.5))"),
            (.hitTestEnded(back, nil), "back.hitTest → nil"),
            (.hitTestEnded(back, back), "back.hitTest → back"),
            (.pointInsideBegan(back, here), "back.point(inside: (40, 12.5))"),
            (.pointInsideEnded(back, true), "back.point(inside:) → true"),
            (.systemHitTest(back), "UIKit's own hitTest runs in back"),
            (
                .converted(here, from: back, to: window, Point(1, 2)),
                "converted (40, 12.5) of back to (1, 2) of window"
            ),
            (
                .converted(here, from: back, to: nil, Point(1, 2)),
                "converted (40, 12.5) of back to (1, 2) of the window"
            ),
            (.read(.isHidden, back), "read back.isHidden"),
            (.wrote(.subviews, back), "changed back.subviews"),
            (
                .layerContains(.layer(ofView: 2), here, false),
                "back.layer.contains((40, 12.5)) → false"
            ),
            (.layerHitTestBegan(.ownLayer(0), here), "addedLayer.hitTest((40, 12.5))"),
            (.layerHitTestEnded(.ownLayer(1), .ownLayer(1)), "addedLayer2.hitTest → addedLayer2"),
            (.touches(.began, back, count: 1), "back gets a touch that begins"),
            (.touches(.moved, back, count: 2), "back gets 2 touches that move"),
            (.forwarded(.ended, from: back, to: window), "back passes the touch on to window"),
            (.forwarded(.cancelled, from: back, to: nil), "back passes the touch on to nobody"),
            (.handled(.began, back), "back handles the touch"),
            (.alert("Inside Blue Layer"), "the alert “Inside Blue Layer” is shown"),
            (.action(back), "back's action runs"), (.hit(back), "back is hit"),
            (.hit(nil), "nothing is hit"),
            (.next(back, is: window), "next of back is window"),
            (.next(back, is: nil), "next of back is nil"),
            (.chain([back, window]), "the chain is back → window"),
            (.chain([]), "the chain is empty"),
            (.delivered(back), "deliver says that back handled the touch"),
            (.delivered(nil), "deliver says that nobody handled the touch"),
            (.setUp("a layer"), "there is a layer"),
            (.action(.stranger), "something outside the scene's action runs"),
            (.action(.responder(99)), "something outside the scene's action runs"),
            (.action(.responder(4)), "application's action runs"),
        ] as [(TraceEvent, String)]
    )
    func events(event: TraceEvent, words: String) {
        let scene = Samples.overlapping
        let narrator = TraceNarrator(scene, glyphs: .unicode)
        #expect(narrator.words(for: event) == words)
    }

    @Test("The layer that an answer adds has its name in the exercises that ask for it")
    func blueLayer() {
        let white = SceneView("layerView", .layerView, Rectangle(0, 0, 10, 10))
        let window = SceneView("window", .window, Rectangle(0, 0, 10, 10), subviews: [white])
        let narrator = TraceNarrator(Scene(window, script: []), glyphs: .ascii)
        #expect(
            narrator.words(for: .layerContains(.ownLayer(0), Self.here, true))
                == "blueLayer.contains((40, 12.5)) -> true"
        )
    }

    @Test("Calls inside calls are indented, and one answered at once is one line")
    func nesting() {
        let failure = Samples.wrongOrder
        let narrator = TraceNarrator(failure.scene, glyphs: .ascii)
        let told = narrator.steps(failure.referenceTrace).map {
            String(repeating: ". ", count: $0.depth) + $0.text
        }
        #expect(
            told == [
                "tap at (150, 120)", "window.hitTest((150, 120))",
                ". window.point(inside: (150, 120)) -> true", ". root.hitTest((150, 120))",
                ". . read root.isHidden", ". . root.point(inside: (150, 120)) -> true",
                ". . converted (150, 120) of root to (30, 30) of front",
                ". . front.hitTest((30, 30)) -> front", ". root.hitTest -> front",
            ]
        )
    }

    @Test("The innermost call without an answer is the open one")
    func openCall() {
        let trace = Array(Samples.wrongOrder.attemptTrace.prefix(10))
        #expect(trace.openCalls.last == .hitTestBegan(.responder(2), Point(120, 90)))
        let answered: [TraceEvent] = [
            .pointInsideBegan(.responder(0), .zero), .pointInsideEnded(.responder(0), true),
        ]
        #expect(answered.openCalls.isEmpty)
    }
}
