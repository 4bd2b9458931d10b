import Catalogue
import Explanation
import Play
import Results
import Scenario
import Wire

/// Describes in words what is wrong with a case.
package struct CaseVerdict {
    let criterion: Criterion
    let `case`: SceneGrader.Case
    /// The names that the answer reads only to print them.
    private let printed: Set<String>

    package typealias Played = GradingSession.Played

    package init(criterion: Criterion, case: SceneGrader.Case, printed: Set<String> = []) {
        self.criterion = criterion
        self.case = `case`
        self.printed = printed
    }

    /// Describes what is wrong with a played scene; `nil` if nothing is.
    package func verdict(on played: Played, in scene: Scene) throws -> SceneGrader.Verdict? {
        if let termination = played.termination { return ended(termination, played, scene) }
        let whole = try played.comparison(by: criterion, in: scene).withoutReads(of: printed)
        guard let difference = whole.firstDifference() else { return nil }
        let comparison = whole.fromStep(difference.stepIndex)
        let words = FailureSentences(scene: scene, criterion: criterion)
        let first = FirstDifference(comparison)
        let counts = words.counts(whole, difference)
        let indices = first?.indices ?? difference.indices
        let kept = indices.attempt + CaseVerdict.eventsAfterDifference
        var failure = CaseFailure(
            identifier: `case`.identifier,
            originalScene: `case`.scene,
            scene: scene,
            stepIndex: difference.stepIndex,
            expected: counts?.expected ?? words.expected(difference.expected),
            actual: counts?.actual ?? words.actual(difference.actual),
            referenceTrace: comparison.reference,
            attemptTrace: Array(comparison.attempt.prefix(kept)),
            firstDifference: CaseVerdict.joined(
                first?.sentence
                    ?? words.firstDifference(difference.expected, difference.actual),
                whole.earlierChange(before: difference.stepIndex)
            ),
            differenceIndex: indices
        )
        failure.isTraceCut = kept < comparison.attempt.count
        failure.breaksRule = criterion.isRuleOfExercise
        failure.addedLayers = whole.addedLayers
        let broken = criterion.prohibition(brokenBy: difference.actual)
        let message = broken ?? message(failure, comparison)
        return .failed(.failed, message: message, failure)
    }

    /// Adds an earlier change to a sentence, unless the sentence names it already.
    private static func joined(_ sentence: String, _ earlierChange: String?) -> String {
        guard let earlierChange, let change = earlierChange.split(separator: "yours ").last,
            !sentence.hasSuffix(change)
        else { return sentence }
        return "\(sentence) \(earlierChange)"
    }

    private func message(_ failure: CaseFailure, _ comparison: CaseComparison) -> String {
        switch criterion {
        case .way where comparison.findsTheRightViews: FailureSentences.rightViewWrongWay
        case .uses(let step): step.sentence
        default: "Expected: \(failure.expected). Happened: \(failure.actual)."
        }
    }

    /// The maximum number of events reported of an endless attempt: it is killed at another event each time.
    static let maximumEventsOfEndlessAttempt = 2_000

    /// The maximum number of events kept after the first difference: a page shows 80 steps.
    private static let eventsAfterDifference = 2_000

    /// The maximum number of events reported of an attempt that ended in a scene, and how many of them come
    /// from the end.
    private static let eventsOfEndedAttempt = (all: 2_000, last: 100)

    /// Keeps the beginning of a long trace, and its end, which shows the crash.
    private static func bounded(_ trace: [TraceEvent]) -> [TraceEvent] {
        let (all, last) = eventsOfEndedAttempt
        return trace.count > all ? trace.prefix(all - last) + trace.suffix(last) : trace
    }

    /// The verdict on a scene in which the attempt's process ended.
    func ended(
        _ termination: Termination,
        _ played: Played,
        _ scene: Scene
    ) -> SceneGrader.Verdict {
        // The attempt's last bytes may be incomplete, so this keeps the events that can be decoded.
        let heard = TraceEvent.readableEvents(in: played.attempt[...])
        let isCut =
            termination.isNonterminating && heard.count > CaseVerdict.maximumEventsOfEndlessAttempt
        let whole = isCut ? Array(heard.prefix(CaseVerdict.maximumEventsOfEndlessAttempt)) : heard
        let words = TerminationSentences(
            termination: termination,
            scene: scene,
            trace: whole,
            isCut: isCut
        )
        let full = CaseComparison(
            criterion: criterion,
            scene: scene,
            reference: (try? TraceEvent.events(in: played.reference[...])) ?? [],
            attempt: CaseVerdict.bounded(whole)
        )
        let comparison = full.fromStep(words.stepIndex)
        let (reference, attempt) = (comparison.reference, comparison.attempt)
        let way = CaseComparison.firstDifference(reference, attempt, by: .way)
        var failure = CaseFailure(
            identifier: `case`.identifier,
            originalScene: `case`.scene,
            scene: scene,
            stepIndex: words.stepIndex,
            expected: "the scene is played to its end",
            actual: words.clause,
            referenceTrace: reference,
            attemptTrace: attempt,
            firstDifference: words.lastStep,
            differenceIndex: way?.indices,
            termination: termination
        )
        failure.addedLayers = full.addedLayers
        return .failed(words.outcome, message: words.sentence, failure)
    }
}

extension Termination {
    /// Whether the process would have run forever, so that the moment of its end is random.
    fileprivate var isNonterminating: Bool {
        kind.isLimit || isStackOverflow
    }
}
