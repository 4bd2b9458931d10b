import Scenario

/// The small scenes found so far that go wrong, by what is wrong with them.
///
/// Where the time is too short to make a large scene small, a small one that fails for the same reason
/// says the same.
struct Counterexamples {
    private struct Fault: Hashable {
        let criterion: Criterion
        let reason: FailureReason
    }

    private var smallest: [Fault: Shrinker.Failing] = [:]

    /// A failing scene to show, and where it comes from.
    struct Shown {
        var failing: Shrinker.Failing
        var origin: SceneOrigin
    }

    /// Takes note of a failing scene, and gives the one to show: itself, unless it is large and a
    /// smaller one is known.
    ///
    /// - Parameters:
    ///   - failing: The scene.
    ///   - criterion: What it breaks.
    ///   - keepsAnswers: Whether a scene in which the reference answers something else may take its place
    ///     only if nobody would look through its own.
    mutating func smallest(
        _ failing: Shrinker.Failing,
        by criterion: Criterion,
        keepingAnswers keepsAnswers: Bool
    ) -> Shown {
        let own = Shown(failing: failing, origin: .ownCase)
        let fault = Fault(criterion: criterion, reason: failing.reason)
        let views = failing.scene.viewCount
        if let known = smallest[fault], SceneSize(failing.scene) >= SceneSize(known.scene) {
            let saysTheSame = !keepsAnswers || hasSameAnswers(known, failing, criterion)
            let most = saysTheSame ? Counterexamples.atAGlance : Counterexamples.atMost
            guard views > most else { return own }
            return Shown(
                failing: known,
                origin: known.scene == failing.scene ? .ownCase : .sameFault
            )
        }
        smallest[fault] = failing
        guard views > Counterexamples.atMost, case .differs = failing.reason,
            // Too large to say anything: another fault, shown well, says more.
            let other = smallestDifference(by: criterion), other.scene != failing.scene
        else { return own }
        return Shown(
            failing: other,
            origin: other.reason == failing.reason ? .sameFault : .otherFault
        )
    }

    private func hasSameAnswers(
        _ first: Shrinker.Failing,
        _ second: Shrinker.Failing,
        _ criterion: Criterion
    ) -> Bool {
        ReferenceAnswers(first.played, by: criterion, in: first.scene)
            .isWithin(ReferenceAnswers(second.played, by: criterion, in: second.scene))
    }

    /// The smallest known scene that goes another way than the reference, by a criterion.
    func smallestDifference(by criterion: Criterion) -> Shrinker.Failing? {
        smallest.filter { fault, _ in
            if case .differs = fault.reason { fault.criterion == criterion } else { false }
        }
        .values.min { SceneSize($0.scene) < SceneSize($1.scene) }
    }

    /// More views than these nobody looks through.
    private static let atMost = 6
    /// As many views as are taken in at a glance.
    static let atAGlance = 3
}
