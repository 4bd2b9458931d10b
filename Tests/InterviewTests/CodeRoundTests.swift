import Catalogue
import Examples
import Foundation
import Reports
import Results
import Scenario
import Testing

@testable import Interview

@Suite("The code round")
struct CodeRoundTests {
    private func run(
        _ reports: [ExerciseReport],
        _ lines: [String],
        file: String? = nil,
        in room: InterviewRoom
    ) throws -> Missed? {
        room.reports = reports
        return try CodeRound(
            exercise: .systemHitTest,
            file: file ?? room.workbook.reference(.systemHitTest),
            shownFile: "BaseView.swift",
            dialogue: Dialogue(lines, room.transcript),
            reference: room.workbook.reference(.systemHitTest),
            grade: room.setting().grade
        ).run()
    }

    @Test("A code question that is skipped after a check says what was reached, and does not count")
    func skipped() throws {
        let room = InterviewRoom()
        let report = InterviewRoom.report(.systemHitTest, "", .failed)
        let missed = try #require(try run([report], ["check", "skip"], in: room))
        #expect(missed.verdict == "skipped. 1 of 2 tests passed, 1 of 4 points.")
        #expect(missed.isSkipped && missed.share == 0)
    }

    @Test("A file that is gone is missed, and not graded; its folder is there to save it again")
    func fileGone() {
        let room = InterviewRoom()
        let folder = room.folder + "/code"
        #expect(throws: Stop.quit) {
            try run([], ["check", "quit"], file: folder + "/BaseView.swift", in: room)
        }
        #expect(
            room.transcript.words.contains(
                "The file no longer exists. Save it again, or type `skip`."
            )
        )
        #expect(FileManager.default.fileExists(atPath: folder))
    }

    @Test("A folder in the file's place is named, and not graded")
    func folder() {
        let room = InterviewRoom()
        #expect(throws: Stop.quit) {
            try run([], ["check", "quit"], file: NSTemporaryDirectory(), in: room)
        }
        #expect(room.transcript.words.contains("The file is a folder now."))
    }

    @Test(
        "How an answer ended is said before its last step, here and in the list of what was missed"
    )
    func endedEarly() throws {
        var report = InterviewRoom.report(.systemHitTest, "", .timedOut)
        report.tests[0].outcome = .timedOut
        report.tests[0].message = "The answer did not return within 2 s."
        report.tests[0].failure = Samples.wrongOrder
        report.tests[0].failure?.termination = Termination(kind: .timeLimit, code: 2_000)
        report.tests[0].failure?.firstDifference = "Its last step before that: root is asked."
        report.tests[1].outcome = .skipped
        let room = InterviewRoom()
        let missed = try #require(try run([report], ["check", "done"], in: room))
        #expect(
            room.transcript.words.contains(
                "0 of 2 tests passed, 1 not run, 0 of 4 points. first The answer did not return "
                    + "within 2 s. Its last step before that: root is asked."
            )
        )
        #expect(
            missed.reasons.dropFirst() == ["Failed: first. The answer did not return within 2 s."]
        )
    }

    @Test(
        "An answer that was not played lists no failed test, but its reason",
        arguments: [
            (
                Outcome.didNotCompile, 3 as Int?,
                "It does not compile (line 3): cannot find x in scope."
            ),
            (.notAccepted, 7, "It is not accepted (line 7): cannot find x in scope."),
            (.didNotCompile, nil, "Cannot find x in scope."),
            (.notStarted, nil, "The file is still the empty stub."),
        ]
    )
    func notPlayed(outcome: Outcome, line: Int?, sentence: String) throws {
        var report = InterviewRoom.report(.systemHitTest, "", outcome)
        report.diagnostics = [
            Diagnostic(
                severity: .error,
                file: "BaseView.swift",
                line: line,
                message: "cannot find x in scope"
            )
        ]
        let room = InterviewRoom()
        let missed = try #require(try run([report], ["check", "done"], in: room))
        #expect(room.transcript.words.contains(sentence))
        #expect(missed.verdict == sentence)
        #expect(missed.reasons.count == 1)
    }
}
