import Foundation
import Platform
import Testing

extension CommandTests {
    @Suite("A class whose grader crashes", .enabled(if: OperatingSystem.own == .linux))
    struct ClassCrashTests {
        private let sample: GradedClass

        init() throws {
            sample = try GradedClass()
            try sample.handIn("ada", body: "let ada = 1\n_ = ada\n" + BaseViewAnswer.right)
            try sample.handIn("ben", body: "let fatal = 2\n_ = fatal\n" + BaseViewAnswer.right)
            try sample.handIn("cem", body: "let cem = 3\n_ = cem\n" + SampleClass.ascending)
        }

        /// The texts of the answers that are being judged.
        private var inWork: [String] {
            let folder = sample.results().appendingPathComponent(".workbook/answers")
            let names =
                (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.compactMap {
                try? String(
                    contentsOf: folder.appendingPathComponent("\($0)/BaseView.swift"),
                    encoding: .utf8
                )
            }
        }

        /// Grades the class, and crashes the grader while an answer is judged.
        ///
        /// - Parameter times: How often at most.
        private func grade(crashing isFatal: (String) -> Bool, times: Int) throws
            -> (status: Int32, complaint: String)
        {
            let command = try RunningCommand(
                sample.arguments(["--seed", "11"]),
                in: sample.folder
            )
            var crashed: Set<pid_t> = []
            try RunningCommand.wait(for: "the end") {
                if crashed.count < times, let worker = command.worker,
                    !crashed.contains(worker), inWork.contains(where: isFatal)
                {
                    crashed.insert(worker)
                    // A runtime that prints backtraces outlives a SIGILL that is only sent.
                    kill(worker, SIGKILL)
                    try RunningCommand.wait(for: "the crash") { command.worker != worker }
                    // Its remains are not in work any more.
                    try? FileManager.default.removeItem(
                        at: sample.results().appendingPathComponent(".workbook/answers")
                    )
                }
                return command.hasEnded
            }
            #expect(crashed.count == times)
            return (try command.end().status, try command.complaint())
        }

        @Test("An answer that crashes it is the grader's fault; all others are graded")
        func everyTime() throws {
            // In a worker of its own it crashes twice: with others perhaps, and then alone.
            let (status, complaint) = try grade(crashing: { $0.contains("fatal") }, times: 2)
            #expect(status == 0, "\(complaint)")
            let grades = try sample.grades()
            #expect(
                grades.students.map(\.third?.outcome) == ["passed", "graderFault", "failed"]
            )
            #expect(
                try sample.text("feedback/ben.md").contains(
                    "The grader crashed on this answer twice."
                )
            )
            // The next run tries again.
            let again = try sample.grade()
            #expect(again.status == 0, "\(again.complaint)")
            #expect(try sample.grades().students.map(\.third?.outcome)[1] == "passed")
        }

        @Test("A crash that does not come again leaves no trace")
        func once() throws {
            let (status, complaint) = try grade(crashing: { _ in true }, times: 1)
            #expect(status == 0, "\(complaint)")
            try sample.grade("--seed", "11", into: "other")
            #expect(try sample.differences(from: "other") == [])
        }

        @Test("Of two graders with different seeds one is refused, and nothing is mixed")
        func twoSeeds() throws {
            let first = try RunningCommand(
                sample.arguments(["--seed", "11"]),
                in: sample.folder
            )
            let second = try RunningCommand(
                sample.arguments(["--seed", "12"]),
                in: sample.folder
            )
            let ends = [try first.end().status, try second.end().status]
            #expect(ends.sorted() == [0, 2])
            let grades = try sample.grades()
            #expect(grades.seed == (ends[0] == 0 ? 11 : 12))
            #expect(grades.students.flatMap(\.answers).allSatisfy { $0.seed == grades.seed })
            #expect(
                grades.students.map(\.third?.outcome) == ["passed", "passed", "failed"]
            )
        }

        @Test("Two graders with the same seed leave what one leaves")
        func sameSeed() throws {
            let graders = try (0..<2).map { _ in
                try RunningCommand(sample.arguments(["--seed", "11"]), in: sample.folder)
            }
            for grader in graders {
                let end = try grader.end()
                let complaint = try grader.complaint()
                #expect(end.status == 0, "\(complaint)")
            }
            try sample.grade("--seed", "11", into: "other")
            #expect(try sample.differences(from: "other") == [])
        }
    }
}
