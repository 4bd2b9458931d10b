import Catalogue
import Platform
import RandomScenes
import Scenario

/// Finds the smallest scene that fails for the same reason as another.
///
/// It plays smaller scenes in batches, starting with the largest reductions. The first one that
/// still fails replaces the scene. This repeats until none fails or the time is up.
package struct Shrinker {
    let session: GradingSession
    let criterion: Criterion
    /// Whether a smaller scene must keep the reference's answers.
    let keepsAnswers: Bool

    /// A failing scene with its recorded traces.
    package struct Failing {
        var scene: Scene
        var played: GradingSession.Played
        var reason: FailureReason

        package init(scene: Scene, played: GradingSession.Played, reason: FailureReason) {
            self.scene = scene
            self.played = played
            self.reason = reason
        }
    }

    /// Scenes that end in a crash or an endless loop are played one at a time, because each costs a process.
    private func batchSize(for reason: FailureReason) -> Int {
        if case .ended = reason { 1 } else { 16 }
    }

    /// Makes a failing scene as small as the time allows.
    ///
    /// The traces of the result contain only the events that the reason depends on.
    func shrink(
        _ failing: Failing,
        seconds: Double,
        until isEnough: @escaping () -> Bool
    ) throws -> Failing {
        let deadline = monotonicSeconds() + seconds
        let isOver = { monotonicSeconds() >= deadline || isEnough() }
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

    /// The properties that a smaller scene must keep.
    private struct Goal {
        let reason: FailureReason
        /// The reference's answers to keep; `nil` allows any.
        let answers: ReferenceAnswers?
    }

    private func answers(of failing: Failing) -> ReferenceAnswers {
        ReferenceAnswers(failing.played, by: criterion, in: failing.scene)
    }

    /// Replays the first scene with the event kinds of all later trials, so that their reasons
    /// are comparable.
    private func inTrial(_ failing: Failing) throws -> Failing {
        if case .ended = failing.reason { return failing }
        guard let played = try session.play([failing.scene], pace(for: failing.reason)).first,
            // A trial has a lower limit of bytes.
            played.termination?.kind != .flood,
            let reason = played.reason(by: criterion, in: failing.scene)
        else { return failing }
        return Failing(scene: failing.scene, played: played, reason: reason)
    }

    private func pace(for reason: FailureReason) -> GradingSession.Pace {
        .trial(
            criterion.kinds.union(criterion.explainingKinds),
            ofCrash: reason.isCrash
        )
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
        let isAllowed = condition(on: reduction, of: failing.scene)
        var candidates = reduction.candidates(from: failing.scene, failingIn: step).makeIterator()
        while !isOver() {
            var batch: [Scene] = []
            while batch.count < batchSize(for: failing.reason), let next = candidates.next() {
                if SceneSize(next) < size, isAllowed(next) { batch.append(next) }
            }
            guard !batch.isEmpty else { return nil }
            if let found = try first(of: batch, for: goal) { return found }
        }
        return nil
    }

    /// Whether the result of a smaller scene is well-defined.
    ///
    /// A test's own scene may have a form that no random scene has. Its author ensured that its result is
    /// defined. A removal does not change that, if the reference keeps all that it needs.
    private func condition(
        on reduction: SceneReduction,
        of scene: Scene
    ) -> (Scene) -> Bool {
        let kind = session.exercise.scenes
        guard keepsAnswers, reduction.isRemoval, !kind.isSettled(scene) else {
            return kind.isSettled
        }
        let (closeTouches, outlets) = (scene.closeTouches, scene.outlets)
        return {
            kind.isSettled($0) || $0.closeTouches <= closeTouches && $0.outlets == outlets
        }
    }

    private func first(of scenes: [Scene], for goal: Goal) throws -> Failing? {
        guard !scenes.isEmpty else { return nil }
        let played = try session.play(scenes, pace(for: goal.reason))
        for (scene, result) in zip(scenes, played)
        where result.reason(by: criterion, in: scene) == goal.reason {
            let found = Failing(scene: scene, played: result, reason: goal.reason)
            guard let wanted = goal.answers else { return found }
            if answers(of: found).isWithin(wanted) { return found }
        }
        return nil
    }
}

extension Scene {
    /// How many outlets of the answer's controller are set: its view and the white view.
    fileprivate var outlets: Int {
        views.count { $0.kind == .layerView || $0.controller?.isOfAnswer == true }
    }
}
