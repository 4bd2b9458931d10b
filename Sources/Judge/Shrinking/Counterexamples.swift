import Catalogue
import Results
import Scenario

/// The smallest failing scenes so far, by fault.
///
/// If there is not enough time to shrink a large scene, a small one that fails for the same reason replaces
/// it in the report.
package struct Counterexamples {
    private struct Fault: Hashable {
        let criterion: Criterion
        let reason: FailureReason
    }

    private var smallest: [Fault: Shrinker.Failing] = [:]

    package init() {}

    package struct Shown {
        var failing: Shrinker.Failing
        var origin: SceneOrigin
    }

    /// Records a failing scene and returns the one to show.
    ///
    /// That is the scene itself, or a smaller known one if the scene is large. With `keepsAnswers`, a scene
    /// with other reference answers replaces it only if it has more than `mostViewsToRead` views.
    package mutating func smallest(
        _ failing: Shrinker.Failing,
        by criterion: Criterion,
        keepingAnswers keepsAnswers: Bool
    ) -> Shown {
        let own = Shown(failing: failing, origin: .ownCase)
        let fault = Fault(criterion: criterion, reason: failing.reason)
        let views = failing.scene.viewCount
        if let known = smallest[fault], SceneSize(failing.scene) >= SceneSize(known.scene) {
            let saysTheSame = !keepsAnswers || hasSameAnswers(known, failing, criterion)
            let most =
                saysTheSame ? Counterexamples.mostViewsAtAGlance : Counterexamples.mostViewsToRead
            guard views > most else { return own }
            return Shown(
                failing: known,
                origin: known.scene == failing.scene ? .ownCase : .sameFault
            )
        }
        smallest[fault] = failing
        guard views > Counterexamples.mostViewsToRead, case .differs = failing.reason,
            // The scene is too large to help a reader; a small scene of another fault helps more.
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

    /// The smallest known scene in which the attempt violates a criterion without a crash or timeout.
    func smallestDifference(by criterion: Criterion) -> Shrinker.Failing? {
        smallest.filter { fault, _ in
            if case .differs = fault.reason { fault.criterion == criterion } else { false }
        }
        .values.min { SceneSize($0.scene) < SceneSize($1.scene) }
    }

    /// The number of views that a reader is willing to look through.
    private static let mostViewsToRead = 6
    /// The number of views that a reader sees at a glance.
    static let mostViewsAtAGlance = 3
}
