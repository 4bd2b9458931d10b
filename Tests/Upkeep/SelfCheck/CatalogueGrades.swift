import Behaviours
import Catalogue
import Explanation
import Results
import Scenario

/// The grades of all answers of an exercise, which the catalogue's rules check.
package struct CatalogueGrades: Sendable {
    /// A right answer, graded with one seed.
    struct RightAnswer: Sendable {
        var name: String
        var isAlternative = true
        var report: ExerciseReport
    }

    struct WrongAnswer: Sendable {
        var misconception: Misconception
        var report: ExerciseReport
        var fingerprint: Fingerprints.Fingerprint?
    }

    var exercise: Exercise
    var stub: ExerciseReport
    var rightAnswers: [RightAnswer]
    var wrongAnswers: [WrongAnswer]
    var constants: [(answer: AnswerHead, report: ExerciseReport)] = []
    var leftToWrite: [LeftToWrite] = []
    /// The names of the misconceptions with a stored fingerprint.
    var fingerprintNames: Set<String>

    /// The tests of the exercise, in source order.
    var tests: [TestReport] { rightAnswers.first?.report.tests ?? [] }
}

extension CatalogueGrades.WrongAnswer {
    /// The diagnosis of each failed test.
    var diagnoses: [(test: TestReport, diagnosis: Diagnosis?)] {
        report.failedTests.map { ($0, $0.diagnosis) }
    }

    /// Whether the answer's behaviour is not known completely.
    ///
    /// Its process ends early, or it is right in all probes, so that only its failed tests identify
    /// it.
    private var leavesDoubt: Bool {
        let behaviour = BehaviourText(rawValue: report.behaviour).behaviour
        return behaviour?.isComplete != true || behaviour?.isReference == true
            || report.failedTests.contains { $0.failure?.termination != nil }
    }

    /// Whether every failed test reports the right belief, as certainly as it can.
    var isRecognised: Bool {
        !diagnoses.isEmpty && diagnoses.allSatisfy { accepts($0.diagnosis) }
    }

    func accepts(_ diagnosis: Diagnosis?) -> Bool {
        // The report on an unfinished answer names the missing parts, and a belief only where one
        // part is missing.
        if report.isUnfinished, diagnosis == nil { return true }
        // Where an endless loop leaves no time for other tests, two beliefs may explain the same.
        if isKnownByTimeoutsOnly, diagnosis == nil { return true }
        guard let diagnosis, diagnosis.identifier == misconception.identifier else { return false }
        switch diagnosis.certainty {
        case .certain: return true
        case .likely: return leavesDoubt
        // An endless loop shows that the answer does not end, and rarely why.
        case .possible: return isKnownByTimeoutsOnly
        case .combined: return false
        }
    }

    private var isKnownByTimeoutsOnly: Bool {
        BehaviourText(rawValue: report.behaviour).behaviour?.deviatesByTimeoutsOnly == true
    }
}
