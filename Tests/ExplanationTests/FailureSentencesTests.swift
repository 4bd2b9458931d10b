import Examples
import Results
import Scenario
import Testing

@testable import Catalogue
@testable import Explanation

@Suite("A failed case in words")
struct FailureSentencesTests {
    private typealias Example = ExampleScene
    private let words = FailureSentences(scene: ExampleScene.family, criterion: .hitViews)

    static let clauses: [(TraceEvent, String)] = [
        (.stepBegan(1), "step 2 begins"),
        (.hitTestBegan(ExampleScene.root, Point(1, 2.5)), "root is asked hitTest at (1, 2.5)"),
        (.hitTestEnded(ExampleScene.root, ExampleScene.child), "root's hitTest answers child"),
        (.hitTestEnded(ExampleScene.root, nil), "root's hitTest answers nil"),
        (
            .pointInsideBegan(ExampleScene.child, Point(-1, 0.333)),
            "child is asked whether (-1, 0.333) is inside"
        ),
        (
            .pointInsideEnded(ExampleScene.child, true),
            "child says that the point is inside"
        ),
        (
            .pointInsideEnded(ExampleScene.child, false),
            "child says that the point is outside"
        ),
        (.systemHitTest(ExampleScene.root), "UIKit's own hitTest runs in root"),
        (
            .converted(Point(1, 2), from: nil, to: ExampleScene.child, Point(3, 4)),
            "(1, 2) of the window is converted to (3, 4) of child"
        ),
        (
            .converted(Point(1, 2), from: .layer(ofView: 1), to: .ownLayer(0), Point(3, 4)),
            "(1, 2) of root's layer is converted to (3, 4) of the layer you made"
        ),
        (.read(.next, ExampleScene.child), "child.next is read"),
        (.wrote(.isHidden, ExampleScene.child), "child.isHidden is written"),
        (
            .layerContains(.ownLayer(0), Point(5, 5), true),
            "the layer you made says that it contains (5, 5)"
        ),
        (
            .layerContains(.ownLayer(1), Point(5, 5), false),
            "layer 2 that you made says that it does not contain (5, 5)"
        ),
        (
            .layerHitTestBegan(.layer(ofView: 2), Point(5, 5)),
            "child's layer is asked hitTest at (5, 5)"
        ),
        (
            .layerHitTestEnded(.layer(ofView: 2), nil), "child's layer's hitTest answers nil"
        ),
        (
            .touches(.began, ExampleScene.child, count: 1),
            "child gets a touch that begins"
        ),
        (
            .touches(.moved, ExampleScene.child, count: 2), "child gets 2 touches that move"
        ),
        (
            .forwarded(.ended, from: ExampleScene.child, to: ExampleScene.root),
            "child passes the touch on to root"
        ),
        (
            .forwarded(.ended, from: ExampleScene.child, to: nil),
            "child passes the touch on to nobody"
        ),
        (.handled(.began, ExampleScene.controller), "controller handles the touch"),
        (.alert("Inside Blue Layer"), "the alert “Inside Blue Layer” is shown"),
        (
            .alertIgnored("Inside White Layer"),
            "a second alert, “Inside White Layer”, is asked for while the first is shown"
        ),
        (.alertChanged(to: "Elsewhere"), "the alert's title becomes “Elsewhere”"),
        (.alertChanged(to: nil), "the alert is closed again"),
        (.viewsInFront(1), "a view lies in front of it"),
        (.viewsInFront(2), "2 views lie in front of it"),
        (
            .leftChanged(.alpha, .responder(1)),
            "root.alpha is not what it was before the touch"
        ),
        (.action(ExampleScene.child), "child's action runs"),
        (
            .controlState(ExampleScene.child, [], after: .ended),
            "after the touch ended, child is in its normal state"
        ),
        (
            .controlState(ExampleScene.child, [.selected, .tracking], after: .cancelled),
            "after the touch was cancelled, child is selected and tracks the touch"
        ),
        (
            .controlState(ExampleScene.child, [.disabled, .highlighted], after: .moved),
            "after the touch moved, child is highlighted and is disabled"
        ),
        (.hit(ExampleScene.child), "child is hit"), (.hit(nil), "nothing is hit"),
        (.hit(.stranger), "something outside the scene is hit"),
        (.hit(.addedView), "a view added to the scene is hit"),
        (.next(ExampleScene.child, is: ExampleScene.root), "next of child is root"),
        (.next(ExampleScene.child, is: nil), "next of child is nil"),
        (
            .chain([ExampleScene.child, ExampleScene.root, ExampleScene.controller]),
            "the chain is child → root → controller"
        ),
        (.chain([]), "the chain is empty"),
        (.delivered(ExampleScene.root), "deliver says that root handled the touch"),
        (.delivered(nil), "deliver says that nobody handled the touch"),
        (.setUp("a layer"), "there is a layer"),
    ]

    @Test("Every event has a clause", arguments: FailureSentencesTests.clauses)
    func clause(event: TraceEvent, expected: String) {
        #expect(words.clause(event) == expected)
        #expect(words.actual(event) == expected)
        #expect(words.expected(event) == expected)
    }

    @Test("If one trace has nothing more, the sentence says so")
    func nothingMore() {
        #expect(words.expected(nil) == "nothing more")
        #expect(words.actual(nil) == "nothing more")
    }

