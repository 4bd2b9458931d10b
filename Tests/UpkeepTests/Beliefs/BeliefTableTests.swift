import Explanation
import Results
import Scenario
import Testing

@testable import Upkeep

/// Compares the beliefs in the reports on blind answers with those that their authors meant.
@Suite("How often authors are told what they meant")
struct BeliefTableTests {
    private func answer(_ kind: BlindAnswer.Kind, _ belief: String) throws -> BlindAnswer {
        try #require(
            BlindAnswer(
                AnswerHead(
                    file: "03/A.swift",
                    text: "// Meant: so it is\n// Kind: \(kind.rawValue)\n// Belief: \(belief)\n"
                )
            )
        )
    }

    private func told(
        _ kind: BlindAnswer.Kind,
        meaning belief: String,
        _ certainty: Diagnosis.Certainty?,
        _ named: String = "A",
        outcome: Outcome = .failed
    ) throws -> BeliefRun.Told {
        let diagnosis = certainty.map {
            Diagnosis(identifier: named, title: "", explanation: "", hint: "", certainty: $0)
        }
        return BeliefRun.Told(
            answer: try answer(kind, belief),
            outcome: outcome,
            diagnoses: diagnosis.map { [$0] } ?? [],
            isUnfinished: false
        )
    }

    @Test("The head says what was meant, and which beliefs say the same")
    func head() throws {
        let answer = try answer(.several, "A, B")
        #expect(answer.meant == "so it is" && answer.beliefs == ["A", "B"])
        #expect(try self.answer(.fault, "none").beliefs.isEmpty)
        #expect(BlindAnswer(AnswerHead(file: "A.swift", text: "import UIKit\n")) == nil)
    }

    @Test("A belief is right if its author meant it, and none is right where nothing is finished")
    func right() throws {
        #expect(try told(.fault, meaning: "A, B", .certain).isRight)
        #expect(try !told(.fault, meaning: "B", .certain).isRight)
        #expect(try !told(.fault, meaning: "A", nil).isRight)
        #expect(try told(.unfinished, meaning: "none", nil).isRight)
        #expect(try !told(.unfinished, meaning: "none", .possible).isRight)
    }

    @Test("The table counts by certainty, and lists what was told wrongly")
    func table() throws {
        let table = BeliefTable([
            (
                3,
                [
                    try told(.fault, meaning: "A", .certain),
                    try told(.fault, meaning: "B", .likely),
                    try told(.unfinished, meaning: "none", nil),
                    try told(.fault, meaning: "A", nil, outcome: .passed),
                ]
            )
        ])
        #expect(
            table.text == """
                exercise  certain  likely  fault named  unfinished  passed
                3         1/1      0/1     1/2          1/1         1
                all       1/1      0/1     1/2          1/1         1

                03/A.swift, fault: likely A
                    meant: so it is
                03/A.swift, fault: passes
                    meant: so it is

                """
        )
        #expect(!table.isGood)
    }
}
