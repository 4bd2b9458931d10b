import Scenario

/// Finds the smallest scene that goes wrong for the same reason as another.
///
/// Smaller scenes are tried in batches, the boldest first; the first of them that still fails takes
/// the scene's place, and all begins anew, until none does or the time is used up.
struct Shrinker {
    let session: GradingSession
    let criterion: Criterion
    /// Whether the reference must answer in a smaller scene as it does in the first one.
    let keepsAnswers: Bool

    /// A scene that goes wrong, with what was played in it.
    struct Failing {
        var scene: Scene
        var played: GradingSession.Played
        var reason: FailureReason
    }

    /// How many scenes are played at once; with a crash or an endless loop one by one, since each
    /// costs a process.
    private func batchSize(for reason: FailureReason) -> Int {
        if case .ended = reason { 1 } else { 16 }
    }

    /// Makes a failing scene as small as the time allows.
    ///
    /// What was played is then all that the reason depends on, and no more.
    ///
    /// - Parameters:
    ///   - failing: The scene, and why it fails.
    ///   - seconds: The longest that it may take.
    ///   - isEnough: Whether no more scenes are to be tried.
    func shrink(
        _ failing: Failing,
        seconds: Double,
        until isEnough: @escaping () -> Bool
    ) throws -> Failing {
        let time = monotonicSeconds() + seconds
        let isOver = { monotonicSeconds() >= time || isEnough() }
        var smallest = try inTrial(failing)
        let goal = Goal(
            reason: smallest.reason,
            answers: keepsAnswers ? answers(of: smallest) : nil
        )
        var isSmaller = true
        while isSmaller {
            isSmaller = false
            for reduction in SceneReduction.allCases {
                while let smaller = try smaller(
                    than: smallest,
                    by: reduction,
                    for: goal,
                    until: isOver
                ) {
                    smallest = smaller
                    isSmaller = true
                }
            }
        }
        return smallest
    }

    /// What a smaller scene must have in common with the first one.
    private struct Goal {
        let reason: FailureReason
        /// What the reference answers; `nil` where it may answer anything.
        let answers: ReferenceAnswers?
    }

    private func answers(of failing: Failing) -> ReferenceAnswers {
        ReferenceAnswers(failing.played, by: criterion, in: failing.scene)
    }

    /// A reason is found from what was told: the scene to begin with is told as all others will be.
    private func inTrial(_ failing: Failing) throws -> Failing {
        if case .ended = failing.reason { return failing }
        guard let played = try session.play([failing.scene], pace).first,
            let reason = played.reason(by: criterion, in: failing.scene)
        else { return failing }
        return Failing(scene: failing.scene, played: played, reason: reason)
    }

    private var pace: GradingSession.Pace {
        .trial(criterion.kinds.union(criterion.explainingKinds))
    }

    private func smaller(
        than failing: Failing,
        by reduction: SceneReduction,
        for goal: Goal,
        until isOver: () -> Bool
    ) throws -> Failing? {
        guard let step = failing.played.failingStep(by: criterion, in: failing.scene) else {
            return nil
        }
        let size = SceneSize(failing.scene)
        let domain = session.exercise.scenes
        var candidates = reduction.candidates(from: failing.scene, failingIn: step)[...]
        while !candidates.isEmpty, !isOver() {
            var batch: [Scene] = []
            while batch.count < batchSize(for: failing.reason), let next = candidates.popFirst() {
                if SceneSize(next) < size, domain.isSettled(next) { batch.append(next) }
            }
            if let found = try first(of: batch, for: goal) { return found }
        }
        return nil
    }

    private func first(of scenes: [Scene], for goal: Goal) throws -> Failing? {
        guard !scenes.isEmpty else { return nil }
        let played = try session.play(scenes, pace)
        for (scene, result) in zip(scenes, played)
        where result.reason(by: criterion, in: scene) == goal.reason {
            let found = Failing(scene: scene, played: result, reason: goal.reason)
            guard let wanted = goal.answers else { return found }
            if answers(of: found).isWithin(wanted) { return found }
        }
        return nil
    }
}
