import Judge
import Scenario

/// What became of all answers that an exercise keeps: what the rules of the catalogue look at.
package struct CatalogueGrades: Sendable {
    /// A right answer, graded with one seed.
    struct RightAnswer: Sendable {
        var name: String
        var isAlternative = true
        var report: ExerciseReport
    }

    /// A known wrong answer.
    struct WrongAnswer: Sendable {
        var misconception: Misconception
        var report: ExerciseReport
        /// Its fingerprint, as it is kept.
        var fingerprint: Fingerprints.Fingerprint?

        init(
            _ misconception: Misconception,
            _ report: ExerciseReport,
            _ fingerprint: Fingerprints.Fingerprint?
        ) {
            self.misconception = misconception
            self.report = report
            self.fingerprint = fingerprint
        }
    }

    var exercise: Exercise
    var stub: ExerciseReport
    var rightAnswers: [RightAnswer]
    var wrongAnswers: [WrongAnswer]
    /// The answers that are the same whatever is asked, each with what grading it found.
    var constants: [(answer: ConstantAnswer, report: ExerciseReport)] = []
    /// What nobody has written yet.
    var leftToWrite: [LeftToWrite] = []
    /// All fingerprints that are kept, by their answers' names.
    var fingerprintNames: Set<String>

    /// The exercise's tests, in authored order.
    var tests: [TestReport] { rightAnswers.first?.report.tests ?? [] }
}

extension CatalogueGrades.WrongAnswer {
    /// The diagnoses made, by the tests in whose reports they stand.
    var diagnoses: [(test: TestReport, diagnosis: Diagnosis?)] {
        report.failedTests.map { ($0, $0.diagnosis) }
    }

    /// Whether nobody can know all that the answer does: its process ends before, or it is right in
    /// all probes, and known by the tests that it fails alone.
    private var leavesDoubt: Bool {
        let behaviour = BehaviourText(text: report.behaviour).behaviour
        return behaviour?.isComplete != true || behaviour?.isReference == true
            || report.failedTests.contains { $0.failure?.termination != nil }
    }

    /// Whether it is recognised in every test that it fails, as surely as can be.
    var isRecognised: Bool {
        !diagnoses.isEmpty && diagnoses.allSatisfy { accepts($0.diagnosis) }
    }

    /// Whether a diagnosis is the right one.
    func accepts(_ diagnosis: Diagnosis?) -> Bool {
        // Who has not finished is told what is missing, and no belief.
        if report.isUnfinished { return diagnosis == nil }
        guard let diagnosis, diagnosis.identifier == misconception.identifier else { return false }
        if report.progress != nil { return diagnosis.certainty == .possible }
        switch diagnosis.certainty {
        case .certain: return true
        case .likely: return leavesDoubt
        case .combined, .possible: return false
        }
    }
}
