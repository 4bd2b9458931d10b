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

    /// Takes note of a failing scene, and gives the one to show: itself, unless it is large and a
    /// smaller one is known.
    mutating func smallest(
        _ failing: Shrinker.Failing,
        by criterion: Criterion
    ) -> Shrinker.Failing {
        let fault = Fault(criterion: criterion, reason: failing.reason)
        let known = smallest[fault]
        if let known, SceneSize(failing.scene) >= SceneSize(known.scene) {
            return failing.scene.viewCount > Counterexamples.atAGlance ? known : failing
        }
        smallest[fault] = failing
        guard failing.scene.viewCount > Counterexamples.atMost, case .differs = failing.reason
        else { return failing }
        // Too large to say anything: another fault, shown well, says more.
        return smallestDifference(by: criterion) ?? failing
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
