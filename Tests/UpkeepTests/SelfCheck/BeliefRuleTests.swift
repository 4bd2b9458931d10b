import Explanation
import Results
import Scenario
import Testing

@testable import Upkeep

@Suite("The rules that keep beliefs from those who do not hold them")
struct BeliefRuleTests {
    @Test("A right answer that lacks a part is a fault")
    func parts() {
        let grades = SampleGrades.spoilt {
            $0.rightAnswers[1].report.progress = AnswerProgress(
                standing: [],
                missing: ["compares the point with the circle"],
                next: ""
            )
        }
        #expect(
            grades.unfinishedRightAnswers
                == [.rightAnswerLacksParts("Squares", ["compares the point with the circle"])]
        )
    }

    @Test(
        "A wrong answer without evidence, or with evidence that nothing can bear out, is a fault",
        arguments: [
            ("// Hint: Look.\n", [CatalogueFault.noEvidence("ForgetsHidden")]),
            ("// Evidence: bounds or \"==\"\n", [.signsInQuotes("ForgetsHidden", "\"==\"")]),
            ("// Evidence: == or \"let layer\"\n", []),
        ]
    )
    func evidence(head: String, faults: [CatalogueFault]) {
        let grades = SampleGrades.spoilt { grades in
            let old = grades.wrongAnswers[0]
            grades.wrongAnswers[0] = CatalogueGrades.WrongAnswer(
                misconception: Misconception(file: "ForgetsHidden.swift", text: head),
                report: old.report,
                fingerprint: old.fingerprint
            )
        }
        #expect(grades.missingEvidence == faults)
    }

    private func faults(
        ofBelief belief: String = "",
        _ change: (inout ExerciseReport) -> Void
    ) -> [CatalogueFault] {
        let text = "// Constant: answers nil\n// Belief: \(belief)"
        let constant = AnswerHead(file: "Nil.swift", text: text)
        var report = SampleGrades.report(.failed, failing: SampleGrades.tests)
        report.constant = constant["Constant"]
        change(&report)
        let grades = SampleGrades.spoilt { $0.constants = [(constant, report)] }
        return grades.faultyConstants
    }

    @Test("A constant answer that is known, earns nothing and is told nothing is no fault")
    func constant() {
        #expect(faults { _ in }.isEmpty)
    }

    @Test("A constant answer that is not known, or is told a belief, is a fault")
    func wronglyTold() {
        #expect(faults { $0.constant = nil } == [.constantNotKnown("Nil")])
        #expect(
            faults { $0.tests[0].diagnosis = SampleGrades.diagnosis("ForgetsHidden", .possible) }
                == [.constantIsToldABelief("Nil", belief: "ForgetsHidden")]
        )
        let own = faults(ofBelief: "ForgetsHidden") {
            $0.tests[0].diagnosis = SampleGrades.diagnosis("ForgetsHidden", .possible)
        }
        #expect(own.isEmpty)
    }

    @Test("A constant answer that passes, or earns more than a tenth, is a fault")
    func wronglyPaid() {
        #expect(
            faults { $0.tests[0].outcome = .passed } == [.constantEarns("Nil", points: 1, of: 3)]
        )
        #expect(faults { $0.outcome = .passed } == [.constantPasses("Nil")])
    }
}
