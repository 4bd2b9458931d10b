import Scenario

/// Grades scenes by a criterion: the first that goes wrong decides.
public struct SceneGrader {
    let session: GradingSession
    let criterion: Criterion

    /// Creates a grader.
    public init(session: GradingSession, criterion: Criterion) {
        self.session = session
        self.criterion = criterion
    }

    /// What grading scenes led to.
    public enum Verdict: Sendable {
        /// All are right.
        case passed
        /// One is wrong, or ended the process.
        case failed(Outcome, message: String, CaseFailure)
        /// Nothing was played, since no time is left.
        case skipped
        /// The grader is at fault.
        case fault(String)
    }

    /// A scene with what identifies it.
    public typealias Case = (identifier: String, scene: Scene)

    /// Grades scenes: quickly at first, and the first that goes wrong once more in full.
    ///
    /// Without any case there is nothing to pass: an order for one case that this test lacks.
    public func grade(_ cases: [Case]) -> Verdict {
        guard !cases.isEmpty, !session.isExhausted else { return .skipped }
        do {
            let played = try session.play(cases.map(\.scene), .quick(criterion.kinds))
            for (one, result) in zip(cases, played) where try !isRight(result, one.scene) {
                return try gradeThoroughly(one, insteadOf: result)
            }
            return played.count == cases.count ? .passed : .fault("not every scene was played")
        } catch {
            return .fault((error as? ToolchainFault)?.message ?? "\(error)")
        }
    }

    private func isRight(_ played: GradingSession.Played, _ scene: Scene) throws -> Bool {
        if played.termination != nil { return false }
        if criterion.comparesWithReference, played.reference == played.attempt { return true }
        return try comparison(played, scene).firstDifference() == nil
    }

    /// A scene that went wrong is played in full; where it goes right then, it went wrong by chance,
    /// and the first result stands, since the answer is not to be relied on.
    private func gradeThoroughly(
        _ one: Case,
        insteadOf first: GradingSession.Played
    ) throws -> Verdict {
        let isTimeShort = first.termination?.kind == .timeLimit
        let pace = GradingSession.Pace.thorough(afterTimeLimit: isTimeShort)
        guard let again = try session.play([one.scene], pace).first else {
            return .fault("the scene was not played again")
        }
        return try verdict(again, one) ?? verdict(first, one)
            ?? .fault("the scene went wrong once, and right when it was played again")
    }

    private func comparison(
        _ played: GradingSession.Played,
        _ scene: Scene
    ) throws -> CaseComparison {
        CaseComparison(
            criterion: criterion,
            scene: scene,
            reference: try TraceEvent.events(in: played.reference[...]),
            attempt: try TraceEvent.events(in: played.attempt[...])
        )
    }

    private func verdict(_ played: GradingSession.Played, _ one: Case) throws -> Verdict? {
        if let termination = played.termination {
            return ended(termination, played, one)
        }
        guard let difference = try comparison(played, one.scene).firstDifference() else {
            return nil
        }
        let comparison = try comparison(played, one.scene).fromStep(difference.stepIndex)
        let words = FailureWords(scene: one.scene, criterion: criterion)
        let first = FirstDifference(comparison)
        let failure = CaseFailure(
            identifier: one.identifier,
            scene: one.scene,
            stepIndex: difference.stepIndex,
            expected: words.expected(difference.expected),
            actual: words.actual(difference.actual),
            referenceTrace: comparison.reference,
            attemptTrace: comparison.attempt,
            firstDifference: first?.sentence
                ?? words.firstDifference(difference.expected, difference.actual),
            differenceIndex: first?.indices ?? difference.indices
        )
        return .failed(.failed, message: message(failure, comparison), failure)
    }

    private func message(_ failure: CaseFailure, _ comparison: CaseComparison) -> String {
        switch criterion {
        case .way where comparison.findsTheRightViews: FailureWords.rightViewWrongWay
        case .never(let step): step.sentence
        case .uses(let step): step.sentence
        default: "Expected: \(failure.expected). Happened: \(failure.actual)."
        }
    }

    /// A loop without end can tell the same for ever: its beginning and its end say enough.
    private static func bounded(_ trace: [TraceEvent]) -> [TraceEvent] {
        guard trace.count > 2_000 else { return trace }
        return trace.prefix(1_900) + trace.suffix(100)
    }

    private func ended(
        _ termination: Termination,
        _ played: GradingSession.Played,
        _ one: Case
    ) -> Verdict {
        // The attempt's last bytes may be cut short: what can be read is told.
        let whole = TraceEvent.readableEvents(in: played.attempt[...])
        let words = TerminationWords(termination: termination, scene: one.scene, trace: whole)
        let comparison = CaseComparison(
            criterion: criterion,
            scene: one.scene,
            reference: (try? TraceEvent.events(in: played.reference[...])) ?? [],
            attempt: SceneGrader.bounded(whole)
        ).fromStep(words.stepIndex)
        let (reference, attempt) = (comparison.reference, comparison.attempt)
        let way = CaseComparison.firstDifference(reference, attempt, by: .way)
        let failure = CaseFailure(
            identifier: one.identifier,
            scene: one.scene,
            stepIndex: words.stepIndex,
            expected: "the scene is played to its end",
            actual: words.happening,
            referenceTrace: reference,
            attemptTrace: attempt,
            firstDifference: words.lastStep,
            differenceIndex: way?.indices,
            termination: termination
        )
        return .failed(words.outcome, message: words.sentence, failure)
    }
}
