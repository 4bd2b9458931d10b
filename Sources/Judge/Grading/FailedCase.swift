import Catalogue
import Explanation
import Play
import Results
import Scenario

/// A failed case: plays it again in full, shrinks it, and describes it in words.
struct FailedCase {
    let session: GradingSession
    let criterion: Criterion
    let `case`: SceneGrader.Case
    /// Whether the scene is random.
    ///
    /// No test says what must happen in a random scene.
    let isRandom: Bool

    private typealias Played = GradingSession.Played

    /// How many reports the runtime makes on an attempt's end, while none of them names a line.
    ///
    /// A third of the reports on a loop of short calls name none: the attempt was stopped where the runtime
    /// cannot unwind.
    private static let maximumReports = 6

    private var verdicts: CaseVerdict { verdicts(by: criterion) }

    private func verdicts(by criterion: Criterion) -> CaseVerdict {
        CaseVerdict(criterion: criterion, case: `case`, printed: session.names?.printed ?? [])
    }

    func verdict(insteadOf first: GradingSession.Played) throws -> SceneGrader.Verdict {
        if let termination = first.termination {
            return try verdict(insteadOf: first, endedBy: termination)
        }
        guard let again = try session.play([`case`.scene], .thorough(after: nil)).first else {
            return .fault("the scene was not played again")
        }
        // If the repetition passes, the answer is not deterministic, and the first result stands.
        guard let reason = again.reason(by: criterion, in: `case`.scene) else {
            return try verdicts.verdict(on: first, in: `case`.scene)
                ?? .fault("the scene went wrong once, and right when it was played again")
        }
        let failing = Shrinker.Failing(scene: `case`.scene, played: again, reason: reason)
        let shown = try session.shrink(failing, by: criterion, keepingAnswers: !isRandom)
        let smallest = shown.failing
        if smallest.scene != `case`.scene,
            let played = try session.play([smallest.scene], .thorough(after: nil)).first,
            let verdict = try verdicts.verdict(on: played, in: smallest.scene)
        {
            let verdict = adding(origin: shown.origin, to: verdict, of: played)
            guard try passesAlone(smallest.scene) else { return verdict }
            if try passesAlone(`case`.scene) { return needingEarlierScenes(verdict) }
        }
        guard let verdict = try verdicts.verdict(on: again, in: `case`.scene) else {
            return .fault("the scene that went wrong cannot be explained")
        }
        let own = adding(origin: .ownCase, to: verdict, of: again)
        return try passesAlone(`case`.scene) ? needingEarlierScenes(own) : own
    }

    // MARK: State of earlier scenes

    /// Whether a failed scene passes in a process that has played no other scene.
    ///
    /// Such a process costs time, so only answers that may keep state, in a static variable for example, are
    /// played in one.
    private func passesAlone(_ scene: Scene) throws -> Bool {
        guard session.names?.mayKeepState == true,
            let alone = try session.playAlone(scene, .thorough(after: nil))
        else { return false }
        return alone.reason(by: criterion, in: scene) == nil
    }

    private func needingEarlierScenes(_ verdict: SceneGrader.Verdict) -> SceneGrader.Verdict {
        guard case .failed(let outcome, let message, var failure) = verdict else { return verdict }
        failure.needsEarlierScenes = true
        failure.firstDifference = FailureSentences.keptState
        return .failed(outcome, message: message, failure)
    }

    /// Explains a crash or an endless loop once, in the smallest scene, because it takes time.
    private func verdict(
        insteadOf first: Played,
        endedBy termination: Termination
    ) throws -> SceneGrader.Verdict {
        guard let reason = first.reason(by: criterion, in: `case`.scene) else {
            return .fault("the attempt ended for no reason")
        }
        guard session.countEnd(termination) else {
            return verdicts.ended(termination, first, `case`.scene)
        }
        let failing = Shrinker.Failing(scene: `case`.scene, played: first, reason: reason)
        let shown = try session.shrink(failing, by: criterion, keepingAnswers: !isRandom)
        for (scene, origin) in [(shown.failing.scene, shown.origin), (`case`.scene, .ownCase)] {
            var again: Played?
            for _ in 0..<FailedCase.maximumReports {
                again = try session.play([scene], .thorough(after: termination.kind)).first
                guard again?.termination?.isInUnknownLine == true else { break }
            }
            guard let again, let end = again.termination?.withLimit(of: termination) else {
                continue
            }
            let verdict = adding(origin: origin, to: verdicts.ended(end, again, scene), of: again)
            return try end.kind == .timeLimit ? explainedBySmallerScene(verdict) : verdict
        }
        return verdicts.ended(termination, first, `case`.scene)
    }

    /// Adds the origin of the scene that the verdict shows, and the output printed in it.
    private func adding(
        origin: SceneOrigin,
        to verdict: SceneGrader.Verdict,
        of played: Played
    ) -> SceneGrader.Verdict {
        guard case .failed(let outcome, let message, var failure) = verdict else { return verdict }
        failure.origin = origin
        failure.printed = played.printed?.printsOfScene(of: session.exercise)
        return .failed(outcome, message: message, failure)
    }

    // MARK: Attempts that ended

    /// Adds a smaller scene to the verdict on a timeout.
    ///
    /// A timeout may need many views. A small scene in which the answer's calls differ from the reference's
    /// is then easier to understand.
    private func explainedBySmallerScene(
        _ verdict: SceneGrader.Verdict
    ) throws -> SceneGrader.Verdict {
        guard case .failed(let outcome, let message, let failure) = verdict,
            failure.scene.viewCount > Counterexamples.mostViewsAtAGlance,
            let known = session.smallestDifference(by: .way),
            case .failed(_, _, var smaller)? = try verdicts(by: .way)
                .verdict(on: known.played, in: known.scene)
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

extension GradingSession {
    /// Plays a scene with a new process of the attempt, which has played no other scene.
    fileprivate func playAlone(_ scene: Scene, _ pace: Pace) throws -> Played? {
        processes?.end()
        return try play([scene], pace).first
    }
}

extension Termination {
    /// Restores the first time limit after a second timeout, whose limit is shorter.
    fileprivate func withLimit(of first: Termination) -> Termination {
        // If each event is sent as it happens, the attempt may reach the limit of bytes first.
        guard first.kind == .timeLimit, kind.isLimit else { return self }
        var end = self
        (end.kind, end.code, end.message) = (first.kind, first.code, first.message)
        return end
    }

    /// Whether another report may name the line.
    ///
    /// It may if the attempt was stopped in code that the compiler added, if the report on a loop did not
    /// arrive in time, or if the stack overflowed in a function that the runtime cannot unwind. A stack begins
    /// at another address in each process, and so it overflows in another function.
    fileprivate var isInUnknownLine: Bool {
        guard line == nil else { return false }
        return kind == .timeLimit || (kind.isLimit ? function != nil : isStackOverflow)
    }
}
