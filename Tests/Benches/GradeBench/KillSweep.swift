import Catalogue
import Foundation
import Scenario

/// Kills the grading of a class repeatedly at random moments, and compares the final results with
/// those of an undisturbed grading.
struct KillSweep {
    private let options: TrialOptions
    private let kills: Int
    private let workbook = Workbook()
    private let folder: String

    init(_ options: TrialOptions, kills: Int) {
        self.options = options
        self.kills = kills
        folder = NSTemporaryDirectory() + "kill-sweep-\(ProcessInfo.processInfo.processIdentifier)"
    }

    /// A problem found by the sweep.
    struct Found: Error, CustomStringConvertible {
        let description: String
    }

    /// Runs the sweep, and prints the results.
    func run() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let submissions = "\(folder)/class"
        try MadeClass(
            students: options.students,
            seed: options.seed,
            mix: .realistic,
            stock: AnswerStock(workbook)
        ).write(to: submissions)
        GradeBench.say("Grading \(options.students) students without a disturbance.")
        let undisturbed = try ProcessUse.of {
            _ = try grading(submissions, "whole").finish()
        }
        try sweep(submissions, seconds: undisturbed.wallSeconds)
        try compare()
        GradeBench.show(
            "\(kills) kills, \(options.students) students: none lost, none doubled, the results are "
                + "the same to the byte, nothing was left running"
        )
    }

    private func grading(_ submissions: String, _ name: String) throws -> GradeProcess {
        try GradeProcess(
            submissions,
            out: "\(folder)/\(name)",
            seed: options.seed,
            cache: "\(folder)/cache-\(name)",
            program: "\(workbook.kit)/workbook"
        )
    }

    /// Kills each grading but the last within its share of the time.
    private func sweep(_ submissions: String, seconds: Double) throws {
        var generator = SeededGenerator(seed: options.seed)
        for number in 1...max(1, kills) {
            let process = try grading(submissions, "killed")
            try process.start()
            let share = seconds / Double(kills) * 2
            let moment = Double.random(in: 0.05...max(0.5, share), using: &generator)
            usleep(UInt32(moment * 1e6))
            let isInTime = process.isRunning
            kill(process.identifier, SIGKILL)
            _ = process.wait()
            let rest = try remaining()
            GradeBench.say(
                String(format: "  kill %d after %.2f s", number, moment)
                    + (isInTime ? "" : ", when it had ended")
            )
            guard rest.isEmpty else {
                throw Found(
                    description: "left running after a kill: \(rest.joined(separator: ", "))"
                )
            }
        }
        GradeBench.say("Grading to the end.")
        _ = try grading(submissions, "killed").finish()
    }

    /// The sweep's processes that still run up to two seconds after the kill.
    private func remaining() throws -> [String] {
        for _ in 0..<20 {
            usleep(100_000)
            if try ownProcesses().isEmpty { return [] }
        }
        return try ownProcesses()
    }

    private func ownProcesses() throws -> [String] {
        let own = "\(ProcessInfo.processInfo.processIdentifier)"
        let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return numbers.filter { Int($0) != nil && $0 != own }.compactMap { number in
            let environment = FileManager.default.contents(atPath: "/proc/\(number)/environ")
            let words = FileManager.default.contents(atPath: "/proc/\(number)/cmdline")
            let text = String(decoding: (environment ?? Data()) + (words ?? Data()), as: UTF8.self)
            guard text.contains("\(folder)/cache-killed") else { return nil }
            return String(decoding: words ?? Data(), as: UTF8.self)
                .replacing("\0", with: " ").prefix(80) + " (\(number))"
        }
    }

    // MARK: Comparing

    private func compare() throws {
        let (whole, killed) = (try results("whole"), try results("killed"))
        guard Set(whole.keys) == Set(killed.keys) else {
            let names = Set(whole.keys).symmetricDifference(killed.keys).sorted()
            throw Found(description: "only one of both has: \(names.joined(separator: ", "))")
        }
        for name in whole.keys.sorted() where whole[name] != killed[name] {
            throw Found(
                description: "\(name) differs, SEED=\(options.seed):\n"
                    + firstDifference(whole[name], killed[name])
            )
        }
    }

    private func firstDifference(_ first: Data?, _ second: Data?) -> String {
        let (lines, others) = (KillSweep.lines(first), KillSweep.lines(second))
        let index = zip(lines, others).enumerated().first { $1.0 != $1.1 }?.offset
        let last = index ?? min(lines.count, others.count)
        return [lines, others].map { lines in
            last < lines.count
                ? "  line \(last + 1): \(lines[last].prefix(400))" : "  no more lines"
        }.joined(separator: "\n")
    }

    private static func lines(_ data: Data?) -> [Substring] {
        String(decoding: data ?? Data(), as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The result files with their contents, and the records without their times.
    private func results(_ name: String) throws -> [String: Data] {
        let out = "\(folder)/\(name)"
        guard let files = FileManager.default.enumerator(atPath: out) else {
            throw Found(description: "\(out) cannot be read")
        }
        var results: [String: Data] = [:]
        for case let file as String in files where !file.hasPrefix(".workbook") {
            guard let data = FileManager.default.contents(atPath: "\(out)/\(file)") else {
                continue
            }
            let text = String(decoding: data, as: UTF8.self)
            results[file] =
                file.hasPrefix("records/")
                ? Data(text.replacing(/"durationSeconds":[0-9.e+-]+/, with: "").utf8) : data
        }
        return results
    }
}
