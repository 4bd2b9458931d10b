import Catalogue
import Foundation
import Platform
import Testing

extension CommandTests {
    @Suite("A class whose folder goes away", .enabled(if: OperatingSystem.own == .linux))
    struct ClassAwayTests {
        private let sample: GradedClass

        /// Four answers that differ.
        init() throws {
            sample = try GradedClass()
            for (number, student) in ["ada", "ben", "cem", "dot"].enumerated() {
                let own = "let own\(number) = 1\n_ = own\(number)\n"
                try sample.handIn(student, body: own + BaseViewAnswer.right)
            }
        }

        private var aside: URL { sample.folder.root.appendingPathComponent("aside") }

        private var verdicts: Int {
            let folder = sample.results().appendingPathComponent(".workbook/verdicts").path
            return (try? FileManager.default.contentsOfDirectory(atPath: folder))?.count ?? 0
        }

        @Test("Who cannot be looked at is not graded, as the run says, and is graded once back")
        func duringTheRun() throws {
            let command = try RunningCommand(
                sample.arguments(["--seed", "11", "--jobs", "1"]),
                in: sample.folder
            )
            try RunningCommand.wait(for: "a verdict") { verdicts > 0 }
            try FileManager.default.moveItem(at: sample.submissions, to: aside)
            #expect(try command.end().status == 3)
            let complaint = try command.complaint()
            #expect(complaint.contains("No such folder any more in the submissions: "))
            #expect(complaint.contains("Run the same command again to grade them."))
            let outcomes = try sample.files().filter { $0.key.hasPrefix("records/") }.values.filter
            {
                String(decoding: $0, as: UTF8.self).contains("\"notAccepted\"")
            }
            #expect(outcomes.isEmpty)

            try FileManager.default.moveItem(at: aside, to: sample.submissions)
            #expect(try sample.grade().status == 0)
            try sample.grade("--seed", "11", into: "other")
            #expect(try sample.differences(from: "other") == [])
        }
    }
}
