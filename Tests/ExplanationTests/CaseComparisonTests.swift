import Examples
import Results
import Scenario
import Testing

@testable import Catalogue
@testable import Explanation

@Suite("Comparing two traces by a criterion")
struct CaseComparisonTests {
    private typealias Example = ExampleScene

    private func difference(
        _ criterion: Criterion,
        _ reference: [TraceEvent],
        _ attempt: [TraceEvent]
    ) -> CaseComparison.Difference? {
        CaseComparison(
            criterion: criterion,
            scene: Example.family,
            reference: reference,
            attempt: attempt
        ).firstDifference()
    }

    @Test("Reads of what is only printed are left out, but for next, which a rule forbids")
    func printedReads() {
        let reads: [TraceEvent] = [
            .read(.frame, Example.child), .read(.center, .layer(ofView: 1)),
            .read(.alpha, Example.child), .read(.next, Example.child),
        ]
        let comparison = CaseComparison(
            criterion: .hitViews,
            scene: Example.family,
            reference: reads,
            attempt: reads
        )
        let rest = comparison.withoutReads(of: ["frame", "position", "next"])
        #expect(rest.attempt == Array(reads.suffix(2)))
        #expect(rest.reference == reads)
    }

    /// The events that each comparing criterion looks at; it ignores all others.
    static let compared: [(Criterion, [TraceEvent.Kind])] = [
        (.hitViews, [.hit]),
        (.way, [.hitTestBegan, .hitTestEnded, .pointInsideBegan, .pointInsideEnded, .hit]),
        (.touches, [.touches, .handled, .hit]), (.actions, [.action]),
        (.controlStates, [.controlState, .leftChanged]),
        (.alerts, [.alert, .alertIgnored, .alertChanged]),
        (.setUp, [.setUp]), (.chain, [.next, .chain, .delivered, .touches, .handled]),
    ]

    @Test("Each criterion compares its own kinds of events, and nothing else", arguments: compared)
    func comparedKinds(criterion: Criterion, kinds: [TraceEvent.Kind]) {
        for event in Example.events where !event.isStep {
            let found = difference(criterion, [.stepBegan(0), event], [.stepBegan(0)])
            #expect((found != nil) == kinds.contains(event.kind), "\(criterion) and \(event)")
            #expect(found?.expected == (kinds.contains(event.kind) ? event : nil))
            #expect(difference(criterion, [.stepBegan(0), event], [.stepBegan(0), event]) == nil)
        }
    }

    @Test("The first difference counts, with its step and its places in the whole traces")
    func firstDifference() throws {
        let reference: [TraceEvent] = [
            .stepBegan(0), .hitTestBegan(Example.root, .zero), .hit(Example.root), .stepBegan(1),
            .read(.alpha, Example.root), .hit(Example.child), .stepBegan(2), .hit(nil),
        ]
        let attempt: [TraceEvent] = [
            .stepBegan(0), .hit(Example.root), .stepBegan(1), .hit(Example.root), .stepBegan(2),
            .hit(Example.root),
        ]
        let found = try #require(difference(.hitViews, reference, attempt))
        #expect(found.stepIndex == 1)
        #expect(found.expected == .hit(Example.child))
        #expect(found.actual == .hit(Example.root))
        #expect(found.indices == TraceDifference(reference: 5, attempt: 3))
    }

