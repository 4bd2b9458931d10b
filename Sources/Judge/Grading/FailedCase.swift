import Scenario

/// A case that went wrong: played once more in full, made as small as it can be, and put in words.
struct FailedCase {
    let session: GradingSession
    let criterion: Criterion
    let `case`: SceneGrader.Case

    private typealias Played = GradingSession.Played

    /// Says what is wrong.
    func verdict(insteadOf first: GradingSession.Played) throws -> SceneGrader.Verdict {
        if let termination = first.termination {
            return try verdict(insteadOf: first, endedBy: termination)
        }
        guard let again = try session.play([`case`.scene], .thorough(after: nil)).first else {
            return .fault("the scene was not played again")
        }
        // A scene that goes right when it is played again went wrong by chance, and the first result
        // stands, since the answer is not to be relied on.
        guard let reason = again.reason(by: criterion, in: `case`.scene) else {
            return try words(first, in: `case`.scene)
                ?? .fault("the scene went wrong once, and right when it was played again")
        }
        let failing = Shrinker.Failing(scene: `case`.scene, played: again, reason: reason)
        let smallest = try session.shrink(failing, by: criterion)
        if smallest.scene != `case`.scene,
            let played = try session.play([smallest.scene], .thorough(after: nil)).first,
            let verdict = try words(played, in: smallest.scene)
        {
            return verdict
        }
        return try words(again, in: `case`.scene)
            ?? .fault("the scene that went wrong cannot be explained")
    }

    /// A crash or an endless loop is looked into once, in the smallest scene: it takes its time.
    private func verdict(
        insteadOf first: Played,
        endedBy termination: Termination
    ) throws -> SceneGrader.Verdict {
        guard let reason = first.reason(by: criterion, in: `case`.scene) else {
            return .fault("the attempt ended for no reason")
        }
        let failing = Shrinker.Failing(scene: `case`.scene, played: first, reason: reason)
        let smallest = try session.shrink(failing, by: criterion)
        for scene in [smallest.scene, `case`.scene] {
            let again = try session.play([scene], .thorough(after: termination.kind)).first
            guard let again, let termination = again.termination else { continue }
            let verdict = ended(termination, again, scene)
            return try termination.kind == .timeLimit ? explainedBySmallerScene(verdict) : verdict
        }
        return ended(termination, first, `case`.scene)
    }

    private func words(_ played: Played, in scene: Scene) throws -> SceneGrader.Verdict? {
        if let termination = played.termination { return ended(termination, played, scene) }
        let whole = try played.comparison(by: criterion, in: scene)
        guard let difference = whole.firstDifference() else { return nil }
        let comparison = whole.fromStep(difference.stepIndex)
        let words = FailureWords(scene: scene, criterion: criterion)
        let first = FirstDifference(comparison)
        let failure = CaseFailure(
            identifier: `case`.identifier,
            originalScene: `case`.scene,
            scene: scene,
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

    // MARK: Attempts that ended

    /// What takes too long may need many views to do so: then a small scene in which the answer takes
    /// another way than the reference says more.
    private func explainedBySmallerScene(
        _ verdict: SceneGrader.Verdict
    ) throws -> SceneGrader.Verdict {
        guard case .failed(let outcome, let message, let failure) = verdict,
            failure.scene.viewCount > Counterexamples.atAGlance,
            let known = session.smallestDifference(by: .way),
            case .failed(_, _, var smaller)? = try FailedCase(
                session: session,
                criterion: .way,
                case: `case`
            ).words(known.played, in: known.scene)
        else { return verdict }
        smaller.termination = failure.termination
        let count = smaller.scene.viewCount
        return .failed(
            outcome,
            message: message
                + " A scene with \(count == 1 ? "1 view" : "\(count) views") shows why.",
            smaller
        )
    }

    /// A loop without end can tell the same for ever: its beginning and its end say enough.
    private static func bounded(_ trace: [TraceEvent]) -> [TraceEvent] {
        guard trace.count > 2_000 else { return trace }
        return trace.prefix(1_900) + trace.suffix(100)
    }

    private func ended(
        _ termination: Termination,
        _ played: Played,
        _ scene: Scene
    ) -> SceneGrader.Verdict {
        // The attempt's last bytes may be cut short: what can be read is told.
        let whole = TraceEvent.readableEvents(in: played.attempt[...])
        let words = TerminationWords(termination: termination, scene: scene, trace: whole)
        let comparison = CaseComparison(
            criterion: criterion,
            scene: scene,
            reference: (try? TraceEvent.events(in: played.reference[...])) ?? [],
            attempt: FailedCase.bounded(whole)
        ).fromStep(words.stepIndex)
        let (reference, attempt) = (comparison.reference, comparison.attempt)
        let way = CaseComparison.firstDifference(reference, attempt, by: .way)
        let failure = CaseFailure(
            identifier: `case`.identifier,
            originalScene: `case`.scene,
            scene: scene,
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
