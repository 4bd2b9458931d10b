import Wire
import Examples
import Scenario
import Testing

@testable import Catalogue
@testable import Judge

@Suite("The reference's answers in a scene that is made smaller")
struct ReferenceAnswersTests {
    private func bytes(_ events: [TraceEvent]) -> [UInt8] {
        var wire = WireWriter()
        for event in events { event.write(to: &wire) }
        return wire.bytes
    }

    private func answers(
        _ reference: [TraceEvent],
        _ attempt: [TraceEvent],
        ended: Bool = false,
        _ criterion: Criterion = .hitViews,
        in scene: Scene = Traces.scene()
    ) -> ReferenceAnswers {
        let played = GradingSession.Played(
            reference: bytes(reference),
            attempt: bytes(attempt),
            termination: ended ? Termination(kind: .signal, code: 4) : nil
        )
        return ReferenceAnswers(played, by: criterion, in: scene)
    }

    private let front: [TraceEvent] = [.stepBegan(0), .hit(Traces.front)]
    private let back: [TraceEvent] = [.stepBegan(0), .hit(Traces.back)]
    private let nothing: [TraceEvent] = [.stepBegan(0), .hit(nil)]

    @Test("A scene in which another view is right shows something else")
    func views() {
        #expect(answers(front, nothing).isWithin(answers(front, back)))
        #expect(!answers(back, nothing).isWithin(answers(front, nothing)))
        #expect(!answers(nothing, back).isWithin(answers(front, back)))
    }

    @Test("Views are known by their names, whatever their numbers are")
    func names() {
        var smaller = Traces.scene()
        smaller.root.subviews[0].subviews.removeFirst()
        let own = answers([.stepBegan(0), .hit(.responder(2))], nothing, in: smaller)
        #expect(own.isWithin(answers(front, nothing)))
        #expect(!own.isWithin(answers(back, nothing)))
    }

    @Test("Of several steps the one that goes wrong counts")
    func steps() {
        let scene = Traces.scene(script: [.tap(Point(60, 60)), .tap(Point(30, 30))])
        let reference = front + [.stepBegan(1), .hit(Traces.back)]
        let attempt = front + [.stepBegan(1), .hit(Traces.root)]
        let both = answers(reference, attempt, in: scene)
        #expect(answers(back, nothing).isWithin(both))
        #expect(!answers(front, nothing).isWithin(both))
    }

    @Test("The steps before it answer nothing new either")
    func earlierSteps() {
        let scene = Traces.scene(script: [.tap(Point(60, 60)), .tap(Point(30, 30))])
        func played(_ first: Participant) -> ReferenceAnswers {
            let first: [TraceEvent] = [.stepBegan(0), .hit(first), .stepBegan(1)]
            return answers(first + [.hit(Traces.back)], first + [.hit(nil)], in: scene)
        }
        #expect(played(Traces.back).isWithin(played(Traces.front)))
        #expect(!played(Traces.root).isWithin(played(Traces.front)))
    }

    @Test("If the process ended, all steps count")
    func ended() {
        let scene = Traces.scene(script: [.tap(Point(60, 60)), .tap(Point(30, 30))])
        let reference = front + [.stepBegan(1), .hit(Traces.back)]
        let both = answers(reference, [], ended: true, in: scene)
        #expect(answers(back, [], ended: true).isWithin(both))
        #expect(answers(front, [], ended: true).isWithin(both))
        #expect(!answers(nothing, [], ended: true).isWithin(both))
    }

    @Test("Another alert is another answer, and so is none")
    func alerts() {
        func alert(_ title: String?) -> [TraceEvent] {
            [.stepBegan(0)] + (title.map { [.alert($0)] } ?? [])
        }
        let white = answers(alert("Inside White Layer"), alert(nil), .alerts)
        #expect(white.isWithin(answers(alert("Inside White Layer"), alert("Other"), .alerts)))
        #expect(!white.isWithin(answers(alert("Inside Blue Layer"), alert(nil), .alerts)))
        #expect(!white.isWithin(answers(alert(nil), alert("Inside White Layer"), .alerts)))
    }

    @Test("A touch on an edge stays on it, and no other comes upon one")
    func edges() {
        let onEdge = Traces.scene(script: [.tap(Point(40, 60))])
        let beside = Traces.scene(script: [.tap(Point(45, 60))])
        #expect(onEdge.edgesTouched(inStep: 0) == ["front"])
        #expect(beside.edgesTouched(inStep: 0) == [])
        let edge = answers(front, nothing, in: onEdge)
        #expect(!answers(front, nothing, in: beside).isWithin(edge))
        #expect(!edge.isWithin(answers(front, nothing, in: beside)))
        #expect(edge.isWithin(edge))
    }

    @Test("The blue layer has edges, too")
    func layerEdges() {
        let white = SceneView("layerView", .layerView, Rectangle(60, 100, 200, 200))
        let window = SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: [white])
        let scene = Scene(window, tap: Point(110, 160))
        #expect(scene.edgesTouched(inStep: 0) == ["layerView's layer"])
        #expect(scene.edgesTouched(inStep: 1) == [])
    }
}