    @Test("An attempt with an event too few is told in the step where it is missing")
    func tooFew() throws {
        let found = try #require(
            difference(
                .alerts,
                [.stepBegan(0), .alert("a"), .stepBegan(1), .alert("b")],
                [.stepBegan(0), .stepBegan(1), .alert("b")]
            )
        )
        #expect(found.stepIndex == 0)
        #expect(found.expected == .alert("a"))
        #expect(found.actual == nil)
    }

    @Test("An attempt with an event too many is told in the step where it is")
    func tooMany() throws {
        let found = try #require(
            difference(
                .alerts,
                [.stepBegan(0), .alert("a"), .stepBegan(1)],
                [.stepBegan(0), .alert("a"), .alert("a"), .stepBegan(1)]
            )
        )
        #expect(found.stepIndex == 0)
        #expect(found.expected == nil)
        #expect(found.actual == .alert("a"))
        let last = try #require(difference(.alerts, [.stepBegan(0)], [.stepBegan(0), .alert("a")]))
        #expect(last.stepIndex == 0)
        #expect(last.indices == TraceDifference(reference: 1, attempt: 1))
    }

    @Test("An attempt without any event differs at once")
    func nothing() throws {
        let found = try #require(difference(.hitViews, [.stepBegan(0), .hit(nil)], []))
        #expect(found.indices == TraceDifference(reference: 0, attempt: 0))
        #expect(difference(.hitViews, [], []) == nil)
    }

    @Test("Rounding is no difference, a hair's breadth is one")
    func rounding() {
        func way(_ point: Point) -> [TraceEvent] {
            [
                .hitTestBegan(Example.root, point), .pointInsideBegan(Example.root, point),
                .layerHitTestBegan(Example.root, point),
            ]
        }
        #expect(difference(.way, way(Point(0.1 + 0.2, 1e9)), way(Point(0.3, 1e9 + 1))) == nil)
        #expect(difference(.way, way(Point(.nan, 1)), way(Point(.nan, 1))) == nil)
        #expect(difference(.way, way(Point(1, 1)), way(Point(1.001, 1))) != nil)
        #expect(difference(.way, way(Point(.nan, 1)), way(Point(1, 1))) != nil)
    }

    @Test(
        "A forbidden step is found wherever it is, whatever the reference did",
        arguments: [
            (ForbiddenStep.systemHitTest, TraceEvent.systemHitTest(ExampleScene.root)),
            (.writing, .wrote(.isHidden, ExampleScene.child)),
            (.readingNext, .read(.next, ExampleScene.root)),
            (.loadingViews, .wrote(.view, .stranger)),
        ]
    )
    func forbidden(step: ForbiddenStep, event: TraceEvent) throws {
        let innocent = Example.events.filter { !step.matches($0) }
        #expect(difference(.never(step), [event], innocent) == nil)
        let found = try #require(
            difference(
                .never(step),
                [],
                [.stepBegan(0), .stepBegan(4), .hitTestBegan(ExampleScene.root, .zero), event]
            )
        )
        #expect(found.stepIndex == 4)
        #expect(found.actual == event)
        #expect(found.indices.attempt == 3)
        #expect(difference(.never(.crash), [], Example.events) == nil)
    }

    @Test("When touches arrive, a view may change: only a hit test must not change it")
    func changesByTouches() {
        let hitTest: [TraceEvent] = [
            .stepBegan(0), .hitTestBegan(ExampleScene.root, .zero),
            .pointInsideBegan(ExampleScene.root, .zero),
            .pointInsideEnded(ExampleScene.root, true),
            .hitTestEnded(ExampleScene.root, ExampleScene.root),
        ]
        let change = TraceEvent.wrote(.alpha, ExampleScene.root)
        #expect(difference(.never(.writing), [], hitTest + [change]) == nil)
        for index in 2...4 {
            var trace = hitTest
            trace.insert(change, at: index)
            #expect(difference(.never(.writing), [], trace)?.indices.attempt == index)
        }
    }

    @Test("Requirements count for layers of the scene, and not for one beside it")
    func requiredOfTheScene() {
        let (white, blue) = (ExampleScene.child, Participant.ownLayer(0))
        func asked(_ layer: Participant) -> [TraceEvent] {
            [
                .stepBegan(0), .layerHitTestBegan(layer, .zero), .layerHitTestEnded(layer, blue),
                .alert("a"),
            ]
        }
        let hitTest = Criterion.uses(.layerHitTest)
        #expect(difference(hitTest, asked(white), asked(.ownLayer(1))) != nil)
        #expect(difference(hitTest, asked(white), asked(ExampleScene.root)) == nil)
        func contains(_ layer: Participant, _ answer: Bool = false) -> [TraceEvent] {
            [.stepBegan(0), .layerContains(layer, .zero, answer), .alert("a")]
        }
        let criterion = Criterion.uses(.layerContains)
        #expect(difference(criterion, contains(white), contains(white)) == nil)
        #expect(difference(criterion, contains(blue), contains(.ownLayer(1))) == nil)
        #expect(difference(criterion, contains(white), contains(ExampleScene.root)) != nil)
        #expect(difference(criterion, contains(white), contains(blue)) != nil)
        // The blue layer holds the point, and no question is left.
        #expect(difference(criterion, contains(white), contains(blue, true)) == nil)
    }

    @Test(
        "A required step is missed only in the steps in which the reference does it",
        arguments: [
            (RequiredStep.layerContains, TraceEvent.layerContains(.ownLayer(0), .zero, true)),
            (.layerHitTest, .layerHitTestBegan(.ownLayer(0), .zero)),
            (.conversion, .converted(.zero, from: nil, to: nil, .zero)),
        ]
    )
    func required(step: RequiredStep, event: TraceEvent) throws {
        let reference: [TraceEvent] = [.stepBegan(0), .stepBegan(1), event]
        #expect(
            difference(.uses(step), reference, [.stepBegan(0), .stepBegan(1), event, event]) == nil
        )
        #expect(difference(.uses(step), [.stepBegan(0)], [.stepBegan(0)]) == nil)
        let found = try #require(
            difference(
                .uses(step),
                reference + [.alert("a")],
                [.stepBegan(0), event, .stepBegan(1), .alert("a")]
            )
        )
        #expect(found.stepIndex == 1)
        #expect(found.expected == event)
        #expect(found.actual == nil)
    }

    @Test("Both the scene's layer and the one that is added must be asked")
    func containsOfBothLayers() {
        let white = TraceEvent.layerContains(.layer(ofView: 1), .zero, true)
        let blue = TraceEvent.layerContains(.ownLayer(0), .zero, true)
        let alert = TraceEvent.alert("a")
        let reference: [TraceEvent] = [.stepBegan(0), white, blue, alert]
        let both: [TraceEvent] = [.stepBegan(0), blue, white, alert]
        #expect(difference(.uses(.layerContains), reference, both) == nil)
        let found = difference(.uses(.layerContains), reference, [.stepBegan(0), white, alert])
        #expect(found?.expected == blue)
    }

    @Test(
        "An answer that errs before a required step, or answers a touch with nothing, does not lack it"
    )
    func erringBefore() {
        let white = TraceEvent.layerContains(.layer(ofView: 1), .zero, true)
        let wrongly = TraceEvent.layerContains(.layer(ofView: 1), Point(900, 900), false)
        let blue = TraceEvent.layerContains(.ownLayer(0), .zero, true)
        let one: [TraceEvent] = [white, blue, .alert("blue")]
        let reference: [TraceEvent] = [.stepBegan(0)] + one + [.stepBegan(1)] + one
        func breaks(_ second: [TraceEvent]) -> Bool {
            let attempt = [.stepBegan(0)] + one + [.stepBegan(1)] + second
            return difference(.uses(.layerContains), reference, attempt) != nil
        }
        #expect(!breaks([wrongly]))
        #expect(!breaks([wrongly, .alert("white")]))
        #expect(!breaks([]))
        #expect(breaks([white, .alert("blue")]))
        #expect(breaks([.alert("blue")]))
        #expect(breaks([.alert("white")]))
    }

    @Test(
        "An answer that converts nothing, since the layer asked first says no, does not lack conversion"
    )
    func nothingLeftToConvert() {
        let reference: [TraceEvent] = [
            .stepBegan(0), .converted(.zero, from: nil, to: nil, .zero), .alert("blue"),
        ]
        let asked = TraceEvent.layerContains(.layer(ofView: 1), Point(900, 900), false)
        let rule = Criterion.uses(.conversion)
        #expect(difference(rule, reference, [.stepBegan(0), asked]) == nil)
        #expect(difference(rule, reference, [.stepBegan(0), asked, .alert("blue")]) != nil)
        #expect(difference(rule, reference, [.stepBegan(0)]) != nil)
    }

    @Test("A layer whose class answers contains itself may have been asked without a trace")
    func unheardLayer() {
        let white = TraceEvent.layerContains(.layer(ofView: 1), .zero, true)
        let blue = TraceEvent.layerContains(.ownLayer(0), .zero, true)
        let alert = TraceEvent.alert("a")
        let unheard = TraceEvent.overridesContains(.ownLayer(0))
        let reference: [TraceEvent] = [.stepBegan(0), white, blue, alert]
        let rule = Criterion.uses(.layerContains)
        #expect(difference(rule, reference, [.stepBegan(0), white, alert]) != nil)
        #expect(difference(rule, reference, [.stepBegan(0), white, alert, unheard]) == nil)
        #expect(difference(rule, reference, [.stepBegan(0), alert, unheard]) != nil)
    }

    @Test("A layer that hitTest asks by itself was not asked by the answer")
    func containsInsideHitTest() {
        let contains = TraceEvent.layerContains(.ownLayer(0), .zero, true)
        let hidden: [TraceEvent] = [
            .stepBegan(0), .layerHitTestBegan(.ownLayer(0), .zero), contains,
            .layerHitTestBegan(.ownLayer(1), .zero), contains,
            .layerHitTestEnded(.ownLayer(1), nil),
            .layerHitTestEnded(.ownLayer(0), nil),
        ]
        let reference: [TraceEvent] = [.stepBegan(0), contains]
        #expect(difference(.uses(.layerContains), reference, hidden) != nil)
        #expect(difference(.uses(.layerContains), reference, hidden + [contains]) == nil)
        #expect(difference(.uses(.layerHitTest), hidden, hidden) == nil)
    }

    @Test("Every forbidden and required step says what the exercise is about")
    func sentences() {
        #expect(
            ForbiddenStep.systemHitTest.sentence
                == "hitTest(_:with:) must not call super.hitTest: the exercise is to write it out."
        )
        #expect(
            ForbiddenStep.writing.sentence
                == "hitTest(_:with:) must not change the scene, not even for a moment: the system "
                + "asks as often as it likes, and expects the same answer."
        )
        #expect(
            ForbiddenStep.readingNext.sentence
                == "ResponderChain must not read next: the exercise is to find the next responder "
                + "without it."
        )
        #expect(
            ForbiddenStep.loadingViews.sentence
                == "ResponderChain must not load the view of a controller that nobody has shown."
        )
        #expect(ForbiddenStep.crash.sentence == "The answer must not crash, whatever it answers.")
        #expect(
            RequiredStep.layerContains.sentence
                == "The exercise is to ask both layers with contains(_:), each for its own point."
        )
        #expect(
            RequiredStep.layerHitTest.sentence
                == "The exercise is to ask the white view's layer with hitTest(_:)."
        )
        #expect(
            RequiredStep.conversion.sentence
                == "The exercise is to convert the point with convert; nothing was converted."
        )
    }
}
