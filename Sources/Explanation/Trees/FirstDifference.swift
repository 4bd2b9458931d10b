import Results
import Scenario

/// Explains the first step in which two traces differ.
package struct FirstDifference {
    /// Says what the reference does and why, what the attempt does, and what the attempt read.
    package let sentence: String
    /// The step's indices in the whole traces.
    package let indices: TraceDifference
    /// Without names and numbers.
    package let reason: Reason

    /// Fails if the comparison found no difference.
    package init?(_ comparison: CaseComparison) {
        guard let found = comparison.firstDifference() else { return nil }
        self =
            switch comparison.criterion {
            case .never, .uses: FirstDifference.ofRule(comparison, found)
            default:
                FirstDifference.ofSentAction(comparison, found)
                    ?? FirstDifference.ofSteps(comparison, found)
                    ?? FirstDifference.ofEvents(comparison, found)
            }
    }

    init(_ explanation: String, _ indices: TraceDifference, _ reason: Reason) {
        sentence = explanation
        self.indices = indices
        self.reason = reason
    }

    private static func ofSteps(
        _ comparison: CaseComparison,
        _ found: CaseComparison.Difference
    ) -> FirstDifference? {
        let step = comparison.criterion == .setUp ? -1 : found.stepIndex
        let walk = TreeWalk(
            reference: CallTree(
                comparison.reference,
                comparison.reference.range(ofStep: step)
            ),
            attempt: CallTree(comparison.attempt, comparison.attempt.range(ofStep: step)),
            criterion: comparison.criterion
        )
        guard let difference = walk.difference() else { return nil }
        let words = DifferenceExplanation(
            difference: difference,
            reference: walk.reference,
            attempt: walk.attempt,
            facts: SceneFacts(comparison.scene, step: found.stepIndex),
            layersAtFirst: comparison.layersAtFirst
        )
        let explanation = words.explanation
        let reason = Reason(
            kind: difference.kind,
            expected: words.expectedEvent?.kind,
            actual: words.actualEvent?.kind,
            cause: explanation.cause
        )
        return FirstDifference(
            explanation.sentence,
            explanation.indices ?? words.indices,
            reason
        )
    }

    /// Compares the events themselves if the calls agree.
    private static func ofEvents(
        _ comparison: CaseComparison,
        _ found: CaseComparison.Difference
    ) -> FirstDifference {
        let words = FailureSentences(scene: comparison.scene, criterion: comparison.criterion)
        return FirstDifference(
            words.firstDifference(found.expected, found.actual),
            found.indices,
            Reason(.event, found)
        )
    }

    private static func ofRule(
        _ comparison: CaseComparison,
        _ found: CaseComparison.Difference
    ) -> FirstDifference {
        let words = RuleExplanation(comparison: comparison, found: found)
        return FirstDifference(
            words.explanation.sentence,
            found.indices,
            Reason(found.actual != nil ? .forbidden : .neglected, found)
        )
    }
}

extension Reason {
    init(_ kind: Kind, _ found: CaseComparison.Difference) {
        self.init(
            kind: kind,
            expected: found.expected?.kind,
            actual: found.actual?.kind,
            cause: nil
        )
    }
}
