import Catalogue
import Foundation
import Platform
import Reports
import Results

/// An exercise from an empty stub: the candidate edits a copy, and has it graded.
struct CodeRound {
    let exercise: Exercise
    let file: String
    /// The copy's path for the candidate.
    let shownFile: String
    let dialogue: Dialogue
    /// The path of the reference solution.
    let reference: String
    /// Grades a file as an answer to the exercise.
    let grade: (Exercise, String) throws -> ExerciseReport

    private static let help =
        "Edit the file, then type `check`, as often as you like. `report` shows all that the last "
        + "check found, `done` continues with what you have."

    /// Repeats checks until the answer passes, or the candidate moves on.
    ///
    /// - Returns: The faults that the last check found; `nil` if the answer passes.
    func run() throws(Stop) -> Missed? {
        introduce()
        var last: ExerciseReport?
        while let line = try dialogue.ask("check, report, done or skip >", help: CodeRound.help) {
            switch line.trimmed.lowercased() {
            case "check", "c":
                guard let report = try check() else { continue }
                last = report
                if report.outcome == .passed { return nil }
            case "report", "r": show(last)
            case "done", "d":
                guard let last else {
                    dialogue.say("Nothing was checked yet: type `check` or `skip`.", .caution)
                    continue
                }
                return missed(after: last)
            case "": dialogue.say(CodeRound.help, .caution)
            default:
                dialogue.say("\u{201C}\(line.trimmed)\u{201D} is unknown here.", .caution)
                dialogue.say(CodeRound.help, .faint)
            }
        }
        // When the time is up, the last check counts.
        return missed(after: last, isSkipped: !dialogue.isOvertime)
    }

    /// Shows the solution once the candidate is done with the exercise.
    ///
    /// - Parameters:
    ///   - report: The report of the last check; `nil` without one.
    ///   - isSkipped: Whether the question does not count, whatever the last check found.
    private func missed(after report: ExerciseReport?, isSkipped: Bool = false) -> Missed {
        let isSkipped = isSkipped || report == nil
        let reached = report.map(CodeRound.verdict)
        let code = solution
        if !code.isEmpty {
            dialogue.say { page in
                page.paragraph("A good answer:", .good)
                // Neither wrapped nor indented: it is code, and its lines need the whole width.
                for line in code { page.add(StyledLine(page.style.visible(line))) }
            }
        }
        return Missed(
            question: "Exercise \(exercise.number): \(exercise.title)",
            verdict: isSkipped
                ? ["skipped", reached].compactMap { $0 }.joined(separator: ". ")
                : reached ?? "",
            share: isSkipped ? 0 : report.map(CodeRound.share) ?? 0,
            isSkipped: isSkipped,
            answer: "",
            reasons: ["The task and its lesson: Exercises/\(exercise.slug)/README.md"]
                + (report.map(CodeRound.reasons) ?? []),
            code: code
        )
    }

    /// The lines of the reference; empty if it cannot be read.
    private var solution: [String] {
        let data = FileManager.default.contents(atPath: reference) ?? Data()
        return String(decoding: data, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            .trimmingBlankLines
    }

    /// The result of the check, in a sentence.
    private static func verdict(_ report: ExerciseReport) -> String {
        switch report.outcome {
        case .passed: return "All \(report.tests.count) tests passed."
        case .notStarted: return "The file is still the empty stub."
        case .didNotCompile, .notAccepted:
            let first = report.diagnostics.first { $0.severity == .error }
            let message = (first?.message ?? "").asSentence
            // Without a line, the message is about the file itself.
            guard let line = first?.line else { return message.capitalisedFirst }
            let flaw =
                report.outcome == .notAccepted ? "It is not accepted" : "It does not compile"
            return "\(flaw) (line \(line)): \(message)"
        case .failed, .crashed, .timedOut, .skipped, .missing, .graderFault:
            let tests = report.tests
            let notRun = tests.count { $0.outcome == .skipped }
            return [
                "\(tests.count { $0.outcome == .passed }) of \(counted(tests.count, "test")) passed",
                notRun == 0 ? nil : "\(notRun) not run",
                PointsText.reached(Double(report.score), of: Double(report.maximumScore)),
            ].compactMap { $0 }.joined(separator: ", ") + "."
        }
    }

    /// The tests that the answer did not pass, if any were played.
    private static func reasons(_ report: ExerciseReport) -> [String] {
        guard report.outcome.isPlayed else { return [] }
        return report.tests.filter { $0.outcome != .passed && $0.outcome != .skipped }.map { test in
            let hasEnded = test.failure?.termination != nil
            return "Failed: \(test.name)" + (hasEnded ? ". \(test.message)" : "")
        }
    }

    private func introduce() {
        dialogue.say { page in
            page.paragraph("Exercise \(exercise.number): \(exercise.title)", .strong)
            page.paragraph(exercise.task)
            page.paragraph("Write it in this file, with any editor:")
            // Neither wrapped nor indented, so that the candidate can copy the path.
            page.add(StyledLine(shownFile, .accent))
        }
    }

    private func check() throws(Stop) -> ExerciseReport? {
        let files = FileManager.default
        guard files.fileExists(atPath: file) else {
            // An editor can save the file again, even if its folder is gone.
            let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
            try? files.createDirectory(at: folder, withIntermediateDirectories: true)
            dialogue.say("The file no longer exists. Save it again, or type `skip`.", .caution)
            return nil
        }
        guard !files.isFolder(file) else {
            dialogue.say("The file is a folder now. Save the file again, or type `skip`.", .caution)
            return nil
        }
        do {
            let report = try grade(exercise, file)
            guard report.outcome != .graderFault else {
                dialogue.say("The grader is at fault, not you: \(report.message)", .caution)
                return nil
            }
            summarise(report)
            return report
        } catch let stop as Stop {
            throw stop
        } catch {
            dialogue.say("It cannot be graded: \(error.sentence)", .caution)
            return nil
        }
    }

    private func summarise(_ report: ExerciseReport) {
        let symbol = report.outcome.symbol(in: dialogue.style.glyphs) + " "
        dialogue.say { page in
            page.paragraph(CodeRound.verdict(report), report.outcome.ink, label: symbol)
            if report.outcome.isPlayed { addFirstFailure(report, to: &page) }
        }
    }

    private func addFirstFailure(_ report: ExerciseReport, to page: inout Page) {
        guard let test = report.tests.first(where: { $0.outcome != .passed }) else { return }
        page.paragraph(test.name, .strong, indent: 2)
        let failure = test.failure
        let difference = failure?.firstDifference ?? ""
        if failure?.termination != nil || difference.isEmpty {
            page.paragraph(test.message, indent: 2)
        }
        if !difference.isEmpty { page.paragraph(difference, indent: 2) }
    }

    private func show(_ report: ExerciseReport?) {
        guard var report else {
            return dialogue.say("Nothing was checked yet: type `check`.", .caution)
        }
        report.answerPath = shownFile
        let lines = TerminalReport(report, on: .repeatedly, style: dialogue.style).lines
        dialogue.say { $0.add(lines) }
    }

    /// The part of the maximum score that an answer reaches.
    static func share(_ report: ExerciseReport) -> Double {
        guard report.maximumScore > 0 else { return 0 }
        return Double(report.score) / Double(report.maximumScore)
    }
}

extension [String] {
    fileprivate var trimmingBlankLines: [String] {
        let isBlank: (String) -> Bool = \.trimmed.isEmpty
        return Array(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    }
}