    static let numbersOfThings: [(Criterion, [TraceEvent], [TraceEvent], String, String)] = [
        (
            .alerts, [.alert("A")], [.alert("A"), .alert("B")], "one alert is shown",
            "two alerts are shown"
        ),
        (
            .alerts, [.alert("A"), .alert("A")], [.alert("A")], "two alerts are shown",
            "one alert is shown"
        ),
        (
            .alerts, [.alert("A")], [.alert("A"), .alertIgnored("A")], "one alert is shown",
            "a second alert, “A”, is asked for while the first is shown"
        ),
        (
            .alerts, [.alert("A")], [.alert("A"), .alertChanged(to: nil)], "one alert is shown",
            "the alert is closed again"
        ),
        (
            .actions, [.action(ExampleScene.child)],
            [.action(ExampleScene.child), .action(ExampleScene.child)],
            "child's action runs once", "child's action runs twice"
        ),
        (
            .actions, [.action(ExampleScene.child)],
            [.action(ExampleScene.child), .action(ExampleScene.root)],
            "no other action runs", "root's action runs"
        ),
        (
            .touches, [.touches(.began, ExampleScene.child, count: 1)],
            Array(repeating: .touches(.began, ExampleScene.child, count: 1), count: 3),
            "child gets a touch that begins, once", "child gets a touch that begins, 3 times"
        ),
        (
            .touches, [.touches(.began, ExampleScene.child, count: 1)],
            [
                .touches(.began, ExampleScene.child, count: 1),
                .touches(.began, ExampleScene.root, count: 1),
            ],
            "nobody else gets a touch", "root gets a touch that begins"
        ),
        (
            .touches,
            [
                .touches(.began, ExampleScene.child, count: 1),
                .touches(.ended, ExampleScene.child, count: 1),
            ],
            [
                .touches(.began, ExampleScene.child, count: 1),
                .touches(.began, ExampleScene.root, count: 1),
            ],
            "nobody else gets a touch", "root gets a touch that begins"
        ),
        (
            .setUp, [.setUp("a")], [.setUp("a"), .setUp("a")], "one layer is added",
            "two layers are added"
        ),
    ]

    @Test("A count stands beside the count that the test wants", arguments: numbersOfThings)
    func counts(
        criterion: Criterion,
        reference: [TraceEvent],
        attempt: [TraceEvent],
        expected: String,
        actual: String
    ) throws {
        func trace(_ events: [TraceEvent]) -> [TraceEvent] {
            criterion == .setUp ? events + [.stepBegan(0)] : [.stepBegan(0)] + events
        }
        let comparison = CaseComparison(
            criterion: criterion,
            scene: Example.family,
            reference: trace(reference),
            attempt: trace(attempt)
        )
        let words = FailureSentences(scene: Example.family, criterion: criterion)
        let counts = try words.counts(comparison, #require(comparison.firstDifference()))
        #expect(counts?.expected == expected)
        #expect(counts?.actual == actual)
    }

    @Test("Nothing at all is not counted")
    func noCounts() throws {
        let comparison = CaseComparison(
            criterion: .alerts,
            scene: Example.family,
            reference: [.stepBegan(0)],
            attempt: [.stepBegan(0), .alert("A")]
        )
        let words = FailureSentences(scene: Example.family, criterion: .alerts)
        #expect(try words.counts(comparison, #require(comparison.firstDifference())) == nil)
        #expect(words.expected(nil) == "no alert is shown")
    }

    @Test("A forbidden or required action stands in the expectation's place")
    func demands() {
        let never = FailureSentences(scene: Example.family, criterion: .never(.writing))
        #expect(never.expected(.hit(nil)) == "nothing is changed")
        let uses = FailureSentences(scene: Example.family, criterion: .uses(.conversion))
        #expect(uses.expected(nil) == RequiredStep.conversion.sentence)
    }

    @Test("The first difference names both sides")
    func firstDifference() {
        let hit = TraceEvent.hit(Example.child)
        #expect(
            words.firstDifference(hit, .hit(nil))
                == "The reference: child is hit. Yours: nothing is hit."
        )
        #expect(
            words.firstDifference(hit, nil)
                == "The reference goes on: child is hit. Yours has nothing more here."
        )
        #expect(
            words.firstDifference(nil, hit)
                == "The reference has nothing more here. Yours goes on: child is hit."
        )
        #expect(words.firstDifference(nil, nil) == "The two end differently.")
    }

    @Test(
        "Numbers have no needless decimals",
        arguments: [
            (Point(0, -0.0), "(0, 0)"), (Point(10.0004, 10.0006), "(10, 10.001)"),
            (Point(.nan, .infinity), "(not a number, infinity)"),
            (Point(1e300, -1e16), "(1e+300, -1e+16)"), (Point(0.1 + 0.2, 1.0 / 3), "(0.3, 0.333)"),
        ]
    )
    func numbers(point: Point, expected: String) {
        #expect(point.inWords == expected)
    }

    @Test("Events with numbers that stand for nobody are told all the same")
    func hostileNumbers() {
        for number in [Int32.min, -1, 99, 100_099, 200_000, .max] {
            let stranger = Participant(number: number)
            for event in [
                TraceEvent.hit(stranger), .chain([stranger]), .next(stranger, is: stranger),
                .touches(.began, stranger, count: .min), .stepBegan(Int(Int32.max)),
                .hitTestBegan(stranger, Point(-.greatestFiniteMagnitude, 1e18)),
            ] {
                #expect(!words.clause(event).isEmpty)
            }
        }
    }
}
