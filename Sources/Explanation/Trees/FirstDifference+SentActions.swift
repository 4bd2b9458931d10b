import Catalogue
import Results
import Scenario

extension FirstDifference {
    /// Explains an action that the attempt itself sends, and the reference does not run.
    static func ofSentAction(
        _ comparison: CaseComparison,
        _ found: CaseComparison.Difference
    ) -> FirstDifference? {
        guard comparison.criterion == .actions, case .action(let control) = found.actual,
            let indices = indicesOfSending(control, comparison, found.stepIndex)
        else { return nil }
        let name = SceneFacts(comparison.scene, step: found.stepIndex).name(control)
        return FirstDifference(
            "The reference sends no actions: \(name) does that itself. Yours sends them, too.",
            indices,
            Reason(.event, found)
        )
    }

    /// The place where the attempt first sends a control's actions in a step, and the end of the same hit
    /// test in the reference.
    private static func indicesOfSending(
        _ control: Participant,
        _ comparison: CaseComparison,
        _ step: Int
    ) -> TraceDifference? {
        let (reference, attempt) = (comparison.reference, comparison.attempt)
        let steps = attempt.range(ofStep: step)
        let first = attempt[steps].firstIndex(of: .wrote(.sentActions, control))
        guard let first else { return nil }
        let ended = attempt[steps.lowerBound..<first].count { $0.kind == .hitTestEnded }
        let ends = reference.range(ofStep: step)
            .filter { reference[$0].kind == .hitTestEnded }
        guard ended < ends.count else { return nil }
        return TraceDifference(reference: ends[ended], attempt: first)
    }
}
