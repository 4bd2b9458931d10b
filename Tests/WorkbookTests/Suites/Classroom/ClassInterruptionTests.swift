import Catalogue
import Foundation
import Testing

extension CommandTests {
    @Suite("A class whose grading is interrupted")
    struct ClassInterruptionTests {
        private let sample: GradedClass

        /// Four answers that differ, one of them wrong.
        init() throws {
            sample = try GradedClass()
            try sample.handIn("ada", body: "let ada = 1\n_ = ada\n" + BaseViewAnswer.right)
            try sample.handIn("ben", body: "let ben = 2\n_ = ben\n" + SampleClass.ascending)
            try sample.handIn("cem", body: "let cem = 3\n_ = cem\n" + BaseViewAnswer.right)
            try sample.handIn("dot", body: "let dot = 4\n_ = dot\n" + BaseViewAnswer.right)
        }

        /// How many answers were judged so far.
        private var verdicts: Int {
            let folder = sample.results().appendingPathComponent(".workbook/verdicts").path
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.count
        }

        /// Whether an answer is being judged.
        private var isAtWork: Bool {
            let folder = sample.results().appendingPathComponent(".workbook/answers").path
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return !names.isEmpty
        }

        private func begin() throws -> RunningCommand {
            try RunningCommand(
                sample.arguments(["--seed", "11", "--jobs", "1"]),
                in: sample.folder
            )
        }

        /// The processes that still run in the workbook's folder, or on a file of it.
        private var running: [String] {
            let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
            return processes.filter { Int($0) != nil }.compactMap { number in
                let data = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
                let command = String(decoding: data, as: UTF8.self)
                let folder = try? FileManager.default.destinationOfSymbolicLink(
                    atPath: "/proc/\(number)/cwd"
                )
                let place = sample.folder.root.path
                return command.contains(place) || folder == place ? command : nil
            }
        }

        @Test("Stopped by Ctrl-C and killed, it goes on where it was, and ends with the same bytes")
        func goesOn() throws {
            // Stopped by Ctrl-C: what is in work is finished, and no gradebook is written.
            let stopped = try begin()
            try RunningCommand.wait(for: "a verdict") { verdicts > 0 }
            stopped.signal(SIGINT)
            let end = try stopped.end()
            #expect(end.status == 130 && end.reason == .exit)
            let complaint = try stopped.complaint()
            #expect(
                complaint.contains(
                    "Finishing the answers in progress; press Ctrl-C again to stop immediately."
                )
            )
            let stop = try #require(
                complaint.firstMatch(
                    of: /Stopped with (\d+) of (\d+) answers graded; the same command continues/
                )
            )
            #expect(stop.2 == "4" && (1...3).contains(Int(stop.1) ?? 0))
            #expect(
                !FileManager.default.fileExists(atPath: "\(sample.results().path)/gradebook.csv")
            )
            let before = verdicts
            #expect((1...3).contains(before))
            #expect(running == [])

            // Killed in the middle of the next answer.
            let killed = try begin()
            try RunningCommand.wait(for: "an answer in work") { isAtWork || verdicts > before }
            killed.signal(SIGKILL)
            #expect(try killed.end().reason == .uncaughtSignal)
            try RunningCommand.wait(for: "the end of what was in work") { running == [] }

            // On to the end, as if nothing had been.
            let last = try sample.grade("--jobs", "2")
            #expect(last.status == 0, "\(last.complaint)")
            #expect(last.complaint.contains("seed 11\n"))
            try sample.grade("--seed", "11", into: "other")
            #expect(try sample.differences(from: "other") == [])
            let left = try FolderContents.files(in: sample.results()).keys.filter {
                $0.hasPrefix(".workbook/unfinished/") || $0.hasPrefix(".workbook/answers/")
            }
            #expect(left == [])
        }

        @Test("The second Ctrl-C stops it immediately")
        func secondControlC() throws {
            try sample.handIn("abe", body: "while true {}")
            let command = try begin()
            try RunningCommand.wait(for: "an answer in work") { isAtWork }
            command.signal(SIGINT)
            try RunningCommand.wait(for: "the notice") {
                try command.complaint().contains("press Ctrl-C again")
            }
            command.signal(SIGINT)
            let end = try command.end()
            #expect(end.status == 130 && end.reason == .exit)
            #expect(try !command.complaint().contains("Stopped with"))
            try RunningCommand.wait(for: "the end of what was in work") { running == [] }
        }
    }
}
