import Results
import Scenario

extension ExerciseReport {
    /// The failure to report in full; `nil` if there is none.
    ///
    /// Tests are ordered from simple to difficult, so this is usually the first failing one. But its scene may
    /// lack what the test is about, or be crowded. If another test fails for the same cause in a scene with at
    /// most half the views, or in one that has its subject, this is that test.
    ///
    /// A responder chain without an end is stuck in a line that is right, and follows from a wrong next
    /// responder: a test that asks for a single one is explained instead.
    package var testToExplain: TestReport? {
        guard let first = firstToExplain else { return nil }
        guard first.failure?.termination != nil, first.failure?.question == .wholeChain else {
            return first
        }
        return tests.first { $0.outcome == .failed && $0.failure?.question == .nextResponder }
            ?? first
    }

    private var firstToExplain: TestReport? {
        guard let first = tests.first(where: { $0.failure != nil && $0.outcome != .passed }) else {
            return tests.first { ![.passed, .skipped].contains($0.outcome) }
        }
        let simplest = tests.filter { $0.hasCause(of: first) && !$0.isRandom }
            .min { $0.distractions.lexicographicallyPrecedes($1.distractions) }
        guard let simplest, simplest.isMuchSimpler(than: first) else { return first }
        return simplest
    }
}

extension TestReport {
    fileprivate func hasCause(of first: TestReport) -> Bool {
        guard failure != nil, outcome == first.outcome else { return false }
        let isSameBelief = diagnosis != nil && diagnosis?.identifier == first.diagnosis?.identifier
        return isSameBelief || first.failsLike(self)
    }

    fileprivate func isMuchSimpler(than first: TestReport) -> Bool {
        let (own, other) = (distractions.prefix(2), first.distractions.prefix(2))
        guard own.elementsEqual(other) else { return own.lexicographicallyPrecedes(other) }
        return 2 * viewCount <= first.viewCount
    }

    private var viewCount: Int { failure?.scene.viewCount ?? 0 }

    /// What draws attention away from the cause of a failure, from what matters most to what matters least.
    fileprivate var distractions: [Int] {
        guard let failure else { return [] }
        let note = SmallerSceneNote(failure, of: self)
        let isAboutSomethingElse = note.sentence != nil || failure.needsEarlierScenes
        return [
            failure.unknownsOfEnd, isAboutSomethingElse ? 1 : 0,
            failure.question == .hitView ? 1 : 0, viewCount, failure.scene.script.count,
        ]
    }
}

extension CaseFailure {
    /// How much is unknown about a crash or an endless loop: the line, and the steps before.
    ///
    /// Of many, only the first few are played again to learn them.
    fileprivate var unknownsOfEnd: Int {
        guard let termination, termination.line == nil else { return 0 }
        return attemptTrace.isEmpty ? 2 : 1
    }

    /// What a scene asks for directly, without a touch.
    fileprivate enum Question {
        case hitView, nextResponder, wholeChain
    }

    /// The question in which the answer fails; `nil` if it is a touch.
    fileprivate var question: Question? {
        guard scene.script.indices.contains(stepIndex) else { return nil }
        return switch scene.script[stepIndex] {
        case .ask: .hitView
        case .next: .nextResponder
        case .chain, .deliver: .wholeChain
        default: nil
        }
    }
}
