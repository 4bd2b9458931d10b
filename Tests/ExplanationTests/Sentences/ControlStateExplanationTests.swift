import Examples
import Scenario
import Testing

@testable import Catalogue
@testable import Explanation

@Suite("What an explanation says of a control's state")
struct ControlStateExplanationTests {
    private static let pressed: ControlState = [.highlighted, .tracking]

    private func sentence(
        after phases: [TouchPhase],
        _ reference: [ControlState],
        _ attempt: [ControlState]
    ) -> String? {
        func trace(_ states: [ControlState]) -> [TraceEvent] {
            [.stepBegan(0)]
                + zip(phases, states).map { .controlState(ExampleScene.child, $1, after: $0) }
        }
        return Traces.difference(
            .controlStates,
            ExampleScene.family,
            trace(reference),
            trace(attempt)
        )?.sentence
    }

    @Test("A highlight that stays after the touch is named")
    func staysHighlighted() {
        #expect(
            sentence(after: [.began, .ended], [Self.pressed, []], [Self.pressed, .highlighted])
                == "After the touch ended, the reference's child is not highlighted. Yours still is."
        )
    }

    @Test("A highlight that does not come is named, and so is one that goes too early")
    func isNotHighlighted() {
        #expect(
            sentence(after: [.began], [Self.pressed], [.tracking])
                == "After the touch began, the reference's child is highlighted. Yours is not."
        )
        #expect(
            sentence(after: [.began, .moved], [Self.pressed, Self.pressed], [Self.pressed, []])
                == "After the touch moved, the reference's child is highlighted. Yours is not."
        )
    }

    @Test("A control that selects or disables itself does not do so still")
    func selectsItself() {
        #expect(
            sentence(after: [.began, .ended], [Self.pressed, []], [Self.pressed, .selected])
                == "After the touch ended, the reference's child is not selected. Yours is."
        )
        #expect(
            sentence(after: [.began, .ended], [Self.pressed, []], [Self.pressed, .disabled])
                == "After the touch ended, the reference's child is not disabled. Yours is."
        )
    }

    @Test("A touch that is tracked beyond its end, or not at all, is named")
    func tracking() {
        #expect(
            sentence(after: [.began, .cancelled], [Self.pressed, []], [Self.pressed, .tracking])
                == "After the touch was cancelled, the reference's child does not track the touch. "
                + "Yours still does."
        )
        #expect(
            sentence(after: [.began], [Self.pressed], [.highlighted])
                == "After the touch began, the reference's child tracks the touch. Yours does not."
        )
    }

    @Test("A state that only the reference has is named")
    func missing() {
        #expect(
            sentence(after: [.began, .ended], [Self.pressed, []], [Self.pressed])
                == "The reference: after the touch ended, child is in its normal state. Yours has "
                + "nothing more here."
        )
    }
}
