import Behaviours
import Catalogue
import Results
import Scenario

extension AnswerNames {
    /// The functions by which the answer may defer work to a time for which no scene waits.
    ///
    /// Calls that are then missing in its traces are no evidence for a belief.
    var delays: [String] {
        ["asyncAfter", "Task.sleep", "Timer.scheduledTimer"].filter(contain)
    }

    /// Whether the answer has a hit test of its own; otherwise it uses the system's.
    var hasHitTest: Bool { words.contains("func point") || words.contains("func hitTest") }
}

extension ExerciseReport {
    /// Adds the belief behind each failure, if the answer's behaviour in the probes shows it.
    package func diagnosed(
        by behaviour: BehaviourText,
        _ names: AnswerNames?,
        _ exercise: Exercise,
        _ workbook: Workbook
    ) -> ExerciseReport {
        if let delay = names?.delays.first {
            return noting("No scene waits for a delay, such as that of \(delay).")
        }
        guard let attempt = behaviour.behaviour,
            // A default that is never used is the cause, whatever belief the behaviour resembles.
            !diagnostics.contains(where: \.isWarningOfUnusedDefault)
        else { return self }
        let failed = tests.filter { $0.failure != nil }.map(\.identifier)
        let judged = tests.filter { $0.outcome != .skipped }.map(\.identifier)
        let missing = progress?.missing ?? []
        // An answer that calls super.hitTest against the rule cannot hold a belief whose answer does not call
        // it.
        let broken =
            exercise.criteria.contains(.never(.systemHitTest))
            ? Set(tests.filter { $0.failure?.breaksRule == true }.map(\.identifier)) : []
        let known = DiagnosisCatalogue.shared.known(of: exercise, in: workbook).filter { known in
            broken.isSubset(of: known.failedTests)
                && names.map { known.misconception.evidence.holds(for: $0) } != false
                && (missing.isEmpty || known.missingParts == missing)
                // The names in an answer support a belief, even if it behaves like an empty answer.
                && (!isUnfinished || (names != nil && !known.misconception.evidence.isEmpty))
        }
        let diagnostician = Diagnostician(
            known: known,
            missingParts: missing.count,
            isConstant: constant != nil,
            judgedTests: Set(judged),
            failedTests: Set(failed),
            failedCases: Set(tests.flatMap { $0.failure?.failedCases ?? [] })
        )
        guard let finding = diagnostician.finding(for: attempt) else { return self }
        var report = self
        for index in tests.indices {
            guard let failure = tests[index].failure else { continue }
            // State from earlier scenes explains such a failure, unless a belief explains everything.
            if failure.needsEarlierScenes, finding.certainty != .certain { continue }
            report.tests[index].diagnosis = finding.known
                .first { $0.fails(where: failure) }
                .map { Diagnosis($0.misconception, finding.certainty) }
        }
        return report
    }
}

extension ExerciseReport {
    /// Says that a view's class leaves hit testing to the system.
    package func notingMissingHitTest(_ names: AnswerNames?, _ exercise: Exercise) -> ExerciseReport
    {
        guard exercise.shape == .view, names?.hasHitTest == false else { return self }
        return noting("Your class overrides neither point(inside:with:) nor hitTest(_:with:).")
    }

    /// Says that a button does not pass touches to its superclass, which tracks them and sends the actions.
    package func notingMissingSuper(_ names: AnswerNames?, _ exercise: Exercise) -> ExerciseReport {
        let methods = TouchPhase.allCases.map(\.method)
        guard exercise.scenes == .roundButton, let words = names?.words,
            let method = methods.first(where: {
                words.contains("func \($0)") && !words.contains("super.\($0)")
            })
        else { return self }
        return noting("Your \(method) does not call super.") { $0.isAboutTouches }
    }

    /// Adds a sentence to the first difference of each failure, or of some.
    private func noting(
        _ sentence: String,
        where isMeant: (CaseFailure) -> Bool = { _ in true }
    ) -> ExerciseReport {
        var report = self
        for index in tests.indices {
            guard let failure = tests[index].failure, failure.termination == nil, isMeant(failure)
            else { continue }
            report.tests[index].failure?.firstDifference =
                failure.firstDifference.isEmpty
                ? sentence : "\(failure.firstDifference) \(sentence)"
        }
        return report
    }
}

extension CaseFailure {
    /// Whether the first difference is in the handling of a touch rather than in the view that it hits.
    fileprivate var isAboutTouches: Bool {
        guard let place = differenceIndex else { return false }
        let events = [
            place.reference < referenceTrace.count ? referenceTrace[place.reference] : nil,
            place.attempt < attemptTrace.count ? attemptTrace[place.attempt] : nil,
        ]
        return events.compactMap { $0?.kind }.contains {
            [.touches, .action, .controlState, .leftChanged].contains($0)
        }
    }
}

extension Diagnostician.Known {
    /// Whether the belief's answer fails in one of the same cases, which exclude random scenes.
    fileprivate func fails(where failure: CaseFailure) -> Bool {
        failure.failedCases.isEmpty || !failedCases.isDisjoint(with: failure.failedCases)
    }
}

extension Diagnostic {
    /// Whether the compiler warns that the right side of `??` is never used.
    fileprivate var isWarningOfUnusedDefault: Bool {
        severity == .warning && message.contains("right side is never used")
    }
}
