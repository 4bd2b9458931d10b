import Results
import Scenario

extension DifferenceExplanation {
    /// Says in which option a control's state differs from the reference's after a phase of a touch.
    var stateWords: Explanation? {
        guard case .controlState(let control, let state, after: let phase)? = expectedEvent else {
            return nil
        }
        guard case .controlState(control, let other, after: phase)? = actualEvent,
            let option = ControlState.options.first(where: {
                state.contains($0) != other.contains($0)
            })
        else { return nil }
        let isOn = other.contains(option)
        let still = stateBefore(of: control).map { $0.contains(option) == isOn } ?? false
        let verb = option == .tracking ? "does" : "is"
        return Explanation(
            expected: "After the touch \(phase.pastWords), the reference's \(facts.name(control)) "
                + "\(option.verb(isOn: !isOn)).",
            actual: isOn ? "Yours \(still ? "still " : "")\(verb)." : "Yours \(verb) not."
        )
    }

    /// Says which property an answer leaves with another value than before the touches.
    var leftChangeWords: Explanation? {
        guard case .leftChanged(let property, let object)? = actualEvent else { return nil }
        let name = "\(facts.name(object)).\(property.code)"
        return Explanation(
            expected: "With the reference \(name) is after the touch what it was before.",
            actual: "With yours it is not."
        )
    }

    /// The control's state after the phase before the difference; `nil` after the first phase.
    private func stateBefore(of control: Participant) -> ControlState? {
        for event in attempt.trace[..<min(indices.attempt, attempt.trace.count)].reversed() {
            if case .controlState(control, let state, after: _) = event { return state }
        }
        return nil
    }
}
