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

    /// Grades scenes one after the other.
    ///
    /// Without any case there is nothing to pass: an order for one case that this test lacks.
    public func grade(_ cases: [Case]) -> Verdict {
        guard !cases.isEmpty else { return .skipped }
        for (identifier, scene) in cases {
            if session.isExhausted { return .skipped }
            do {
                let played = try session.play(scene)
                if let verdict = judge(played, identifier, scene) { return verdict }
            } catch {
                return .fault("\((error as? ToolchainFault)?.message ?? "\(error)")")
            }
        }
        return .passed
    }

    /// Grades many scenes quickly: only what is compared is told, and a scene that goes wrong is
    /// played once more in full.
    public func gradeQuickly(_ cases: [Case]) -> Verdict {
        guard !cases.isEmpty else { return .skipped }
        let kinds = Set(TraceEvent.Kind.allCases).filter(isCompared)
        for (identifier, scene) in cases {
            if session.isExhausted { return .skipped }
            do {
                let played = try session.play(scene, kinds: kinds, isImmediate: false)
                guard judge(played, identifier, scene) != nil else { continue }
                let again = try session.play(scene)
                return judge(again, identifier, scene) ?? judge(played, identifier, scene)
                    ?? .passed
            } catch {
                return .fault("\((error as? ToolchainFault)?.message ?? "\(error)")")
            }
        }
        return .passed
    }

    private func isCompared(_ kind: TraceEvent.Kind) -> Bool {
        switch criterion {
        case .hitViews: [.stepBegan, .hit].contains(kind)
        case .way:
            [
                .stepBegan, .hitTestBegan, .hitTestEnded, .pointInsideBegan, .pointInsideEnded, .hit,
            ].contains(kind)
        default: true
        }
    }

    private func judge(
        _ played: GradingSession.Played, _ identifier: String, _ scene: Scene
    ) -> Verdict? {
        if let termination = played.termination {
            return ended(termination, played, identifier, scene)
        }
        let comparison = CaseComparison(
            criterion: criterion, scene: scene, reference: played.reference,
            attempt: played.attempt)
        guard let difference = comparison.firstDifference() else { return nil }
        let words = FailureWords(scene: scene, criterion: criterion)
        let way = explanation(played) ?? difference
        let failure = CaseFailure(
            identifier: identifier, scene: scene, stepIndex: difference.stepIndex,
            expected: words.expected(difference.expected),
            actual: words.actual(difference.actual),
            referenceTrace: played.reference, attemptTrace: played.attempt,
            firstDifference: words.firstDifference(way.expected, way.actual),
            differenceIndex: way.indices)
        return .failed(.failed, message: message(failure), failure)
    }

    /// For a wrong result, the first call that differs explains more than the result itself.
    private func explanation(_ played: GradingSession.Played) -> CaseComparison.Difference? {
        switch criterion {
        case .hitViews, .touches, .actions:
            CaseComparison.firstDifference(played.reference, played.attempt, by: .way)
        default: nil
        }
    }

    private func message(_ failure: CaseFailure) -> String {
        switch criterion {
        case .never(let step): step.sentence
        case .uses(let step): step.sentence
        default: "Expected: \(failure.expected). Happened: \(failure.actual)."
        }
    }

    private func ended(
        _ termination: Termination, _ played: GradingSession.Played, _ identifier: String,
        _ scene: Scene
    ) -> Verdict {
        let words = TerminationWords(termination: termination, scene: scene, trace: played.attempt)
        let way = CaseComparison.firstDifference(played.reference, played.attempt, by: .way)
        let failure = CaseFailure(
            identifier: identifier, scene: scene, stepIndex: words.stepIndex,
            expected: "the scene is played to its end", actual: words.happening,
            referenceTrace: played.reference, attemptTrace: played.attempt,
            firstDifference: words.lastStep, differenceIndex: way?.indices,
            termination: termination)
        return .failed(words.outcome, message: words.sentence, failure)
    }
}
