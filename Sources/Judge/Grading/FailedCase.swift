import Scenario

/// A case that went wrong: played once more in full, made as small as it can be, and put in words.
struct FailedCase {
    let session: GradingSession
    let criterion: Criterion
    let `case`: SceneGrader.Case
    /// Whether the case was made by chance: no test says what is to happen in it.
    let isByChance: Bool

    private typealias Played = GradingSession.Played

    private var verdicts: CaseVerdict { CaseVerdict(criterion: criterion, case: `case`) }

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
            return try verdicts.words(first, in: `case`.scene)
                ?? .fault("the scene went wrong once, and right when it was played again")
        }
        let failing = Shrinker.Failing(scene: `case`.scene, played: again, reason: reason)
        let shown = try session.shrink(failing, by: criterion, keepingAnswers: !isByChance)
        let smallest = shown.failing
        if smallest.scene != `case`.scene,
            let played = try session.play([smallest.scene], .thorough(after: nil)).first,
            let verdict = try verdicts.words(played, in: smallest.scene)
        {
            return told(verdict, of: played, shown.origin)
        }
        return try verdicts.words(again, in: `case`.scene).map { told($0, of: again, .ownCase) }
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
        guard session.looksInto(termination) else {
            return verdicts.ended(termination, first, `case`.scene)
        }
        let failing = Shrinker.Failing(scene: `case`.scene, played: first, reason: reason)
        let shown = try session.shrink(failing, by: criterion, keepingAnswers: !isByChance)
        for (scene, origin) in [(shown.failing.scene, shown.origin), (`case`.scene, .ownCase)] {
            var again = try session.play([scene], .thorough(after: termination.kind)).first
            if again?.termination?.isInUnknownLine == true {
                again = try session.play([scene], .thorough(after: termination.kind)).first
            }
            guard let again, let end = again.termination?.withLimit(of: termination) else {
                continue
            }
            let verdict = told(verdicts.ended(end, again, scene), of: again, origin)
            return try end.kind == .timeLimit ? explainedBySmallerScene(verdict) : verdict
        }
        return verdicts.ended(termination, first, `case`.scene)
    }

    /// The verdict with what is told of the scene that it shows.
    private func told(
        _ verdict: SceneGrader.Verdict,
        of played: Played,
        _ origin: SceneOrigin
    ) -> SceneGrader.Verdict {
        guard case .failed(let outcome, let message, var failure) = verdict else { return verdict }
        failure.origin = origin
        failure.printed = played.printed?.printsOfScene(of: session.exercise)
        return .failed(outcome, message: message, failure)
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
            case .failed(_, _, var smaller)? = try CaseVerdict(criterion: .way, case: `case`)
                .words(known.played, in: known.scene)
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
}

extension Termination {
    /// What ran into its limit of time again is told by the limit that it ran into first: the second one is
    /// shorter.
    fileprivate func withLimit(of first: Termination) -> Termination {
        // Told step by step, it may run into the limit of steps first.
        guard first.kind == .timeLimit, kind == .timeLimit || kind == .flood else { return self }
        var end = self
        (end.kind, end.code, end.message) = (first.kind, first.code, first.message)
        return end
    }

    /// Whether it was found in a function of the answer's, but in code that the compiler added there: where
    /// it is a moment later has a line.
    fileprivate var isInUnknownLine: Bool {
        (kind == .timeLimit || kind == .flood) && function != nil && line == nil
    }
}
