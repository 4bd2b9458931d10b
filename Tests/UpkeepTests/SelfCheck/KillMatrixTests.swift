import Results
import Scenario
import Testing

@testable import Upkeep

@Suite("The kill matrix")
struct KillMatrixTests {
    @Test("It tells which test fails which answer, and what the answer is taken for")
    func whole() {
        let grades = SampleGrades.spoilt {
            $0.wrongAnswers[1].report.tests[1].outcome = .crashed
            $0.wrongAnswers[1].report.tests[2].outcome = .skipped
            $0.wrongAnswers[1].report.tests[1].diagnosis = SampleGrades.diagnosis("Other", .likely)
        }
        #expect(
            KillMatrix(grades).text == """
                   1  The test of hidden
                   2  The test of alpha
                   3  The test of chance (random)

                ✗ fails the test   ! crashes   ∞ takes too long   · passes   ? no time was left

                               \("   ")
                               123
                ForgetsHidden  ✗·✗  certain
                ForgetsAlpha   ·!?  likely Other

                """
        )
    }

    @Test("No line has more than 80 columns, however long the names", arguments: [1, 40, 90])
    func width(length: Int) {
        let name = String(repeating: "N", count: length)
        let grades = SampleGrades.spoilt {
            $0.wrongAnswers = [SampleGrades.wrongAnswer(name, failing: ["hidden"])]
            $0.rightAnswers[0].report.tests = (1...30).map { _ in
                TestReport(name: name, position: 0, outcome: .passed, points: 1)
            }
        }
        for line in KillMatrix(grades).text.split(separator: "\n") { #expect(line.count <= 80) }
    }

    @Test("An answer that passes everything is taken for nothing")
    func passed() {
        let grades = SampleGrades.spoilt {
            $0.wrongAnswers[0].report = SampleGrades.report(.passed)
        }
        #expect(KillMatrix(grades).text.contains("ForgetsHidden  ···  nothing"))
    }
}
