import Examples
import Scenario
import Testing

@testable import Catalogue
@testable import Explanation

@Suite("Differences of traces that are broken, forged or made by chance")
struct HostileTraceTests {
    private static let criteria: [Criterion] = [
        .hitViews, .way, .touches, .actions, .controlStates, .layers, .alerts, .setUp, .chain,
        .never(.systemHitTest), .never(.writing), .never(.readingNext), .uses(.layerContains),
        .uses(.layerHitTest), .uses(.conversion),
    ]

    private static let participants: [Participant] =
        (0..<6).map(Participant.responder) + [
            .layer(ofView: 2), .layer(ofView: 99), .ownLayer(0), .ownLayer(3), .stranger,
            Participant(number: .min), Participant(number: .max), .responder(5_000),
        ]

    private static let points = [
        Point.zero, Point(20, 20), Point(60, 60), Point(.nan, 1), Point(.infinity, -.infinity),
        Point(1e300, -1e300),
    ]

    private static func event(_ generator: inout SeededGenerator) -> TraceEvent {
        func one<Element>(_ list: [Element]) -> Element {
            list[Int.random(in: list.indices, using: &generator)]
        }
        let (who, other, point) = (one(participants), one(participants), one(points))
        return one([
            .stepBegan(one([-1, 0, 1, .max])), .hitTestBegan(who, point),
            .hitTestEnded(who, one([nil, other])), .pointInsideBegan(who, point),
            .pointInsideEnded(who, one([true, false])), .systemHitTest(who),
            .converted(point, from: who, to: one([nil, other]), one(points)),
            .read(one(TraceProperty.allCases), who), .wrote(one(TraceProperty.allCases), who),
            .layerContains(who, point, one([true, false])), .layerHitTestBegan(who, point),
            .layerHitTestEnded(who, other), .touches(.began, who, count: 1),
            .forwarded(.began, from: who, to: other), .handled(.ended, who), .alert("a"),
            .action(who), .hit(other), .next(who, is: one([nil, other])),
            .chain([who, other]), .chain([]), .delivered(one([nil, other])), .setUp("a layer"),
            .controlState(who, one([[], .highlighted, .all]), after: one(TouchPhase.allCases)),
        ])
    }

    private func expectWords(
        _ scene: Scene,
        _ reference: [TraceEvent],
        _ attempt: [TraceEvent]
    ) {
        for criterion in Self.criteria {
            let comparison = CaseComparison(
                criterion: criterion,
                scene: scene,
                reference: reference,
                attempt: attempt
            )
            let found = FirstDifference(comparison)
            #expect((found == nil) == (comparison.firstDifference() == nil))
            guard let found else { continue }
            #expect(!found.sentence.isEmpty)
            #expect(found.sentence.hasSuffix(".") || found.sentence.hasSuffix("?"))
            #expect(0...reference.count ~= found.indices.reference)
            #expect(0...attempt.count ~= found.indices.attempt)
        }
    }

    @Test(
        "A right trace with a few changes has a sentence, and places inside it",
        arguments: 1...150
    )
    func mutations(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let here = Point(20, 20)
        let reference =
            Traces.step(
                Traces.front,
                Traces.hit(
                    Traces.front,
                    here,
                    Traces.front,
                    Traces.inside(Traces.front, here, true)
                )
            ) + [
                .touches(.began, Traces.front, count: 1), .layerContains(.ownLayer(0), here, true),
                .alert("a"), .action(Traces.front), .next(Traces.front, is: Traces.root),
                .chain([Traces.front, Traces.root]), .delivered(Traces.front),
            ]
        var attempt = reference
        for _ in 0..<Int.random(in: 1...4, using: &generator) where !attempt.isEmpty {
            let index = Int.random(in: attempt.indices, using: &generator)
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: attempt.remove(at: index)
            case 1: attempt.insert(Self.event(&generator), at: index)
            case 2: attempt[index] = Self.event(&generator)
            case 3: attempt.swapAt(index, Int.random(in: attempt.indices, using: &generator))
            default: attempt.removeSubrange(index...)
            }
        }
        expectWords(Traces.scene(), reference, attempt)
        expectWords(Traces.scene(), attempt, reference)
    }

    @Test("Nonsense has a sentence too, and crashes nothing", arguments: 1...100)
    func nonsense(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var arbitrary = ArbitraryScene(seed: seed)
        let scene = arbitrary.scene()
        func trace() -> [TraceEvent] {
            (0..<Int.random(in: 0...40, using: &generator)).map { _ in Self.event(&generator) }
        }
        for _ in 0..<4 { expectWords(scene, trace(), trace()) }
    }

    @Test("Long traces are explained as short ones are")
    func long() throws {
        let call = Traces.hit(Traces.front, .zero, nil, Traces.inside(Traces.front, .zero, false))
        let many = Array(repeating: call, count: 5_000).flatMap { $0 }
        let reference = Traces.step(nil, many)
        let attempt = Traces.step(Traces.front, many)
        expectWords(Traces.scene(), reference, attempt)
    }
}
