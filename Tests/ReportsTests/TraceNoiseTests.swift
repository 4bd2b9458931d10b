import Examples
import Results
import Scenario
import Testing

@testable import Reports

@Suite("Steps that do not matter in two traces")
struct TraceNoiseTests {
    private let root = Participant.responder(1)

    private func text(
        _ reference: [TraceEvent],
        _ attempt: [TraceEvent],
        _ difference: TraceDifference
    ) -> String? {
        let style = TextStyle(glyphs: .unicode)
        var failure = Samples.wrongOrder
        failure.referenceTrace = reference
        failure.attemptTrace = attempt
        failure.differenceIndex = difference
        return TraceComparison(failure, style: style)?.lines.rendered(in: style)
    }

    private let added = Participant.ownLayer(1)
    private let window = Participant.responder(0)

    @Test("The insides of an alert are left out")
    func alert() {
        let insides: [TraceEvent] = [
            .wrote(.bounds, added), .wrote(.center, .stranger), .read(.frame, .stranger),
            .wrote(.sublayers, added), .wrote(.subviews, window),
            .wrote(.sublayers, .layer(ofView: 0)),
        ]
        let asked = TraceEvent.layerContains(.layer(ofView: 1), .zero, true)
        let expected = """
              expected                              │ your answer
              root.layer.contains((0, 0)) → true    │ root.layer.contains((0, 0)) → true
            ▸ the alert “A” is shown                │ the alert “B” is shown

            """
        let difference = TraceDifference(reference: 7, attempt: 7)
        let (reference, attempt) = ([asked] + insides + [.alert("A")], [asked] + insides)
        #expect(text(reference, attempt + [.alert("B")], difference) == expected)
    }

    @Test("The states of controls are left out unless they differ")
    func states() {
        let began: [TraceEvent] = [
            .touches(.began, root, count: 1), .controlState(root, .highlighted, after: .began),
        ]
        let ended = TraceEvent.touches(.ended, root, count: 1)
        let actions = """
              expected                              │ your answer
              root gets a touch that begins         │ root gets a touch that begins
              root gets a touch that ends           │ root gets a touch that ends
            ▸ root's action runs                    │ (nothing more)

            """
        #expect(
            text(
                began + [ended, .action(root)],
                began + [ended],
                TraceDifference(reference: 3, attempt: 3)
            ) == actions
        )
        let states = """
              expected                              │ your answer
              root gets a touch that begins         │ root gets a touch that begins
              after the touch began, root is        │ after the touch began, root is
              highlighted                           │ highlighted
              root gets a touch that ends           │ root gets a touch that ends
            ▸ after the touch ended, root is in its │ after the touch ended, root is
              normal state                          │ highlighted

            """
        #expect(
            text(
                began + [ended, .controlState(root, [], after: .ended)],
                began + [ended, .controlState(root, .highlighted, after: .ended)],
                TraceDifference(reference: 3, attempt: 3)
            ) == states
        )
    }

    @Test("An answer's changes of its own layer before an alert are not left out")
    func ownLayer() {
        let attempt: [TraceEvent] = [
            .wrote(.frame, .ownLayer(0)), .wrote(.bounds, added), .alert("A"),
        ]
        let expected = """
              expected                              │ your answer
                                                    │ wrote addedLayer.frame
            ▸ (nothing more)                        │ the alert “A” is shown

            """
        let difference = TraceDifference(reference: 0, attempt: 2)
        #expect(text([], attempt, difference) == expected)
    }

    @Test("Touches that are passed on are left out, unless that is what differs")
    func forwarding() {
        let passed: [TraceEvent] = [
            .touches(.began, root, count: 1), .read(.next, root),
            .forwarded(.began, from: root, to: window), .touches(.began, window, count: 1),
        ]
        let alert = text(passed + [.alert("A")], passed, TraceDifference(reference: 4, attempt: 4))
        let expected = """
              expected                              │ your answer
              root gets a touch that begins         │ root gets a touch that begins
            ▸ the alert “A” is shown                │ (nothing more)

            """
        #expect(alert == expected)
        let handled = text(
            passed + [.handled(.began, window)],
            passed,
            TraceDifference(reference: 4, attempt: 4)
        )
        #expect(handled?.contains("root passes the touch on to window") == true)
        #expect(handled?.contains("window gets a touch that begins") == true)
    }

    @Test("A step of the script that begins is nothing more of the one before")
    func endOfStep() {
        let expected = """
              expected                              │ your answer
            ▸ (nothing more)                        │ there is a layer

            """
        let difference = TraceDifference(reference: 0, attempt: 0)
        let attempt: [TraceEvent] = [.setUp("a layer"), .stepBegan(0)]
        #expect(text([.stepBegan(0)], attempt, difference) == expected)
    }
}
